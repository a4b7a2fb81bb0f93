import { type Thing, thing } from '../../thing.ts';

/** Spaces of the Boarding Party track, in their order. */
export const inOrder = (spaces: readonly number[]): Thing[] =>
  [...spaces].sort((a, b) => a - b).map((space) => thing('bsg-space', { space }));

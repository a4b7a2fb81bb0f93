import type { Args } from './thing.ts';

/** A message and what it is told. */
export type Line = readonly [id: string, args?: Args];

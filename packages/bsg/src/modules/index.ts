import type { Module } from './module.ts';

/** The modules that come with the game beside the first rulebook. */
export const MODULES: readonly Module[] = [
  // None yet.
];

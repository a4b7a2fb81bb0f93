import { rulebook } from '@starboard/kernel';
import type { Roll } from './facts.ts';

/** The words in which the rules of Roll are written. */
export const { procedure, asks, asksAll, calls, together } = rulebook<Roll>();

import { rulebook } from '@starboard/kernel';
import type { Bsg } from '../table/facts.ts';

/** The words in which the rules of Battlestar Galactica are written. */
export const { procedure, forward, asks, asksAll, asksInTurn, calls, opens } = rulebook<Bsg>();

import type { Seat } from '@starboard/kernel';
import type { BsgTable } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { STANDINGS } from '../table/standing.ts';
import type { Moment } from './moments.ts';

// Games begun under version 1 go on as they began, so that what was written down of them can still be checked.

/** They asked some of whom everybody could see that they had nothing to say. */
export function asksNeedlessly(t: BsgTable): boolean {
  return t.begun < 2;
}

/** Whom they asked at a moment of abilities: whoever has one, used up or not, wherever they are. */
export function isAskedNeedlessly(t: BsgTable, moment: Moment, seat: Seat): boolean {
  const human = STANDINGS[playerAt(t.facts, seat).standing].human;
  return moment === 'location-check' ? human : moment !== 'end-of-turn' || t.facts.current === seat;
}

/** They took a Cylon for a human until the power of the card was used. */
export function revealsLate(t: BsgTable): boolean {
  return t.begun < 2;
}

import type { Seat } from '@starboard/kernel';
import { characterOf } from '../content/library.ts';
import type { BsgTable } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import type { Moment } from './moments.ts';

// Games begun under version 1 go on as they began, so that what was written down of them can still be checked.

/** They asked some of whom everybody could see that they had nothing to say. */
export function asksNeedlessly(t: BsgTable): boolean {
  return t.begun < 2;
}

/** Whom they asked at a moment of abilities: whoever has one, used up or not, wherever they are. */
export function isAskedNeedlessly({ facts }: BsgTable, moment: Moment, seat: Seat): boolean {
  if (moment === 'location-check') return true;
  if (moment === 'end-of-turn' && facts.current !== seat) return false;
  const { character } = playerAt(facts, seat);
  return (
    character !== null &&
    characterOf(character).abilities.some((it) => it.rule === 'play' && it.at === moment)
  );
}

/** They told whoever ordered plays which of several cards that are alike each was. */
export function tellsCopies(t: BsgTable): boolean {
  return t.begun < 2;
}

/** They took a Cylon for a human until the power of the card was used. */
export function revealsLate(t: BsgTable): boolean {
  return t.begun < 2;
}

import { clockwiseFrom, type Seat } from '@starboard/kernel';
import type { BsgTable } from '../table/facts.ts';
import { isHuman, stillPlaying } from '../table/people.ts';
import type { Everybody, Who } from './effect.ts';

/** In whose name an effect is carried out. */
export interface Context {
  /** The player whose card it is: the current player of a Crisis. */
  readonly current: Seat;
  /** Who acts: plays the Quorum card, uses the ability. */
  readonly self: Seat;
  readonly chosen: Seat | null;
  /** What was said with a play: a skill, an area. */
  readonly said?: string;
  /** A card took the place of the die that led here: Scar is safe (PEG-41.4). */
  readonly noDie?: true;
  /** How often everybody had been executed when it began: what follows is not for the next character (EXO-C34). */
  readonly deaths?: readonly number[];
}

export function contextOf(current: Seat, self: Seat = current): Context {
  return { current, self, chosen: null };
}

export function whoIs(t: Pick<BsgTable, 'facts'>, context: Context, who: Who): Seat | null {
  switch (who) {
    case 'current':
      return context.current;
    case 'self':
    case 'owner':
      return context.self;
    case 'chosen':
    case 'examiner':
      return context.chosen;
    default:
      return t.facts.titles[who] ?? null;
  }
}

/** Everybody an effect concerns, clockwise from whoever acts; for a Crisis card, the current player (PEG-7.3). */
export function whoAre(t: BsgTable, context: Context, who: Who | Everybody): Seat[] {
  const all = stillPlaying(t.facts, clockwiseFrom(context.self, t.seats.length));
  switch (who) {
    case 'each':
      return [...all];
    case 'each-human':
      return all.filter((seat) => isHuman(t.facts, seat));
    case 'each-cylon':
      return all.filter((seat) => !isHuman(t.facts, seat));
    default: {
      const seat = whoIs(t, context, who);
      return seat === null ? [] : [seat];
    }
  }
}

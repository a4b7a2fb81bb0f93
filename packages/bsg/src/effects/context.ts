import type { Seat } from '@starboard/kernel';
import type { CrisisId, QuorumId } from '../content/index.ts';
import type { BsgTable } from '../facts.ts';
import type { Who } from './effect.ts';

/** In whose name an effect is carried out, and for which card. */
export interface Context {
  /** The player whose card it is: the current player of a Crisis. */
  readonly current: Seat;
  /** Who acts: plays the Quorum card, uses the ability. */
  readonly self: Seat;
  chosen: Seat | null;
  readonly card: CrisisId | QuorumId | null;
  readonly deck: 'crisis' | 'super-crisis' | 'quorum' | null;
  /** Ships this card has just placed. */
  placed: string[];
  /** The card stays in play, or leaves the game, instead of being discarded. */
  fate: 'discard' | 'kept' | 'removed' | 'given';
  /** BSG-7.17: another Crisis follows the activation of this one. */
  another: boolean;
}

export function contextOf(
  current: Seat,
  self: Seat = current,
  card: Context['card'] = null,
  deck: Context['deck'] = null,
): Context {
  return { current, self, chosen: null, card, deck, placed: [], fate: 'discard', another: false };
}

export function whoIs(t: BsgTable, context: Context, who: Who): Seat | null {
  switch (who) {
    case 'current':
      return context.current;
    case 'self':
      return context.self;
    case 'chosen':
      return context.chosen;
    case 'president':
    case 'admiral':
      return t.facts.titles[who];
  }
}

import type { Seat } from '@starboard/kernel';
import { has, humans } from '../table/people.ts';
import { offersFor, playChosen } from './played-cards.ts';
import { opens, procedure } from './writing.ts';

/** What a die is rolled for: everybody knows, and should before adding to it. */
export type RolledFor =
  | { readonly what: 'attack'; readonly by: string; readonly target: string }
  | { readonly what: 'jump'; readonly atMost: number; readonly population: number }
  | { readonly what: 'risk'; readonly ship: string; readonly atLeast: number }
  | { readonly what: 'card'; readonly atLeast?: number; readonly atMost?: number };

export interface Rolling {
  readonly roller: Seat;
  readonly rolledFor: RolledFor;
  /** What is added to the die: by rules, and by Strategic Planning. */
  plus: number;
  planned: boolean;
  /** An attack on a viper, which can be evaded. */
  readonly onViper: boolean;
  readonly piloted: boolean;
  /** Evasive Maneuvers of a piloted viper count against every new roll (BSG-15.19). */
  evasion: number;
  result: number;
}

export function rolling(
  roller: Seat,
  rolledFor: RolledFor,
  plus = 0,
  viper?: { readonly piloted: boolean },
): Rolling {
  return {
    roller,
    rolledFor,
    plus,
    planned: false,
    onViper: viper !== undefined,
    piloted: viper?.piloted ?? false,
    evasion: 0,
    result: 0,
  };
}

/** The die with eight sides, and whoever may meddle with it (TW-14 to TW-16). */
export const dieRoll = procedure<Rolling, number>('die-roll', {
  // BSG-15.18: one Strategic Planning per roll
  before: opens({
    name: 'before-roll',
    secret: true,
    seats: (t) => humans(t),
    offers: (t, { planned }, seat) => (planned ? [] : offersFor(t.facts, seat, 'before-roll')),
    about: (_t, { roller, onViper, rolledFor }) => ({ roller, onViper, ...rolledFor }),
    play(t, roll, choice, seat) {
      roll.plus += playChosen(t, seat, choice, 'before-roll')?.plus ?? 0;
      roll.planned = true;
      return undefined;
    },
    speak: 'at-once',
    until: 'one-play',
    arbiter: (t) => t.facts.current,
  }),

  // BSG-30.15
  roll(t, roll) {
    const die = t.roll(8);
    roll.result = Math.max(1, Math.min(8, die + roll.plus + roll.evasion));
    t.emit('rolled', { seat: roll.roller, die, result: roll.result });
  },

  // ECO Officer, once in Helo's own turn
  reroll: opens({
    name: 'after-roll',
    seats: (t) => humans(t).filter((seat) => has(t.facts, seat, 'reroll')),
    offers: (t, _, seat) =>
      t.facts.current === seat && !t.facts.thisTurn.ecoOfficer ? ['eco-officer'] : [],
    about: (_t, { roller, result }) => ({ roller, result }),
    play(t, _, __, seat) {
      t.facts.thisTurn.ecoOfficer = true;
      t.emit('ability-used', { seat, ability: 'eco-officer' });
      return 'before'; // BSG-30.16: what was played stays, and what was not may be
    },
    speak: 'in-turn',
    until: 'one-play',
  }),

  evade: opens({
    name: 'viper-attacked',
    secret: true,
    seats: (t, { onViper }) => (onViper ? humans(t) : []),
    offers: (t, _, seat) => offersFor(t.facts, seat, 'viper-attacked'),
    about: (_t, { result, piloted }) => ({ result, piloted }),
    play(t, roll, choice, seat) {
      const piloted = playChosen(t, seat, choice, 'viper-attacked')?.reroll.piloted ?? 0;
      roll.evasion = roll.piloted ? piloted : 0;
      return 'before';
    },
    speak: 'at-once',
    until: 'one-play',
    arbiter: (t) => t.facts.current,
  }),

  result(t, { result }) {
    t.give(result);
  },
});

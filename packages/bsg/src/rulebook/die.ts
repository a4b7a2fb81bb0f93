import type { Next, Seat } from '@starboard/kernel';
import { boxOf } from '../modules/box.ts';
import type { BsgTable } from '../table/facts.ts';
import { isQuiet, momentOf } from './plays.ts';
import { moveSomebody, takeActions } from './procedures.ts';
import { procedure } from './writing.ts';

/** What a die is rolled for: everybody knows, and should before adding to it. */
export type RolledFor =
  | { readonly what: 'attack'; readonly by: string; readonly target: string }
  | { readonly what: 'jump'; readonly atMost: number; readonly population: number }
  | { readonly what: 'risk'; readonly ship: string; readonly atLeast: number }
  | { readonly what: 'card'; readonly atLeast?: number; readonly atMost?: number }
  /** Where on its board a Cylon ship waits (EXO-25.1). */
  | { readonly what: 'pursuit'; readonly ship: string };

export interface Rolling {
  readonly roller: Seat;
  readonly rolledFor: RolledFor;
  /** What is added to the die: by rules, and by Strategic Planning. */
  plus: number;
  /** What was played to it, of what can be played once. */
  used: string[];
  /** Somebody had it rolled again. */
  again: boolean;
  /** An attack on a viper, which can be evaded. */
  readonly onViper: boolean;
  readonly piloted: boolean;
  /** Whom it is about, beside the roller: the pilot under fire, whoever is to be detained. */
  readonly named?: Seat;
  /** Evasive Maneuvers of a piloted viper count against every new roll (BSG-15.19). */
  evasion: number;
  result: number;
  /** A card in place of the die: nothing changes it (PEG-41.4). */
  replaced?: true;
  /** Named instead of being rolled: nothing changes it (Longshot). */
  set?: true;
}

export function rolling(
  roller: Seat,
  rolledFor: RolledFor,
  plus = 0,
  viper?: { readonly piloted: boolean },
  named?: Seat,
): Rolling {
  const onViper = viper !== undefined;
  const piloted = viper?.piloted ?? false;
  // Mostly nobody is named; written out, because dice are rolled all the time.
  return named === undefined
    ? { roller, rolledFor, plus, used: [], again: false, onViper, piloted, evasion: 0, result: 0 }
    : {
        roller,
        rolledFor,
        plus,
        used: [],
        again: false,
        onViper,
        piloted,
        named,
        evasion: 0,
        result: 0,
      };
}

/** The die with eight sides, and whoever may meddle with it (TW-14 to TW-16). */
export const dieRoll = procedure<Rolling, number>('die-roll', {
  begin: (t) => (isQuiet(t, 'roll-begins') ? 'before' : undefined),
  // EXO-T9: Longshot, in place of rolling
  instead: momentOf('roll-begins', {
    about: (_t, { roller, rolledFor, named }) => ({ roller, ...rolledFor, ...concerned(named) }),
    plays: 'one',
  }),
  named: (_t, { set }) => (set === true ? 'result' : undefined),

  // BSG-15.18: one Strategic Planning per roll
  before: momentOf('before-roll', {
    // Who acts matters only where somebody has a text for the own roll.
    around: (t, { used, roller }) =>
      boxOf(t.facts).openMoments.has('before-roll') && isActing(t, roller)
        ? { used, roller }
        : { used },
    about: (_t, { roller, onViper, rolledFor, named }) => ({
      roller,
      onViper,
      ...rolledFor,
      ...concerned(named),
    }),
    plays: 'one',
  }),

  // BSG-30.15
  roll(t, roll) {
    if (roll.replaced === true) return 'result';
    const die = t.roll(8);
    roll.result = Math.max(1, Math.min(8, die + roll.plus + roll.evasion));
    t.emit('rolled', { seat: roll.roller, die, result: roll.result });
    return undefined;
  },

  // ECO Officer
  reroll: momentOf('after-roll', {
    around: (_t, { used, rolledFor }) => ({ used, rolledFor: rolledFor.what }),
    about: (_t, { roller, result, named }) => ({ roller, result, ...concerned(named) }),
    plays: 'one',
  }),
  // Mostly nothing more can be said to it.
  rerolled(t, roll) {
    const next = again(t, roll);
    if (next !== undefined) return next;
    return isQuiet(t, 'roll-made') && !isOnForce(roll) ? 'evade' : undefined;
  },

  // PEG-30.3: Maximum Firepower against an occupation force
  firepower: momentOf('force-attacked', {
    opens: (_t, roll) => isOnForce(roll),
    around: (_t, { used, roller }) => ({ used, roller }),
    about: (_t, { result }) => ({ result }),
    plays: 'one',
  }),
  fired: again,

  // PEG-T15: Calculations
  calculate: momentOf('roll-made', {
    around: (_t, { used }) => ({ used }),
    about: (_t, { roller, result, named }) => ({ roller, result, ...concerned(named) }),
    plays: 'one',
  }),

  // Evasive Maneuvers
  evade: momentOf('viper-attacked', {
    opens: (_t, { onViper }) => onViper,
    around: (_t, { used }) => ({ used }),
    about: (_t, { result, piloted, named }) => ({ result, piloted, ...concerned(named) }),
    plays: 'one',
  }),
  evaded: again,

  result(t, { result }) {
    t.give(result);
  },
});

/** Who is asked about, where somebody is. */
const concerned = (named: Seat | null | undefined): { readonly named?: Seat } =>
  named === null || named === undefined ? {} : { named };

const isOnForce = ({ rolledFor }: Rolling): boolean =>
  rolledFor.what === 'attack' && rolledFor.target === 'occupation-force';

/** PEG-41.5: in the own Action step, for an own action. */
function isActing(t: BsgTable, seat: Seat): boolean {
  const acting = t.within(takeActions);
  return acting?.seat === seat && t.facts.current === seat && t.within(moveSomebody) === null;
}

/** BSG-30.16: what was played stays, and what was not may be. */
function again(_t: BsgTable, roll: Rolling): Next {
  if (!roll.again) return undefined;
  roll.again = false;
  return 'before';
}

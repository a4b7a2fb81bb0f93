import type {
  Activation,
  Hazard,
  Location,
  Resource,
  Sector,
  Skill,
  Title,
} from '../table/vocabulary.ts';
import type { Condition } from './condition.ts';

/**
 * Whom an effect concerns. `current` is the player whose card it is, `self` the one who acts, `chosen` whoever
 * was named last.
 */
export type Who = 'current' | 'self' | 'chosen' | Title;

/** Among whom a character is named. */
export type Among =
  | 'can-go-to-brig'
  | 'can-go-to-sickbay'
  | 'on-galactica-to-brig'
  | 'on-galactica-to-sickbay'
  | 'others'
  | 'other-not-admiral'
  | 'others-in-brig'
  | 'with-hidden-loyalty'
  | 'human-with-hidden-loyalty';

/** What is placed in a sector. */
export type Ship = 'raider' | 'heavy-raider' | 'basestar' | 'civilian' | 'viper';

/** What cards do. One small operation each; a card is a list of them. */
export type Effect =
  | { readonly op: 'resource'; readonly resource: Resource; readonly by: number }
  | {
      readonly op: 'discard';
      /** Several of them discard at the same time (BSG-38.5). */
      readonly who: Who | 'each' | readonly Who[];
      readonly count: number | 'all';
      readonly random?: true;
    }
  | {
      readonly op: 'draw';
      readonly who: Who;
      readonly count: number;
      readonly from: readonly Skill[];
    }
  /** Without a name, whoever acts. */
  | {
      readonly op: 'draw-quorum';
      readonly count: number;
      readonly who?: Who;
      /** On top of what was drawn just before: "1 more". */
      readonly more?: true;
    }
  | { readonly op: 'send'; readonly who: Who; readonly to: Hazard }
  | { readonly op: 'send-all'; readonly from: Location | 'colonial-one'; readonly to: Hazard }
  | { readonly op: 'free'; readonly who: Who; readonly optional?: true }
  | {
      readonly op: 'name';
      readonly by: Who;
      readonly among: Among;
      readonly optional?: true;
      readonly then: readonly Effect[];
    }
  | {
      readonly op: 'choose';
      readonly by: Who;
      readonly options: readonly (readonly Effect[])[];
      readonly optional?: true;
    }
  | {
      readonly op: 'roll';
      readonly by: Who;
      readonly atLeast?: number;
      readonly atMost?: number;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | {
      readonly op: 'place';
      readonly ship: Ship;
      readonly count: number;
      /** Without one, the Admiral chooses (BSG-13.12). */
      readonly sector?: Sector;
    }
  | { readonly op: 'destroy-raptor'; readonly count: number }
  | { readonly op: 'repair-raptor'; readonly count: number }
  | {
      readonly op: 'repair-vipers';
      readonly max: number;
      readonly by: Who;
      readonly destroyed?: true;
    }
  | { readonly op: 'damage-vipers'; readonly count: number; readonly from: 'reserves' | 'space' }
  | { readonly op: 'return-vipers' }
  | { readonly op: 'destroy-civilian'; readonly count: number }
  | {
      readonly op: 'destroy-cylons';
      readonly what: 'raider' | 'heavy-raider' | 'centurion';
      readonly count: number;
    }
  | { readonly op: 'jump-track'; readonly by: number }
  | { readonly op: 'look-loyalty'; readonly by: Who; readonly of: Who; readonly all?: true }
  | { readonly op: 'title'; readonly title: Title; readonly to: Who }
  | { readonly op: 'spend-nuke' }
  | { readonly op: 'centurion'; readonly count: number }
  | { readonly op: 'activate'; readonly what: Activation; readonly justPlaced?: true }
  | { readonly op: 'keep' }
  | { readonly op: 'distance'; readonly by: number }
  | { readonly op: 'extra-crisis' }
  | { readonly op: 'if'; readonly condition: Condition; readonly then: readonly Effect[] }
  | {
      readonly op: 'risk';
      readonly by: Who;
      readonly ship: 'raptor' | 'viper';
      readonly count: number;
      readonly atLeast: number;
      readonly then: readonly Effect[];
      readonly else: readonly Effect[];
    }
  | { readonly op: 'damage-galactica'; readonly count: number; readonly choiceOf?: number }
  | { readonly op: 'activate-vipers'; readonly count: number }
  /** Without a deck named, the one who looks chooses. */
  | { readonly op: 'look-deck'; readonly deck?: 'crisis' }
  | { readonly op: 'look-civilians'; readonly count: number }
  // What locations, titles and skill cards do
  | {
      readonly op: 'check';
      /** A character is named first, or nobody. */
      readonly name: 'accused' | 'nominee' | null;
      readonly difficulty: number;
      readonly skills: readonly Skill[];
      readonly pass: readonly Effect[];
    }
  | { readonly op: 'jump'; readonly riskedUpTo: number }
  | { readonly op: 'galactica-attacks' }
  | { readonly op: 'attack-centurion'; readonly atLeast: number }
  | { readonly op: 'nuke' }
  | { readonly op: 'launch-self' }
  | { readonly op: 'own-viper-attacks'; readonly count: number }
  | { readonly op: 'act'; readonly count: number }
  | { readonly op: 'order-another'; readonly actions: number }
  | { readonly op: 'repair'; readonly vipers: number }
  | { readonly op: 'play-quorum' }
  | { readonly op: 'play-super-crisis' }
  | { readonly op: 'swap-super-crisis' }
  | { readonly op: 'crisis-of'; readonly draw: number }
  | { readonly op: 'launch'; readonly raiders: number; readonly heavyRaiders: number }
  | { readonly op: 'take-card' }
  | { readonly op: 'hand-over-loyalty'; readonly upToDistance: number }
  | { readonly op: 'remove-card' }
  | { readonly op: 'give-card' }
  | { readonly op: 'quorum-choice'; readonly draw: number }
  // What is played at a moment: to a check, to a roll, to a card that was just turned up
  | { readonly op: 'face-up' }
  | { readonly op: 'count-positive'; readonly skill: Skill }
  | { readonly op: 'change-difficulty'; readonly by: number }
  | { readonly op: 'decide-check'; readonly result: 'pass' | 'fail' }
  /** The skill that was said counts nothing. */
  | { readonly op: 'ignore-skill' }
  | { readonly op: 'take-check-cards' }
  | { readonly op: 'add-to-roll'; readonly plus: number }
  /** Against a piloted viper the roll is changed by so much from then on. */
  | { readonly op: 'reroll'; readonly piloted?: number }
  | { readonly op: 'switch-choice' }
  | { readonly op: 'replace-crisis' }
  /** In the area that was said. */
  | { readonly op: 'board-placed-viper' };

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;

export const lose = (resource: Resource, count: number): Effect => ({
  op: 'resource',
  resource,
  by: -count,
});
export const gain = (resource: Resource, count: number): Effect => ({
  op: 'resource',
  resource,
  by: count,
});
export const discard = (
  who: Who | 'each' | readonly Who[],
  count: number | 'all',
  random?: 'random',
): Effect => ({
  op: 'discard',
  who,
  count,
  ...(random && { random: true }),
});
export const draw = (who: Who, count: number, from: readonly Skill[]): Effect => ({
  op: 'draw',
  who,
  count,
  from,
});
export const drawQuorum = (count: number, who?: Who): Effect => ({
  op: 'draw-quorum',
  count,
  ...(who && { who }),
});
export const drawMoreQuorum = (count: number): Effect => ({ op: 'draw-quorum', count, more: true });
export const send = (who: Who, to: Hazard): Effect => ({ op: 'send', who, to });
export const sendAll = (from: Location | 'colonial-one', to: Hazard): Effect => ({
  op: 'send-all',
  from,
  to,
});
export const name = (by: Who, among: Among, then: readonly Effect[]): Effect => ({
  op: 'name',
  by,
  among,
  then,
});
export const mayName = (by: Who, among: Among, then: readonly Effect[]): Effect => ({
  op: 'name',
  by,
  among,
  optional: true,
  then,
});
export const choose = (by: Who, ...options: readonly (readonly Effect[])[]): Effect => ({
  op: 'choose',
  by,
  options,
});
export const may = (by: Who, ...options: readonly (readonly Effect[])[]): Effect => ({
  op: 'choose',
  by,
  options,
  optional: true,
});
export const rollAtMost = (
  by: Who,
  atMost: number,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'roll', by, atMost, then, ...(otherwise.length > 0 && { else: otherwise }) });
export const rollAtLeast = (
  by: Who,
  atLeast: number,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'roll', by, atLeast, then, ...(otherwise.length > 0 && { else: otherwise }) });
export const place = (ship: Ship, count: number, sector: Sector): Effect => ({
  op: 'place',
  ship,
  count,
  sector,
});
export const risk = (
  by: Who,
  ship: 'raptor' | 'viper',
  count: number,
  atLeast: number,
  then: readonly Effect[],
  otherwise: readonly Effect[],
): Effect => ({ op: 'risk', by, ship, count, atLeast, then, else: otherwise });
export const destroyRaptor = (count = 1): Effect => ({ op: 'destroy-raptor', count });
export const repairRaptor = (count = 1): Effect => ({ op: 'repair-raptor', count });
export const damageVipers = (count: number, from: 'reserves' | 'space'): Effect => ({
  op: 'damage-vipers',
  count,
  from,
});
export const destroyCivilian = (count = 1): Effect => ({ op: 'destroy-civilian', count });
export const destroyCylons = (what: EffectOf<'destroy-cylons'>['what'], count: number): Effect => ({
  op: 'destroy-cylons',
  what,
  count,
});
export const jumpTrack = (by: number): Effect => ({ op: 'jump-track', by });
export const lookLoyalty = (by: Who, of: Who): Effect => ({ op: 'look-loyalty', by, of });
export const giveTitle = (title: Title, to: Who): Effect => ({ op: 'title', title, to });
export const centurions = (count: number): Effect => ({ op: 'centurion', count });
export const activate = (what: Activation): Effect => ({ op: 'activate', what });
export const damageGalactica = (count: number): Effect => ({ op: 'damage-galactica', count });
export const attackCenturion = (atLeast: number): Effect => ({ op: 'attack-centurion', atLeast });
export const keep = (): Effect => ({ op: 'keep' });

import type { CrisisId } from '../content/library.ts';
import {
  type Activation,
  type BoardId,
  type Hazard,
  type Location,
  type Resource,
  type Sector,
  type Skill,
  type Title,
  TREACHERY,
} from '../table/vocabulary.ts';
import type { Condition } from './condition.ts';

/**
 * Whom an effect concerns. `current` is the player whose card it is, `self` the one who acts, `chosen` whoever
 * was named last; of a Loyalty card that somebody looked at, the `owner` and the `examiner`.
 */
export type Who = 'current' | 'self' | 'chosen' | 'owner' | 'examiner' | Title;

/** Several at once: all players, the human ones, the revealed Cylons (PEG-3.1 to 3.6). */
export type Everybody = 'each' | 'each-human' | 'each-cylon';

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
  | 'human-with-hidden-loyalty'
  /** Any human player, whoever asks included. */
  | 'humans'
  /** A human player's character that is on the board (PEG-C11). */
  | 'human-on-board'
  /** In the Brig, or in Detention for somebody who is on New Caprica (PEG-28.6). */
  | 'prisoners'
  /** Who stands on New Caprica: anybody, or a human player who can be sent somewhere there. */
  | 'on-planet'
  | 'on-planet-to-detention'
  | 'on-planet-to-medical-center'
  | 'in-detention'
  | 'revealed-cylon'
  /** Any other player, whatever their standing. */
  | 'other-players'
  /** Another character at the same place. */
  | 'others-here'
  | 'other-can-go-to-brig'
  | 'other-can-go-to-sickbay'
  /** A human player who has Loyalty cards. */
  | 'humans-with-loyalty';

/** What is placed in a sector. */
export type Ship = 'raider' | 'heavy-raider' | 'basestar' | 'civilian' | 'viper';

/** What cards do. One small operation each; a card is a list of them. */
export type Effect =
  | { readonly op: 'resource'; readonly resource: Resource; readonly by: number }
  | {
      readonly op: 'discard';
      /** Several of them discard at the same time (BSG-38.5). */
      readonly who: Who | 'each' | 'each-human' | 'each-other-human' | readonly Who[];
      readonly count: number | 'all';
      readonly random?: true;
      /** A Cylon player discards, too. */
      readonly evenCylons?: true;
    }
  | {
      readonly op: 'draw';
      readonly who: Who | Everybody;
      readonly count: number;
      /** Of these skills, of those the player draws in the own turn, or of any there are. */
      readonly from: readonly Skill[] | 'skill-set' | 'any';
      /** Everybody may say no. */
      readonly optional?: true;
      /** Only those with so few cards in hand. */
      readonly handAtMost?: number;
    }
  /** Cards for other cards, one player after the other (PEG-7.3, 3.9). */
  | {
      readonly op: 'trade';
      readonly who: Who | Everybody;
      readonly discard: number;
      readonly random?: true;
      readonly draw: number;
      readonly from: readonly Skill[];
    }
  | { readonly op: 'draw-super-crisis'; readonly who: Who | Everybody }
  /** Discards down to so many. */
  | { readonly op: 'cut-hand'; readonly to: number }
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
  /** To a place of the ship or planet the prison is on, or to any that can be reached. */
  | {
      readonly op: 'free';
      readonly who: Who;
      /** Who picks the place; without a name, whoever acts. */
      readonly picks?: Who;
      readonly optional?: true;
      readonly anywhere?: true;
    }
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
      /** Lower than the number of raiders around Galactica (EXO-22.8). */
      readonly belowRaiders?: true;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | {
      readonly op: 'place';
      readonly ship: Ship;
      readonly count: number;
      /** Without one, the Admiral chooses (BSG-13.12), or the CAG (EXO-27.5). */
      readonly sector?: Sector;
      /** A basestar that comes with so much damage. */
      readonly damaged?: number;
    }
  | { readonly op: 'destroy-raptor'; readonly count: number }
  | { readonly op: 'repair-raptor'; readonly count: number }
  | {
      readonly op: 'repair-vipers';
      readonly max: number;
      readonly by: Who;
      readonly destroyed?: true;
      /** As many as can be. */
      readonly all?: true;
    }
  | {
      readonly op: 'damage-vipers';
      readonly count: number;
      readonly from: 'reserves' | 'space' | 'reserves-or-space' | 'unmanned-in-space';
      /** Who picks them; without a name, the current player. */
      readonly by?: Who;
    }
  | { readonly op: 'return-vipers' }
  | { readonly op: 'destroy-civilian'; readonly count: number }
  | {
      readonly op: 'destroy-cylons';
      readonly what: 'raider' | 'heavy-raider' | 'centurion';
      readonly count: number;
      /** Who picks them; without a name, whoever acts. */
      readonly by?: Who;
    }
  | { readonly op: 'jump-track'; readonly by: number }
  | { readonly op: 'look-loyalty'; readonly by: Who; readonly of: Who; readonly all?: true }
  | { readonly op: 'title'; readonly title: Title; readonly to: Who }
  | { readonly op: 'spend-nuke' }
  | { readonly op: 'centurion'; readonly count: number }
  | {
      readonly op: 'activate';
      readonly what: Activation;
      readonly justPlaced?: true;
      /** Those that have acted this turn, too: the text is meant so (BSG-38.7). */
      readonly again?: true;
      /** The centurions do not move on. */
      readonly withoutCenturions?: true;
    }
  | { readonly op: 'keep' }
  | { readonly op: 'distance'; readonly by: number }
  | { readonly op: 'extra-crisis' }
  | {
      readonly op: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
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
  | {
      readonly op: 'activate-vipers';
      readonly count: number;
      /** Without a name, whoever acts. */
      readonly by?: Who;
      /** All activations for one and the same. */
      readonly same?: true;
    }
  /** Without a deck named, the one who looks chooses. */
  | { readonly op: 'look-deck'; readonly deck?: 'crisis' | 'destination' }
  | { readonly op: 'look-civilians'; readonly count: number | 'all' }
  // What locations, titles and skill cards do
  | {
      readonly op: 'check';
      /** A character is named first, or nobody. */
      readonly name: 'accused' | 'nominee' | 'condemned' | null;
      /** Among whom the condemned is named. */
      readonly among?: Among;
      readonly difficulty: number;
      /** Changed by so much if this holds for whoever was named. */
      readonly changed?: { readonly by: number; readonly when: Condition };
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
  /** In place of the first action the other player may move. */
  | { readonly op: 'order-another'; readonly actions: number; readonly orMove?: true }
  | { readonly op: 'repair'; readonly vipers: number }
  | { readonly op: 'play-quorum' }
  | { readonly op: 'play-super-crisis' }
  | { readonly op: 'swap-super-crisis' }
  | { readonly op: 'crisis-of'; readonly draw: number }
  | { readonly op: 'launch'; readonly raiders: number; readonly heavyRaiders: number }
  | { readonly op: 'take-card' }
  | { readonly op: 'hand-over-loyalty'; readonly upToDistance: number }
  | { readonly op: 'remove-card' }
  | { readonly op: 'give-card'; readonly among?: Among }
  | { readonly op: 'quorum-choice'; readonly draw: number }
  // What is played at a moment: to a check, to a roll, to a card that was just turned up
  | { readonly op: 'face-up'; readonly exceptDestiny?: true }
  /** Can be played where it counts already, for what else the card does. */
  | { readonly op: 'count-positive'; readonly skill: Skill; readonly evenSo?: true }
  | { readonly op: 'change-difficulty'; readonly by: number }
  | { readonly op: 'decide-check'; readonly result: 'pass' | 'fail' | 'as-they-like' }
  /** The skill that was said counts nothing. */
  | { readonly op: 'ignore-skill' }
  | { readonly op: 'take-check-cards' }
  | { readonly op: 'add-to-roll'; readonly plus: number }
  /** Against a piloted viper the roll is changed by so much from then on. */
  | { readonly op: 'reroll'; readonly piloted?: number }
  | { readonly op: 'switch-choice' }
  | { readonly op: 'replace-crisis' }
  /** In the area that was said. */
  | { readonly op: 'board-placed-viper' }
  // Pegasus: people
  /** PEG-23; a Cylon player may ignore it unless it is meant for one (PEG-3.8). */
  | { readonly op: 'execute'; readonly who: Who; readonly evenCylons?: true }
  /** To whoever is next in line, the present holder left out. */
  | { readonly op: 'pass-title'; readonly title: Title }
  /** Until the end of the turn. */
  | { readonly op: 'borrow-title'; readonly title: Title }
  /** A card of the own hand to a human player at the same place. */
  | { readonly op: 'hand-card-over' }
  | { readonly op: 'swap-hands' }
  /** A random card of somebody's hand, who gets one of a skill that is named. */
  | { readonly op: 'take-random-card' }
  | { readonly op: 'infiltrate' }
  | { readonly op: 'end-infiltration' }
  // Pegasus: checks and rolls
  | { readonly op: 'reckless' }
  | { readonly op: 'no-destiny' }
  /** So many cards of one skill deck: to the hand or into the check. */
  | { readonly op: 'learn-fast'; readonly count: number }
  /** Any number of cards of the hand, though they are revealed. */
  | { readonly op: 'add-to-check' }
  /** What happens in place of what passing would bring. */
  | { readonly op: 'replace-outcome'; readonly then: readonly Effect[] }
  /** The strength of the card that was said, and so much, in place of the die. */
  | { readonly op: 'replace-roll'; readonly plus: number }
  | { readonly op: 'shift-result'; readonly by: number }
  | {
      readonly op: 'roll-table';
      readonly by: Who;
      readonly rows: readonly { readonly upTo: number; readonly then: readonly Effect[] }[];
    }
  // Pegasus: ships
  | { readonly op: 'name-basestar'; readonly by: Who; readonly then: readonly Effect[] }
  | { readonly op: 'name-sector'; readonly by: Who; readonly then: readonly Effect[] }
  | { readonly op: 'name-civilian'; readonly by: Who; readonly then: readonly Effect[] }
  /** The basestar that was named. */
  | { readonly op: 'damage-basestar'; readonly count: number }
  /** The civilian ship that was named. */
  | { readonly op: 'destroy-named-civilian' }
  /** Ships in the area that was named, or in the own one. */
  | {
      readonly op: 'hit-sector';
      readonly what: 'raider' | 'heavy-raider' | 'basestar' | 'civilian' | 'viper';
      readonly count: number;
      readonly where: 'named' | 'own';
      /** A roll of 7 or 8 led here, so that Scar can be among them (PEG-41.3). */
      readonly scar?: true;
    }
  /** That ship and no other. */
  | { readonly op: 'damage-board'; readonly board: BoardId; readonly count: number }
  | { readonly op: 'repair-anywhere' }
  | { readonly op: 'mark-scar' }
  | { readonly op: 'remove-basestar' }
  | { readonly op: 'full-throttle' }
  /** The next raiders to attack where the pilot flies miss. */
  | { readonly op: 'run-interference'; readonly count: number }
  // Pegasus: resources, Destiny, crises, jumps
  | { readonly op: 'lose-highest' }
  /** The next loss of it this turn is 1 smaller. */
  | { readonly op: 'guard'; readonly resource: Resource }
  | { readonly op: 'add-to-destiny'; readonly skill: Skill; readonly count: number }
  | { readonly op: 'rebuild-destiny'; readonly skill: Skill; readonly count: number }
  | { readonly op: 'glimpse-destiny'; readonly count: number }
  /** The card that was just played for the top card of the Destiny deck. */
  | { readonly op: 'swap-with-destiny' }
  | { readonly op: 'consult-oracle'; readonly destiny: number }
  | { readonly op: 'next-crisis-jumps' }
  | { readonly op: 'skip-preparation' }
  | { readonly op: 'jump-now'; readonly draw: number }
  | { readonly op: 'redraw-destination' }
  | { readonly op: 'look-crises'; readonly by: Who; readonly count: number }
  | { readonly op: 'resolve-named-crisis'; readonly card: CrisisId }
  | { readonly op: 'resolve-top-crisis' }
  // New Caprica
  | { readonly op: 'activate-occupation-force' }
  | { readonly op: 'place-occupation-force' }
  | { readonly op: 'remove-occupation-forces'; readonly by: Who; readonly count: number }
  | { readonly op: 'attack-occupation-force'; readonly atLeast: number }
  | { readonly op: 'detain'; readonly detention: number; readonly medical: number }
  | { readonly op: 'prepare-ship' }
  | { readonly op: 'evacuate-ship' }
  | { readonly op: 'board-galactica' }
  | { readonly op: 'look-locked-ship' }
  | { readonly op: 'depart' }
  // Exodus: checks and rolls
  /** Cards of these printed strengths leave the check (EXO-3.9). */
  | { readonly op: 'discard-from-check'; readonly strengths: readonly number[] }
  | { readonly op: 'double-skill'; readonly skill: Skill }
  | { readonly op: 'add-destiny-to-check'; readonly count: number }
  /** If the cards of this skill in the check come to so much. */
  | {
      readonly op: 'if-skill-in-check';
      readonly skill: Skill;
      readonly atLeast: number;
      readonly then: readonly Effect[];
    }
  /** A failure by so little costs nothing; a total of 0 or less costs this. */
  | { readonly op: 'iron-will'; readonly within: number; readonly hopeless: readonly Effect[] }
  /** One open card of the check, as the player likes. */
  | { readonly op: 'remove-check-card' }
  /** The result that was said, which nothing changes. */
  | { readonly op: 'set-roll' }
  /** Instead of the attack: as many raiders as the die shows. */
  | { readonly op: 'destroy-raiders-by-roll' }
  // Exodus: people, titles, Loyalty
  /** One of these titles, as far as they are in play, to somebody who can hold it. */
  | {
      readonly op: 'give-title';
      readonly by: Who;
      readonly titles: readonly Title[];
      /** Not to whoever has it. */
      readonly other?: true;
      readonly optional?: true;
    }
  /** Each title somebody holds goes to the next in its line. */
  | { readonly op: 'pass-titles'; readonly who: Who }
  /** Out of custody to the place of command. */
  | { readonly op: 'break-out' }
  /** To any place that can be reached. */
  | { readonly op: 'go-anywhere'; readonly who: Who }
  /** One after the other, from whoever acts: a move or an action (EXO-15.8). */
  | { readonly op: 'everybody-acts' }
  /** Any number of cards for as many of one skill of the own set. */
  | { readonly op: 'refresh-hand' }
  | { readonly op: 'take-hand'; readonly from: Who }
  /** A card of the deck of humans goes into the Loyalty deck (EXO-6.13). */
  | { readonly op: 'add-human-card' }
  | { readonly op: 'draw-loyalty'; readonly who: Who }
  // Exodus: Quorum and Destiny
  | { readonly op: 'arrange-quorum'; readonly count: number }
  /** Any number of cards of the Quorum hand for as many. */
  | { readonly op: 'trade-quorum' }
  /** So many of the Destiny deck are discarded, as the player likes, if at all. */
  | { readonly op: 'search-destiny'; readonly by: Who; readonly discard: number }
  | { readonly op: 'take-destiny'; readonly who: Who; readonly count: number }
  // Exodus: ships
  | { readonly op: 'gain-nuke' }
  | { readonly op: 'nuke-sector' }
  | { readonly op: 'destroy-viper'; readonly by: Who }
  | { readonly op: 'rebuild-viper'; readonly count: number }
  /** Every pilot aboard Galactica may take off. */
  | { readonly op: 'launch-pilots' }
  /** Every Cylon ship around Galactica. */
  | { readonly op: 'destroy-all-cylons' }
  /** Every Cylon ship of the area that was named; taken off or destroyed. */
  | { readonly op: 'clear-sector'; readonly how: 'removed' | 'destroyed' }
  | { readonly op: 'remove-raiders'; readonly by: Who; readonly count: number }
  /** For each unmanned viper a raider in its area. */
  | { readonly op: 'vipers-strike' }
  | { readonly op: 'push-centurions-back' }
  | { readonly op: 'repair-locations'; readonly max: number }
  /** The civilian ship that was named goes back to the others. */
  | { readonly op: 'recall-named-civilian' }
  /** Once the fleet marker was reset. */
  | { readonly op: 'advance-after-jump'; readonly by: number }
  // Exodus: the Cylon fleet
  | { readonly op: 'pursue'; readonly by: number }
  | {
      readonly op: 'place-on-fleet-board';
      readonly ship: 'basestar' | 'raider';
      readonly count: number;
    }
  /** So many of these, named before the first is carried out. */
  | {
      readonly op: 'choose-several';
      readonly by: Who;
      readonly count: number;
      readonly options: readonly (readonly Effect[])[];
    }
  // Exodus: the Ionian Nebula
  | { readonly op: 'draw-trauma'; readonly who: Who | Everybody; readonly count: number }
  | {
      readonly op: 'discard-trauma';
      readonly who: Who;
      readonly count: number;
      readonly random?: true;
      readonly optional?: true;
    };

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
  who: EffectOf<'discard'>['who'],
  count: number | 'all',
  random?: 'random',
): Effect => ({
  op: 'discard',
  who,
  count,
  ...(random && { random: true }),
});
export const draw = (
  who: Who | Everybody,
  count: number,
  from: EffectOf<'draw'>['from'],
): Effect => ({
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
export const damageVipers = (count: number, from: EffectOf<'damage-vipers'>['from']): Effect => ({
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

/** Discards so many and draws as many Treachery cards. */
export const trade = (who: Who | Everybody, count: number, random?: 'random'): Effect => ({
  op: 'trade',
  who,
  discard: count,
  ...(random && { random: true }),
  draw: count,
  from: [TREACHERY],
});
export const execute = (who: Who): Effect => ({ op: 'execute', who });
export const rollTable = (
  by: Who,
  ...rows: readonly (readonly [upTo: number, then: readonly Effect[]])[]
): Effect => ({ op: 'roll-table', by, rows: rows.map(([upTo, then]) => ({ upTo, then })) });

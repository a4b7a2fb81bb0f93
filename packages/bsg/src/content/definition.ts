import type { Effect, Who } from '../effects/effect.ts';
import type { Activation, Location, Sector, Skill, Title } from '../table/vocabulary.ts';

export interface Check {
  readonly difficulty: number;
  readonly partial?: number;
  readonly skills: readonly Skill[];
}

/** What a card kept in play does until its end. */
export type Lasting = { readonly until: 'jump' | 'end' } & (
  | { readonly rule: 'unmanned-vipers-attack'; readonly by: number }
  | { readonly rule: 'launches'; readonly more: number }
  | { readonly rule: 'closed'; readonly place: Location | 'colonial-one' }
  | { readonly rule: 'no-loyalty-looks' }
  | { readonly rule: 'relentless' }
  | { readonly rule: 'distance' }
);

interface CrisisFoot {
  readonly activation?: Activation;
  readonly jump?: true;
  readonly copies?: number;
  readonly lasting?: Lasting;
}

/** A check, perhaps with something else to choose instead. */
export interface CheckedCrisis<Id extends string = string> extends CrisisFoot {
  readonly kind: 'check';
  readonly id: Id;
  readonly chooser?: Who;
  readonly check: Check;
  readonly pass: readonly Effect[];
  readonly partial?: readonly Effect[];
  readonly fail: readonly Effect[];
  readonly instead?: readonly Effect[];
}

/** A choice between two parts. */
export interface EventCrisis<Id extends string = string> extends CrisisFoot {
  readonly kind: 'event';
  readonly id: Id;
  readonly chooser: Who;
  readonly options: readonly (readonly Effect[])[];
  /** BSG-39.16: the first part can be chosen only with a nuke. */
  readonly needsNuke?: true;
}

type Fleet = Partial<Record<'raider' | 'heavy-raider' | 'basestar' | 'viper' | 'civilian', number>>;
export type FleetSetup = Readonly<Partial<Record<Sector, Fleet>>>;

/** Cylon ships attack: activate, set up, special rule (BSG-25.2). */
export interface AttackCrisis<Id extends string = string> extends CrisisFoot {
  readonly kind: 'attack';
  readonly id: Id;
  readonly activate: readonly Activation[];
  readonly setup: FleetSetup;
  readonly special: readonly Effect[];
}

export type Crisis = CheckedCrisis | EventCrisis | AttackCrisis;

export function checked<const Id extends string>(
  id: Id,
  card: Omit<CheckedCrisis, 'kind' | 'id'>,
): CheckedCrisis<Id> {
  return { kind: 'check', id, ...card };
}

export function event<const Id extends string>(
  id: Id,
  card: Omit<EventCrisis, 'kind' | 'id'>,
): EventCrisis<Id> {
  return { kind: 'event', id, ...card };
}

export function attack<const Id extends string>(
  id: Id,
  card: Omit<AttackCrisis, 'kind' | 'id'>,
): AttackCrisis<Id> {
  return { kind: 'attack', id, ...card };
}

export interface Destination<Id extends string = string> {
  readonly id: Id;
  readonly distance: number;
  readonly copies: number;
  readonly effects: readonly Effect[];
}

export function destination<const Id extends string>(
  id: Id,
  distance: number,
  copies: number,
  effects: readonly Effect[],
): Destination<Id> {
  return { id, distance, copies, effects };
}

/** What a skill card's text does: as an action, or at the moment it names. */
export type SkillCardUse =
  | { readonly use: 'action'; readonly action: readonly Effect[] }
  | { readonly use: 'before-check'; readonly check: { readonly faceUp: true } }
  | { readonly use: 'before-check'; readonly check: { readonly positive: Skill } }
  | { readonly use: 'after-total'; readonly difficulty: number }
  | { readonly use: 'before-roll'; readonly plus: number }
  | { readonly use: 'viper-attacked'; readonly reroll: { readonly piloted: number } };

export type SkillCardKind<Id extends string = string> = SkillCardUse & {
  readonly id: Id;
  readonly skill: Skill;
};

/** What a Quorum card does while it lies beside the board or before a player. */
export type InPlay =
  /** At the next check that nominates a President or accuses the one there is; it leaves play then. */
  | { readonly rule: 'shields-president'; readonly by: number }
  /** Its holder may give it up to change the difficulty of an accusation by one of these numbers. */
  | { readonly rule: 'sways-accusation'; readonly by: readonly number[] }
  /** BSG-17.9 */
  | { readonly rule: 'sole-nominee' }
  /** BSG-14.19: at the next jump; it leaves play then. */
  | { readonly rule: 'chooses-destination'; readonly draw: number };

export interface QuorumCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly inPlay?: InPlay;
}

export interface LoyaltyCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly team: 'human' | 'cylon' | 'sympathizer';
  /** What may be done when it is revealed as an action (BSG-18.9). */
  readonly power: readonly Effect[];
}

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support';

/** A rule of a character sheet, which the procedures consult at the moment it speaks of. */
export type AbilityRule =
  /** The sheet's own action. */
  | { readonly rule: 'action'; readonly effects: readonly Effect[] }
  /** In the check of a Crisis card drawn by this character. */
  | { readonly rule: 'strength-one-positive' }
  | { readonly rule: 'take-check-cards' }
  | { readonly rule: 'decide-check' }
  | { readonly rule: 'ignore-skill' }
  /** May change the difficulty of the check of one of these locations by one of these numbers. */
  | {
      readonly rule: 'check-difficulty';
      readonly at: readonly Location[];
      readonly by: readonly number[];
    }
  | { readonly rule: 'accused-difficulty'; readonly by: number }
  | { readonly rule: 'cannot-activate'; readonly location: Location }
  | { readonly rule: 'pays-to-activate'; readonly cards: number }
  | { readonly rule: 'activates-alone'; readonly except: Location }
  | { readonly rule: 'discards-only-card' }
  | { readonly rule: 'discards-at-random' }
  | { readonly rule: 'hand-limit'; readonly cards: number }
  | { readonly rule: 'reroll' }
  | { readonly rule: 'switch-choice' }
  | { readonly rule: 'replace-crisis' }
  | { readonly rule: 'draw-crises'; readonly count: number }
  | { readonly rule: 'draw-after-crisis'; readonly cards: number }
  | { readonly rule: 'look-at-crisis' }
  | { readonly rule: 'arrives-late'; readonly turn: number; readonly at: Location }
  | { readonly rule: 'starting-loyalty'; readonly cards: number }
  | { readonly rule: 'sleeper-loyalty'; readonly cards: number }
  | { readonly rule: 'board-placed-viper'; readonly actions: number }
  | { readonly rule: 'acts-more-when-piloting'; readonly actions: number }
  | { readonly rule: 'act-after-repair' };

export type Rule = AbilityRule['rule'];

export type Ability = AbilityRule & {
  readonly id: string;
  /** Once per game (BSG-12.4). */
  readonly once?: true;
  readonly negative?: true;
};

export interface Character<Id extends string = string> {
  readonly id: Id;
  readonly type: CharacterType;
  /** Cards drawn each turn; several skills in one entry may be mixed. */
  readonly skillSet: readonly { readonly skills: readonly Skill[]; readonly count: number }[];
  readonly start: Location | 'viper' | 'off-board';
  readonly abilities: readonly Ability[];
}

/** What somebody must have, or must be there, before a location can be activated. */
export type Need =
  | 'blue-jump-space'
  | 'cylon-ship'
  | 'civilian-ship'
  | 'centurion'
  | 'somebody-to-accuse'
  | 'pilot'
  | 'viper'
  | 'president'
  | 'own-reveal';

/** What being somewhere means, besides its action. */
export type LocationRule =
  | 'receives-one-card'
  | 'cannot-move'
  | 'draws-no-crisis'
  | 'adds-one-card';

export interface LocationCard {
  readonly id: Location;
  readonly needs?: readonly Need[];
  readonly action: readonly Effect[];
  readonly rules?: readonly LocationRule[];
}

export interface TitleCard<Id extends string = string> {
  readonly id: Title;
  readonly action: readonly Effect[];
  /** BSG-36.1, 36.2: who is next, the first of all first. */
  readonly succession: readonly Id[];
}

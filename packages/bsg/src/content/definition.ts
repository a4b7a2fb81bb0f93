import type { Effect, Who } from '../effects/effect.ts';
import type { Activation, Location, Sector, Skill } from '../vocabulary.ts';

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

/** When a skill card's text can be used. */
export type SkillCardUse =
  | 'action'
  | 'before-check'
  | 'after-total'
  | 'before-roll'
  | 'viper-attacked';

export interface SkillCardKind<Id extends string = string> {
  readonly id: Id;
  readonly skill: Skill;
  readonly use: SkillCardUse;
}

export interface QuorumCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly effects: readonly Effect[];
  /** Stays in play before somebody, or beside the board. */
  readonly stays?: true;
}

export interface LoyaltyCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly team: 'human' | 'cylon' | 'sympathizer';
  /** What may be done when it is revealed as an action (BSG-18.9). */
  readonly power: readonly Effect[];
}

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support';

/** A rule of a character sheet that procedures consult by name. */
export type Trait =
  | 'strength-one-positive'
  | 'command-authority'
  | 'not-admirals-quarters'
  | 'cylon-hatred'
  | 'alcoholic'
  | 'eco-officer'
  | 'moral-compass'
  | 'stranded'
  | 'religious-visions'
  | 'terminal-illness'
  | 'delusional-intuition'
  | 'coward'
  | 'friends-in-low-places'
  | 'convicted-criminal'
  | 'alert-viper-pilot'
  | 'headstrong'
  | 'expert-pilot'
  | 'secret-destiny'
  | 'insubordinate'
  | 'recon'
  | 'mysterious-intuition'
  | 'sleeper-agent'
  | 'maintenance-engineer'
  | 'blind-devotion';

export interface Character<Id extends string = string> {
  readonly id: Id;
  readonly type: CharacterType;
  /** Cards drawn each turn; several skills in one entry may be mixed. */
  readonly skillSet: readonly { readonly skills: readonly Skill[]; readonly count: number }[];
  readonly start: Location | 'viper' | 'off-board';
  readonly traits: readonly Trait[];
  /** The once-per-game action of the sheet, if it is one. */
  readonly action?: readonly Effect[];
  readonly handLimit?: number;
}

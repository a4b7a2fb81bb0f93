import type { Condition } from '../effects/condition.ts';
import type { Effect, Who } from '../effects/effect.ts';
import type { Moment } from '../rulebook/moments.ts';
import type { Activation, BoardId, Location, Sector, Skill, Title } from '../table/vocabulary.ts';

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
  /** What must hold for the first part to be chosen (BSG-39.16). */
  readonly firstNeeds?: readonly Condition[];
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

/** A text that is used at a moment: of a card in hand, a sheet, a card that lies before somebody. */
export interface Play {
  readonly at: 'action' | Moment;
  /** One of these in a check, for a roll or in a turn, whoever plays it. */
  readonly limit?: 'check' | 'roll' | 'turn';
  /** What must hold for whoever plays it; everybody can see whether it does. */
  readonly when?: readonly Condition[];
  /** Only at checks of these places. */
  readonly places?: readonly Location[];
  /** Something is said with it, and the effects use it. */
  readonly says?: 'skill' | 'sector';
  readonly effects: readonly Effect[];
}

/** One of several things that can be played, each by a word of its own. */
export interface OptionalPlay extends Omit<Play, 'effects' | 'says'> {
  readonly options: readonly { readonly said: string; readonly effects: readonly Effect[] }[];
}

export interface SkillCardKind<Id extends string = string> {
  readonly id: Id;
  readonly skill: Skill;
  /** How many of each strength. */
  readonly strengths: readonly { readonly strength: number; readonly copies: number }[];
  readonly play: Play;
}

/** What a Quorum card does while it lies beside the board or before a player. */
export type InPlay =
  /** At the next check that nominates a President or accuses the one there is; it leaves play then. */
  | { readonly rule: 'shields-president'; readonly by: number }
  /** Its holder may give it up for this. */
  | ({ readonly rule: 'play'; readonly onlyAccusations?: true } & OptionalPlay)
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
  | ({ readonly rule: 'play' } & (Play | OptionalPlay))
  /** In the check of a Crisis card drawn by this character. */
  | { readonly rule: 'strength-one-positive' }
  | { readonly rule: 'accused-difficulty'; readonly by: number }
  | { readonly rule: 'cannot-activate'; readonly location: Location }
  | { readonly rule: 'pays-to-activate'; readonly cards: number }
  | { readonly rule: 'activates-alone'; readonly except: Location }
  | { readonly rule: 'discards-only-card' }
  | { readonly rule: 'discards-at-random' }
  | { readonly rule: 'hand-limit'; readonly cards: number }
  | { readonly rule: 'draw-crises'; readonly count: number }
  | { readonly rule: 'draw-after-crisis'; readonly cards: number }
  | { readonly rule: 'arrives-late'; readonly turn: number; readonly at: Location }
  | { readonly rule: 'starting-loyalty'; readonly cards: number }
  | { readonly rule: 'sleeper-loyalty'; readonly cards: number }
  | { readonly rule: 'acts-more-when-piloting'; readonly actions: number }
  /** Once in a turn. */
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

/** What being somewhere means, besides its action. */
export type LocationRule =
  | 'receives-one-card'
  | 'cannot-move'
  | 'draws-no-crisis'
  | 'adds-one-card';

export interface LocationCard<Id extends Location = Location> {
  readonly id: Id;
  /** What must hold before it can be activated. */
  readonly needs?: readonly Condition[];
  readonly action: readonly Effect[];
  readonly rules?: readonly LocationRule[];
  /** Nobody goes there of their own will (BSG-5.8). */
  readonly hazard?: true;
}

/** A ship, or a place of its own, with its locations. */
export interface Board {
  readonly id: BoardId;
  readonly locations: readonly LocationCard[];
  /** Who can go there of their own will. */
  readonly reachedBy: 'humans' | 'cylons';
  /** Cards to be discarded for coming here from elsewhere, and for leaving (BSG-5.4, 5.14). */
  readonly moveCost: number;
}

export interface TitleCard<Id extends string = string> {
  readonly id: Title;
  readonly action: readonly Effect[];
  /** What must hold before the action can be taken. */
  readonly needs?: readonly Condition[];
  /** A prisoner does not hold it as long as somebody else can (BSG-36.6). */
  readonly notInBrig?: true;
  /** BSG-36.1, 36.2: who is next, the first of all first. */
  readonly succession: readonly Id[];
}

/** What comes in a box: the printed things of a module. */
export interface Content {
  readonly characters?: readonly Character[];
  readonly boards?: readonly Board[];
  readonly titles?: readonly TitleCard[];
  /** Numbered from here on, so that a card keeps its number whatever else is in play. */
  readonly skillCards?: { readonly from: number; readonly kinds: readonly SkillCardKind[] };
  readonly quorumCards?: readonly QuorumCard[];
  readonly loyaltyCards?: readonly LoyaltyCard[];
  readonly destinations?: readonly Destination[];
  readonly crises?: readonly Crisis[];
  readonly superCrises?: readonly Crisis[];
}

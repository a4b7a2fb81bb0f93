import type { Condition } from '../effects/condition.ts';
import type { Effect, Who } from '../effects/effect.ts';
import type { Moment } from '../rulebook/moments.ts';
import type { Card } from '../table/cards.ts';
import type {
  Activation,
  BoardId,
  Hazard,
  Location,
  Resource,
  Sector,
  Skill,
  Title,
} from '../table/vocabulary.ts';

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
  /** Whenever raiders were activated every basestar launches more; it ends with the last raider. */
  | { readonly rule: 'launches-after-raiders'; readonly raiders: number }
  /** The raider it placed acts twice and is hard to hit; it ends with that raider. */
  | { readonly rule: 'scar' }
  /** Whenever a basestar is destroyed. */
  | { readonly rule: 'basestar-destroyed'; readonly effects: readonly Effect[] }
  /** Whoever is there when the fleet jumps is executed after it (PEG-41.13). */
  | { readonly rule: 'executed-at-jump'; readonly at: readonly Location[] }
  /** No human player may use what can be used once per game. */
  | { readonly rule: 'no-once-per-game' }
);

interface CrisisFoot {
  readonly activation?: Activation | readonly Activation[];
  readonly jump?: true;
  /** Ships leave New Caprica (PEG-33). */
  readonly evacuation?: true;
  /** Before the strength is totalled, if a card with a text of its own is in the check (EXO-4). */
  readonly consequence?: readonly Effect[];
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
  /** In the Action step, in the own Movement step in place of moving (PEG-14), in either, or at a moment. */
  readonly at: 'action' | 'movement' | 'movement-or-action' | Moment;
  /** One of these in a check, for a roll or in a turn, whoever plays it. */
  readonly limit?: 'check' | 'roll' | 'turn';
  /** What it is limited together with, if not alone: one of them all. */
  readonly as?: string;
  /** What must hold for whoever plays it; everybody can see whether it does. */
  readonly when?: readonly Condition[];
  /** Only at checks of these places. */
  readonly places?: readonly Location[];
  /** Only for whoever rolls the die in the own Action step, or destroyed what was destroyed. */
  readonly by?: 'roller' | 'destroyer';
  /** Only where the check came to so much (PEG-T14). */
  readonly total?: number;
  /** Only for a roll of this kind. */
  readonly roll?: 'jump';
  /** Something is said with it, and the effects use it. */
  readonly says?: 'skill' | 'sector' | 'card' | 'result';
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
  /** Without one, its text works only in a check. */
  readonly play?: Play;
  /** Another use of the same card. */
  readonly also?: Play;
  /** Whose players may use its text; without it, human ones (PEG-17.2, 17.3). */
  readonly usedBy?: 'humans' | 'cylons';
  /** What it does when it is revealed in a check, or only in a Reckless one (PEG-15, 16.1). */
  readonly inCheck?: { readonly reckless?: true; readonly effects: readonly Effect[] };
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
  | { readonly rule: 'chooses-destination'; readonly draw: number }
  /** After its holder added cards to a check, the President may give it up to see them. */
  | { readonly rule: 'shows-added-cards' };

export interface QuorumCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly inPlay?: InPlay;
}

export interface LoyaltyCard<Id extends string = string> {
  readonly id: Id;
  readonly copies: number;
  readonly team: 'human' | 'cylon' | 'sympathizer' | 'agenda';
  /** What happens when it is revealed as an action (BSG-18.9). */
  readonly power: readonly Effect[];
  /** Whoever reveals it may leave the power unused. */
  readonly optional?: true;
  /** Where the power does not work: for prisoners (BSG-21.3). */
  readonly notIn?: 'custody';
  /** What it makes of a human player who receives it: shown at once (BSG-20.1, PEG-38.9). */
  readonly atOnce?:
    | { readonly rule: 'prisoner-or-cylon'; readonly to: Hazard }
    | { readonly rule: 'sympathetic' };
  /** A Personal Goal (EXO-17): what must hold to reveal it, and what it costs if it never is. */
  readonly goal?: {
    readonly needs: readonly Condition[];
    /** Skill cards of exactly this strength are discarded for it. */
    readonly strength?: number;
    readonly loses: Resource;
  };
  /** One of the Final Five (EXO-18): what its owner carries out when another looks at it, and when executed. */
  readonly final?: { readonly examined: readonly Effect[]; readonly executed: readonly Effect[] };
}

/** What all "You Are a Cylon" cards have in common. */
export const CYLON = {
  team: 'cylon',
  optional: true,
  notIn: 'custody',
} as const satisfies Partial<LoyaltyCard>;

export type CharacterType =
  | 'political-leader'
  | 'military-leader'
  | 'pilot'
  | 'support'
  | 'cylon-leader';

/** A rule of a character sheet, which the procedures consult at the moment it speaks of. */
export type AbilityRule =
  | ({ readonly rule: 'play' } & (Play | OptionalPlay))
  /** In the check of a Crisis card drawn by this character. */
  | { readonly rule: 'strength-one-positive' }
  | { readonly rule: 'accused-difficulty'; readonly by: number }
  | { readonly rule: 'cannot-activate'; readonly locations: readonly Location[] }
  /** Everywhere, or only there. */
  | { readonly rule: 'pays-to-activate'; readonly cards: number; readonly only?: Location }
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
  | { readonly rule: 'act-after-repair'; readonly limit: 'turn' }
  /** All civilian ships there are, and any of them moved. */
  | { readonly rule: 'sees-all-civilians' }
  /** When a loss brings morale so low; proved human, without a further loss. */
  | { readonly rule: 'executed-at-morale'; readonly atMost: number }
  /** At the end of the own Action step, where the turn began. */
  | { readonly rule: 'sent-if-unmoved'; readonly to: Hazard }
  /** Whenever anybody shows a card that makes a Cylon. */
  | { readonly rule: 'discards-at-reveals' }
  /** Never of the own will to where somebody is. */
  | { readonly rule: 'moves-alone' }
  /** Draws what the human player of it cannot use. */
  | { readonly rule: 'draws-treachery' }
  /** Adds no more than so many cards to a check. */
  | { readonly rule: 'adds-at-most'; readonly cards: number }
  /** Adds none or at least two, unless in the Brig. */
  | { readonly rule: 'never-adds-one' }
  /** Of a Crisis card that leaves the choice to the current player. */
  | { readonly rule: 'takes-first-part' }
  /** Receives no Skill cards in the first turn. */
  | { readonly rule: 'receives-late' };

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
  /** A list: as the player likes (PEG-2.25). */
  readonly start: Location | 'viper' | 'off-board' | readonly Location[];
  readonly abilities: readonly Ability[];
}

/** What being somewhere means, besides its action. */
export type LocationRule =
  | 'receives-one-card'
  | 'cannot-move'
  | 'draws-no-crisis'
  | 'adds-one-card'
  | 'adds-two-cards'
  /** Held there: nothing else moves the character, and no power of a Loyalty card works. */
  | 'custody';

export interface LocationCard<Id extends Location = Location> {
  readonly id: Id;
  /** What must hold before it can be activated. */
  readonly needs?: readonly Condition[];
  readonly action: readonly Effect[];
  /** What Cylon players do there, on a board that is for everybody (PEG-29.2, 29.3). */
  readonly cylonAction?: readonly Effect[];
  readonly rules?: readonly LocationRule[];
  /** Nobody goes there of their own will (BSG-5.8). */
  readonly hazard?: true;
  /** What it is for those who are on its board: abilities that speak of that place mean this one (PEG-28.5). */
  readonly standsFor?: Location;
}

/** The cards of titles: as they are called, and those that take their place. */
export type TitleCardId = Title | 'admiral-cylon-fleet';

/** A ship, or a place of its own, with its locations. */
export interface Board {
  readonly id: BoardId;
  readonly locations: readonly LocationCard[];
  /** Who can go there of their own will. */
  readonly reachedBy: 'humans' | 'cylons' | 'everybody';
  /** It can be damaged, and is destroyed with all of these; Galactica is lost before (PEG-12). */
  readonly hull?: readonly Location[];
  /** No ship: vipers do not start from here. */
  readonly planet?: true;
  /** Cards to be discarded for coming here from elsewhere, and for leaving (BSG-5.4, 5.14). */
  readonly moveCost: number;
  /** Whoever plays a card from the Quorum hand here rolls, and is arrested with so little (PEG-28.7). */
  readonly arrestedAtMost?: number;
}

export interface TitleCard<Id extends string = string> {
  readonly id: TitleCardId;
  /** The title it is a card of, in place of the card that came before it (EXO-20.9). */
  readonly of?: Title;
  readonly action: readonly Effect[];
  /** What must hold before the action can be taken. */
  readonly needs?: readonly Condition[];
  /** Its holder may play cards of the Quorum hand as actions (BSG-6.17). */
  readonly playsQuorum?: true;
  /** At a jump its holder draws so many Destination cards and picks one (BSG-14.7). */
  readonly destinations?: number;
  /** Its holder picks the area for civilian ships that no card names one for (BSG-13.12, EXO-27.5 to 27.7). */
  readonly placesCivilians?: 'anywhere' | 'empty-first';
  /** A prisoner does not hold it as long as somebody else can (BSG-36.6). */
  readonly notInBrig?: true;
  /** BSG-36.1, 36.2: who is next, the first of all first. */
  readonly succession: readonly Id[];
}

/** What a leader is out for (PEG-19): who must win, and what must hold then. */
export interface AgendaCard<Id extends string = string> {
  readonly id: Id;
  readonly deck: 'hostile' | 'sympathetic';
  readonly winner: 'humans' | 'cylons';
  readonly needs: readonly Condition[];
}

/** An action that is on no card, sheet or location: everybody for whom this holds may take it. */
export interface ExtraAction<Id extends string = string> {
  readonly id: Id;
  readonly by: 'humans' | 'cylons';
  readonly when: readonly Condition[];
  readonly effects: readonly Effect[];
  /** Once in a turn. */
  readonly limit?: 'turn';
}

/** Somebody who can be met (EXO-35): what a benevolent token brings, and an antagonistic one. */
export interface AllyCard<Id extends string = string> {
  readonly id: Id;
  /** Where the ally stands. */
  readonly location: Location;
  /** The character this person is, where somebody can play that. */
  readonly character?: string;
  readonly benevolent: readonly Effect[];
  readonly antagonistic: readonly Effect[];
}

/** What is decided in the Ionian Nebula (EXO-37). */
export interface CrossroadsCard<Id extends string = string> {
  readonly id: Id;
  readonly benevolent: readonly Effect[];
  readonly antagonistic: readonly Effect[];
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
  /** Crisis cards of a deck of their own, which comes into play later. */
  readonly laterCrises?: readonly Crisis[];
  readonly agendas?: readonly AgendaCard[];
  readonly actions?: readonly ExtraAction[];
  readonly allies?: readonly AllyCard[];
  readonly crossroads?: readonly CrossroadsCard[];
  /** More copies of cards that another box brings. */
  readonly more?: readonly { readonly card: Card; readonly copies: number }[];
}

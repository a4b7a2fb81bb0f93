import type { Seat, Table } from '@starboard/kernel';
import type {
  AgendaId,
  CharacterId,
  CrisisId,
  DestinationId,
  LoyaltyId,
  QuorumId,
  SkillCard,
} from '../content/library.ts';
import type { ModuleId, Readings } from '../modules/validity.ts';
import type { BsgView } from '../secrets/view.ts';
import type { Card } from './cards.ts';
import type { BsgEvents } from './events.ts';
import type { Standing } from './standing.ts';
import type {
  BasestarToken,
  DamageToken,
  Location,
  Resource,
  Sector,
  Skill,
  Title,
} from './vocabulary.ts';

export interface Deck<T> {
  /** The top card first. */
  draw: T[];
  discard: T[];
}

/** What a player learned in secret and may look up again. */
export type Note =
  | {
      readonly about: 'loyalty';
      readonly seat: Seat;
      readonly card: LoyaltyId;
      readonly turn: number;
    }
  | {
      readonly about: 'civilian';
      readonly ship: number;
      readonly face: string;
      readonly turn: number;
    }
  | {
      /** The Quorum hand a President gave up (HI-24). */
      readonly about: 'quorum';
      readonly cards: readonly QuorumId[];
      readonly turn: number;
    }
  | {
      readonly about: 'crisis' | 'destination';
      readonly card: string;
      readonly end: 'top' | 'bottom';
      readonly turn: number;
    };

export interface LoyaltyHeld {
  readonly card: LoyaltyId;
  faceUp: boolean;
}

export interface Player {
  character: CharacterId | null;
  /** Where the character is; null in a viper or off the board. */
  location: Location | null;
  hand: SkillCard[];
  loyalty: LoyaltyHeld[];
  standing: Standing;
  /** Super Crisis cards in hand. */
  superCrises: CrisisId[];
  /** Quorum cards lying before this player. */
  quorum: QuorumId[];
  /** The once-per-game ability was used. */
  spent: boolean;
  /** The once-per-game ability of the present character cannot be used (PEG-24.8). */
  barred?: true;
  /** Turns begun so far. */
  turns: number;
  notes: Note[];
  /** What a leader is out for, for the own eyes only. */
  agenda?: AgendaId;
  /** How often the player's character was executed, and Super Crisis cards were played by the player. */
  executed?: number;
  superCrisesPlayed?: number;
}

/** Where a viper is: in a box, or in a sector, perhaps with a pilot. */
export interface Viper {
  /** A Mark VII; without it, a Mark II (EXO-28). */
  readonly mark?: 7;
  where: 'reserves' | 'damaged' | 'destroyed' | Sector;
  pilot: Seat | null;
}

export interface Raptor {
  where: 'reserves' | 'destroyed';
}

/** BSG-1.9 */
export type CivilianFace =
  | 'empty'
  | 'population-1'
  | 'population-2'
  | 'population-1-fuel-1'
  | 'population-1-morale-1';

export interface Civilian {
  face: CivilianFace;
  /** On New Caprica, the stack says where. */
  where: 'pool' | 'destroyed' | 'planet' | Sector;
}

/** The Cylon ships that pursue the fleet: by number, the area of their board they wait in (EXO-21). */
export interface Pursuit {
  /** The space of the track the token is on; 0 is the start (EXO-23.1). */
  track: number;
  readonly raiders: (Sector | null)[];
  readonly heavyRaiders: (Sector | null)[];
  readonly basestars: (Sector | null)[];
}

export interface Basestar {
  sector: Sector | null;
  damage: BasestarToken[];
}

/** A card kept in play beside the board. */
export type Kept = Card<'crisis' | 'super-crisis' | 'quorum'>;

/** A card that lies open while it is resolved. */
export type OnTable = Kept & {
  /** Whether it is discarded afterwards, stays, leaves the game, or was given to somebody. */
  fate: 'discard' | 'kept' | 'removed' | 'given';
  /** Ships it has placed. */
  placed: string[];
  /** BSG-7.17: another Crisis follows the activation of this one. */
  another: boolean;
};

/** What has happened this turn that limits what may follow. */
export interface ThisTurn {
  /** Cards and abilities that can be used once in a turn, and were. */
  used: string[];
  /** The current player was piloting when the turn began. */
  piloting: boolean;
  /** Cylon ships that have acted, by name (BSG-26.4). */
  acted: string[];
  /** Who became a Cylon: the actions of a human are over (BSG-21.11, 21.12, 22.4, 23.8). */
  turned: Seat[];
  /** The current player was proved a Cylon by an execution: nothing more is done in this turn (PEG-C3). */
  over?: true;
  /** Where the current player's character was when the turn began. */
  began?: string;
  /** The next loss of this resource is 1 smaller. */
  guarded?: Resource;
  /** The next Crisis card counts as having the jump icon. */
  nextCrisisJumps?: true;
  /** There is no Prepare for Jump step. */
  noPreparation?: true;
  /** A title taken for the turn, and from whom. */
  borrowed?: { readonly title: Title; readonly from: Seat; readonly by: Seat };
}

export interface Facts {
  /** What is in play beside the base game. */
  readonly modules: readonly ModuleId[];
  turn: number;
  current: Seat;
  readonly players: Player[];
  readonly resources: Record<Resource, number>;
  /** 0 Start, 1 and 2 red, 3 (risk 3) and 4 (risk 1) blue, 5 Auto Jump (BSG-1.22). */
  jumpTrack: number;
  distance: number;
  readonly visited: DestinationId[];
  sleeperDone: boolean;
  readonly titles: Record<Title, Seat | null>;
  nukes: number;
  /** Centurions by their space on the boarding track, 0 to 3. */
  boarding: number[];
  readonly vipers: Viper[];
  readonly raptors: Raptor[];
  readonly civilians: Civilian[];
  /** Sector of each raider and heavy raider; null beside the board. */
  readonly raiders: (Sector | null)[];
  readonly heavyRaiders: (Sector | null)[];
  readonly basestars: Basestar[];
  damaged: DamageToken[];
  damagePool: DamageToken[];
  basestarPool: BasestarToken[];
  readonly skills: Record<Skill, Deck<SkillCard>>;
  destiny: SkillCard[];
  readonly crisis: Deck<CrisisId>;
  readonly superCrisis: Deck<CrisisId>;
  readonly quorum: Deck<QuorumId>;
  /** Quorum cards taken out of the game. */
  readonly removed: QuorumId[];
  destinations: DestinationId[];
  /** Destination cards that were discarded instead of being reached. */
  passedBy?: DestinationId[];
  /** Characters who were executed. */
  dead?: CharacterId[];
  /** An execution has cost morale. */
  mourned?: true;
  /** The number of the raider that is Scar. */
  scar?: number;
  loyalty: LoyaltyId[];
  /** The deck of "You Are Not a Cylon" cards beside it (EXO-6.13), and those that were discarded (EXO-6.18). */
  humanCards?: LoyaltyId[];
  humanCardsDiscarded?: LoyaltyId[];
  /** Cards that left the game where everybody saw them. */
  gone?: { loyalty: LoyaltyId[]; superCrises: CrisisId[] };
  /** Cylon ships that are not around Galactica and not in the supply. */
  pursuit?: Pursuit;
  quorumHand: QuorumId[];
  kept: Kept[];
  /** The cards being resolved, the newest last. */
  onTable: OnTable[];
  thisTurn: ThisTurn;
  /** What else modules put on the table, by their names. */
  readonly parts: Readonly<Record<string, object>>;
}

export interface Options extends Readings {
  readonly variant: 'standard' | 'easier-for-humans' | 'easier-for-cylons' | 'no-sympathizer';
  /** By seat, or picked at the table. */
  readonly characters: 'picked' | readonly CharacterId[];
  readonly modules: readonly ModuleId[];
}

export interface Bsg {
  facts: Facts;
  options: Options;
  events: BsgEvents;
  view: BsgView;
}

export type BsgTable = Table<Bsg>;

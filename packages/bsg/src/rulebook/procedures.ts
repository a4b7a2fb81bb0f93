import type { Seat } from '@starboard/kernel';
import type { CharacterId, DestinationId, LoyaltyId, QuorumId } from '../content/library.ts';
import type { Context } from '../effects/context.ts';
import type { Ship } from '../effects/effect.ts';
import type { LocationChecking } from '../effects/operations/location-checks.ts';
import type { Text } from '../effects/text.ts';
import type { CrisisCard } from '../table/cards.ts';
import type { Activation, Location, Sector } from '../table/vocabulary.ts';
import type { Checking } from './check.ts';
import type { Rolling } from './die.ts';
import { forward } from './writing.ts';

// Rules that lead back to themselves: a card may cause a jump, a jump draws a card. Their names stand here.

export interface Resolving {
  readonly text: Text;
  at: number;
  context: Context;
}
/** Carries out effects one after the other. */
export const resolve = forward<Resolving>('resolve');

export interface Activating {
  readonly what: Activation;
  /** Only these ships, by name. */
  readonly only: readonly string[] | null;
  /** By Your Command */
  readonly withoutCenturions?: true;
  /** Even what has acted this turn (Miraculous Return). */
  readonly again?: true;
}
/** Cylon ships of a kind act (sections 26 to 29). */
export const activateShips = forward<Activating>('activate-ships');

export const activating = (
  what: Activation,
  only: readonly string[] | null = null,
): Activating => ({
  what,
  only,
});

export interface Jumping {
  chooser?: Seat;
  drawn?: DestinationId[];
  chosen?: DestinationId;
  /** So many Destination cards and no more, whoever would choose (Blind Jump). */
  readonly draws?: number;
  /** The card that was reached is exchanged for another. */
  again?: true;
  /** The fleet marker was set on the way, and is not reset (EXO-38.17). */
  markerSet?: true;
  /** So many spaces once it was (Lion's Head Nebula). */
  advance?: number;
  /** Who is executed after the jump. */
  condemned?: Executing[];
}
/** The fleet jumps (section 14). */
export const jumpFleet = forward<Jumping>('jump-fleet');

export interface ViperActivations {
  readonly seat: Seat;
  left: number;
  /** All of them for one and the same: those, by number, it can still be. */
  same?: number[];
}
/** Activations of unmanned vipers. */
export const activateVipers = forward<ViperActivations>('activate-vipers');

export interface OwnViper {
  readonly seat: Seat;
  left: number;
  readonly attackOnly: boolean;
}
/** A pilot uses the own viper (BSG-34.7). */
export const useOwnViper = forward<OwnViper>('piloting');

export interface Acting {
  readonly seat: Seat;
  left: number;
  /** How often the player had been executed before: the next character has none of these actions (EXO-C34). */
  deaths?: number;
  /** A share of what everybody is given, whatever ended a turn before it came (EXO-15.8). */
  readonly share?: true;
}
/** Somebody takes actions. */
export const takeActions = forward<Acting>('take-actions');

export interface Moving {
  readonly seat: Seat;
  to: Location | null;
  /** The own Movement step, in which something else can be used (PEG-14.4). */
  readonly ownStep?: true;
  /** Where the character stood when the way was chosen. */
  from?: Location | null;
}
/** Somebody may move (section 5). */
export const moveSomebody = forward<Moving>('movement');

export interface Wanted {
  readonly ship: Ship;
  readonly sector: Sector;
  count: number;
}
export interface Placing {
  /** What is still to be placed, and where. */
  wanted: Wanted[];
  /** Whether a card places them, which may speak of them again. */
  readonly byCard: boolean;
  vipers: number[];
  /** Vipers that go somewhere, once it is known of which mark they are (EXO-28.3). */
  marking?: Wanted;
}
/** Ships are placed; where there are too few, the current player decides (section 37). */
export const placeAll = forward<Placing>('placing');

export const placing = (wanted: Wanted[], byCard: boolean): Placing => ({
  wanted,
  byCard,
  vipers: [],
});

export interface PlacingAnywhere {
  readonly ship: Ship;
  left: number;
}
/** Ships are placed where whoever decides such things likes (BSG-13.12, EXO-27.5). */
export const placeAnywhere = forward<PlacingAnywhere>('placing-anywhere');

export interface CrisisRevealed {
  readonly seat: Seat;
  card: CrisisCard;
  readonly activation: boolean;
}
/** A Crisis card is turned up before a player, who resolves it. */
export const crisisRevealed = forward<CrisisRevealed>('revealed-crisis');

export interface CrisisResolving {
  readonly card: CrisisCard;
  readonly context: Context;
  readonly activation: boolean;
  option: number | null;
  /** The icons that are left, where there are several. */
  icons?: readonly Activation[];
  /** Its Prepare for Jump step moves the fleet marker. */
  jumps?: boolean;
}
/** A Crisis card is resolved. */
export const resolveCrisis = forward<CrisisResolving>('resolve-crisis');

export interface QuorumPlaying {
  readonly seat: Seat;
  readonly card: QuorumId;
  /** From the hand of the President (PEG-28.8). */
  readonly fromHand?: true;
  /** How often everybody had been executed before. */
  deaths?: number[];
}
/** A Quorum card is played. */
export const playQuorum = forward<QuorumPlaying>('play-quorum');

/** BSG-19: the sleeper phase. */
export const sleeperPhase = forward<object>('sleeper-phase');

export interface Placed {
  /** Vipers just placed from the Reserves, by number. */
  readonly vipers: readonly number[];
}
/** Apollo may board a viper that was just placed (TW-17). */
export const vipersPlaced = forward<Placed>('vipers-placed');

export interface Revealing {
  readonly seat: Seat;
  readonly card: LoyaltyId;
  /** The power of the card has cut the hand already. */
  cut?: true;
}
export const revealUnderWay = forward<Revealing>('revealing');

export interface Executing {
  readonly seat: Seat;
  /** A human costs no morale this time (Emotionally Fragile). */
  readonly free?: true;
  /** How often the player had been executed when it was decided: whoever has died since is spared. */
  readonly deaths?: number;
  /** Out of the game (EXO-38.10). */
  readonly eliminated?: true;
  /** What is to follow when this one is finished (PEG-41.11). */
  next?: Executing[];
  /** Where the character stood. */
  at?: Location | null;
  /** Who died. */
  was?: CharacterId;
}
/** A character is executed (PEG-23). */
export const executeSomebody = forward<Executing>('execution');

export interface FinalFiveExamined {
  readonly by: Seat;
  readonly of: Seat;
  /** Cards whose texts are still to be carried out, and the one that is. */
  waiting: LoyaltyId[];
  card: LoyaltyId | null;
}
/** Somebody has looked at cards of the Final Five (EXO-18). */
export const examiningFinalFive = forward<FinalFiveExamined>('examining-final-five');

/** A human player has discarded Treachery (PEG-T6). */
export const treacheryDiscarded = forward<{ readonly seat: Seat }>('treachery-discarded');

/** A basestar or a centurion was destroyed by somebody (PEG-T19). */
export const enemyDestroyed = forward<{ readonly by: Seat }>('enemy-destroyed');

/** One damage to a ship where there are several (PEG-12.1, 12.2). */
export const damageAShip = forward<object>('damaging-a-ship');

export interface RaidersActing {
  /** Those still to act, by name. */
  waiting: string[];
  /** The sector being resolved. */
  sector: Sector | null;
  /** Where raiders miss, and how many still do (Run Interference). */
  missing?: Partial<Record<Sector, number>>;
}
export const raidersUnderWay = forward<RaidersActing>('activate-raiders');

/** Raiders of an area are destroyed; perhaps Scar is one of them (PEG-41.3). */
export interface RaidersDestroyed {
  readonly by: Seat;
  readonly sector: Sector;
  readonly count: number;
}
export const destroyRaiders = forward<RaidersDestroyed>('destroying-raiders');

// What plays reach: whatever of this kind is going on around them.

export const checkUnderWay = forward<Checking>('skill-check');
export const locationCheckUnderWay = forward<LocationChecking>('location-check');
export const rollUnderWay = forward<Rolling>('die-roll');
export interface AttackUnderWay {
  readonly seat: Seat;
  readonly sector: Sector;
  /** No die was rolled: a card took its place. */
  rolled?: false;
  /** Something else is done instead of the attack. */
  instead?: true;
}
/** Humans attack; whether a die was rolled matters to Scar. */
export const attackUnderWay = forward<AttackUnderWay>('attacking');
export const tableRollUnderWay = forward<{ rolled?: false }>('rolling-on-table');

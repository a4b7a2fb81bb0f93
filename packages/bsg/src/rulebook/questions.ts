import type { ProcedureName, Seat } from '@starboard/kernel';
import type { CharacterId, CrisisId, LoyaltyId } from '../content/library.ts';
import { rulesOf } from '../modules/rules.ts';
import type { Deck, Facts, Options } from '../table/facts.ts';
import type {
  Activation,
  BasestarToken,
  Hazard,
  Location,
  Sector,
  Title,
} from '../table/vocabulary.ts';
import type { Ending } from './endings.ts';

/** What of the table an effect reaches, so that something can forbid it. */
export type Touched = 'space' | 'boarding' | 'galactica' | 'jump-track';

/** A distance at which something begins, the first time it is reached. */
export interface Milestone {
  readonly distance: number;
  readonly phase: ProcedureName<object>;
  readonly isDone: (facts: Facts) => boolean;
}

/** What is to be activated and cannot be. */
export interface Substituting {
  readonly what: Activation;
}

/** Where the basestar is for which a damage token was drawn. */
export interface TokenDrawn {
  readonly sector: Sector;
}

/** What rulebooks answer differently. The last one in play that answers is right (PEG-1.1, EXO-1.1). */
export interface Questions {
  /** Whether somebody must play a Cylon leader (PEG-39.1). */
  readonly leaderNeeded: (players: number) => boolean;
  /** How many Cylon cards and others, before what characters add (BSG-2.19 to 2.22). */
  readonly loyaltyDeck: (
    players: number,
    facts: Pick<Facts, 'players'>,
  ) => { readonly cylon: number; readonly human: number };
  /** The card shuffled in after the first deal, if any (BSG-2.25, 2.36). */
  readonly shuffledIn: (
    players: number,
    options: Options,
    facts: Pick<Facts, 'players'>,
  ) => LoyaltyId | null;
  /** How many more human cards than the rulebooks before it say (EXO-6.6 to 6.9). */
  readonly moreHumanCards: number;
  /** Whether the human cards make a deck of their own, from which cards come later (EXO-6.13). */
  readonly keepsHumanCards: boolean;
  /** Whether the sheet of a revealed Cylon counts in the sleeper phase (BSG-19.5, EXO-15.5). */
  readonly revealedSleeper: boolean;
  /** Whether an executed Cylon gives the other Loyalty cards away where a revealing one does not (EXO-7.5). */
  readonly executedHandsLoyaltyOver: (options: Options) => boolean;
  /** What becomes of the cards of an executed human: kept, or drawn anew (PEG-23.8, EXO-7.10, 7.13). */
  readonly executedHuman: 'keeps-cards' | 'draws-anew';
  /** Whose turn an execution ends: that of a Cylon who was found out, or anybody's (PEG-C3, EXO-7.17). */
  readonly executionEndsTurn: 'found-cylon' | 'always';
  /** Whether somebody can drop out (EXO-38). */
  readonly eliminates: boolean;
  /** Where a newcomer begins whose place is gone (PEG-23.14, EXO-7.12). */
  readonly refuge: Location;
  /** Where somebody takes command who breaks out (EXO-39.18). */
  readonly commandPost: (facts: Facts) => Location;
  /** How many nukes there can be (EXO-11.4). */
  readonly mostNukes: number;
  /** Up to which distance a revealing Cylon gives the other Loyalty cards away; null: never (PEG-5). */
  readonly handsLoyaltyOver: number | null;
  /** Whether a Cylon player may choose to bear what a Crisis card does to players (PEG-3.7). */
  readonly cylonsMayIgnore: boolean;
  /** How many Quorum cards may be held at the end of a turn (PEG-9). */
  readonly quorumLimit: number | null;
  /** How many cards a Cylon player draws, and whether all of different skills (BSG-22.1). */
  readonly cylonDraw: (options: Options) => { readonly count: number; readonly different: boolean };
  readonly succession: (title: Title) => readonly CharacterId[];
  /** Where somebody can go of the own will, whatever it costs (section 5; BSG-22.2). */
  readonly reachable: (facts: Facts, seat: Seat) => readonly Location[];
  /** Where a character begins who comes in place of an executed one, unless where the sheet says (PEG-23.14, 23.25). */
  readonly newcomerStarts: (facts: Facts, character: CharacterId) => Location | null;
  /** Where somebody who comes in for a character that died there is held (PEG-24.2, 24.3). */
  readonly custodyFor: (diedAt: Location | null) => Location;
  /** Where a Cylon comes back to life (BSG-21.8). */
  readonly resurrectsAt: (facts: Facts) => Location;
  /** Where somebody who is sent to a hazard really goes. */
  readonly sentTo: (facts: Facts, seat: Seat, hazard: Hazard) => Hazard;
  /** The deck Crisis cards come from, once the fleet has come so far. */
  readonly crisisDeck: (facts: Facts, distance?: number) => Deck<CrisisId>;
  /** The next civilian ship to be lost where none is named; from the pool, or none at all (PEG-4.5). */
  readonly nextCivilian: (facts: Facts) => number | 'pool' | null;
  /** What happens at the end of the jump track (BSG-9.5). */
  readonly atAutoJump: (facts: Facts) => ProcedureName<object>;
  /** The distance from which on the next jump is the last, and what happens on the way (BSG-11.6, 14.11). */
  readonly lastJumpFrom: number;
  readonly milestones: readonly Milestone[];
  /** Whether the jump icon counts on a card that a Cylon player resolves (BSG-22.6). */
  readonly cylonsPrepareJump: boolean;
  /** What becomes of a Crisis card that a Cylon player drew and did not choose (BSG-22.6, PEG-13.2). */
  readonly crisisPassedOver: 'discarded' | 'bottom';
  /** Whether civilian ships leave the board with a jump (BSG-32.3). */
  readonly jumpRemovesCivilians: boolean;
  /** What an activation does where nothing would happen; null: nothing (EXO-24). */
  readonly substitute: (facts: Facts, what: Activation) => ProcedureName<Substituting> | null;
  /** The damage tokens of basestars, and what one does when it is drawn (EXO-36). */
  readonly basestarTokens: readonly BasestarToken[];
  readonly basestarTokenDrawn: (token: BasestarToken) => ProcedureName<TokenDrawn> | null;
  /** How the game ends for the humans with the last jump. */
  readonly lastJump: Ending;
  /** Whether nothing can reach this part of the table for now. */
  readonly frozen: (facts: Facts, touched: Touched) => boolean;
  /** Whether a seat has won, once it is known which side has (BSG-11.12). */
  readonly wins: (facts: Facts, seat: Seat, humansWin: boolean) => boolean;
}

export function answers(facts: { readonly modules: Facts['modules'] }): Questions {
  return rulesOf(facts).questions;
}

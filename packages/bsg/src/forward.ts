import type { Seat } from '@starboard/kernel';
import type { CrisisId, QuorumId } from './content/index.ts';
import type { Context } from './effects/context.ts';
import type { Effect } from './effects/effect.ts';
import { forward } from './rules.ts';
import type { Activation } from './vocabulary.ts';

// Rules that lead back to themselves: a card may cause a jump, a jump draws a card. Their names stand here.

export interface Resolving {
  readonly effects: readonly Effect[];
  at: number;
  readonly context: Context;
}
/** Carries out effects one after the other. */
export const resolve = forward<Resolving>('resolve');

export interface Activating {
  readonly what: Activation;
  /** Only these ships, by name. */
  readonly only: readonly string[] | null;
  /** Ships still to act, by name. */
  waiting: string[];
}
/** Cylon ships of a kind act (sections 26 to 29). */
export const activateShips = forward<Activating>('activate-ships');

export const activating = (
  what: Activation,
  only: readonly string[] | null = null,
): Activating => ({
  what,
  only,
  waiting: [],
});

/** The fleet jumps (section 14). */
export const jumpFleet = forward<object>('jump-fleet');

export interface ViperActivations {
  readonly seat: Seat;
  left: number;
}
/** Activations of unmanned vipers. */
export const activateVipers = forward<ViperActivations>('activate-vipers');

export interface Acting {
  readonly seat: Seat;
  left: number;
}
/** Somebody takes actions. */
export const takeActions = forward<Acting>('take-actions');

export interface CrisisResolving {
  readonly card: CrisisId;
  readonly deck: 'crisis' | 'super-crisis';
  readonly context: Context;
  readonly activation: boolean;
  option: number | null;
}
/** A Crisis card is resolved. */
export const resolveCrisis = forward<CrisisResolving>('resolve-crisis');

export interface QuorumPlaying {
  readonly seat: Seat;
  readonly card: QuorumId;
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

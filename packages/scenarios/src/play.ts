import type { AnyGame, AnyTypes, GameEvent, Match, StateOf } from '@starboard/kernel';

export type AnyState = StateOf<AnyTypes>;

/** A scenario being played: the match, and what happened in it. */
export interface Playing {
  readonly game: AnyGame;
  readonly match: Match<AnyTypes>;
  /** What the given brought about. */
  readonly begun: readonly GameEvent[];
  /** What each entry of the match brought about; empty where it was taken back. */
  readonly entries: readonly (readonly GameEvent[])[];
  /** What the last step brought about: nothing, when it was refused. */
  readonly last: readonly GameEvent[];
}

/** Everything that happened and still stands. */
export function allEvents({ begun, entries }: Playing): GameEvent[] {
  return [...begun, ...entries.flat()];
}

import type {
  AnyGame,
  AnyTypes,
  GameEvent,
  Json,
  Match,
  OpenAsk,
  StateOf,
} from '@starboard/kernel';
import { type Forced, STOPPED, type Stage } from './stage.ts';

export type AnyState = StateOf<AnyTypes>;

/** What something brought about. */
export interface Told {
  readonly events: readonly GameEvent[];
  readonly forced: readonly Forced[];
}

export const NOTHING: Told = { events: [], forced: [] };

/** Something set to be drawn, as the scenario calls it and as it is. */
export interface Next {
  readonly name: Json;
  readonly thing: Json;
}

/** A scenario being played: the match, and what happened in it. */
export interface Playing {
  readonly game: AnyGame;
  readonly stage: Stage;
  readonly match: Match<AnyTypes>;
  /** What was set to be drawn. */
  readonly next: readonly Next[];
  /** What the given brought about. */
  readonly begun: Told;
  /** What each entry of the match brought about; nothing where it was taken back. */
  readonly entries: readonly Told[];
  /** What the last step brought about: nothing, when it was refused. */
  readonly last: Told;
}

export function together(told: readonly Told[]): Told {
  return {
    events: told.flatMap(({ events }) => events),
    forced: told.flatMap(({ forced }) => forced),
  };
}

/** Everything that happened and still stands. */
export function allTold({ begun, entries }: Playing): Told {
  return together([begun, ...entries]);
}

/** What waits for an answer. */
export function openAsks({ asks }: Pick<AnyState, 'asks'>): OpenAsk[] {
  return asks.filter(({ answered, ask }) => !answered && ask.prompt !== STOPPED);
}

export function isStopped({ asks }: Pick<AnyState, 'asks'>): boolean {
  return asks.some(({ ask }) => ask.prompt === STOPPED);
}

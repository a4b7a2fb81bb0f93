import { Fault } from './faults.ts';
import type { GameTypes } from './game.ts';
import { clone } from './json.ts';
import type { Entry, Match } from './match.ts';
import type { Stepped } from './take-back.ts';

/** How a match stood when it had so many entries; undefined where nobody kept that. */
export type Moments<G extends GameTypes> = (length: number) => Match<G> | undefined;

/**
 * The table goes back to an earlier moment, because everybody wants to. What lay there lies there again, in the same order;
 * but dice and shuffles that come are new ones, so that nobody knows what chance will bring. What was done before the moment
 * can no longer be taken back.
 */
export function goBack<G extends GameTypes>(
  now: Match<G>,
  to: number,
  earlier: Moments<G> | undefined,
): Stepped<G> {
  if (now.state.outcome !== null) throw new Fault('game-over', 'game-over');
  const then = to < now.length ? earlier?.(to) : undefined;
  if (then === undefined || then.length !== to || then.commitment !== now.commitment) {
    throw new Fault('nothing-to-take-back', 'no-such-moment');
  }
  const state = clone(then.state);
  // An id is never used for two different asks, and no word of the stream twice.
  state.nextId = Math.max(state.nextId, now.state.nextId);
  state.dice.at = Math.max(state.dice.at, now.state.dice.at);
  return { state, undo: null, events: [], accepted: [], replaces: now.length - to };
}

/** What is kept of a history while it is played again: the moments it goes back to. */
export interface Past<G extends GameTypes> {
  /** To be told of every match, in order, from the first one on. */
  pass(match: Match<G>): void;
  readonly at: Moments<G>;
}

export function pastOf<G extends GameTypes>(entries: readonly Entry[]): Past<G> {
  const wanted = new Set(entries.flatMap((it) => (it.kind === 'go-back' ? [it.to] : [])));
  const kept = new Map<number, Match<G>>();
  return {
    pass(match) {
      if (wanted.has(match.length)) kept.set(match.length, match);
    },
    at: (length) => kept.get(length),
  };
}

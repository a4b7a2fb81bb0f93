import { commitmentOf, digest } from './dice.ts';
import type { GameEvent } from './event.ts';
import { corrupt, Fault } from './faults.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { canonical, clone, isPlainObject, type Json } from './json.ts';
import type { Order } from './order.ts';
import { answer, giveOrders, retract, type StartOptions, start } from './referee.ts';
import { restore } from './restore.ts';
import type { Seat } from './seat.ts';
import type { Accepted } from './table.ts';

/** What a player does to a match. The list of them, never rewritten, is the match's history. */
export type Entry =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly ask: number; readonly answer: Json }
  | { readonly kind: 'orders'; readonly seat: Seat; readonly orders: readonly Order[] }
  | { readonly kind: 'take-back'; readonly seat: Seat };

/** An entry with its place in the hash chain: what a store keeps, one row each. */
export interface Link {
  readonly entry: Entry;
  readonly hash: string;
}

/**
 * A game as people play it: the state, the head of the chain over everything accepted so far, and what is
 * needed to take an answer back. Plain data. Simulations play on bare states and pay for none of this.
 */
export interface Match<G extends GameTypes> {
  readonly state: StateOf<G>;
  /** SHA-256 of the seed, shown from the start. */
  readonly commitment: string;
  /** How many entries there are, and the hash of the last. */
  readonly length: number;
  readonly head: string;
  readonly undo: Undo<G> | null;
}

/** The state at the horizon, and what was entered since. */
export interface Undo<G extends GameTypes> {
  readonly base: StateOf<G>;
  readonly since: readonly Entry[];
}

export interface Move<G extends GameTypes> {
  readonly match: Match<G>;
  readonly link: Link;
  readonly events: readonly GameEvent<G['events']>[];
  readonly accepted: readonly Accepted[];
  /** How many of the last links' events no longer stand: `events` replace them. Only a take-back has any. */
  readonly replaces: number;
}

export interface Begun<G extends GameTypes> {
  readonly match: Match<G>;
  readonly events: readonly GameEvent<G['events']>[];
}

/** The chain begins with what was agreed before the first answer. */
export function beginMatch<G extends GameTypes>(game: Game<G>, how: StartOptions): Begun<G> {
  const { state, events } = start(game, how);
  const commitment = commitmentOf(how.seed);
  const { version, seats, options, noTells } = state;
  const head = digest(
    canonical({ game: game.name, version, seats, options, noTells, commitment, events }),
  );
  return { match: { state, commitment, length: 0, head, undo: null }, events };
}

/** Plays an entry. The match given is left as it was, whatever happens. */
export function enterMove<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  entry: Entry,
): Move<G> {
  const step =
    entry.kind === 'take-back' ? takeBack(game, match, entry.seat) : forward(game, match, entry);
  const hash = digest(
    `${match.head}${canonical({ entry, accepted: step.accepted, events: step.events })}`,
  );
  return {
    match: {
      state: step.state,
      commitment: match.commitment,
      length: match.length + 1,
      head: hash,
      undo: step.undo,
    },
    link: { entry: clone(entry), hash },
    events: step.events,
    accepted: step.accepted,
    replaces: step.replaces,
  };
}

interface Stepped<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly undo: Undo<G> | null;
  readonly events: readonly GameEvent<G['events']>[];
  readonly accepted: readonly Accepted[];
  readonly replaces: number;
}

type Forward = Exclude<Entry, { kind: 'take-back' }>;

function applyEntry<G extends GameTypes>(game: Game<G>, state: StateOf<G>, entry: Forward) {
  return entry.kind === 'answer'
    ? answer(game, state, entry.seat, entry.ask, entry.answer)
    : giveOrders(game, state, entry.seat, entry.orders);
}

function forward<G extends GameTypes>(game: Game<G>, match: Match<G>, entry: Forward): Stepped<G> {
  const state = clone(match.state);
  const { events, accepted, horizon } = applyEntry(game, state, entry);
  const undo = match.undo ?? { base: match.state, since: [] };
  const over = horizon || state.outcome !== null;
  return {
    state,
    undo: over ? null : { base: undo.base, since: [...undo.since, clone(entry)] },
    events,
    accepted,
    replaces: 0,
  };
}

/**
 * Takes back a seat's last answer: everything else entered since the horizon is played again without it. A
 * sealed answer can always be taken back, even when something else became known meanwhile.
 */
function takeBack<G extends GameTypes>(game: Game<G>, match: Match<G>, seat: Seat): Stepped<G> {
  if (match.state.outcome !== null) throw new Fault('game-over', 'game-over');
  const undo = match.undo;
  const last = undo?.since.findLastIndex((e) => e.kind === 'answer' && e.seat === seat) ?? -1;
  if (undo !== null && last >= 0) return replayWithout(game, match, undo, last);
  const sealed = match.state.asks.find((open) => open.seat === seat && open.answered);
  if (sealed === undefined) throw new Fault('nothing-to-take-back', 'behind-the-horizon');
  const state = clone(match.state);
  retract(state, seat, sealed.id);
  return {
    state,
    undo: undo === null ? null : withoutSealed(undo, seat, sealed.id),
    events: [],
    accepted: [],
    replaces: 0,
  };
}

/** The horizon's state without the sealed answer, so that a later replay does not bring it back. */
function withoutSealed<G extends GameTypes>(undo: Undo<G>, seat: Seat, ask: number): Undo<G> {
  const base = clone(undo.base);
  retract(base, seat, ask);
  return { base, since: undo.since };
}

function replayWithout<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  undo: Undo<G>,
  index: number,
): Stepped<G> {
  const state = clone(undo.base);
  const since = undo.since.filter((_, i) => i !== index);
  const events: GameEvent<G['events']>[] = [];
  const accepted: Accepted[] = [];
  for (const entry of since) {
    if (entry.kind === 'take-back') continue;
    let progress: ReturnType<typeof applyEntry<G>>;
    try {
      progress = applyEntry(game, state, entry);
    } catch (error) {
      if (error instanceof Fault && error.code !== 'broken-rules') {
        throw new Fault('nothing-to-take-back', 'others-went-on-from-it');
      }
      throw error;
    }
    if (progress.horizon) throw new Fault('nothing-to-take-back', 'others-went-on-from-it');
    events.push(...progress.events);
    accepted.push(...progress.accepted);
  }
  // An id is never used for two different asks, so that a late answer cannot hit the wrong one.
  state.nextId = Math.max(state.nextId, match.state.nextId);
  return {
    state,
    undo: since.length === 0 ? null : { base: undo.base, since },
    events,
    accepted,
    replaces: undo.since.length,
  };
}

/** A stored match, checked and brought to the current version. Moves across a migration cannot be undone. */
export function restoreMatch<G extends GameTypes>(game: Game<G>, stored: unknown): Match<G> {
  if (!isPlainObject(stored)) throw corrupt('a match is an object');
  const { state, commitment, length, head, undo } = stored;
  if (typeof commitment !== 'string' || typeof head !== 'string' || typeof length !== 'number') {
    throw corrupt('a match has a commitment, a length and a head');
  }
  const restored = restore(game, state);
  if (commitmentOf(restored.dice.seed) !== commitment) {
    throw corrupt('the seed is not the one committed to');
  }
  return { state: restored, commitment, length, head, undo: restoreUndo(game, state, undo) };
}

function restoreUndo<G extends GameTypes>(
  game: Game<G>,
  state: unknown,
  undo: unknown,
): Undo<G> | null {
  if (undo === null) return null;
  if (!isPlainObject(undo) || !Array.isArray(undo['since'])) throw corrupt('wrong undo');
  if (isPlainObject(state) && state['version'] !== game.version) return null;
  return { base: restore(game, undo['base']), since: (undo['since'] as unknown[]).map(readEntry) };
}

/** An entry from outside, checked in form; whether it is legal is for the referee to say. */
export function readEntry(value: unknown): Entry {
  if (!isPlainObject(value)) throw corrupt('an entry is an object');
  const { kind, seat } = value;
  if (typeof seat !== 'number' || !Number.isInteger(seat)) throw corrupt('an entry names a seat');
  const copied = clone(value) as unknown as Entry;
  switch (kind) {
    case 'answer':
      if (typeof value['ask'] !== 'number') throw corrupt('an answer names its ask');
      if (!('answer' in value)) throw corrupt('an answer says something');
      return copied;
    case 'orders':
      if (!Array.isArray(value['orders'])) throw corrupt('orders are a list');
      return copied;
    case 'take-back':
      return copied;
    default:
      throw corrupt('unknown kind of entry');
  }
}

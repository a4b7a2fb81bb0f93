import { commitmentOf, digest } from './dice.ts';
import type { GameEvent } from './event.ts';
import { corrupt } from './faults.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { goBack, type Moments } from './go-back.ts';
import { canonical, clone, isPlainObject, type Json, notJson } from './json.ts';
import type { Order } from './order.ts';
import { type StartOptions, start } from './referee.ts';
import { restore } from './restore.ts';
import { type Seat, seatAt } from './seat.ts';
import type { Accepted } from './table.ts';
import {
  applyEntry,
  type Done,
  type Forward,
  type Played,
  type Stepped,
  type Taken,
  takeBack,
  taken,
  type Undo,
  type Undoable,
  whoMayTakeBack,
} from './take-back.ts';

/** What a player does to a match. The list of them, never rewritten, is the match's history. */
export type Entry =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly ask: number; readonly answer: Json }
  | { readonly kind: 'orders'; readonly seat: Seat; readonly orders: readonly Order[] }
  | { readonly kind: 'take-back'; readonly seat: Seat }
  /** Everybody agreed, this seat last: the match stands as it did after so many entries. */
  | { readonly kind: 'go-back'; readonly seat: Seat; readonly to: number };

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
  /** Version of the rules it was begun under; the state is of the current one. */
  readonly version: number;
  readonly undo: Undo<G> | null;
  /** Every seat whose take-back would be taken now. */
  readonly mayTakeBack: readonly Seat[];
}

export interface Move<G extends GameTypes> {
  readonly match: Match<G>;
  readonly link: Link;
  readonly events: readonly GameEvent<G['events']>[];
  readonly accepted: readonly Accepted[];
  /** How many of the last links' events no longer stand: `events` replace them. Only what goes back has any. */
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
  const { seats, noTells } = state;
  const version = how.begun ?? state.version;
  const head = digest(
    canonical({
      game: game.name,
      version,
      seats,
      options: optionsAsIn(game, version, state.options),
      noTells,
      commitment,
      events: eventsAsIn(game, version, events),
    }),
  );
  const match = { state, commitment, length: 0, head, version, undo: null, mayTakeBack: [] };
  return { match, events };
}

/** Options as the version a game was begun under knew them. */
export function optionsAsIn<G extends GameTypes>(
  game: Game<G>,
  version: number,
  options: G['options'],
): object {
  return game.earlier?.[version]?.options?.(options) ?? options;
}

/** What is hashed: events as the version a game was begun under told them. */
function eventsAsIn<G extends GameTypes>(
  game: Game<G>,
  version: number,
  events: readonly GameEvent<G['events']>[],
): readonly GameEvent[] {
  const earlier = game.earlier?.[version]?.event;
  if (earlier === undefined) return events;
  return events.flatMap((event) => earlier(event) ?? []);
}

/**
 * Plays an entry. The match given is left as it was, whatever happens. `earlier` has the moments that can be gone back to,
 * which a match does not carry with it.
 */
export function enterMove<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  entry: Entry,
  earlier?: Moments<G>,
): Move<G> {
  const step = stepOf(game, match, entry, earlier);
  const events = eventsAsIn(game, match.version, step.events);
  const hash = digest(`${match.head}${canonical({ entry, accepted: step.accepted, events })}`);
  return {
    match: {
      state: step.state,
      commitment: match.commitment,
      length: match.length + 1,
      head: hash,
      version: match.version,
      undo: step.undo,
      // What was played again without an answer may let others take back what they could not.
      mayTakeBack: whoMayTakeBack(game, step, step.replaces === 0 ? match.mayTakeBack : null),
    },
    link: { entry: clone(entry), hash },
    events: step.events,
    accepted: step.accepted,
    replaces: step.replaces,
  };
}

function stepOf<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  entry: Entry,
  earlier: Moments<G> | undefined,
): Stepped<G> {
  switch (entry.kind) {
    case 'take-back':
      return takeBack(game, match, entry.seat);
    case 'go-back':
      return goBack(match, entry.to, earlier);
    default:
      return forward(game, match, entry);
  }
}

function forward<G extends GameTypes>(game: Game<G>, match: Match<G>, entry: Forward): Stepped<G> {
  const state = clone(match.state);
  const { events, accepted, horizon } = applyEntry(game, state, entry);
  const undo = match.undo ?? { base: match.state, since: [], links: 0 };
  const over = horizon || state.outcome !== null;
  const { nextId } = match.state;
  const done: Played = {
    kind: 'played',
    entry: clone(entry),
    nextId,
    answers: accepted.map(taken),
  };
  const since = entry.kind === 'orders' ? withoutOrders(undo.since, entry.seat) : undo.since;
  return {
    state,
    undo: over ? null : { base: undo.base, since: [...since, done], links: undo.links + 1 },
    events,
    accepted,
    replaces: 0,
  };
}

/**
 * What a seat's new orders leave of what was done: its earlier ones go, if they answered nothing and nothing but such
 * orders came after them. Then no rule ever looked at them, and playing the rest again comes to the same.
 */
function withoutOrders(since: readonly Done[], seat: Seat): readonly Done[] {
  const from = since.findLastIndex((done) => !isOrdersOnly(done)) + 1;
  return since.filter((done, i) => i < from || done.kind !== 'played' || done.entry.seat !== seat);
}

function isOrdersOnly(done: Done): boolean {
  return done.kind === 'played' && done.entry.kind === 'orders' && done.answers.length === 0;
}

/** A stored match, checked and brought to the current version. Moves across a migration cannot be undone. */
export function restoreMatch<G extends GameTypes>(game: Game<G>, stored: unknown): Match<G> {
  if (!isPlainObject(stored)) throw corrupt('a match is an object');
  const wrong = notJson(stored);
  if (wrong !== null) throw corrupt(wrong);
  const { state, commitment, length, head, version, undo } = stored;
  if (!isHash(commitment) || !isHash(head) || !isCount(length) || !isCount(version)) {
    throw corrupt('a match has a commitment, a length, a head and a version');
  }
  const restored = restore(game, state);
  if (commitmentOf(restored.dice.seed) !== commitment) {
    throw corrupt('the seed is not the one committed to');
  }
  const now = { state: restored, undo: restoreUndo(game, state, undo) };
  return { ...now, commitment, length, head, version, mayTakeBack: workedOut(game, now) };
}

/** Who may take something back follows from the rest of a match, so that it need not be stored or believed. */
function workedOut<G extends GameTypes>(game: Game<G>, now: Undoable<G>): Seat[] {
  try {
    return whoMayTakeBack(game, now, null);
  } catch (error) {
    throw corrupt(`what was done since the horizon makes no sense: ${String(error)}`);
  }
}

function restoreUndo<G extends GameTypes>(
  game: Game<G>,
  state: unknown,
  undo: unknown,
): Undo<G> | null {
  if (undo === null) return null;
  if (!isPlainObject(undo)) throw corrupt('wrong undo');
  if (isPlainObject(state) && state['version'] !== game.version) return null;
  const { base, since, links } = undo;
  if (!Array.isArray(since) || !isCount(links)) throw corrupt('wrong undo');
  return { base: restore(game, base), since: (since as unknown[]).map(readDone), links };
}

function readDone(value: unknown): Done {
  if (!isPlainObject(value)) throw corrupt('wrong undo');
  const { kind, seat, ask, entry, nextId, answers } = value;
  if (kind === 'retracted' && isCount(seat) && isCount(ask)) {
    return { kind, seat: seatAt(seat), ask };
  }
  const read = readEntry(entry);
  if (
    kind !== 'played' ||
    read.kind === 'take-back' ||
    read.kind === 'go-back' ||
    !isCount(nextId) ||
    !Array.isArray(answers)
  ) {
    throw corrupt('wrong undo');
  }
  return { kind, entry: read, nextId, answers: (answers as unknown[]).map(readTaken) };
}

function readTaken(value: unknown): Taken {
  if (!isPlainObject(value)) throw corrupt('wrong undo');
  const { seat, ask, answer, byOrder } = value;
  if (!isCount(seat) || !isCount(ask) || answer === undefined || typeof byOrder !== 'boolean') {
    throw corrupt('wrong undo');
  }
  // The whole match was found to be JSON.
  return { seat: seatAt(seat), ask, answer: clone(answer) as Json, byOrder };
}

const HASH = /^[0-9a-f]{64}$/;

function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** An entry from outside, checked in form; whether it is legal is for the referee to say. */
export function readEntry(value: unknown): Entry {
  if (!isPlainObject(value)) throw corrupt('an entry is an object');
  const wrong = notJson(value);
  if (wrong !== null) throw corrupt(wrong);
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
    case 'go-back':
      if (!isCount(value['to'])) throw corrupt('going back says where to');
      return copied;
    default:
      throw corrupt('unknown kind of entry');
  }
}

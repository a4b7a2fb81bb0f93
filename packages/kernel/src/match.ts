import { commitmentOf, digest } from './dice.ts';
import type { GameEvent } from './event.ts';
import { corrupt, Fault } from './faults.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { canonical, clone, isPlainObject, type Json, notJson, same } from './json.ts';
import type { Order } from './order.ts';
import { answer, giveOrders, retract, type StartOptions, start } from './referee.ts';
import { restore } from './restore.ts';
import { type Seat, seatAt } from './seat.ts';
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
  /** Version of the rules it was begun under; the state is of the current one. */
  readonly version: number;
  readonly undo: Undo<G> | null;
}

/** The state at the horizon, what was done since, and in how many links. */
export interface Undo<G extends GameTypes> {
  readonly base: StateOf<G>;
  readonly since: readonly Done[];
  readonly links: number;
}

type Done = Played | Retracted;

/** An entry, the id that came next when it was played, and every answer that was taken because of it. */
interface Played {
  readonly kind: 'played';
  readonly entry: Forward;
  readonly nextId: number;
  readonly answers: readonly Taken[];
}

interface Retracted {
  readonly kind: 'retracted';
  readonly seat: Seat;
  readonly ask: number;
}

type Taken = Omit<Accepted, 'seq'>;

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
  return { match: { state, commitment, length: 0, head, version, undo: null }, events };
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
      version: match.version,
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

const taken = ({ seat, ask, answer, byOrder }: Accepted): Taken => ({ seat, ask, answer, byOrder });

/**
 * Takes back a seat's last answer: everything else entered since the horizon is played again without it. A
 * sealed answer can always be taken back, even when something else became known meanwhile.
 */
function takeBack<G extends GameTypes>(game: Game<G>, match: Match<G>, seat: Seat): Stepped<G> {
  if (match.state.outcome !== null) throw new Fault('game-over', 'game-over');
  const { undo } = match;
  const last = undo?.since.findLastIndex((done) => isAnswerOf(done, seat)) ?? -1;
  const sealed = match.state.asks.findLast((open) => open.seat === seat && open.answered);
  const before = undo?.since[last];
  if (undo !== null && before?.kind === 'played' && before.entry.kind === 'answer') {
    if (sealed === undefined || sealed.id <= before.entry.ask) {
      return replayWithout(game, match, undo, last);
    }
  }
  if (sealed === undefined) throw new Fault('nothing-to-take-back', 'behind-the-horizon');
  const state = clone(match.state);
  retract(state, seat, sealed.id);
  const done: Retracted = { kind: 'retracted', seat, ask: sealed.id };
  return {
    state,
    undo: undo && { ...undo, since: [...undo.since, done], links: undo.links + 1 },
    events: [],
    accepted: [],
    replaces: 0,
  };
}

/** Whether a take-back of this seat would be taken now. */
export function canTakeBack<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
): boolean {
  try {
    takeBack(game, match, seat);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code !== 'broken-rules') return false;
    throw error;
  }
}

function isAnswerOf(done: Done, seat: Seat): boolean {
  return done.kind === 'played' && done.entry.kind === 'answer' && done.entry.seat === seat;
}

function replayWithout<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  undo: Undo<G>,
  index: number,
): Stepped<G> {
  const state = clone(undo.base);
  const removed = undo.since[index];
  // A standing order that answered because of it went on from it, like anybody who answers by hand.
  if (removed?.kind === 'played' && removed.answers.length > 1) throw othersWentOn();
  const since = undo.since.filter((_, i) => i !== index);
  const events: GameEvent<G['events']>[] = [];
  const accepted: Accepted[] = [];
  for (const done of since) {
    try {
      const progress = again(game, state, done);
      events.push(...progress.events);
      accepted.push(...progress.accepted);
    } catch (error) {
      if (error instanceof Fault && error.code !== 'broken-rules') throw othersWentOn();
      throw error;
    }
  }
  // An id is never used for two different asks, so that a late answer cannot hit the wrong one.
  state.nextId = Math.max(state.nextId, match.state.nextId);
  const left = since.some(({ kind }) => kind === 'played');
  return {
    state,
    undo: left ? { base: undo.base, since, links: undo.links + 1 } : null,
    events,
    accepted,
    replaces: undo.links,
  };
}

/** Does something again, with the same ids; it must come to the same answers. */
function again<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  done: Done,
): Pick<Stepped<G>, 'events' | 'accepted'> {
  if (done.kind === 'retracted') {
    retract(state, done.seat, done.ask);
    return { events: [], accepted: [] };
  }
  state.nextId = done.nextId;
  const { events, accepted, horizon } = applyEntry(game, state, done.entry);
  if (horizon || !same(accepted.map(taken), done.answers)) throw othersWentOn();
  return { events, accepted };
}

function othersWentOn(): Fault {
  return new Fault('nothing-to-take-back', 'others-went-on-from-it');
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
  return {
    state: restored,
    commitment,
    length,
    head,
    version,
    undo: restoreUndo(game, state, undo),
  };
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
    !isCount(nextId) ||
    !Array.isArray(answers)
  ) {
    throw corrupt('wrong undo');
  }
  return { kind, entry: read, nextId, answers: clone(answers) as Taken[] };
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
    default:
      throw corrupt('unknown kind of entry');
  }
}

import type { GameEvent } from './event.ts';
import { Fault } from './faults.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { clone, same } from './json.ts';
import type { Entry, Match } from './match.ts';
import { answer, giveOrders, retract } from './referee.ts';
import { type Seat, seatsOf } from './seat.ts';
import type { Accepted } from './table.ts';

/** What of a match says who may take something back. */
export type Undoable<G extends GameTypes> = Pick<Match<G>, 'state' | 'undo'>;

/** The state at the horizon, what was done since, and in how many links. */
export interface Undo<G extends GameTypes> {
  readonly base: StateOf<G>;
  readonly since: readonly Done[];
  readonly links: number;
}

export type Done = Played | Retracted;

/** An entry, the id that came next when it was played, and every answer that was taken because of it. */
export interface Played {
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

export type Taken = Omit<Accepted, 'seq'>;

export interface Stepped<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly undo: Undo<G> | null;
  readonly events: readonly GameEvent<G['events']>[];
  readonly accepted: readonly Accepted[];
  readonly replaces: number;
}

export type Forward = Exclude<Entry, { kind: 'take-back' | 'go-back' }>;

export function applyEntry<G extends GameTypes>(game: Game<G>, state: StateOf<G>, entry: Forward) {
  return entry.kind === 'answer'
    ? answer(game, state, entry.seat, entry.ask, entry.answer)
    : giveOrders(game, state, entry.seat, entry.orders);
}

export const taken = ({ seat, ask, answer, byOrder }: Accepted): Taken => ({
  seat,
  ask,
  answer,
  byOrder,
});

/**
 * Takes back a seat's last answer: everything else entered since the horizon is played again without it. A
 * sealed answer can be taken back even when something else became known meanwhile.
 */
export function takeBack<G extends GameTypes>(
  game: Game<G>,
  { state: now, undo }: Undoable<G>,
  seat: Seat,
): Stepped<G> {
  if (now.outcome !== null) throw new Fault('game-over', 'game-over');
  const last = lastOf(now, undo, seat);
  if (last === null) throw new Fault('nothing-to-take-back', 'behind-the-horizon');
  if (last.kind === 'entry') return replayWithout(game, now, last);
  const state = clone(now);
  retract(state, seat, last.ask);
  const done: Retracted = { kind: 'retracted', seat, ask: last.ask };
  return {
    state,
    undo: undo && { ...undo, since: [...undo.since, done], links: undo.links + 1 },
    events: [],
    accepted: [],
    replaces: 0,
  };
}

/** What a seat would take back: an entry since the horizon, or an answer that is sealed for other reasons. */
type Last<G extends GameTypes> = LastEntry<G> | { readonly kind: 'sealed'; readonly ask: number };

interface LastEntry<G extends GameTypes> {
  readonly kind: 'entry';
  readonly undo: Undo<G>;
  readonly index: number;
  readonly played: Played;
  /** Whether its answer is still sealed. */
  readonly sealed: boolean;
}

function lastOf<G extends GameTypes>(
  { asks }: StateOf<G>,
  undo: Undo<G> | null,
  seat: Seat,
): Last<G> | null {
  const sealed = asks.findLast((open) => open.seat === seat && open.answered);
  const index = undo?.since.findLastIndex((done) => isAnswerOf(done, seat)) ?? -1;
  const played = undo?.since[index];
  if (undo !== null && played?.kind === 'played' && played.entry.kind === 'answer') {
    const { ask } = played.entry;
    if (sealed === undefined || sealed.id <= ask) {
      return { kind: 'entry', undo, index, played, sealed: sealed?.id === ask };
    }
  }
  return sealed === undefined ? null : { kind: 'sealed', ask: sealed.id };
}

/**
 * Every seat whose take-back would be taken: as `canTakeBack` finds by playing everything again, which is seldom
 * needed. `before` are those who could before the last thing was done; null when the earlier ones are not the same.
 */
export function whoMayTakeBack<G extends GameTypes>(
  game: Game<G>,
  now: Undoable<G>,
  before: readonly Seat[] | null,
): Seat[] {
  if (now.state.outcome !== null) return [];
  return seatsOf(now.state.seats).filter((seat) => {
    const last = lastOf(now.state, now.undo, seat);
    if (last?.kind !== 'entry') return last !== null;
    const known = knownWithoutReplay(now.state, seat, last);
    if (known !== null) return known;
    // What could not be played again without it cannot be with one more thing at the end.
    if (before !== null && !before.includes(seat)) return false;
    return canTakeBack(game, now, seat);
  });
}

/** Whether an entry can be taken back, where that can be told without playing the others again; else null. */
function knownWithoutReplay<G extends GameTypes>(
  state: StateOf<G>,
  seat: Seat,
  { undo, index, played, sealed }: LastEntry<G>,
): boolean | null {
  if (played.answers.length > 1) return false;
  const later = undo.since.slice(index + 1);
  if (later.length === 0) return true;
  // Ids are not used twice: what this entry asked is not asked without it.
  const next = later.find((done) => done.kind === 'played')?.nextId ?? state.nextId;
  const itsOwn = (ask: number): boolean => ask >= played.nextId && ask < next;
  if (later.some((done) => asksDone(done).some(itsOwn))) return false;
  // Nobody acts on a sealed answer; but orders given since may want to answer in its place.
  const ordered = later.some(
    (done) => done.kind === 'played' && done.entry.kind === 'orders' && done.entry.seat === seat,
  );
  return sealed && !ordered ? true : null;
}

function asksDone(done: Done): readonly number[] {
  return done.kind === 'retracted' ? [done.ask] : done.answers.map(({ ask }) => ask);
}

/** Whether a take-back of this seat would be taken now. */
export function canTakeBack<G extends GameTypes>(
  game: Game<G>,
  match: Undoable<G>,
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
  now: StateOf<G>,
  { undo, index, played }: LastEntry<G>,
): Stepped<G> {
  // A standing order that answered because of it went on from it, like anybody who answers by hand.
  if (played.answers.length > 1) throw othersWentOn();
  const state = clone(undo.base);
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
  state.nextId = Math.max(state.nextId, now.nextId);
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

import { judgeJson, ownCopy } from './answers.ts';
import type { Ask } from './ask.ts';
import { enter } from './branches.ts';
import { diceFrom } from './dice.ts';
import { Fault } from './faults.ts';
import { accept, answerFromOrders, frameFor, placeOf, topOf } from './frames.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { clone, isPlainObject } from './json.ts';
import { type Message, message } from './message.ts';
import { ordersTooLong, readOrders } from './order.ts';
import { leaveFinishedBranches, proceed, settle } from './play.ts';
import { type Seat, seatsOf } from './seat.ts';
import type { Frame, OpenAsk } from './state.ts';
import { type Progress, Table } from './table.ts';
import { windowAsk } from './windows.ts';

export interface StartOptions {
  /** 64 hex digits, secret until the game is over. */
  readonly seed: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Windows ask everybody, so that being asked tells nothing. */
  readonly noTells?: boolean;
  /** To play a game again that was begun under an earlier version. */
  readonly begun?: number;
}

export interface Started<G extends GameTypes> extends Progress<G['events']> {
  readonly state: StateOf<G>;
}

/** Sets a game up and plays it to the first question. */
export function start<G extends GameTypes>(game: Game<G>, how: StartOptions): Started<G> {
  const { min, max } = game.seats;
  if (!Number.isInteger(how.seats) || how.seats < min || how.seats > max) {
    throw new Fault('bad-setup', message('wrong-number-of-seats', { min, max }));
  }
  const options = game.options(how.options ?? {}, how.seats);
  if (isMessage(options)) throw new Fault('bad-setup', options);
  const state: StateOf<G> = {
    game: game.name,
    version: game.version,
    seats: how.seats,
    options,
    noTells: how.noTells ?? false,
    facts: {},
    stack: [frameFor(game, game.play.name, {})],
    asks: [],
    orders: seatsOf(how.seats).map(() => []),
    dice: diceFrom(how.seed),
    seq: 0,
    nextId: 1,
    outcome: null,
    ...(how.begun !== undefined && how.begun !== game.version && { begun: how.begun }),
  };
  const t = new Table(game, state);
  state.facts = game.setup(t);
  proceed(t);
  return { state, ...t.progress };
}

function isMessage(value: object): value is Message {
  return isPlainObject(value) && typeof value['id'] === 'string';
}

/**
 * Takes an answer and plays on to the next question. Changes `state` in place; a refused answer changes
 * nothing. (A match works on a copy, so that even a bug in a game's rules leaves it untouched.)
 */
export function answer<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  seat: Seat,
  askId: number,
  value: unknown,
): Progress<G['events']> {
  const open = openAskOf(state, seat, askId);
  const given = ownCopy(game, open, value);
  const refusal = given === undefined ? message('not-json') : judgeJson(game, state, open, given);
  if (given === undefined || refusal !== null) {
    throw new Fault('illegal-answer', refusal ?? 'not-json');
  }
  const t = new Table(game, state);
  accept(t, open, given, false);
  settle(t, open.branch);
  return t.progress;
}

function openAskOf<G extends GameTypes>(state: StateOf<G>, seat: Seat, askId: number): OpenAsk {
  if (state.outcome !== null) throw new Fault('game-over', 'game-over');
  for (const open of state.asks) {
    if (open.id !== askId) continue;
    if (open.seat !== seat) throw new Fault('not-your-ask', 'not-your-ask');
    if (open.answered) throw new Fault('stale-ask', 'already-answered');
    return open;
  }
  throw new Fault('stale-ask', 'no-such-ask');
}

/** Takes back an answer that is still sealed. */
export function retract<G extends GameTypes>(state: StateOf<G>, seat: Seat, askId: number): void {
  const open = state.asks.find((ask) => ask.id === askId);
  if (open === undefined || !open.answered) throw new Fault('stale-ask', 'no-sealed-answer');
  if (open.seat !== seat) throw new Fault('not-your-ask', 'not-your-ask');
  open.answered = false;
  open.answer = null;
  state.seq -= 1;
}

/** Replaces a seat's standing orders; they answer at once what they can. */
export function giveOrders<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  seat: Seat,
  given: unknown,
): Progress<G['events']> {
  if (state.outcome !== null) throw new Fault('game-over', 'game-over');
  if (!seatsOf(state.seats).includes(seat)) throw new Fault('bad-orders', 'no-such-seat');
  const orders = readOrders(given);
  if (typeof orders === 'string') {
    throw new Fault('bad-orders', message('bad-orders', { details: orders }), orders);
  }
  if (ordersTooLong(orders)) throw new Fault('bad-orders', 'orders-too-long');
  state.orders[seat] = clone(orders);
  const t = new Table(game, state);
  for (const open of [...state.asks]) {
    if (open.seat !== seat || open.answered || !state.asks.includes(open)) continue;
    if (answerFromOrders(t, open)) settle(t, open.branch);
  }
  return t.progress;
}

/**
 * What would be asked now, worked out anew from the facts: after the facts were changed from outside (an
 * imagined world, a scenario), the open asks must be changed with them.
 */
export function askAgain<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
): Ask | null {
  const t = new Table(game, state);
  enter(t, open.branch);
  const frame = topOf(t.stack);
  if (frame === undefined) return open.ask;
  const place = placeOf(t, frame);
  const locals = frame.locals as never;
  switch (place.kind) {
    case 'ask-one':
    case 'ask-all':
    case 'ask-in-turn':
      return place.step.ask(t, locals, open.seat);
    case 'window':
      return open.window === null ? open.ask : windowAsk(t, frame, place.step, open.seat);
    case 'plain':
    case 'call':
    case 'together':
      return open.ask;
  }
}

/**
 * After a scenario changed the facts or the stack: what was open is asked anew, and the game played on from
 * there. Sealed answers are lost.
 */
export function rearranged<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
): Progress<G['events']> {
  const t = new Table(game, state);
  state.asks = [];
  playOnEverywhere(t, state.stack, 0);
  return t.progress;
}

function playOnEverywhere<G extends GameTypes>(t: Table<G>, stack: Frame[], branch: number): void {
  const pending = topOf(stack)?.pending;
  if (pending?.kind === 'together') {
    for (const { id, stack: own } of pending.branches) {
      if (own.length > 0) playOnEverywhere(t, own, id);
    }
    return;
  }
  t.stack = stack;
  t.branch = branch;
  proceed(t);
  leaveFinishedBranches(t);
}

import { malformed } from './answers.ts';
import type { Ask } from './ask.ts';
import { brokenRules } from './faults.ts';
import type { Game, GameTypes } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { answerByOrders } from './order.ts';
import { END, type Next, type Place } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Frame, OpenAsk } from './state.ts';
import type { Table } from './table.ts';

export function frameFor<G extends GameTypes>(game: Game<G>, name: string, locals: object): Frame {
  const procedure = game.book[name];
  if (procedure === undefined)
    throw brokenRules(`${game.name} does not list the procedure "${name}"`);
  return { procedure: name, step: procedure.first, locals, pending: null };
}

/**
 * Where a frame is. Mostly the table has just gone there: only at another frame the book is asked. The locals were made
 * for its procedure, which the compiler cannot know: hence `never`.
 */
export function placeOf<G extends GameTypes>(t: Table<G>, frame: Frame): Place<G, never> {
  const { place } = t;
  if (place !== null && t.placed === frame) {
    if (place.name === frame.step) return place;
    if (place.last?.name === frame.step) t.place = place.last;
    else place.last = goTo(t, frame, place.among);
    return place.last;
  }
  const procedure = t.game.book[frame.procedure];
  if (procedure === undefined) {
    throw brokenRules(`${t.game.name} does not list the procedure "${frame.procedure}"`);
  }
  return goTo(t, frame, procedure.places);
}

function goTo<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  places: ReadonlyMap<string, Place<G, never>>,
): Place<G, never> {
  const place = places.get(frame.step);
  if (place === undefined) throw brokenRules(`"${frame.procedure}" has no step "${frame.step}"`);
  t.placed = frame;
  t.place = place;
  return place;
}

/** The frame being played, if any. (An index of -1 would be looked up as a name, which is slow ever after.) */
export function topOf(stack: readonly Frame[]): Frame | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** Goes to the next step, after whatever the step just played wanted to be played first. */
export function advance<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  next: Next,
  place = placeOf(t, frame),
): void {
  if (t.state.outcome !== null) return;
  frame.step = next ?? place.following;
  frame.pending = null;
  if (next === undefined && place.next !== null) {
    t.placed = frame;
    t.place = place.next;
  } else if (frame.step !== END) {
    placeOf(t, frame);
  }
  stay(t, frame);
}

/** Stays at the step, which goes on after whatever it wanted to be played first. */
export function stay<G extends GameTypes>(t: Table<G>, frame: Frame): void {
  const result = t.takeResult();
  if (result !== undefined) frame.result = result;
  if (t.leaving !== null) leave(t, t.leaving);
  pushQueued(t);
}

/** Goes back to an enclosing procedure; what is dropped on the way puts away what it holds. */
function leave<G extends GameTypes>(
  t: Table<G>,
  { procedure, step }: NonNullable<Table<G>['leaving']>,
): void {
  t.leaving = null;
  t.dropQueued();
  if (!t.stack.some((frame) => frame.procedure === procedure)) {
    throw brokenRules(`nothing named "${procedure}" is running here`);
  }
  for (;;) {
    const frame = t.stack[t.stack.length - 1] as Frame;
    if (frame.procedure === procedure) {
      frame.step = step;
      frame.pending = null;
      if (step !== END) placeOf(t, frame);
      return;
    }
    t.stack.pop();
    t.game.book[frame.procedure]?.tidyUp?.(t, frame.locals as never);
  }
}

/** What a step wanted to be played goes on the stack, the first on top. */
function pushQueued<G extends GameTypes>(t: Table<G>): void {
  const { queued } = t;
  if (queued.length === 0) return;
  for (let i = queued.length - 1; i >= 0; i--) t.stack.push(queued[i] as Frame);
  t.dropQueued();
}

export function openAsk<G extends GameTypes>(
  t: Table<G>,
  seat: Seat,
  ask: Ask,
  window: string | null,
): OpenAsk {
  const wrong = malformed(ask);
  if (wrong !== null) throw brokenRules(`the ask "${ask.prompt}" ${wrong}`);
  const { state } = t;
  const open: OpenAsk = {
    id: state.nextId,
    seat,
    branch: t.branch,
    window,
    ask,
    answered: false,
    answer: null,
  };
  state.nextId += 1;
  // Mostly it is the only one: a list that grows from nothing makes room for many.
  if (state.asks.length === 0) state.asks = [open];
  else state.asks.push(open);
  return open;
}

export function accept<G extends GameTypes>(
  t: Table<G>,
  open: OpenAsk,
  value: Json,
  byOrder: boolean,
): void {
  open.answered = true;
  open.answer = value;
  t.state.seq += 1;
  const { seat, id: ask } = open;
  const accepted = { seq: t.state.seq, seat, ask, answer: value, byOrder };
  const before = t.progress.accepted;
  t.progress.accepted = before.length === 0 ? [accepted] : [...before, accepted];
}

const NOTHING: JsonObject = {};

/** Lets a seat's standing orders answer a window's ask, if they cover it. */
export function answerFromOrders<G extends GameTypes>(t: Table<G>, open: OpenAsk): boolean {
  const orders = t.state.orders[open.seat];
  if (orders === undefined || orders.length === 0) return false;
  if (open.window === null || open.ask.kind !== 'one') return false;
  const choice = answerByOrders(orders, open.window, open.ask.about ?? NOTHING, open.ask.of);
  if (choice === null) return false;
  accept(t, open, choice, true);
  return true;
}

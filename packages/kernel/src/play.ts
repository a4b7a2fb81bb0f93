import { onlyAnswer } from './answers.ts';
import { enter, locate } from './branches.ts';
import { brokenRules } from './faults.ts';
import { advance, frameFor, openAsk, placeOf, stay, topOf } from './frames.ts';
import type { GameTypes } from './game.ts';
import { type AskInTurnStep, END, type Next, type Step, type TogetherStep } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Branch, Frame, OpenAsk } from './state.ts';
import type { Table } from './table.ts';
import { playWindow, takeWindowAnswers } from './windows.ts';

/** Far more than any real stretch between two answers; only an endless loop gets there. */
const MOST_STEPS = 1_000_000;

/** Plays steps until somebody must answer, the branch is finished, or the game is over. */
export function proceed<G extends GameTypes>(t: Table<G>): void {
  for (let steps = 0; t.state.outcome === null; steps++) {
    const frame = topOf(t.stack);
    if (frame === undefined) {
      if (t.branch === 0) throw brokenRules('the play procedure ended without an outcome');
      return;
    }
    if (steps > MOST_STEPS) throw brokenRules(`"${frame.procedure}" never ends`);
    if (frame.step === END) finish(t, frame);
    else if (perform(t, frame) === 'waiting') return;
  }
}

/** When a branch has all its answers, hands them to the step that asked, and plays on. */
export function settle<G extends GameTypes>(t: Table<G>, branchId: number): void {
  const { state } = t;
  let others = false;
  for (const open of state.asks) {
    if (open.branch !== branchId) others = true;
    else if (!open.answered) return;
  }
  const group = others ? takeOut(state.asks, branchId) : state.asks;
  if (!others) state.asks = [];
  enter(t, branchId);
  if (group.length > 1) t.reveal();
  takeAnswers(t, group);
  proceed(t);
  leaveFinishedBranches(t);
}

/** Takes a branch's asks out of the list. */
function takeOut(asks: OpenAsk[], branchId: number): OpenAsk[] {
  let group: OpenAsk[] = [];
  let kept = 0;
  for (const open of asks) {
    if (open.branch !== branchId) asks[kept++] = open;
    // Mostly it is one: a list that grows from nothing makes room for many.
    else if (group.length === 0) group = [open];
    else group.push(open);
  }
  for (let i = 0; i < group.length; i++) asks.pop();
  return group;
}

function takeAnswers<G extends GameTypes>(t: Table<G>, group: readonly OpenAsk[]): void {
  const frame = topOf(t.stack);
  const [first] = group;
  if (frame === undefined || first === undefined) throw brokenRules('nobody asked');
  const place = placeOf(t, frame);
  const locals = frame.locals as never;
  switch (place.kind) {
    case 'ask-one':
      return advance(
        t,
        frame,
        place.step.then(t, locals, first.answer as never, first.seat),
        place,
      );
    case 'ask-all': {
      const answers = group.map(({ seat, answer }) => ({ seat, answer: answer as never }));
      return advance(t, frame, place.step.then(t, locals, answers), place);
    }
    case 'ask-in-turn':
      return nextInTurn(t, frame, place.step, first);
    case 'window':
      return takeWindowAnswers(t, frame, place.step, group);
    case 'plain':
    case 'call':
    case 'together':
      throw brokenRules(`step "${frame.step}" asks nothing`);
  }
}

function perform<G extends GameTypes>(t: Table<G>, frame: Frame): 'waiting' | 'played' {
  const place = placeOf(t, frame);
  const locals = frame.locals as never;
  switch (place.kind) {
    case 'plain':
      advance(t, frame, place.step(t, locals), place);
      return 'played';
    case 'ask-one': {
      const { step } = place;
      const seat = step.seat(t, locals);
      const ask = t.hasDroppedOut(seat) ? null : step.ask(t, locals, seat);
      if (ask === null) break;
      const only = step.obvious === true ? onlyAnswer(ask) : undefined;
      if (only === undefined) {
        openAsk(t, seat, ask, null);
        return 'waiting';
      }
      advance(t, frame, step.then(t, locals, only as never, seat), place);
      return 'played';
    }
    case 'ask-all': {
      const { step } = place;
      let asked = false;
      for (const seat of step.seats(t, locals)) if (askSeat(t, step, locals, seat)) asked = true;
      if (asked) return 'waiting';
      break;
    }
    case 'ask-in-turn':
      return askInTurn(t, frame, place.step);
    case 'window':
      return playWindow(t, frame, place);
    case 'call': {
      const { step } = place;
      const given = step.with(t, locals);
      if (given === null) break;
      frame.pending = { kind: 'call' };
      t.stack.push(frameFor(t.game, step.procedure, given));
      return 'played';
    }
    case 'together':
      return playTogether(t, frame, place.step);
  }
  advance(t, frame, undefined, place);
  return 'played';
}

type Asker<G extends GameTypes> = Extract<Step<G, never>, { kind: 'ask-all' | 'ask-in-turn' }>;

function askSeat<G extends GameTypes>(
  t: Table<G>,
  step: Asker<G>,
  locals: never,
  seat: Seat,
): boolean {
  const ask = t.hasDroppedOut(seat) ? null : step.ask(t, locals, seat);
  if (ask === null) return false;
  openAsk(t, seat, ask, null);
  return true;
}

function askInTurn<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: AskInTurnStep<G, never>,
): 'waiting' | 'played' {
  const locals = frame.locals as never;
  if (frame.pending?.kind !== 'in-turn') {
    frame.pending = { kind: 'in-turn', seats: [...step.seats(t, locals)], at: 0 };
  }
  const turn = frame.pending;
  for (; turn.at < turn.seats.length; turn.at++) {
    if (askSeat(t, step, locals, turn.seats[turn.at] as Seat)) return 'waiting';
  }
  advance(t, frame, undefined);
  return 'played';
}

function nextInTurn<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: AskInTurnStep<G, never>,
  { seat, answer }: OpenAsk,
): void {
  const next = step.then(t, frame.locals as never, answer as never, seat);
  if (next !== undefined) return advance(t, frame, next);
  if (frame.pending?.kind === 'in-turn') frame.pending.at += 1;
  stay(t, frame);
}

/** A procedure is over: its result goes to the step that called it, or stays with its branch. */
function finish<G extends GameTypes>(t: Table<G>, frame: Frame): void {
  t.stack.pop();
  const caller = topOf(t.stack);
  if (caller === undefined) {
    if (frame.result === undefined || t.branch === 0) return;
    const found = locate(t.state.stack, t.branch);
    if (found !== null) found.branch.result = frame.result;
    return;
  }
  if (caller.pending?.kind !== 'call') return;
  const place = placeOf(t, caller);
  if (place.kind !== 'call') throw brokenRules(`step "${caller.step}" called nothing`);
  const result = (frame.result ?? null) as never;
  advance(t, caller, place.step.then(t, caller.locals as never, result), place);
}

function playTogether<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: TogetherStep<G, never>,
): 'waiting' | 'played' {
  const locals = frame.locals as never;
  const branches: Branch[] = step.seats(t, locals).map((seat) => {
    const id = t.state.nextId++;
    return { id, seat, stack: [frameFor(t.game, step.procedure, step.with(t, locals, seat))] };
  });
  frame.pending = { kind: 'together', branches };
  const { stack, branch: within } = t;
  for (const { id, stack: own } of branches) {
    t.stack = own;
    t.branch = id;
    proceed(t);
  }
  t.stack = stack;
  t.branch = within;
  if (t.state.outcome !== null) return 'played';
  return rejoin(t, frame, step, branches) ? 'played' : 'waiting';
}

/** When every branch is finished, the step that started them takes their results. */
function rejoin<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: TogetherStep<G, never>,
  branches: readonly Branch[],
): boolean {
  if (branches.some((branch) => branch.stack.length > 0)) return false;
  advance(t, frame, step.then === null ? undefined : handBack(t, frame, step.then, branches));
  return true;
}

function handBack<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  then: NonNullable<TogetherStep<G, never>['then']>,
  branches: readonly Branch[],
): Next {
  const results = branches.map(({ seat, result }) => ({ seat, answer: (result ?? null) as never }));
  return then(t, frame.locals as never, results);
}

/** A branch that is over hands its result back; the step that started all of them goes on when all are. */
export function leaveFinishedBranches<G extends GameTypes>(t: Table<G>): void {
  while (t.branch !== 0 && t.stack.length === 0 && t.state.outcome === null) {
    const found = locate(t.state.stack, t.branch);
    if (found === null) throw brokenRules(`no branch ${t.branch}`);
    t.stack = found.stack;
    t.branch = found.within;
    const place = placeOf(t, found.frame);
    if (place.kind !== 'together') {
      throw brokenRules(`step "${found.frame.step}" has no branches`);
    }
    const pending = found.frame.pending;
    if (pending?.kind !== 'together' || !rejoin(t, found.frame, place.step, pending.branches))
      return;
    proceed(t);
  }
}

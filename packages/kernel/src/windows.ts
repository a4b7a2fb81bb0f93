import { type Ask, type Choice, one, order, PASS } from './ask.ts';
import { brokenRules } from './faults.ts';
import { advance, answerFromOrders, openAsk, stay } from './frames.ts';
import type { GameTypes } from './game.ts';
import type { Place, Speaking, WindowStep } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Frame, OpenAsk, Play, WindowOpen } from './state.ts';
import type { Table } from './table.ts';

/** Plays an open window on: asks whoever speaks next, carries out a play, or closes it. */
export function playWindow<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  place: Place<G, never> & { readonly kind: 'window' },
): 'waiting' | 'played' {
  const { step } = place;
  if (frame.pending?.kind !== 'window') {
    const all = step.seats(t, frame.locals as never);
    const seats = t.state.out === undefined ? all : all.filter((seat) => !t.hasDroppedOut(seat));
    if (seats.length === 0) {
      advance(t, frame, undefined, place);
      return 'played';
    }
    if (!t.state.noTells && isSecret(t, step)) t.reveal();
    frame.pending = { kind: 'window', seats: [...seats], stage: 'speaking', at: 0, plays: [] };
  }
  const window = frame.pending;
  switch (window.stage) {
    case 'speaking':
      return speaking(t, step) === 'in-turn'
        ? speakInTurn(t, frame, step, window)
        : speakAtOnce(t, frame, step, window);
    case 'arbitrating':
      if (!t.state.asks.some((open) => open.branch === t.branch))
        askArbiter(t, frame, step, window);
      return 'waiting';
    case 'playing':
      carryOut(t, frame, step, window);
      return 'played';
  }
}

function isSecret<G extends GameTypes>(t: Table<G>, { secret }: WindowStep<G, never>): boolean {
  return typeof secret === 'function' ? secret(t) : secret === true;
}

function speaking<G extends GameTypes>(t: Table<G>, { speak }: WindowStep<G, never>): Speaking {
  return typeof speak === 'function' ? speak(t) : speak;
}

/** The ask of a window for one seat, or null when it has nothing to play and need not be asked. */
export function windowAsk<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  seat: Seat,
): Ask | null {
  const locals = frame.locals as never;
  const offers = step.offers(t, locals, seat);
  if (offers.length === 0 && !t.state.noTells) return null;
  const about = step.about?.(t, locals, seat);
  const { name, things } = step;
  const of = [...offers, PASS];
  if (about === undefined) return things === undefined ? one(name, of) : one(name, of, { things });
  return one(name, of, things === undefined ? { about } : { things, about });
}

function offer<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  seat: Seat,
): OpenAsk | null {
  const ask = windowAsk(t, frame, step, seat);
  return ask === null ? null : openAsk(t, seat, ask, step.name);
}

function speakInTurn<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  window: WindowOpen,
): 'waiting' | 'played' {
  for (; window.at < window.seats.length; window.at++) {
    const open = offer(t, frame, step, window.seats[window.at] as Seat);
    if (open === null) continue;
    if (!answerFromOrders(t, open)) return 'waiting';
    t.state.asks.pop();
    if (open.answer === PASS) continue;
    toPlay(window, [open]);
    return 'played';
  }
  advance(t, frame, undefined);
  return 'played';
}

function speakAtOnce<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  window: WindowOpen,
): 'waiting' | 'played' {
  const asked: OpenAsk[] = [];
  for (const seat of window.seats) {
    const open = offer(t, frame, step, seat);
    if (open !== null) asked.push(open);
  }
  if (asked.length === 0) {
    advance(t, frame, undefined);
    return 'played';
  }
  let waiting = false;
  for (const open of asked) if (!answerFromOrders(t, open)) waiting = true;
  if (waiting) return 'waiting';
  t.state.asks = t.state.asks.filter((open) => !asked.includes(open));
  // As when the last of them answers by hand.
  if (asked.length > 1) t.reveal();
  spoken(t, frame, step, window, asked);
  return 'played';
}

/** All have spoken at once: nothing played closes the window, several plays go to the arbiter. */
function spoken<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  window: WindowOpen,
  asked: readonly OpenAsk[],
): void {
  const plays = asked.filter((open) => open.answer !== PASS);
  if (plays.length === 0) return advance(t, frame, undefined);
  toPlay(window, plays);
  if (plays.length === 1 || step.arbiter === undefined) return;
  window.stage = 'arbitrating';
  askArbiter(t, frame, step, window);
}

function askArbiter<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  window: WindowOpen,
): void {
  if (step.arbiter === undefined) return;
  const ask = order(
    'order-of-plays',
    window.plays.map((play) => spelled(t, step, play)),
    { args: { window: step.name } },
  );
  openAsk(t, step.arbiter(t, frame.locals as never), ask, null);
}

function toPlay(window: WindowOpen, asked: readonly OpenAsk[]): void {
  window.plays = asked.map(({ seat, answer }) => ({ seat, choice: answer as Choice }));
  window.stage = 'playing';
}

function spelled<G extends GameTypes>(
  t: Table<G>,
  { told }: WindowStep<G, never>,
  { seat, choice }: Play,
): string {
  return `${seat}:${told?.(t, choice) ?? choice}`;
}

/** Hands the answers of a window's asks to it. */
export function takeWindowAnswers<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  group: readonly OpenAsk[],
): void {
  const window = frame.pending;
  const [first] = group;
  if (window?.kind !== 'window' || first === undefined) {
    throw brokenRules(`window "${step.name}" is not open`);
  }
  if (window.stage === 'arbitrating') {
    const wanted = first.answer as readonly Choice[];
    const at = (play: Play): number => wanted.indexOf(spelled(t, step, play));
    window.plays.sort((a, b) => at(a) - at(b));
    window.stage = 'playing';
  } else if (speaking(t, step) === 'at-once') {
    spoken(t, frame, step, window, group);
  } else if (first.answer === PASS) {
    window.at += 1;
  } else {
    toPlay(window, [first]);
  }
}

function carryOut<G extends GameTypes>(
  t: Table<G>,
  frame: Frame,
  step: WindowStep<G, never>,
  window: WindowOpen,
): void {
  const locals = frame.locals as never;
  const play = window.plays.shift();
  if (play === undefined) {
    // A whole round of plays is done: everybody may speak again.
    window.stage = 'speaking';
    window.at = 0;
    return;
  }
  // An earlier play of the same moment may have made this one impossible.
  if (!step.offers(t, locals, play.seat).includes(play.choice)) return;
  const next = step.play(t, locals, play.choice, play.seat);
  if (next !== undefined || step.until === 'one-play') return advance(t, frame, next);
  if (step.rethink === true) window.plays = [];
  stay(t, frame);
}

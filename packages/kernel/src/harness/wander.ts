import { sampleAnswer } from '../answers.ts';
import { type Chance, pickWith, whims } from '../chance.ts';
import { anyGame, type Game, type GameTypes } from '../game.ts';
import { canonical } from '../json.ts';
import {
  beginMatch,
  type Entry,
  enterMove,
  type Link,
  type Match,
  type Move,
  restoreMatch,
} from '../match.ts';
import type { Order } from '../order.ts';
import { recordOf, verify } from '../record.ts';
import { seatAt, seatsOf } from '../seat.ts';
import { canTakeBack } from '../take-back.ts';
import type { Trial } from './trial.ts';

export interface Wandered {
  readonly violations: readonly string[];
  readonly links: readonly Link[];
  /** How often each thing that makes a take-back hard was done, so that a test can see that it was. */
  readonly done: Readonly<Record<Deed, number>>;
}

type Deed = Entry['kind'] | 'retracted' | 'ordered';

/** After so many entries people only answer, so that the game ends. */
const MOST_WHIMS = 600;

/**
 * Plays a match in which people answer, change their standing orders and take back what they can, stored and loaded
 * on the way. After every entry the match must know who may take something back, as trying would find; at the end
 * its record is verified.
 */
export function wander<G extends GameTypes>(
  game: Game<G>,
  trial: Trial,
  orders?: readonly (readonly Order[])[],
): Wandered {
  const chance = whims(`wander ${trial.seed}`);
  let { match } = beginMatch(game, trial);
  const violations: string[] = [];
  const links: Link[] = [];
  const done = { answer: 0, orders: 0, 'take-back': 0, 'go-back': 0, retracted: 0, ordered: 0 };
  const back = wayBack(trial.seed, match);
  const known = new Map<string, Order[]>();
  const check = (): void => {
    for (const violation of wrongIn(game, match)) {
      violations.push(`seed ${trial.seed}, entry ${links.length}: ${violation}`);
    }
  };
  check();
  while (match.state.outcome === null && violations.length === 0) {
    noteWindows(match, known);
    const entry =
      back.next(match) ??
      nextEntry(game, match, links.length, orders ?? [...known.values()], chance);
    const move = enterMove(game, match, entry, back.at);
    count(done, entry, move);
    links.push(move.link);
    match =
      chance.below(4) === 0 ? restoreMatch(game, JSON.parse(canonical(move.match))) : move.match;
    check();
  }
  if (violations.length === 0) {
    const verdict = verify([anyGame(game)], JSON.stringify(recordOf(match, links)));
    if (!verdict.genuine) violations.push(`its record does not verify: ${verdict.problem}`);
    if (match.undo !== null) violations.push('a game that is over could be taken back');
  }
  return { violations, links, done };
}

/** So often everybody goes back in one game, and so far at most. */
const BACK = { times: 2, entries: 30, oneIn: 40 };

/** When everybody wants to go back, and to where: a moment that was kept some time ago. */
function wayBack<G extends GameTypes>(seed: string, first: Match<G>) {
  const chance = whims(`go back ${seed}`);
  let kept = first;
  let left = BACK.times;
  return {
    at: (length: number): Match<G> | undefined => (kept.length === length ? kept : undefined),
    next(match: Match<G>): Entry | null {
      if (match.length - kept.length >= BACK.entries) kept = match;
      if (left === 0 || match.length === kept.length || chance.below(BACK.oneIn) > 0) return null;
      left -= 1;
      return { kind: 'go-back', seat: seatAt(0), to: kept.length };
    },
  };
}

function wrongIn<G extends GameTypes>(game: Game<G>, match: Match<G>): string[] {
  const wrong: string[] = [];
  const could = seatsOf(match.state.seats).filter((seat) => canTakeBack(game, match, seat));
  if (match.mayTakeBack.join() !== could.join()) {
    wrong.push(`[${match.mayTakeBack}] may take back, but [${could}] can`);
  }
  const text = canonical(match);
  const { mayTakeBack: _, ...stored } = match;
  if (canonical(restoreMatch(game, JSON.parse(canonical(stored)))) !== text) {
    wrong.push('a stored match is another when it is loaded');
  }
  return wrong;
}

/** Orders for every window that was met: to pass it, to be asked, to play whatever was offered. */
function noteWindows<G extends GameTypes>({ state }: Match<G>, known: Map<string, Order[]>): void {
  const keep = (key: string, order: Order): void => {
    if (!known.has(key)) known.set(key, [order]);
  };
  for (const { window, ask } of state.asks) {
    if (window === null || ask.kind !== 'one') continue;
    keep('*', { window: '*', then: 'pass' });
    keep(window, { window, then: 'pass' });
    keep(`${window}?`, { window, then: 'ask' });
    for (const choice of ask.of) {
      const play = String(choice).replace(/:.*/, '');
      keep(`${window}:${play}`, { window, then: { play } });
    }
  }
}

/** What somebody does next. */
function nextEntry<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  entries: number,
  orders: readonly (readonly Order[])[],
  chance: Chance,
): Entry {
  const { state, mayTakeBack } = match;
  const whim = entries < MOST_WHIMS ? chance.below(10) : 9;
  const seat = seatAt(chance.below(state.seats));
  if (whim === 0) {
    return { kind: 'orders', seat, orders: pickWith(chance, [[], ...orders]) };
  }
  if (whim < 3 && mayTakeBack.includes(seat)) return { kind: 'take-back', seat };
  const open = pickWith(
    chance,
    state.asks.filter(({ answered }) => !answered),
  );
  const answer = sampleAnswer(game, state, open, chance);
  return { kind: 'answer', seat: open.seat, ask: open.id, answer };
}

function count<G extends GameTypes>(
  done: Record<Deed, number>,
  { kind }: Entry,
  { replaces, accepted }: Move<G>,
): void {
  done[kind] += 1;
  if (kind === 'take-back' && replaces === 0) done.retracted += 1;
  if (accepted.some(({ byOrder }) => byOrder)) done.ordered += 1;
}

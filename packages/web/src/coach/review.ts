import type { Bot } from '@starboard/bots';
import {
  type AnyGame,
  type AnyTypes,
  type AskView,
  beginMatch,
  canonical,
  clone,
  enterMove,
  eventsFor,
  answer as give,
  imagine,
  type Json,
  type Match,
  type Message,
  pastOf,
  type Seat,
  type StateOf,
  seatAt,
  seedFrom,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Recording } from '../replay/messages.ts';
import type { Judge } from './judges.ts';
import type { Turning } from './messages.ts';

type State = StateOf<AnyTypes>;

/** A decision of the seat, and the game as it was then. */
interface Decision {
  readonly seq: number;
  /** How many moves there were when it was made. */
  readonly length: number;
  readonly ask: AskView;
  readonly mine: Json;
  readonly memory: Json;
  readonly state: State;
}

export interface Reviewed {
  readonly game: AnyGame;
  /** Who advises, and who plays on in imagined worlds. */
  readonly adviser: Bot;
  readonly player: Bot;
  readonly judge: Judge;
}

/** How many worlds every decision is tried in at first, and then the most telling ones. */
export const EFFORT = { first: 3, few: 8, more: 16, told: 3 } as const;
const MOST_ANSWERS = 700;

/** Every decision the seat made, in a game played again, and its end. What was taken back was never done. */
function decisionsOf(
  game: AnyGame,
  adviser: Bot,
  recording: Recording,
  seat: Seat,
): { made: readonly Decision[]; end: State } {
  const { seed, seats, options, noTells, entries } = recording;
  const begun = beginMatch(game, { seed, seats, options, noTells });
  let match: Match<AnyTypes> = begun.match;
  let memory = adviser.sitDown(viewOf(game, match.state, seat));
  let made: Decision[] = [];
  const past = pastOf<AnyTypes>(entries);
  for (const [seq, entry] of entries.entries()) {
    const before = match;
    past.pass(before);
    const ask =
      entry.kind === 'answer' && entry.seat === seat
        ? viewOf(game, before.state, seat).asks.find(({ id }) => id === entry.ask)
        : undefined;
    const move = enterMove(game, before, entry, past.at);
    ({ match } = move);
    if (move.replaces > 0) {
      const from = match.length - move.replaces;
      made = made.filter(({ length }) => length < from);
    }
    if (ask !== undefined && entry.kind === 'answer') {
      const { state, length } = before;
      made.push({ seq, length, ask, mine: entry.answer, memory, state });
    }
    const seen = eventsFor(move.events, seat);
    if (seen.length > 0) memory = adviser.notice(memory, seen, viewOf(game, match.state, seat));
  }
  return { made, end: match.state };
}

/** Plays on in a world after this answer, and says how it stands then; null when it could not be given there. */
function comesTo(
  { game, player, judge }: Reviewed,
  world: State,
  seat: Seat,
  ask: number,
  value: Json,
): number | null {
  const enough = judge.until(viewOf(game, world, seat).facts);
  try {
    give(game, world, seat, ask, value);
    for (let i = 0; i < MOST_ANSWERS && world.outcome === null; i++) {
      const open = world.asks.find(({ answered }) => !answered);
      if (open === undefined) break;
      const view = viewOf(game, world, open.seat);
      if (enough(view.facts)) break;
      const asked = view.asks.find(({ id }) => id === open.id);
      if (asked === undefined) break;
      const chance = whims(`${i} ${open.seat}`);
      const { answer } = player.decide(view, asked, player.sitDown(view), chance);
      give(game, world, open.seat, open.id, answer);
    }
  } catch {
    return null;
  }
  return judge.standing(viewOf(game, world, seat));
}

/** By how much the better answer does better, summed over worlds that looked the same to the seat. */
function gainIn(
  it: Reviewed,
  { state, ask, mine, seq }: Decision,
  seat: Seat,
  better: Json,
  from: number,
  count: number,
): { sum: number; worlds: number } {
  let sum = 0;
  let worlds = 0;
  for (let i = from; i < from + count; i++) {
    const name = `${seq} ${i}`;
    const world = imagine(it.game, state, seat, whims(name), seedFrom(name));
    if (world === null) continue;
    const with_ = comesTo(it, clone(world.state), seat, ask.id, better);
    const without = comesTo(it, clone(world.state), seat, ask.id, mine);
    if (with_ === null || without === null) continue;
    sum += with_ - without;
    worlds += 1;
  }
  return { sum, worlds };
}

/**
 * The decisions that mattered most: where a strong bot would have answered otherwise, and by its lights more came of
 * that. Goes on step by step, so that whoever waits can be told how far it is.
 */
export function* review(
  it: Reviewed,
  recording: Recording,
  number: number,
): Generator<{ done: number; of: number }, readonly Turning[]> {
  const seat = seatAt(number);
  const { made: decisions, end } = decisionsOf(it.game, it.adviser, recording, seat);
  const ended = viewOf(it.game, end, seat);
  const of = decisions.length + EFFORT.few;
  const doubtful: {
    decision: Decision;
    better: Json;
    why: Message;
    sum: number;
    worlds: number;
  }[] = [];
  for (const [i, decision] of decisions.entries()) {
    yield { done: i, of };
    const view = viewOf(it.game, decision.state, seat);
    const advice = it.adviser.decide(view, decision.ask, decision.memory, whims(`${decision.seq}`));
    if (canonical(advice.answer) === canonical(decision.mine)) continue;
    const { answer: better, why } = advice;
    if (it.judge.disproved(decision.ask.ask, better, ended)) continue;
    const tried = gainIn(it, decision, seat, better, 0, EFFORT.first);
    doubtful.push({ decision, better, why, ...tried });
  }
  const mean = ({ sum, worlds }: { sum: number; worlds: number }): number =>
    worlds === 0 ? 0 : sum / worlds;
  const few = doubtful.sort((a, b) => mean(b) - mean(a)).slice(0, EFFORT.few);
  for (const [i, one] of few.entries()) {
    yield { done: decisions.length + i, of };
    const more = gainIn(it, one.decision, seat, one.better, EFFORT.first, EFFORT.more);
    one.sum += more.sum;
    one.worlds += more.worlds;
  }
  return few
    .filter((one) => mean(one) > 0)
    .sort((a, b) => mean(b) - mean(a))
    .slice(0, EFFORT.told)
    .map((one) => ({
      seq: one.decision.seq,
      ask: one.decision.ask.ask,
      facts: viewOf(it.game, one.decision.state, seat).facts,
      mine: one.decision.mine,
      better: one.better,
      why: one.why,
      gain: mean(one),
    }));
}

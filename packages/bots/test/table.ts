import {
  type AnyGame,
  answer,
  type Chance,
  eventsFor,
  type GameEvent,
  type Json,
  type State,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { type Bot, botFor, type Decision, LEVELS, type Level } from '../src/index.ts';

/** A moment at a table of bots: before the answer of one of them. */
export interface Moment {
  readonly game: AnyGame;
  readonly state: State;
  readonly open: State['asks'][number];
  readonly bot: Bot;
  readonly memory: Json;
  readonly decision: Decision;
  /** The same whims as the bot had for its decision. */
  readonly again: () => Chance;
}

/** Somebody in a hurry, by looks at the clock rather than by time: the strong bots search little. */
export function hurried(): () => boolean {
  let looks = 0;
  return () => {
    looks += 1;
    return looks > 4;
  };
}

/** Plays a whole game with all levels at one table; the referee refuses whatever is not legal. */
export function playThrough(
  game: AnyGame,
  seats: number,
  seed: string,
  levels: readonly Level[] = LEVELS,
  look: (moment: Moment) => void = () => undefined,
  options: Readonly<Record<string, unknown>> = {},
): { readonly answers: number; readonly state: State; readonly memories: readonly Json[] } {
  const { state, events: first } = start(game, { seats, seed: seedFrom(seed), options });
  const events: GameEvent[] = [...first];
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = botFor(game.name, levels[seat % levels.length] ?? 'normal');
    if (bot === null) throw new Error('no bot');
    return bot;
  });
  const memories: Json[] = bots.map(() => null);
  const noticed = bots.map(() => -1);
  let answers = 0;
  while (state.outcome === null) {
    const open = state.asks.find(({ answered }) => !answered);
    const bot = open && bots[open.seat];
    if (open === undefined || bot === undefined) throw new Error('nobody can act');
    const view = viewOf(game, state, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    if (ask === undefined) throw new Error('no ask');
    const from = noticed[open.seat] ?? -1;
    if (from < 0) memories[open.seat] = bot.sitDown(view);
    const seen = eventsFor(events.slice(Math.max(0, from)), open.seat);
    noticed[open.seat] = events.length;
    const memory = bot.notice(memories[open.seat] ?? null, seen, view);
    const again = (): Chance => whims(`${seed}/${answers}`);
    const decision = bot.decide(view, ask, memory, again(), hurried());
    look({ game, state, open, bot, memory, decision, again });
    memories[open.seat] = decision.memory;
    events.push(...answer(game, state, open.seat, open.id, decision.answer).events);
    answers += 1;
  }
  return { answers, state, memories };
}

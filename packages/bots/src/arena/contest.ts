import {
  type AnyGame,
  answer,
  eventsFor,
  type GameEvent,
  type Json,
  type Outcome,
  type State,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Bot, Level } from '../bot.ts';
import { botFor } from '../bot-for.ts';
import { isCylonSeat } from './bsg-onlooker.ts';

/** Who plays: a level, or the kernel's random player as something to measure against. */
export type Contestant = 'random' | Level;

/** One game to be played between bots. Everything follows from it. */
export interface Contest {
  readonly seed: string;
  /** By seat. */
  readonly seating: readonly Contestant[];
  /** Names the deal: games of one deal begin with the same cards and dice. */
  readonly deal: number;
  /** Tells games of one deal apart. */
  readonly index: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whoever is a Cylon plays at this level instead, from the moment it is one. */
  readonly cylons?: Level;
}

export interface ContestResult {
  readonly seating: readonly Contestant[];
  readonly outcome: Outcome;
  /** What the game's own onlooker wrote down. */
  readonly notes: Json;
  readonly answers: number;
  /** Milliseconds for every answer, by contestant. */
  readonly thinking: Readonly<Partial<Record<Contestant, readonly number[]>>>;
  /** Prompts that no bot knew, or over which it stumbled, each as often as it came. */
  readonly unknown: readonly string[];
}

/** Somebody who looks on from outside and sees everything, bots' memories included. */
export interface Onlooker {
  /** After every answer, with what came of it. */
  look(state: State, memories: readonly Json[], events: readonly GameEvent[]): void;
  /** What is worth keeping, once the game is over. */
  notes(state: State, memories: readonly Json[]): Json;
}

interface Sitting {
  readonly contestant: Contestant;
  readonly bot: Bot | null;
  memory: Json;
  /** How many events it has taken in. */
  noticed: number;
}

const MOST_ANSWERS = 50_000;

export function playContest(
  game: AnyGame,
  contest: Contest,
  onlooker?: Onlooker,
  clock: () => number = () => 0,
): ContestResult {
  const { seed, seating, deal, index, options = {} } = contest;
  const { state, events: first } = start(game, {
    seats: seating.length,
    seed: seedFrom(`${seed}/${deal}`),
    options,
  });
  const events: GameEvent[] = [...first];
  const chances = seating.map((_, seat) => whims(`${seed}/${index}/${seat}`));
  const sitting = seating.map((contestant, seat): Sitting => {
    const bot = contestant === 'random' ? null : botFor(game.name, contestant);
    if (bot === null && contestant !== 'random') throw new RangeError(`${game.name} has no bots`);
    const view = viewOf(game, state, seatAt(seat));
    return { contestant, bot, memory: bot?.sitDown(view) ?? null, noticed: 0 };
  });
  const thinking: Partial<Record<Contestant, number[]>> = {};
  const unknown: string[] = [];
  let answers = 0;
  while (state.outcome === null) {
    const open = state.asks.find(({ answered }) => !answered);
    const player = open && sitting[open.seat];
    const chance = open && chances[open.seat];
    if (open === undefined || player === undefined || chance === undefined) {
      throw new Error('nobody can act');
    }
    if (answers >= MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    let given: Json;
    const bot =
      contest.cylons !== undefined && isCylonSeat(state, open.seat)
        ? botFor(game.name, contest.cylons)
        : player.bot;
    if (bot === null) given = sampleAnswer(game, state, open, chance);
    else {
      const view = viewOf(game, state, open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      if (ask === undefined) throw new Error('an ask its own seat does not see');
      const before = clock();
      const seen = eventsFor(events.slice(player.noticed), open.seat);
      player.noticed = events.length;
      player.memory = bot.notice(player.memory, seen, view);
      const decision = bot.decide(view, ask, player.memory, chance);
      const times = thinking[player.contestant] ?? [];
      thinking[player.contestant] = times;
      times.push(clock() - before);
      player.memory = decision.memory;
      if (decision.why.id === 'bot-unknown-ask') unknown.push(ask.ask.prompt);
      if (decision.why.id === 'bot-stumbled') unknown.push(`stumbled: ${ask.ask.prompt}`);
      given = decision.answer;
    }
    const happened = answer(game, state, open.seat, open.id, given).events;
    events.push(...happened);
    answers += 1;
    onlooker?.look(
      state,
      sitting.map(({ memory }) => memory),
      happened,
    );
  }
  const memories = sitting.map(({ memory }) => memory);
  return {
    seating,
    outcome: state.outcome,
    notes: onlooker?.notes(state, memories) ?? null,
    answers,
    thinking,
    unknown,
  };
}

import {
  type AnyGame,
  answer,
  eventsFor,
  type GameEvent,
  type Json,
  type Outcome,
  type Seat,
  type State,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  type View,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Bot } from '../bot.ts';
import type { Stored } from '../learning/storage.ts';
import { botNamed, type Contestant, type CylonSide } from './contestants.ts';
import { dealtWithoutCylons, isCylonSeat, toldView } from './loyalties.ts';

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
  /** bsg: whoever is a Cylon is played by this one instead, from the moment it is one. */
  readonly cylons?: CylonSide;
  /** bsg: humans know who is who. */
  readonly told?: boolean;
  /** bsg: what the strong players have learned, instead of what they usually have. */
  readonly learned?: Stored;
}

export interface ContestResult {
  readonly seating: readonly Contestant[];
  readonly outcome: Outcome;
  /** What the game's own onlooker wrote down. */
  readonly notes: Json;
  readonly answers: number;
  /** Milliseconds for every answer, by contestant. */
  readonly thinking: Readonly<Partial<Record<Contestant, readonly number[]>>>;
  /** The same of those answers alone for which it looked ahead. */
  readonly searching: Readonly<Partial<Record<Contestant, readonly number[]>>>;
  /** Prompts that no bot knew, or over which it stumbled, each as often as it came. */
  readonly unknown: readonly string[];
}

/** Somebody who looks on from outside and sees everything, bots' memories included. */
export interface Onlooker {
  /** After every answer, with what came of it; memories are those of whoever plays humans. */
  look(
    state: State,
    memories: readonly Json[],
    events: readonly GameEvent[],
    seating: readonly Contestant[],
  ): void;
  /** What is worth keeping, once the game is over. */
  notes(state: State, memories: readonly Json[]): Json;
}

/** Somebody who plays on a chair: with a memory of the own, even where two share a chair. */
interface Mind {
  readonly contestant: Contestant;
  readonly bot: Bot | null;
  memory: Json;
}

interface Sitting {
  readonly mind: Mind;
  /** Who takes over when the seat turns out to be a Cylon. */
  readonly asCylon: Mind;
  /** How many events were taken in. */
  noticed: number;
}

const MOST_ANSWERS = 50_000;

export function playContest(
  game: AnyGame,
  contest: Contest,
  onlooker?: Onlooker,
  clock: () => number = () => 0,
): ContestResult {
  const { seed, seating, deal, index, options = {}, cylons } = contest;
  const { state, events: first } = start(game, {
    seats: seating.length,
    seed: seedFrom(`${seed}/${deal}`),
    options,
  });
  const events: GameEvent[] = [...first];
  const chances = seating.map((_, seat) => whims(`${seed}/${index}/${seat}`));
  const seen = (seat: Seat): View =>
    contest.told === true && !isCylonSeat(state, seat)
      ? toldView(state, seat)
      : viewOf(game, state, seat);
  const sitting = seating.map((contestant, i): Sitting => {
    const view = seen(seatAt(i));
    const sitDown = (as: Contestant): Mind => {
      const bot = botNamed(game.name, as, contest.learned ?? null);
      return { contestant: as, bot, memory: bot?.sitDown(view) ?? null };
    };
    const mind = sitDown(contestant);
    const alike = cylons === undefined || cylons === 'none' || cylons === contestant;
    return { mind, asCylon: alike ? mind : sitDown(cylons), noticed: 0 };
  });
  const thinking: Partial<Record<Contestant, number[]>> = {};
  const searching: Partial<Record<Contestant, number[]>> = {};
  const unknown: string[] = [];
  let answers = 0;
  while (state.outcome === null) {
    if (cylons === 'none') dealtWithoutCylons(state);
    const open = state.asks.find(({ answered }) => !answered);
    const player = open && sitting[open.seat];
    const chance = open && chances[open.seat];
    if (open === undefined || player === undefined || chance === undefined) {
      throw new Error('nobody can act');
    }
    if (answers >= MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    let given: Json;
    const mind = isCylonSeat(state, open.seat) ? player.asCylon : player.mind;
    if (mind.bot === null) given = sampleAnswer(game, state, open, chance);
    else {
      const view = seen(open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      if (ask === undefined) throw new Error('an ask its own seat does not see');
      const before = clock();
      const news = eventsFor(events.slice(player.noticed), open.seat);
      player.noticed = events.length;
      for (const each of new Set([player.mind, player.asCylon])) {
        each.memory = each.bot?.notice(each.memory, news, view) ?? null;
      }
      const decision = mind.bot.decide(view, ask, mind.memory, chance);
      const took = clock() - before;
      timed(thinking, mind.contestant, took);
      if (decision.searched === true || decision.why.id.endsWith('-searched'))
        timed(searching, mind.contestant, took);
      mind.memory = decision.memory;
      if (decision.why.id === 'bot-unknown-ask') unknown.push(ask.ask.prompt);
      if (decision.why.id === 'bot-stumbled') unknown.push(`stumbled: ${ask.ask.prompt}`);
      given = decision.answer;
    }
    const happened = answer(game, state, open.seat, open.id, given).events;
    events.push(...happened);
    answers += 1;
    onlooker?.look(
      state,
      sitting.map((it) => it.mind.memory),
      happened,
      seating,
    );
  }
  const memories = sitting.map((it) => it.mind.memory);
  return {
    seating,
    outcome: state.outcome,
    notes: onlooker?.notes(state, memories) ?? null,
    answers,
    thinking,
    searching,
    unknown,
  };
}

function timed(
  all: Partial<Record<Contestant, number[]>>,
  contestant: Contestant,
  took: number,
): void {
  const times = all[contestant] ?? [];
  all[contestant] = times;
  times.push(took);
}

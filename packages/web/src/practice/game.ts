import type { Bot, Level } from '@starboard/bots';
import {
  type AnyGame,
  type AnyTypes,
  beginMatch,
  type Entry,
  enterMove,
  eventsFor,
  type GameEvent,
  type Json,
  type Match,
  type OpenAsk,
  restoreMatch,
  type Seat,
  type SeenEvent,
  sampleAnswer,
  seatAt,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { PracticeSetup, Saved } from './messages.ts';

/** The rules and the bots of the game that is played. */
export interface Played {
  readonly game: AnyGame;
  /** Null where no bot thinks about it: then any legal answer will do. */
  readonly botOf: ((level: Level) => Bot) | null;
}

export interface Logged {
  readonly seq: number;
  readonly event: SeenEvent;
}

/** A game in this browser: people at this device and bots, refereed here. */
export interface PracticeGame {
  readonly played: Played;
  readonly setup: PracticeSetup;
  match: Match<AnyTypes>;
  /** What each bot remembers, by seat; null for people. */
  memories: Json[];
  /** The same before each of the moves that may still be taken back, the oldest first. */
  before: readonly (readonly Json[])[];
  /** What each seat saw happen. */
  logs: Logged[][];
  /** Everything that was done. */
  entries: Entry[];
}

export function begin(played: Played, setup: PracticeSetup, seed: string): PracticeGame {
  const { game, botOf } = played;
  const { match, events } = beginMatch(game, {
    seed,
    seats: setup.seats,
    options: setup.options,
  });
  const practice: PracticeGame = {
    played,
    setup,
    match,
    memories: Array.from({ length: setup.seats }, () => null),
    before: [],
    logs: Array.from({ length: setup.seats }, () => []),
    entries: [],
  };
  note(practice, events, 0);
  for (let i = 0; i < setup.seats; i++) {
    const bot = setup.humans.includes(i) ? null : botOf?.(setup.level);
    practice.memories[i] = bot?.sitDown(viewOf(game, match.state, seatAt(i))) ?? null;
  }
  return practice;
}

export function resume(
  played: Played,
  { setup, match, memories, before = [], logs, entries }: Saved,
): PracticeGame {
  return {
    played,
    setup,
    match: restoreMatch(played.game, match),
    memories: [...memories],
    before,
    logs: logs.map((log) => [...log]),
    entries: [...entries],
  };
}

/** As it was sent to be kept. Plain data, all of it. */
export function saved({ setup, match, memories, before, logs, entries }: PracticeGame): Saved {
  return { setup, match: match as unknown as Json, memories, before, logs, entries };
}

/** Enters a move; throws a Fault when it is refused. */
export function enter(practice: PracticeGame, entry: Entry): void {
  const { game } = practice.played;
  const { match, events, replaces } = enterMove(game, practice.match, entry);
  const before = [...practice.before, [...practice.memories]];
  practice.match = match;
  practice.entries.push(entry);
  if (replaces > 0) {
    const from = match.length - replaces;
    practice.logs = practice.logs.map((log) => log.filter(({ seq }) => seq < from));
    unlearn(practice, before.at(-1 - replaces) ?? []);
  }
  practice.before = before.slice(before.length - (match.undo?.links ?? 0));
  note(practice, events, match.length);
}

/** What was taken back did not happen: bots remember what they did before it, and are told the rest again. */
function unlearn(practice: PracticeGame, before: readonly Json[]): void {
  const { botOf } = practice.played;
  const { level } = practice.setup;
  practice.memories = practice.memories.map((memory, seat) => {
    const then = before[seat] ?? null;
    return memory === null || then === null || botOf === null
      ? memory
      : botOf(level).unlearn(memory, then);
  });
}

function note(practice: PracticeGame, events: readonly GameEvent[], seq: number): void {
  const { game, botOf } = practice.played;
  for (const [i, log] of practice.logs.entries()) {
    const seen = eventsFor(events, seatAt(i));
    log.push(...seen.map((event) => ({ seq, event })));
    const memory = practice.memories[i] ?? null;
    if (memory === null || botOf === null || seen.length === 0) continue;
    const view = viewOf(game, practice.match.state, seatAt(i));
    practice.memories[i] = botOf(practice.setup.level).notice(memory, seen, view);
  }
}

/** The next answer a bot owes, or null when the table waits for people. */
export function botsTurn({ setup, match }: PracticeGame): OpenAsk | null {
  const open = match.state.asks.find(
    ({ answered, seat }) => !answered && !setup.humans.includes(seat),
  );
  return match.state.outcome === null ? (open ?? null) : null;
}

/** Lets a bot answer. What it says is checked like anybody's; a legal answer takes the place of a bad one. */
export function playBot(practice: PracticeGame, { seat, id }: OpenAsk): void {
  const {
    setup,
    match,
    played: { game, botOf },
  } = practice;
  const chance = whims(`${match.head} ${seat} ${id}`);
  const view = viewOf(game, match.state, seat);
  const ask = view.asks.find((it) => it.id === id);
  if (ask !== undefined && botOf !== null) {
    try {
      const bot = botOf(setup.level);
      const { answer, memory } = bot.decide(view, ask, practice.memories[seat] ?? null, chance);
      practice.memories[seat] = memory;
      enter(practice, { kind: 'answer', seat, ask: id, answer });
      return;
    } catch (error) {
      console.warn('a bot stumbled', ask.ask.prompt, error);
    }
  }
  const open = match.state.asks.find((it) => it.id === id);
  if (open === undefined) return;
  const answer = sampleAnswer(game, match.state, open, chance);
  enter(practice, { kind: 'answer', seat, ask: id, answer });
}

export function seenBy({ played, match }: PracticeGame, seat: Seat) {
  return viewOf(played.game, match.state, seat);
}

/** Whether this seat could take back its last answer now. */
export function mayTakeBack({ match }: PracticeGame, seat: Seat): boolean {
  return match.mayTakeBack.includes(seat);
}

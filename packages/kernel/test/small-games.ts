import {
  type AskFor,
  type Choice,
  defineGame,
  Fault,
  type Game,
  type GameDefinition,
  type Json,
  type OpenAsk,
  type Progress,
  rulebook,
  type Seat,
  type StartOptions,
  type StateOf,
  type Step,
  seatAt,
  seedFrom,
  start,
  answer as takeAnswer,
} from '@starboard/kernel';
import { expect } from 'vitest';

/** What the games of these tests are made of: a log of what happened, and a number for each seat to hide. */
export interface Small {
  facts: { log: Json[]; hidden: number[] };
  options: Readonly<Record<string, unknown>>;
  events: Record<string, unknown>;
  view: object;
}

export type SmallState = StateOf<Small>;

export const { procedure, forward, asks, asksAll, asksInTurn, opens, calls, together } =
  rulebook<Small>();

export type Steps = Readonly<Record<string, Step<Small, object>>>;

/** A game that plays these steps and is then over, a draw. */
export function smallGame(steps: Steps, more: Partial<GameDefinition<Small>> = {}): Game<Small> {
  return defineGame<Small>({
    name: 'small',
    version: 1,
    seats: { min: 1, max: 5 },
    options: (given) => given,
    setup: (t) => ({ log: [], hidden: t.seats.map(() => 0) }),
    play: procedure('play', {
      ...steps,
      over: (t) => {
        t.end({ winners: [], losers: [], reason: { id: 'over' } });
        return undefined;
      },
    }),
    procedures: [],
    view: ({ facts }, viewer) => ({
      log: facts.log,
      hidden: viewer === 'spectator' ? null : (facts.hidden[viewer] ?? null),
    }),
    ...more,
  });
}

/** A step that notes something in the log. */
export function notes(what: Json): Step<Small, object> {
  return (t) => {
    t.facts.log.push(what);
    return undefined;
  };
}

/** A step that asks a seat, and notes the answer. */
export function asksSeat(seat: number, ask: AskFor<Json>): Step<Small, object> {
  return asks<object, Json>({
    seat: () => seatAt(seat),
    ask: () => ask,
    then: (t, _, answer) => {
      t.facts.log.push({ seat, answer });
      return undefined;
    },
  });
}

export function begin(game: Game<Small>, seats = 2, how: Partial<StartOptions> = {}) {
  return start(game, { seed: seedFrom('small'), seats, ...how });
}

/** The ask that a seat has to answer now. */
export function askTo(state: SmallState, seat: number): OpenAsk {
  const found = state.asks.find((open) => open.seat === seat && !open.answered);
  if (found === undefined) throw new Error(`nothing is asked of seat ${seat}`);
  return found;
}

/** Answers what a seat is asked. */
export function say(
  game: Game<Small>,
  state: SmallState,
  seat: number,
  value: unknown,
): Progress<Small['events']> {
  const open = askTo(state, seat);
  return takeAnswer(game, state, open.seat, open.id, value);
}

/** Who is asked and has not answered yet. */
export function askedSeats(state: SmallState): Seat[] {
  return state.asks.filter((open) => !open.answered).map((open) => open.seat);
}

/** The choices that a seat has now. */
export function choicesOf(state: SmallState, seat: number): readonly Choice[] {
  const { ask } = askTo(state, seat);
  if (!('of' in ask)) throw new Error('an ask without choices');
  return ask.of;
}

/** The fault that an act ends in; anything else fails the test. */
export function faultOf(act: () => unknown): Fault {
  try {
    act();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return expect.fail('nothing was refused');
}

export const seats = (...indices: number[]): Seat[] => indices.map(seatAt);

/** Whether a game goes on. One that goes on for ever fails the test, rather than hang it. */
export function goesOn({ outcome }: { readonly outcome: object | null }, answers: number): boolean {
  if (answers > 20_000) expect.fail('the game does not end');
  return outcome === null;
}

import {
  type AnyGame,
  type AnyTypes,
  answer,
  canonical,
  clone,
  type Entry,
  enterMove,
  Fault,
  giveOrders,
  type Move,
  seatAt,
} from '@starboard/kernel';
import { spelledAsks } from './asks.ts';
import type { Step } from './format.ts';
import type { AnyState, Playing } from './play.ts';
import { thrown } from './problem.ts';

/** A step taken (or refused, as it should be), or what went wrong. */
export type Taken = { readonly playing: Playing } | { readonly wrong: string };

export function takeStep(playing: Playing, step: Step): Taken {
  const entry = entryOf(playing.game, step, playing.match.state);
  if (typeof entry === 'string') return { wrong: entry };
  const before = canonical(playing.match.state);
  try {
    const move = enterMove(playing.game, playing.match, entry);
    if (step.refused !== undefined) {
      return { wrong: `expected to be refused with ${step.refused}, but it was taken` };
    }
    return { playing: moved(playing, move) };
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'broken-rules') {
      return { wrong: `the rules of ${playing.game.name} broke: ${thrown(error)}` };
    }
    const { state } = playing.match;
    if (step.refused === undefined) {
      return { wrong: `refused: ${error.message} (${spelledAsks(state)})` };
    }
    if (step.refused !== error.code && step.refused !== error.why.id) {
      return {
        wrong: `expected to be refused with ${step.refused}, but it was with ${error.message}`,
      };
    }
    if (canonical(state) !== before || !leavesBare(playing.game, state, entry)) {
      return { wrong: 'was refused, and yet changed something' };
    }
    return { playing: { ...playing, last: [] } };
  }
}

/** A match plays on a copy; the referee itself must leave a bare state alone, too. */
function leavesBare(game: AnyGame, state: AnyState, entry: Entry): boolean {
  const bare = clone(state);
  try {
    if (entry.kind === 'answer') answer(game, bare, entry.seat, entry.ask, entry.answer);
    if (entry.kind === 'orders') giveOrders(game, bare, entry.seat, entry.orders);
  } catch {
    // Refused, as it was before.
  }
  return canonical(bare) === canonical(state);
}

/** A take-back tells anew what still stands of the last moves. */
function moved(playing: Playing, { match, events, replaces }: Move<AnyTypes>): Playing {
  const kept = playing.entries.length - replaces;
  const entries = playing.entries.map((told, i) => (i < kept ? told : []));
  return { ...playing, match, entries: [...entries, events], last: events };
}

/** What the step does, or why it cannot be done. */
function entryOf(game: AnyGame, step: Step, state: AnyState): Entry | string {
  const seat = seatAt(step.seat);
  if (step['take-back'] !== undefined) return { kind: 'take-back', seat };
  if (step.orders !== undefined) return { kind: 'orders', seat, orders: step.orders };
  const ask = askFor(step, state);
  if (typeof ask === 'string') return ask;
  const said = step.answer ?? null;
  const open = state.asks.find(({ id }) => id === ask);
  const heard = open === undefined ? said : (game.hear?.(state, open, said) ?? said);
  return { kind: 'answer', seat, ask, answer: heard };
}

/** The id of the ask a step answers. */
function askFor(step: Step, state: AnyState): number | string {
  const { asks } = state;
  const fits = asks.filter(({ ask }) => step.ask === undefined || ask.prompt === step.ask);
  const own = fits.filter(({ seat }) => seat === step.seat);
  const open = own.filter(({ answered }) => !answered);
  const [first] = open;
  if (first !== undefined) {
    const prompts = new Set(open.map(({ ask }) => ask.prompt));
    if (prompts.size === 1) return first.id;
    return `seat ${step.seat} is asked ${[...prompts].join(' and ')}: say which with ask`;
  }
  if (step.refused === undefined) {
    const what = step.ask === undefined ? 'is asked nothing' : `is not asked ${step.ask}`;
    return `seat ${step.seat} ${what} (${spelledAsks(state)})`;
  }
  // An answer out of turn: to a question already answered, to another seat's, or to none.
  return own[0]?.id ?? fits[0]?.id ?? asks[0]?.id ?? 0;
}

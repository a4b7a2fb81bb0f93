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
  type Json,
  type Move,
  seatAt,
} from '@starboard/kernel';
import { spelledAsks } from './asks.ts';
import type { Step } from './format.ts';
import { type AnyState, NOTHING, openAsks, type Playing, type Told, together } from './play.ts';
import { thrown } from './problem.ts';
import { STOPPED } from './stage.ts';

/** A step taken (or refused, as it should be), or what went wrong. */
export type Taken = { readonly playing: Playing } | { readonly wrong: string };

/** One seat's part in a step. */
type Single = Step & { readonly seat: number };

export function takeStep(playing: Playing, step: Step): Taken {
  if (step.everybody !== undefined) return everybody(playing, step, step.everybody);
  const seats = step.seats ?? (step.seat === undefined ? [] : [step.seat]);
  return oneByOne(playing, (_, i) => {
    const seat = seats[i];
    return seat === undefined ? null : { ...step, seat };
  });
}

/** More answers than any question takes; only one that is put again and again gets there. */
const MOST_ANSWERS = 200;

/** Everybody who is asked the present question answers it the same, until it is asked no more. */
function everybody(playing: Playing, step: Step, answer: Json): Taken {
  const now = openAsks(playing.match.state).filter(
    ({ ask }) => step.ask === undefined || ask.prompt === step.ask,
  );
  const [prompt, ...others] = new Set(now.map(({ ask }) => ask.prompt));
  const there = spelledAsks(playing.match.state);
  if (prompt === undefined) {
    const what = step.ask === undefined ? 'anything' : step.ask;
    return { wrong: `nobody is asked ${what} (${there})` };
  }
  if (others.length > 0) return { wrong: `${there}: say which with ask` };
  return oneByOne(playing, ({ match }, i) => {
    const next = openAsks(match.state).find(({ ask }) => ask.prompt === prompt);
    if (next === undefined) return null;
    if (i === MOST_ANSWERS) return `${prompt} is asked again and again`;
    return { seat: next.seat, ask: prompt, answer };
  });
}

/** Single steps until there are no more, taken for one: what they brought about belongs together. */
function oneByOne(
  playing: Playing,
  next: (playing: Playing, i: number) => Single | string | null,
): Taken {
  let now = playing;
  const told: Told[] = [];
  for (let i = 0; ; i++) {
    const step = next(now, i);
    if (step === null) return { playing: { ...now, last: together(told) } };
    if (typeof step === 'string') return { wrong: step };
    const taken = takeSingle(now, step);
    if ('wrong' in taken) return taken;
    now = taken.playing;
    told.push(now.last);
  }
}

function takeSingle(playing: Playing, step: Single): Taken {
  const entry = entryOf(playing.game, step, playing.match.state);
  if (typeof entry === 'string') return { wrong: entry };
  const before = canonical(playing.match.state);
  playing.stage.takeForced();
  try {
    const move = enterMove(playing.game, playing.match, entry);
    if (step.refused !== undefined) {
      return { wrong: `expected to be refused with ${step.refused}, but it was taken` };
    }
    const broken = playing.game.invariants?.(move.match.state) ?? [];
    if (broken.length > 0) {
      return { wrong: `the rules of ${playing.game.name} broke: after it ${broken.join(', ')}` };
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
    return { playing: { ...playing, last: NOTHING } };
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
  const entries = playing.entries.map((told, i) => (i < kept ? told : NOTHING));
  const last: Told = { events, forced: playing.stage.takeForced() };
  return { ...playing, match, entries: [...entries, last], last };
}

/** What the step does, or why it cannot be done. */
function entryOf(game: AnyGame, step: Single, state: AnyState): Entry | string {
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
function askFor(step: Single, state: AnyState): number | string {
  const asks = state.asks.filter(({ ask }) => ask.prompt !== STOPPED);
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

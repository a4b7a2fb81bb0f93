import {
  type AnyGame,
  type Ask,
  type Choice,
  type Json,
  type OpenAsk,
  type State,
  same,
} from '@starboard/kernel';
import { type Called, compared, differences } from './difference.ts';
import type { ExpectedAsk, ExpectedForced } from './format.ts';
import { type AnyState, isStopped, openAsks } from './play.ts';
import { shown } from './problem.ts';
import type { Forced } from './stage.ts';

type Asking = Pick<State, 'asks' | 'outcome'>;

/** What a game calls the numbers of its events, asks and views now. */
export function calledIn(game: AnyGame, state: AnyState): Called {
  return (key, value) => game.called?.(state, key, value) ?? [];
}

/** What is open, for people: `seat 0: mark-a-cell`. */
export function spelledAsks(state: Asking): string {
  if (state.outcome !== null) return 'the game is over';
  if (isStopped(state)) return 'play has stopped';
  const open = openAsks(state);
  if (open.length === 0) return 'nothing is asked';
  return open.map(({ seat, ask }) => `seat ${seat} is asked ${ask.prompt}`).join(', ');
}

/** Why none of the open asks is the expected one, or null when one is. */
export function unasked(game: AnyGame, expected: ExpectedAsk, state: AnyState): string | null {
  const { seat, prompt } = expected;
  const alike = openAsks(state).filter((open) => {
    return open.seat === seat && open.ask.prompt === prompt;
  });
  if (alike.length === 0) {
    return `expected seat ${seat} to be asked ${prompt}, but ${spelledAsks(state)}`;
  }
  const called = calledIn(game, state);
  const wrong = alike.map((open) => unlike(heard(game, expected, state, open), open.ask, called));
  return wrong.includes(null) ? null : (wrong[0] ?? null);
}

/** The expected choices as the game spells them. */
function heard(game: AnyGame, expected: ExpectedAsk, state: AnyState, open: OpenAsk): ExpectedAsk {
  const spell = (choices: readonly Choice[]): Choice[] =>
    choices.map((said) => {
      const choice = game.hear?.(state, open, said) ?? said;
      return typeof choice === 'number' || typeof choice === 'string' ? choice : said;
    });
  const { choices, includes, excludes } = expected;
  return {
    ...expected,
    ...(choices && { choices: spell(choices) }),
    ...(includes && { includes: spell(includes) }),
    ...(excludes && { excludes: spell(excludes) }),
  };
}

function unlike(expected: ExpectedAsk, ask: Ask, called: Called): string | null {
  const different = (part: string, wanted: Json | undefined, actual: unknown): string | null => {
    if (wanted === undefined) return null;
    const [first] = differences(wanted, actual, [part], called);
    return first === undefined ? null : `${first.path.join('.')}: ${compared(first)}`;
  };
  return (
    different('kind', expected.kind, ask.kind) ??
    wrongChoices(expected, ask) ??
    different('min', expected.min, 'min' in ask ? ask.min : undefined) ??
    different('max', expected.max, 'max' in ask ? ask.max : undefined) ??
    different('about', expected.about, ask.about) ??
    different('data', expected.data, 'data' in ask ? ask.data : undefined)
  );
}

function wrongChoices({ choices, includes, excludes }: ExpectedAsk, ask: Ask): string | null {
  if (choices === undefined && includes === undefined && excludes === undefined) return null;
  if (!('of' in ask)) return `choices: expected some, but this is an ask of kind ${ask.kind}`;
  const offered: readonly Choice[] = ask.of;
  if (choices !== undefined && !sameChoices(choices, offered)) {
    return `choices: expected ${shown(choices)}, there was ${shown(offered)}`;
  }
  const lacking = includes?.filter((choice) => !offered.includes(choice)) ?? [];
  if (lacking.length > 0) {
    return `includes: expected ${shown(lacking)} too, there was ${shown(offered)}`;
  }
  const unwanted = excludes?.filter((choice) => offered.includes(choice)) ?? [];
  return unwanted.length === 0
    ? null
    : `excludes: expected no ${shown(unwanted)}, there was ${shown(offered)}`;
}

/** The same choices as often, in any order. The number 1 and the text "1" are two choices. */
function sameChoices(a: readonly Choice[], b: readonly Choice[]): boolean {
  const left = a.map((choice) => JSON.stringify(choice)).sort();
  const right = b.map((choice) => JSON.stringify(choice)).sort();
  return left.length === right.length && left.every((choice, i) => choice === right[i]);
}

/** Why none of the questions that were not put is the expected one, or null when one is. */
export function unforced(
  game: AnyGame,
  expected: ExpectedForced,
  forced: readonly Forced[],
  state: AnyState,
): string | null {
  const { seat, prompt, answer } = expected;
  const alike = forced.filter((it) => it.seat === seat && it.ask.prompt === prompt);
  if (alike.length === 0) {
    const others = forced.map((it) => `${it.ask.prompt} of seat ${it.seat}`).join(', ');
    const there = others === '' ? 'nothing was' : `only ${others} was`;
    return `expected ${prompt} to be left unasked of seat ${seat}, ${there}`;
  }
  if (answer === undefined) return null;
  const fits = (it: Forced): boolean => {
    const heard = game.hear?.(state, unput(it), answer) ?? answer;
    return same(heard, it.answer);
  };
  if (alike.some(fits)) return null;
  const there = alike.map((it) => shown(it.answer)).join(', ');
  return `expected ${shown(answer)} to be the only answer, it was ${there}`;
}

/** The question as it would have been put. */
function unput({ seat, ask }: Forced): OpenAsk {
  return { id: 0, seat, branch: 0, window: null, ask, answered: false, answer: null };
}

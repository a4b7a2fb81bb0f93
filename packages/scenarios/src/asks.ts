import type { AnyGame, Ask, Choice, Json, OpenAsk, State } from '@starboard/kernel';
import { compared, differences } from './difference.ts';
import type { ExpectedAsk } from './format.ts';
import type { AnyState } from './play.ts';
import { shown } from './problem.ts';

type Asking = Pick<State, 'asks' | 'outcome'>;

/** What is open, for people: `seat 0: mark-a-cell`. */
export function spelledAsks({ asks, outcome }: Asking): string {
  if (outcome !== null) return 'the game is over';
  const open = asks.filter(({ answered }) => !answered);
  if (open.length === 0) return 'nothing is asked';
  return open.map(({ seat, ask }) => `seat ${seat} is asked ${ask.prompt}`).join(', ');
}

/** Why none of the open asks is the expected one, or null when one is. */
export function unasked(game: AnyGame, expected: ExpectedAsk, state: AnyState): string | null {
  const { seat, prompt } = expected;
  const alike = state.asks.filter((open) => {
    return !open.answered && open.seat === seat && open.ask.prompt === prompt;
  });
  if (alike.length === 0) {
    return `expected seat ${seat} to be asked ${prompt}, but ${spelledAsks(state)}`;
  }
  const wrong = alike.map((open) => unlike(heard(game, expected, state, open), open.ask));
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

function unlike(expected: ExpectedAsk, ask: Ask): string | null {
  return (
    different('kind', expected.kind, ask.kind) ??
    wrongChoices(expected, ask) ??
    different('min', expected.min, 'min' in ask ? ask.min : undefined) ??
    different('max', expected.max, 'max' in ask ? ask.max : undefined) ??
    different('about', expected.about, ask.about) ??
    different('data', expected.data, 'data' in ask ? ask.data : undefined)
  );
}

function different(part: string, expected: Json | undefined, actual: unknown): string | null {
  if (expected === undefined) return null;
  const [first] = differences(expected, actual, [part]);
  return first === undefined ? null : `${first.path.join('.')}: ${compared(first)}`;
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

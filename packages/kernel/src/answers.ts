import type { AmountAsk, Ask, Choice, OneAsk, OrderAsk, PlanAsk, SomeAsk } from './ask.ts';
import { type Chance, pickWith, shuffleWith } from './chance.ts';
import { brokenRules } from './faults.ts';
import type { Constraint, Game, GameTypes, PlanRules, StateOf } from './game.ts';
import { isJson, type Json, jsonCopy } from './json.ts';
import { type Message, message } from './message.ts';
import type { OpenAsk } from './state.ts';

/** Why this answer to this ask is refused, or null. Any value may come in. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
  answer: unknown,
): Message | null {
  return isJson(answer) ? judgeJson(game, state, open, answer) : message('not-json');
}

/** The same for a value that is known to be JSON. */
export function judgeJson<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  { ask, seat }: OpenAsk,
  answer: Json,
): Message | null {
  switch (ask.kind) {
    case 'one':
      return isOneOf(ask, answer) ? null : message('not-a-choice');
    case 'some': {
      const chosen = choicesFrom(ask, answer);
      if (!Array.isArray(chosen)) return chosen;
      if (chosen.length < ask.min) return message('too-few', { min: ask.min });
      if (chosen.length > ask.max) return message('too-many', { max: ask.max });
      if (ask.constraint === undefined) return null;
      return constraintOf(game, ask).judge(state, ask, seat, chosen);
    }
    case 'order': {
      const chosen = choicesFrom(ask, answer);
      if (!Array.isArray(chosen)) return chosen;
      return chosen.length === ask.of.length ? null : message('not-all', { count: ask.of.length });
    }
    case 'amount':
      if (typeof answer !== 'number' || !Number.isInteger(answer)) return message('not-a-number');
      if (answer >= ask.min && answer <= ask.max) return null;
      return message('out-of-range', { min: ask.min, max: ask.max });
    case 'plan':
      return planOf(game, ask).judge(state, ask, seat, answer);
  }
}

/** A copy of an answer from outside that is the state's own, or undefined if it is not plain JSON. */
export function ownCopy<G extends GameTypes>(
  game: Game<G>,
  { ask }: OpenAsk,
  answer: unknown,
): Json | undefined {
  const plan = ask.kind === 'plan' ? planOf(game, ask).copy?.(answer) : undefined;
  return plan ?? jsonCopy(answer);
}

function isOneOf(ask: OneAsk, answer: unknown): boolean {
  for (const choice of ask.of) if (choice === answer) return true;
  return false;
}

function choicesFrom(ask: SomeAsk | OrderAsk, answer: unknown): Choice[] | Message {
  if (!Array.isArray(answer)) return message('not-a-list');
  const chosen: Choice[] = [];
  for (const item of answer as readonly unknown[]) {
    const found = ask.of.find((choice) => choice === item);
    if (found === undefined) return message('not-a-choice');
    if (chosen.includes(found)) return message('chosen-twice');
    chosen.push(found);
  }
  return chosen;
}

/** All legal answers, or null when there are more than `limit` or they cannot be listed. */
export function listAnswers<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
  limit = 1000,
): readonly Json[] | null {
  const { ask, seat } = open;
  switch (ask.kind) {
    case 'one':
      return ask.of.length <= limit ? ask.of : null;
    case 'amount': {
      const count = ask.max - ask.min + 1;
      return count <= limit ? Array.from({ length: count }, (_, i) => ask.min + i) : null;
    }
    case 'some': {
      if (subsetCount(ask) > limit) return null;
      const all = subsets(ask);
      return ask.constraint === undefined
        ? all
        : all.filter((chosen) => judge(game, state, open, chosen) === null);
    }
    case 'order':
      return factorial(ask.of.length) <= limit ? permutations(ask.of) : null;
    case 'plan':
      return planOf(game, ask).list?.(state, ask, seat, limit) ?? null;
  }
}

/** The answer of an ask that leaves no choice. */
export function onlyAnswer(ask: Ask): Json | undefined {
  switch (ask.kind) {
    case 'one':
      return ask.of.length === 1 ? ask.of[0] : undefined;
    case 'some':
      return ask.min === ask.of.length ? [...ask.of] : undefined;
    case 'order':
      return ask.of.length <= 1 ? [...ask.of] : undefined;
    case 'amount':
      return ask.min === ask.max ? ask.min : undefined;
    case 'plan':
      return undefined;
  }
}

const TRIES = 64;

/** Some legal answer, at random. */
export function sampleAnswer<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
  chance: Chance,
): Json {
  const { ask, seat } = open;
  switch (ask.kind) {
    case 'some':
      return sampleSome(game, state, open, ask, chance);
    case 'plan':
      return planOf(game, ask).sample(state, ask, seat, chance);
    default:
      return answerOfForm(ask, chance);
  }
}

/** An answer as the ask wants it, at random: whether a constraint allows it only the game can say. */
export function answerOfForm(ask: Exclude<Ask, PlanAsk>, chance: Chance): Json {
  switch (ask.kind) {
    case 'one':
      return pickWith(chance, ask.of);
    case 'amount':
      return ask.min + chance.below(ask.max - ask.min + 1);
    case 'order':
      return shuffleWith(chance, [...ask.of]);
    case 'some':
      return someOf(ask, chance);
  }
}

function someOf({ of, min, max }: SomeAsk, chance: Chance): Choice[] {
  return shuffleWith(chance, [...of]).slice(0, min + chance.below(max - min + 1));
}

function sampleSome<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  open: OpenAsk,
  ask: SomeAsk,
  chance: Chance,
): Json {
  if (ask.constraint === undefined) return someOf(ask, chance);
  const constraint = constraintOf(game, ask);
  if (constraint.sample !== undefined) return constraint.sample(state, ask, open.seat, chance);
  for (let i = 0; i < TRIES; i++) {
    const chosen = someOf(ask, chance);
    if (constraint.judge(state, ask, open.seat, chosen) === null) return chosen;
  }
  const all = listAnswers(game, state, open, 100_000);
  if (all === null) throw brokenRules(`constraint "${ask.constraint}" needs a sampler of its own`);
  if (all.length === 0) throw brokenRules(`no legal answer to "${ask.prompt}"`);
  return pickWith(chance, all);
}

/** The rules of that name; what every object has by some name (`constructor`) are none. */
function rulesOf<T extends { readonly judge: unknown }>(
  all: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  const rules = all?.[name];
  return typeof rules?.judge === 'function' ? rules : undefined;
}

function planOf<G extends GameTypes>(game: Game<G>, ask: PlanAsk): PlanRules<G> {
  const rules = rulesOf(game.plans, ask.plan);
  if (rules === undefined) throw brokenRules(`no plan named "${ask.plan}"`);
  return rules;
}

function constraintOf<G extends GameTypes>(game: Game<G>, ask: SomeAsk): Constraint<G> {
  const rules = rulesOf(game.constraints, ask.constraint ?? '');
  if (rules === undefined) throw brokenRules(`no constraint named "${ask.constraint}"`);
  return rules;
}

/** Whether the ask has any legal form at all; what is wrong with it otherwise. */
export function malformed(ask: OneAsk | SomeAsk | OrderAsk | AmountAsk | PlanAsk): string | null {
  switch (ask.kind) {
    case 'one':
      return ask.of.length === 0 ? 'has no choices' : null;
    case 'some':
      return !(ask.min >= 0 && ask.min <= ask.max && ask.max <= ask.of.length) ||
        !Number.isInteger(ask.min) ||
        !Number.isInteger(ask.max)
        ? `wants ${ask.min} to ${ask.max} of ${ask.of.length}`
        : null;
    case 'amount':
      return ask.min > ask.max || !Number.isInteger(ask.min) || !Number.isInteger(ask.max)
        ? `wants a number from ${ask.min} to ${ask.max}`
        : null;
    case 'order':
    case 'plan':
      return null;
  }
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

function subsetCount({ of, min, max }: SomeAsk): number {
  let sum = 0;
  let binomial = 1;
  for (let k = 0; k <= max; k++) {
    if (k > 0) binomial = (binomial * (of.length - k + 1)) / k;
    if (k >= min) sum += binomial;
  }
  return sum;
}

function subsets({ of, min, max }: SomeAsk): Choice[][] {
  const found: Choice[][] = [];
  const grow = (from: number, chosen: Choice[]): void => {
    if (chosen.length >= min) found.push(chosen);
    if (chosen.length === max) return;
    for (let i = from; i < of.length; i++) grow(i + 1, [...chosen, of[i] as Choice]);
  };
  grow(0, []);
  return found;
}

function permutations(items: readonly Choice[]): Choice[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

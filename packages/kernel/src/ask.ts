import type { JsonObject } from './json.ts';

/** What a player picks: an id of something on the table. In windows, `kind:detail` by convention. */
export type Choice = string | number;

declare const answerType: unique symbol;

interface Asking<A> {
  /** Message id of the one sentence that says what is asked. */
  readonly prompt: string;
  readonly args?: JsonObject;
  /** What the choices are, in the game's own words: people, cards, places. */
  readonly things?: string;
  /** What a client may want to know to show the choices: where they lie, what they cost. */
  readonly about?: JsonObject;
  /** Never there: it only tells the compiler what an answer looks like. */
  readonly [answerType]?: A;
}

/** One of many. Answered with a choice. */
export interface OneAsk<C extends Choice = Choice> extends Asking<C> {
  readonly kind: 'one';
  readonly of: readonly C[];
}

/** Some of many, each once. Answered with a list of choices. */
export interface SomeAsk<C extends Choice = Choice> extends Asking<readonly C[]> {
  readonly kind: 'some';
  readonly of: readonly C[];
  readonly min: number;
  readonly max: number;
  /** Name of one of the game's constraints, which the chosen ones must satisfy together. */
  readonly constraint?: string;
}

/** All of them, in an order. Answered with a list of all choices. */
export interface OrderAsk<C extends Choice = Choice> extends Asking<readonly C[]> {
  readonly kind: 'order';
  readonly of: readonly C[];
}

/** A whole number between two bounds. */
export interface AmountAsk extends Asking<number> {
  readonly kind: 'amount';
  readonly min: number;
  readonly max: number;
}

/** An answer of the game's own shape, judged by the plan of that name. */
export interface PlanAsk<P = unknown> extends Asking<P> {
  readonly kind: 'plan';
  readonly plan: string;
  readonly data: JsonObject;
}

export type Ask = OneAsk | SomeAsk | OrderAsk | AmountAsk | PlanAsk;

/** An ask whose answer has type A. */
export type AskFor<A> = Ask & Asking<A>;

export interface AskDetails {
  readonly args?: JsonObject;
  readonly things?: string;
  readonly about?: JsonObject;
}

export function one<const C extends Choice>(
  prompt: string,
  of: readonly C[],
  details?: AskDetails,
): OneAsk<C> & AskFor<C> {
  if (details === undefined) return { kind: 'one', prompt, of };
  const { things, about, args } = details;
  // The usual ones are written out: one is made for nearly every answer, and a spread is slow.
  if (things === undefined) return { kind: 'one', prompt, of, ...details };
  if (args === undefined) {
    return about === undefined
      ? { kind: 'one', prompt, of, things }
      : { kind: 'one', prompt, of, things, about };
  }
  return about === undefined
    ? { kind: 'one', prompt, of, things, args }
    : { kind: 'one', prompt, of, ...details };
}

export function some<const C extends Choice>(
  prompt: string,
  of: readonly C[],
  limits: {
    readonly min?: number;
    readonly max?: number;
    readonly constraint?: string;
  } & AskDetails = {},
): SomeAsk<C> & AskFor<readonly C[]> {
  const { min = 0, max = of.length, constraint, things, about, args } = limits;
  // The usual ones are written out, as above.
  if (constraint === undefined && about === undefined && things !== undefined) {
    return args === undefined
      ? { kind: 'some', prompt, of, min, max, things }
      : { kind: 'some', prompt, of, min, max, things, args };
  }
  const { min: _least, max: _most, ...rest } = limits;
  return { kind: 'some', prompt, of, min, max, ...rest };
}

export function order<const C extends Choice>(
  prompt: string,
  of: readonly C[],
  details?: AskDetails,
): OrderAsk<C> & AskFor<readonly C[]> {
  return { kind: 'order', prompt, of, ...details };
}

export function amount(
  prompt: string,
  min: number,
  max: number,
  details?: AskDetails,
): AmountAsk & AskFor<number> {
  return { kind: 'amount', prompt, min, max, ...details };
}

export function plan<P>(
  prompt: string,
  name: string,
  data: JsonObject,
  details?: AskDetails,
): PlanAsk<P> & AskFor<P> {
  // Without a spread, as above.
  if (details === undefined) return { kind: 'plan', prompt, plan: name, data };
  return { kind: 'plan', prompt, plan: name, data, ...details };
}

/** The choice that declines a window. */
export const PASS = 'pass';

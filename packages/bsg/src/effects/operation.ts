import type { Touched } from '../rulebook/questions.ts';
import type { BsgTable } from '../table/facts.ts';
import type { Context } from './context.ts';
import type { EffectOf, Op } from './effect.ts';
import type { Line } from './text.ts';

/** What is being done: in whose name, and where it is written. */
export interface Doing {
  readonly context: Context;
  readonly line: Line;
}

/**
 * An operation of the language of cards. When it can be begun at all stands in possible.ts, which rules read that
 * come before it; how it is spoken, in the words.
 */
export interface Operation<O extends Op> {
  readonly perform: (t: BsgTable, effect: EffectOf<O>, doing: Doing) => void;
  /** What it reaches that can be out of reach for a while. */
  readonly touches?: Touched;
}

/** Some of the operations. */
export type Operations<O extends Op = Op> = { readonly [K in O]: Operation<K> };

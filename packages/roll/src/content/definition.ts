import type { Colour } from '../dice.ts';
import type { Bonus } from './bonuses.ts';
import type { Gain, Power } from './powers.ts';

/** The colours of worlds that can hold goods (ROLL-1.25). */
export type GoodColour = 'novelty' | 'rare' | 'genes' | 'alien';
export type WorldColour = GoodColour | 'grey';

/** One development: printed cost, what it does, and what a 6+ development is worth at the end. */
export interface Development<Id extends string = string> {
  readonly kind: 'development';
  readonly id: Id;
  readonly cost: number;
  readonly powers: readonly Power[];
  readonly bonus?: Bonus;
}

/** One world: colour, printed cost, and what it gives when it enters the tableau. */
export interface World<Id extends string = string> {
  readonly kind: 'world';
  readonly id: Id;
  readonly colour: WorldColour;
  readonly cost: number;
  readonly gains: readonly Gain[];
  readonly credits: number;
  /** Own dice to be removed first. */
  readonly removes: number;
  /** Home worlds only: where the credit marker starts, if not on 1. */
  readonly startCredits?: number;
}

export function development<const Id extends string>(
  id: Id,
  cost: number,
  powers: readonly Power[],
  bonus?: Bonus,
): Development<Id> {
  return { kind: 'development', id, cost, powers, ...(bonus && { bonus }) };
}

export function world<const Id extends string>(
  id: Id,
  colour: WorldColour,
  cost: number,
  gains: readonly Gain[],
  {
    credits = 0,
    removes = 0,
    ...rest
  }: { credits?: number; removes?: number; startCredits?: number } = {},
): World<Id> {
  return { kind: 'world', id, colour, cost, gains, credits, removes, ...rest };
}

export function gain(die: Colour, to: Gain['to'], count = 1): Gain {
  return { die, count, to };
}

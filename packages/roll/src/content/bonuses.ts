import type { Colour } from '../dice.ts';
import type { GoodColour } from './definition.ts';

/** What a 6+ development is worth at the end, beyond its six points. Fractions are rounded up (ROLL-15.6). */
export type Bonus =
  | { readonly kind: 'per-development'; readonly points: number }
  | { readonly kind: 'per-development-without-reassign'; readonly points: number }
  | { readonly kind: 'per-die-colour'; readonly points: number }
  | { readonly kind: 'per-good'; readonly points: number }
  | {
      readonly kind: 'per-group-of-dice';
      readonly colour: Colour;
      readonly size: number;
      readonly points: number;
    }
  | { readonly kind: 'per-world'; readonly colour: GoodColour; readonly points: number }
  | {
      readonly kind: 'share-of-cost';
      readonly of: 'developments' | 'novelty-worlds' | 'reassign-developments';
      readonly divisor: number;
    }
  | { readonly kind: 'triangular-chips' };

export const perDevelopment = (points: number): Bonus => ({ kind: 'per-development', points });
export const perDevelopmentWithoutReassign = (points: number): Bonus => ({
  kind: 'per-development-without-reassign',
  points,
});
export const perDieColour = (points: number): Bonus => ({ kind: 'per-die-colour', points });
export const perGood = (points: number): Bonus => ({ kind: 'per-good', points });
export const perGroupOfDice = (colour: Colour, size: number, points: number): Bonus => ({
  kind: 'per-group-of-dice',
  colour,
  size,
  points,
});
export const perWorld = (colour: GoodColour, points: number): Bonus => ({
  kind: 'per-world',
  colour,
  points,
});
export const shareOfCost = (
  of: 'developments' | 'novelty-worlds' | 'reassign-developments',
  divisor: number,
): Bonus => ({ kind: 'share-of-cost', of, divisor });
export const triangularChips = (): Bonus => ({ kind: 'triangular-chips' });

import {
  type AskView,
  type Chance,
  type Json,
  type PlanAsk,
  pickWith,
  shuffleWith,
} from '@starboard/kernel';

/** How a game's plans are answered at random; null for a plan not heard of. */
export type AnyPlan = (ask: PlanAsk, chance: Chance) => Json;

const noPlan: AnyPlan = () => null;

/**
 * A legal answer at random, as far as the ask alone tells what is legal; null for plans nobody knows and for
 * choices under a constraint only the game can judge.
 */
export function anyAnswer({ ask }: AskView, chance: Chance, anyPlan: AnyPlan = noPlan): Json {
  switch (ask.kind) {
    case 'one':
      return pickWith(chance, ask.of);
    case 'amount':
      return ask.min + chance.below(ask.max - ask.min + 1);
    case 'order':
      return shuffleWith(chance, [...ask.of]);
    case 'some':
      if (ask.constraint !== undefined) return null;
      return shuffleWith(chance, [...ask.of]).slice(
        0,
        ask.min + chance.below(ask.max - ask.min + 1),
      );
    case 'plan':
      return anyPlan(ask, chance);
  }
}

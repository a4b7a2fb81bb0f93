import { type AskView, type Chance, type Json, pickWith, shuffleWith } from '@starboard/kernel';
import { anyRollPlan } from './roll/any-plan.ts';

/**
 * A legal answer at random, as far as the ask alone tells what is legal; null for plans of games this package
 * does not know and for choices under a constraint only the game can judge.
 */
export function anyAnswer({ ask }: AskView, chance: Chance): Json {
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
      return anyRollPlan(ask, chance);
  }
}

import {
  type AskView,
  answerOfForm,
  type Chance,
  type Json,
  type PlanAsk,
} from '@starboard/kernel';

/** How a game's plans are answered at random; null for a plan not heard of. */
export type AnyPlan = (ask: PlanAsk, chance: Chance) => Json;

const noPlan: AnyPlan = () => null;

/**
 * A legal answer at random, as far as the ask alone tells what is legal; null for plans nobody knows and for
 * choices under a constraint only the game can judge.
 */
export function anyAnswer({ ask }: AskView, chance: Chance, anyPlan: AnyPlan = noPlan): Json {
  if (ask.kind === 'plan') return anyPlan(ask, chance);
  return ask.kind === 'some' && ask.constraint !== undefined ? null : answerOfForm(ask, chance);
}

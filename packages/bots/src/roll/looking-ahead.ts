import {
  answer,
  type Chance,
  clone,
  type Json,
  message,
  rearranged,
  type Seat,
  type View,
  viewOf,
} from '@starboard/kernel';
import { type PlanData, type RollView, roll } from '@starboard/roll';
import type { Answered } from './answering.ts';
import { judgedAnswer } from './answering.ts';
import { goodPlans, type RatedPlan } from './assigning.ts';
import {
  drawPersonality,
  type Personality,
  prospectOf,
  type Situation,
  situationOf,
} from './judgement.ts';
import { asAnswer } from './plan-asks.ts';
import { winChance } from './value.ts';
import { type RollWorld, worldFrom } from './world.ts';

export interface Effort {
  readonly worlds: number;
  readonly rounds: number;
}

/**
 * Tries the promising plans in worlds that look like this one: others plan as a good player would with the dice
 * imagined for them, the round is played by the rules, and what comes out is valued.
 */
export function searchedPlan(
  view: View<RollView>,
  data: PlanData,
  personality: Personality,
  chance: Chance,
  effort: Effort,
  late: () => boolean,
): Answered {
  const situation = situationOf(view);
  const { seat } = situation.me;
  const plans = candidates(situation, data, personality);
  const sums = plans.map(() => 0);
  for (let i = 0; i < effort.worlds && (i === 0 || !late()); i++) {
    const world = worldFrom(view, chance);
    rearranged(roll, world);
    answerForOthers(world, seat, chance);
    for (const [at, { plan }] of plans.entries()) {
      sums[at] =
        (sums[at] ?? 0) + outcomeOf(clone(world), seat, asAnswer(plan), effort.rounds, chance);
    }
  }
  let best = 0;
  for (const [at, sum] of sums.entries()) if (sum > (sums[best] ?? 0)) best = at;
  const chosen = plans[best];
  if (chosen === undefined) throw new RangeError('no plan without dice');
  const { phase } = chosen.plan.select;
  return {
    answer: asAnswer(chosen.plan),
    why: message('bot-roll-searched', { phase, plans: plans.length }),
  };
}

function candidates(situation: Situation, data: PlanData, personality: Personality): RatedPlan[] {
  const prospect = prospectOf(situation, personality, 'normal');
  const odds = { explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 };
  const found = new Map<string, RatedPlan>();
  const keep = (plans: readonly RatedPlan[]): void => {
    for (const rated of plans) {
      const key = JSON.stringify(rated.plan);
      if (!found.has(key)) found.set(key, rated);
    }
  };
  keep(goodPlans(data, prospect));
  keep(goodPlans(data, { ...prospect, odds }).slice(0, 3));
  return [...found.values()];
}

const PLAIN: Personality = { taste: { explore: 1, develop: 1, settle: 1, produce: 1, ship: 1 } };

function answerForOthers(world: RollWorld, seat: Seat, chance: Chance): void {
  for (const open of [...world.asks]) {
    if (open.seat === seat) continue;
    const given = answerOf(world, open.seat, open.id, drawPersonality('normal', chance));
    answer(roll, world, open.seat, open.id, given);
  }
}

function answerOf(world: RollWorld, seat: Seat, id: number, personality: Personality): Json {
  const view = viewOf(roll, world, seat);
  const ask = view.asks.find((it) => it.id === id);
  const answered = ask && judgedAnswer(situationOf(view), ask, personality, 'normal');
  if (!answered) throw new Error('an ask nobody knows');
  return answered.answer;
}

function outcomeOf(
  world: RollWorld,
  seat: Seat,
  plan: Json,
  rounds: number,
  chance: Chance,
): number {
  const own = world.asks.find((open) => open.seat === seat);
  if (own === undefined) throw new Error('nothing to plan');
  const last = world.facts.round + rounds;
  answer(roll, world, seat, own.id, plan);
  while (world.outcome === null && world.facts.round < last) {
    const open = world.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody can act');
    answer(roll, world, open.seat, open.id, answerOf(world, open.seat, open.id, PLAIN));
  }
  if (world.outcome !== null) {
    return world.outcome.winners.includes(seat) ? 1 / world.outcome.winners.length : 0;
  }
  const view = viewOf(roll, world, seat);
  const { outlook } = situationOf(view);
  return winChance(view.facts, seat, outlook);
}

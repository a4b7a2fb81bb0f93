import {
  answer,
  type Chance,
  clone,
  type Json,
  rearranged,
  type Seat,
  type View,
  viewOf,
} from '@starboard/kernel';
import {
  type AssignPlan,
  assign,
  colourOf,
  PHASES,
  type PlanData,
  type RollView,
  roll,
} from '@starboard/roll';
import { because } from '../../../why.ts';
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

/** How many worlds are looked at: by all plans at first, then by the better half of them, and so on. */
export interface Effort {
  readonly worlds: readonly number[];
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
  let plans = candidates(situation, data, personality).map((plan) => ({ plan, sum: 0 }));
  const tried = plans.length;
  for (const worlds of effort.worlds) {
    for (let i = 0; i < worlds && !late(); i++) {
      const world = worldFrom(view, chance);
      rearranged(roll, world);
      answerForOthers(world, seat, chance);
      for (const it of plans) {
        it.sum += outcomeOf(clone(world), seat, asAnswer(it.plan), effort.rounds);
      }
    }
    plans.sort((a, b) => b.sum - a.sum);
    plans = plans.slice(0, Math.max(2, Math.ceil(plans.length / 2)));
  }
  const [best] = plans;
  if (best === undefined) throw new RangeError('no plan without dice');
  const { phase } = best.plan.select;
  return {
    answer: asAnswer(best.plan),
    why: because('bot-roll-searched', { phase, plans: tried }),
  };
}

/** How much more a phase is made to appeal, to find plans a plain judgement overlooks. */
const BOOST = 1.6;

/** The best plans by judgement for every phase, and some that lean towards one phase or trust nobody. */
function candidates(situation: Situation, data: PlanData, personality: Personality): AssignPlan[] {
  const prospect = prospectOf(situation, personality, 'normal');
  const odds = { explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 };
  const found = new Map<string, AssignPlan>();
  const keep = (plans: readonly RatedPlan[]): void => {
    for (const { plan } of plans) found.set(keyOf(data, plan), plan);
  };
  for (const phase of PHASES) {
    const taste = { ...personality.taste, [phase]: personality.taste[phase] * BOOST };
    keep(goodPlans(data, prospectOf(situation, { taste }, 'normal')).slice(0, 2));
  }
  keep(goodPlans(data, { ...prospect, odds }).slice(0, 3));
  keep(goodPlans(data, prospect));
  return [...found.values()];
}

/** Plans that come to the same selection and the same workers are the same plan. */
function keyOf(data: PlanData, plan: AssignPlan): string {
  const assignment = assign(data, plan);
  if ('id' in assignment) return JSON.stringify(plan);
  const { columns, selecting, selected } = assignment;
  const workers = [...columns].map(([die, phase]) => `${phase} ${colourOf(die)}`).sort();
  return `${selected} ${colourOf(selecting)} ${workers.join()}`;
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

function outcomeOf(world: RollWorld, seat: Seat, plan: Json, rounds: number): number {
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

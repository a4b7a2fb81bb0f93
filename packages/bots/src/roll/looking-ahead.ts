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
import { judgedAnswer } from './answering.ts';
import { goodPlans, type RatedPlan } from './assigning.ts';
import {
  drawPersonality,
  type Personality,
  prospectOf,
  type Situation,
  situationOf,
} from './judgement.ts';
import { type PerPhase, phaseOdds } from './phase-odds.ts';
import { asAnswer, rollPlanOf } from './plan-asks.ts';
import { type RollWorld, worldFrom } from './world.ts';

/** How many worlds are looked at: by all plans at first, then by the better half of them, and so on. */
export interface Effort {
  readonly worlds: readonly number[];
  readonly rounds: number;
}

/** What a search relies on beyond the rules. */
export interface Guide {
  /** How likely a seat is to win from a view at the start of a round. */
  readonly chance: (view: View<RollView>, seat: Seat) => number;
  /** How likely each of the others is to select each phase, by seat; null for whoever only goes by their dice. */
  readonly phases: ((view: View<RollView>, seat: Seat) => ReadonlyMap<Seat, PerPhase>) | null;
}

/** The best plan found, and how likely one wins with it. */
export interface Searched {
  readonly plan: AssignPlan;
  readonly chance: number;
  readonly tried: number;
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
  guide: Guide,
  late: () => boolean,
): Searched {
  const situation = situationOf(view);
  const { seat } = situation.me;
  const expected = guide.phases?.(view, seat) ?? new Map<Seat, PerPhase>();
  let plans = candidates(situation, data, personality, expected).map((plan) => ({ plan, sum: 0 }));
  const tried = plans.length;
  let looked = 0;
  for (const worlds of effort.worlds) {
    for (let i = 0; i < worlds && !late(); i++) {
      looked += 1;
      const world = worldFrom(view, chance);
      rearranged(roll, world);
      answerForOthers(world, seat, expected, chance);
      for (const it of plans) {
        it.sum += outcomeOf(clone(world), seat, asAnswer(it.plan), effort.rounds, guide);
      }
    }
    plans.sort((a, b) => b.sum - a.sum);
    plans = plans.slice(0, Math.max(2, Math.ceil(plans.length / 2)));
  }
  const [best] = plans;
  if (best === undefined) throw new RangeError('no plan without dice');
  return { plan: best.plan, chance: best.sum / Math.max(1, looked), tried };
}

/** How much more a phase is made to appeal, to find plans a plain judgement overlooks. */
const BOOST = 1.6;

/** The best plans by judgement for every phase, and some that lean towards one phase or trust nobody. */
function candidates(
  situation: Situation,
  data: PlanData,
  personality: Personality,
  expected: ReadonlyMap<Seat, PerPhase>,
): AssignPlan[] {
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
  const best = goodPlans(data, prospect);
  keep(best);
  for (const { plan } of best.slice(0, VARIED)) {
    for (const other of variations(data, plan)) {
      const key = keyOf(data, other);
      if (!found.has(key)) found.set(key, other);
    }
  }
  if (expected.size > 0) {
    const selects = [...expected.values()].map((it) => ({ selects: it }));
    const learned = phaseOdds(selects, situation.facts.players.length);
    keep(goodPlans(data, { ...prospect, odds: learned }).slice(0, 3));
  }
  return [...found.values()];
}

/** Of so many good plans those are tried, too, that differ in one die. */
const VARIED = 2;

/** The same plan with one of its wild dice somewhere else, as far as its powers allow that. */
function variations(data: PlanData, plan: AssignPlan): AssignPlan[] {
  const { wilds, select } = plan;
  return wilds.flatMap(({ die, to }, i) =>
    die === select.die
      ? []
      : PHASES.filter((phase) => phase !== to)
          .map((phase) => ({ ...plan, wilds: wilds.with(i, { die, to: phase }) }))
          .filter((other) => !('id' in assign(data, other))),
  );
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

function answerForOthers(
  world: RollWorld,
  seat: Seat,
  expected: ReadonlyMap<Seat, PerPhase>,
  chance: Chance,
): void {
  for (const open of [...world.asks]) {
    if (open.seat === seat) continue;
    const personality = drawPersonality('normal', chance);
    const phases = expected.get(open.seat);
    const given =
      phases === undefined
        ? answerOf(world, open.seat, open.id, personality)
        : likelyPlan(world, open.seat, open.id, personality, phases, chance);
    answer(roll, world, open.seat, open.id, given);
  }
}

/** How many points a plan must be better to be three times as likely, of phases that are as likely. */
const FICKLE = 3;

/** A plan somebody might make with these dice: by the phase this player is likely to select, and by what it brings. */
function likelyPlan(
  world: RollWorld,
  seat: Seat,
  id: number,
  personality: Personality,
  phases: PerPhase,
  chance: Chance,
): Json {
  const view = viewOf(roll, world, seat);
  const ask = view.asks.find((it) => it.id === id)?.ask;
  const asked = ask?.kind === 'plan' ? rollPlanOf(ask) : null;
  if (asked?.plan !== 'assign') return answerOf(world, seat, id, personality);
  const plans = goodPlans(asked.data, prospectOf(situationOf(view), personality, 'normal'));
  const [best] = plans;
  if (best === undefined) throw new RangeError('no plan without dice');
  const weights = plans.map(
    ({ plan, worth }) => phases[plan.select.phase] * Math.exp((worth - best.worth) / FICKLE),
  );
  let left = (weights.reduce((a, b) => a + b, 0) * chance.below(10_000)) / 10_000;
  const drawn = plans.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return asAnswer((drawn ?? best).plan);
}

function answerOf(world: RollWorld, seat: Seat, id: number, personality: Personality): Json {
  const view = viewOf(roll, world, seat);
  const ask = view.asks.find((it) => it.id === id);
  const answered = ask && judgedAnswer(situationOf(view), ask, personality, 'normal');
  if (!answered) throw new Error('an ask nobody knows');
  return answered.answer;
}

function outcomeOf(world: RollWorld, seat: Seat, plan: Json, rounds: number, guide: Guide): number {
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
  return guide.chance(viewOf(roll, world, seat), seat);
}

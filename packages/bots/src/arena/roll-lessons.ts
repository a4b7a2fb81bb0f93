import {
  answer,
  type Chance,
  type Outcome,
  type Seat,
  type StateOf,
  seatsOf,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { PHASES, type Roll, roll } from '@starboard/roll';
import type { Inputs } from '../learning/network.ts';
import { judgedAnswer } from '../roll/answering.ts';
import { foreseenAnswer } from '../roll/choosing.ts';
import { comparisonFor, type Foresight, pairsIn } from '../roll/foresight.ts';
import { drawPersonality, type Personality, situationOf } from '../roll/judgement.ts';
import { type Effort, type Guide, searchedPlan } from '../roll/looking-ahead.ts';
import { asAnswer, rollPlanOf } from '../roll/plan-asks.ts';

/** What a seat saw of itself and of a rival at the start of a round, and what came of it. */
export interface Lesson {
  readonly inputs: Inputs;
  /** Whether it came out ahead: 1, 0, or between for a tie. */
  readonly won: number;
  /** How likely its own search thought it would win; null where there was none. */
  readonly hoped: number | null;
  /** In points. */
  readonly margin: number;
  /** Which phase the rival selected in this round, by its place among the phases. */
  readonly phase: number;
}

/** How a seat plays in a lesson: by judgement alone, or with a search; and who puts tiles where it foresees most. */
export interface Pupil {
  readonly search: { readonly effort: Effort; readonly guide: Guide } | null;
  readonly foresight: Foresight | null;
  /** How often, of a hundred times, it tries something else than it thinks best. */
  readonly curious: number;
}

interface Moment {
  readonly round: number;
  readonly seat: Seat;
  readonly rival: Seat;
  readonly inputs: Inputs;
  /** Whether there is no other rival. */
  readonly alone: boolean;
  hoped: number | null;
}

/** Plays one game among pupils and returns its lessons with its outcome. */
export function lessonsOf(
  seed: string,
  pupils: readonly Pupil[],
): { readonly lessons: Lesson[]; readonly outcome: Outcome } {
  const { state } = start(roll, { seats: pupils.length, seed: seedFrom(seed) });
  const chances = pupils.map((_, seat) => whims(`${seed}/${seat}`));
  const tastes = chances.map((chance) => drawPersonality('normal', chance));
  const moments: Moment[] = [];
  const selected = new Map<string, number>();
  while (state.outcome === null) {
    const open = state.asks.find(({ answered }) => !answered);
    const pupil = open && pupils[open.seat];
    const chance = open && chances[open.seat];
    const taste = open && tastes[open.seat];
    if (open === undefined || pupil === undefined || chance === undefined || taste === undefined) {
      throw new Error('nobody can act');
    }
    const { seat } = open;
    const view = viewOf(roll, state, seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    if (ask === undefined) throw new Error('an ask its own seat does not see');
    const asked = ask.ask.kind === 'plan' ? rollPlanOf(ask.ask) : null;
    if (asked?.plan === 'assign') {
      const moment = momentOf(state, seat, chance);
      moments.push(moment);
      const bold = chance.below(100) < pupil.curious;
      if (pupil.search !== null && !bold) {
        const { effort, guide } = pupil.search;
        const { plan, chance: hoped } = searchedPlan(
          view,
          asked.data,
          taste,
          chance,
          effort,
          guide,
          () => false,
        );
        moment.hoped = hoped;
        selected.set(`${state.facts.round} ${seat}`, PHASES.indexOf(plan.select.phase));
        answer(roll, state, seat, open.id, asAnswer(plan));
        continue;
      }
      const given = judgedAnswer(situationOf(view), ask, bold ? moody(chance) : taste, 'normal');
      if (given === null) throw new Error('an ask nobody knows');
      const { select } = given.answer as { readonly select: { readonly phase: never } };
      selected.set(`${state.facts.round} ${seat}`, PHASES.indexOf(select.phase));
      answer(roll, state, seat, open.id, given.answer);
      continue;
    }
    const foreseen =
      pupil.foresight === null ? null : foreseenAnswer(view, ask, pupil.foresight, chance);
    const given = foreseen ?? judgedAnswer(situationOf(view), ask, taste, 'normal');
    if (given === null) throw new Error('an ask nobody knows');
    answer(roll, state, seat, open.id, given.answer);
  }
  return { lessons: lessonsFrom(moments, selected, state.outcome), outcome: state.outcome };
}

/** Somebody who tries things. */
const moody = (chance: Chance): Personality => drawPersonality('easy', chance);

/** One rival at a time: what is learned from the others would be much the same. */
function momentOf(state: StateOf<Roll>, seat: Seat, chance: Chance): Moment {
  const view = viewOf(roll, state, seat);
  const { outlook, facts } = situationOf(view);
  const others = seatsOf(state.seats).filter((it) => it !== seat);
  const at = chance.below(others.length);
  const rival = others[at];
  const inputs = pairsIn(comparisonFor(facts, seat, outlook))[at];
  if (rival === undefined || inputs === undefined) throw new RangeError('nobody to play against');
  return { round: state.facts.round, seat, rival, inputs, alone: others.length === 1, hoped: null };
}

function lessonsFrom(
  moments: readonly Moment[],
  selected: ReadonlyMap<string, number>,
  { scores = [], winners }: Outcome,
): Lesson[] {
  return moments.map(({ round, seat, rival, inputs, alone, hoped }) => {
    const margin = (scores[seat] ?? 0) - (scores[rival] ?? 0);
    const tie = winners.includes(seat) === winners.includes(rival);
    const won = margin > 0 ? 1 : margin < 0 ? 0 : tie ? 0.5 : winners.includes(seat) ? 1 : 0;
    const phase = selected.get(`${round} ${rival}`) ?? 0;
    return { inputs, won, hoped: alone ? hoped : null, margin, phase };
  });
}

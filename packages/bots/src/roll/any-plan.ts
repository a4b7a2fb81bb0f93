import { type Chance, type Json, type PlanAsk, pickWith, shuffleWith } from '@starboard/kernel';
import { PHASES } from '@starboard/roll';
import { asAnswer, type RollPlan, rollPlanOf } from './plan-asks.ts';

/** A legal answer to any plan of Roll, at random and without powers; null for a plan not heard of. */
export function anyRollPlan(ask: PlanAsk, chance: Chance): Json {
  const asked = rollPlanOf(ask);
  return asked === null ? null : asAnswer(anyPlan(asked, chance));
}

function anyPlan(asked: RollPlan, chance: Chance): object {
  switch (asked.plan) {
    case 'assign': {
      const { dice } = asked.data;
      const wilds = dice
        .filter(({ face }) => face === 'wild')
        .map(({ die }) => ({ die, to: pickWith(chance, PHASES) }));
      const { die } = pickWith(chance, dice);
      return { wilds, select: { die, phase: pickWith(chance, PHASES) }, uses: [] };
    }
    case 'explore': {
      const { colours } = asked.data;
      if (colours.length === 0) return { do: 'done' };
      const colour = pickWith(chance, colours);
      return chance.below(2) === 0 ? { do: 'stock', colour } : { do: 'scout', colour, abandon: [] };
    }
    case 'place':
      return asked.data.tiles.map((tile) => ({
        tile,
        stack: pickWith(chance, ['develop', 'settle']),
        end: 'bottom',
      }));
    case 'manage': {
      const { citizenry, recruits, recallable, recalls } = asked.data;
      return {
        recruit: shuffleWith(chance, [...citizenry]).slice(0, recruits),
        recall: shuffleWith(chance, [...recallable]).slice(0, recalls),
      };
    }
  }
}

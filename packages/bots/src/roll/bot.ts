import type { AskView, Chance, View } from '@starboard/kernel';
import type { RollView } from '@starboard/roll';
import { anyAnswer } from '../any-answer.ts';
import type { Bot, Level } from '../bot.ts';
import { because } from '../why.ts';
import { type Answered, judgedAnswer } from './answering.ts';
import { anyRollPlan } from './any-plan.ts';
import { foreseenAnswer } from './choosing.ts';
import { guideWith } from './foresight.ts';
import {
  drawPersonality,
  type Personality,
  personalityAsJson,
  readPersonality,
  situationOf,
} from './judgement.ts';
import { learnedForesight } from './learned.ts';
import { type Effort, searchedPlan } from './looking-ahead.ts';
import { asAnswer, rollPlanOf } from './plan-asks.ts';

/**
 * Fixed, not timed, so that a game comes out the same on any machine: about a tenth of a second. One round in many
 * worlds does more than two in half as many, now that what comes afterwards is judged well.
 */
const EFFORT: Readonly<Record<'two' | 'more', Effort>> = {
  two: { worlds: [10, 12, 16, 24], rounds: 1 },
  more: { worlds: [5, 6, 8, 12], rounds: 1 },
};

export function rollBot(level: Level): Bot<RollView> {
  return {
    level,
    sitDown: () => null,
    notice: (memory) => memory,
    // It remembers nothing but what it is like.
    unlearn: (memory) => memory,
    decide(view, ask, memory, chance, late = () => false) {
      const personality = readPersonality(memory) ?? drawPersonality(level, chance);
      const answered =
        (level === 'strong' ? strongAnswer(view, ask, personality, chance, late) : null) ??
        judgedAnswer(situationOf(view), ask, personality, level) ??
        unknown(ask, chance);
      return { ...answered, memory: personalityAsJson(personality) };
    },
  };
}

function unknown(ask: AskView, chance: Chance): Answered {
  return {
    answer: anyAnswer(ask, chance, anyRollPlan),
    why: because('bot-unknown-ask', { prompt: ask.ask.prompt }),
  };
}

function strongAnswer(
  view: View<RollView>,
  ask: AskView,
  personality: Personality,
  chance: Chance,
  late: () => boolean,
): Answered | null {
  const foresight = learnedForesight();
  const asked = ask.ask.kind === 'plan' ? rollPlanOf(ask.ask) : null;
  if (asked?.plan !== 'assign') return foreseenAnswer(view, ask, foresight, chance);
  const { plan, tried } = searchedPlan(
    view,
    asked.data,
    personality,
    chance,
    view.seats === 2 ? EFFORT.two : EFFORT.more,
    guideWith(foresight),
    late,
  );
  return {
    answer: asAnswer(plan),
    why: because('bot-roll-searched', { phase: plan.select.phase, plans: tried }),
  };
}

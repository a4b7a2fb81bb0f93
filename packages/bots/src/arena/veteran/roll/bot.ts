import type { AskView, Chance, View } from '@starboard/kernel';
import type { RollView } from '@starboard/roll';
import { anyAnswer } from '../../../any-answer.ts';
import type { Bot, Level } from '../../../bot.ts';
import { anyRollPlan } from '../../../roll/any-plan.ts';
import { because } from '../../../why.ts';
import { type Answered, judgedAnswer } from './answering.ts';
import {
  drawPersonality,
  type Personality,
  personalityAsJson,
  readPersonality,
  situationOf,
} from './judgement.ts';
import { type Effort, searchedPlan } from './looking-ahead.ts';
import { rollPlanOf } from './plan-asks.ts';

/** Fixed, not timed, so that a game comes out the same on any machine: about a tenth of a second. */
const EFFORT: Effort = { worlds: [5, 5, 7, 7], rounds: 2 };

export function rollBot(level: Level): Bot<RollView> {
  return {
    level,
    sitDown: () => null,
    notice: (memory) => memory,
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
  { ask }: AskView,
  personality: Personality,
  chance: Chance,
  late: () => boolean,
): Answered | null {
  const asked = ask.kind === 'plan' ? rollPlanOf(ask) : null;
  if (asked?.plan !== 'assign') return null;
  return searchedPlan(view, asked.data, personality, chance, EFFORT, late);
}

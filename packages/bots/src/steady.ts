import { type AnyPlan, anyAnswer } from './any-answer.ts';
import type { Bot } from './bot.ts';
import { because } from './why.ts';

/**
 * A bot that goes on after a mistake of ours: a table of people must not stop because a bot cannot think. It
 * answers something legal and says so, and the ladder counts it.
 */
export function steady(bot: Bot, anyPlan?: AnyPlan): Bot {
  return {
    ...bot,
    decide(view, ask, memory, chance, late) {
      try {
        return bot.decide(view, ask, memory, chance, late);
      } catch (error) {
        const details = error instanceof Error ? error.message : String(error);
        const why = because('bot-stumbled', { prompt: ask.ask.prompt, details });
        return { answer: anyAnswer(ask, chance, anyPlan), memory, why };
      }
    },
  };
}

import { anyAnswer } from './any-answer.ts';
import type { Bot, Level } from './bot.ts';
import { bsgBot } from './bsg/bot.ts';
import { rollBot } from './roll/bot.ts';
import { because } from './why.ts';

/** The bot of a level for a game, or null for a game without bots. */
export function botFor(game: string, level: Level): Bot | null {
  switch (game) {
    case 'roll':
      return steady(rollBot(level));
    case 'bsg':
      return steady(bsgBot(level));
    default:
      return null;
  }
}

/**
 * A bot that goes on after a mistake of ours: a table of people must not stop because a bot cannot think. It
 * answers something legal and says so, and the ladder counts it.
 */
function steady(bot: Bot): Bot {
  return {
    ...bot,
    decide(view, ask, memory, chance, late) {
      try {
        return bot.decide(view, ask, memory, chance, late);
      } catch (error) {
        const details = error instanceof Error ? error.message : String(error);
        const why = because('bot-stumbled', { prompt: ask.ask.prompt, details });
        return { answer: anyAnswer(ask, chance), memory, why };
      }
    },
  };
}

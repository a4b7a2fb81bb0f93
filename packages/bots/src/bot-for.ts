import { message } from '@starboard/kernel';
import { anyAnswer } from './any-answer.ts';
import type { Bot, Level } from './bot.ts';
import { rollBot } from './roll/bot.ts';

/** The bot of a level for a game, or null for a game without bots. */
export function botFor(game: string, level: Level): Bot | null {
  switch (game) {
    case 'roll':
      return rollBot(level);
    case 'bsg':
      return plain(level);
    default:
      return null;
  }
}

/** Answers anything legally, and nothing well. */
function plain(level: Level): Bot {
  return {
    level,
    sitDown: () => null,
    notice: (memory) => memory,
    decide: (_view, ask, memory, chance) => ({
      answer: anyAnswer(ask, chance),
      memory,
      why: message('bot-any-answer'),
    }),
  };
}

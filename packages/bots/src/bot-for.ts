import type { Bot, Level } from './bot.ts';
import { bsgBot } from './bsg/bot.ts';
import { rollBot } from './roll/bot.ts';

/** The bot of a level for a game, or null for a game without bots. */
export function botFor(game: string, level: Level): Bot | null {
  switch (game) {
    case 'roll':
      return rollBot(level);
    case 'bsg':
      return bsgBot(level);
    default:
      return null;
  }
}

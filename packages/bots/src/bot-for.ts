import type { Bot, Level } from './bot.ts';
import { botOf as bsgBotOf } from './bsg/index.ts';
import { botOf as rollBotOf } from './roll/index.ts';

/** The bot of a level for a game, or null for a game without bots. */
export function botFor(game: string, level: Level): Bot | null {
  switch (game) {
    case 'roll':
      return rollBotOf(level);
    case 'bsg':
      return bsgBotOf(level);
    default:
      return null;
  }
}

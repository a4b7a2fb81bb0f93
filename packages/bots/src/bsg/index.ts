import type { Bot, Level } from '../bot.ts';
import { steady } from '../steady.ts';
import { bsgBot } from './bot.ts';
import { strongSearch } from './strong.ts';

/** For whoever plays this game alone and does not want to load the other. */
export const botOf = (level: Level): Bot =>
  steady(bsgBot(level, level === 'strong' ? strongSearch() : null));
export { standing } from './standing.ts';

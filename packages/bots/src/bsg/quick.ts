import type { Bot, Level } from '../bot.ts';
import { steady } from '../steady.ts';
import { bsgBot } from './bot.ts';

/** For whoever plays without strong bots, and does not want to load what those have learned. */
export function botOf(level: Level): Bot {
  if (level === 'strong') throw new RangeError('strong bots come with what they have learned');
  return steady(bsgBot(level, null));
}

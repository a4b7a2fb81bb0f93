import type { Bot, Level } from '../bot.ts';
import { steady } from '../steady.ts';
import { anyRollPlan } from './any-plan.ts';
import { rollBot } from './bot.ts';

/** For whoever plays this game alone and does not want to load the other. */
export const botOf = (level: Level): Bot => steady(rollBot(level), anyRollPlan);
export { standing } from './standing.ts';

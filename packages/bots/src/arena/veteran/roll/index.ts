import { anyRollPlan } from '../../../roll/any-plan.ts';
import { steady } from '../../../steady.ts';
import { rollBot } from './bot.ts';

/** The strong player of Roll as it was before it learned: what newcomers are measured against. Not to be changed. */
export const veteran = steady(rollBot('strong'), anyRollPlan);

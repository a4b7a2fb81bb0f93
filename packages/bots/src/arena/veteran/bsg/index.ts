import type { Bot } from '../../../bot.ts';
import { steady } from '../../../steady.ts';
import { bsgVeteran } from './bot.ts';

export { readMemory } from './memory.ts';
export { suspicions } from './suspicion.ts';

export const veteran: Bot = steady(bsgVeteran);

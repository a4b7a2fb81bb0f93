import type { GameDefinition } from '@starboard/kernel';
import { EVENT_TYPES } from '../events.ts';
import type { Roll } from '../facts.ts';
import { arrange } from './arrange.ts';
import { called } from './called.ts';
import { draws } from './draws.ts';
import { hear } from './hear.ts';
import { moments } from './moments.ts';
import { tell } from './tell.ts';
import { words } from './words.ts';

/** Everything scenarios need to speak of the game. */
export const scenarioWords = {
  eventTypes: EVENT_TYPES,
  arrange,
  tell,
  hear,
  draws,
  called,
  moments,
  words,
} satisfies Partial<GameDefinition<Roll>>;

import { knownModules, READINGS, wrongCombination } from '@starboard/bsg/reading';
import type { Expansions } from './expansions.ts';

/** What Battlestar Galactica says about its expansions. Loaded for those who are about to play it. */
export const bsgExpansions = (): Expansions => ({
  known: knownModules(),
  wrong: wrongCombination,
  readings: READINGS,
});

import { type BsgView, RESOURCES } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';

/** Nothing is over before the turn is, and what was lost can be won back until then (BSG-10.6, 10.7): everybody should know. */
export function sayRanOut(
  { resources }: Pick<BsgView, 'resources'>,
  words: Words,
): string | undefined {
  const gone = RESOURCES.filter((it) => resources[it] === 0);
  if (gone.length === 0) return undefined;
  const what = gone.map((it) => words.name({ say: `bsg-resource-${it}` })).join(', ');
  return words.say('web-bsg-run-out', { what });
}

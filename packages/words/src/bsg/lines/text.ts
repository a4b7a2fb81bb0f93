import type { Effect } from '@starboard/bsg/reading';
import { thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { sentences } from '../effects/index.ts';

/** Effects as sentences one after the other; the first begins small, for what may stand before it. */
export function textOf(words: Words, effects: readonly Effect[]): string {
  const [first = [], ...more] = sentences(effects);
  return [
    words.name(thing('bsg-sentence', { clauses: first })),
    ...more.map((said) => words.say('bsg-sentence', { clauses: said })),
  ].join(' ');
}

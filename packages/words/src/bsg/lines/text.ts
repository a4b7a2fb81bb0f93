import type { Effect } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import type { Subject } from '../effects/clause.ts';
import { continuingSentences, sentences } from '../effects/index.ts';

/** Effects as sentences one after the other; the first begins small, for what may stand before it. */
export function textOf(words: Words, effects: readonly Effect[], spokenOf: Subject = null): string {
  return inRow(words, sentences(effects, spokenOf));
}

/** The same after something that stands first in the sentence. */
export function continuedText(words: Words, effects: readonly Effect[]): string {
  return inRow(words, continuingSentences(effects));
}

function inRow(words: Words, [first = [], ...more]: readonly (readonly Thing[])[]): string {
  return [
    words.name(thing('bsg-sentence', { clauses: first })),
    ...more.map((said) => words.say('bsg-sentence', { clauses: said })),
  ].join(' ');
}

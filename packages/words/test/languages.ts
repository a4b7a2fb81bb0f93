import { loadWords, type Part, type Words } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';

export const TAGS = await languageTags();

/** A language whose every problem is kept. */
export interface Heard {
  readonly tag: string;
  readonly words: Words;
  readonly problems: string[];
}

export async function hear(tag: string, parts: readonly Part[]): Promise<Heard> {
  const problems: string[] = [];
  const words = await loadWords(readText, tag, parts, (problem) => problems.push(problem));
  return { tag, words, problems };
}

/** Three people whose names are no words: a woman, a man, and somebody who did not say. */
export const PEOPLE = [
  { name: 'Zyta', gender: 'f' },
  { name: 'Bruno', gender: 'm' },
  { name: 'Kim' },
  { name: 'Xyx' },
  { name: 'Qiu', gender: 'f' },
  { name: 'Ngo', gender: 'm' },
] as const;

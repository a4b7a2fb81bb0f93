import type { Words } from '@starboard/words';

// Few browsers bring a dictionary for German, Polish and Hungarian: long words come with marks where they may be broken
// (scripts/breaks.ts). Nothing is seen of a mark where a word has room.

const SOFT = '\u00ad';
/** Shorter words have room anywhere. */
const LONG = 11;
const MARKED_WORD = /\p{L}+(?:\u00ad\p{L}+)+/gu;
const WORD = /\p{L}+/gu;

/** Words that are broken only where there is next to no room, with their marks: all English ones, and shorter ones. */
const narrow = new Map<string, string>();

/** What was written, without the marks: to be compared and looked for. */
export const unbroken = (text: string): string => text.replaceAll(SOFT, '');

function whereLong(text: string, tag: string): string {
  if (!text.includes(SOFT)) return text;
  return text.replace(MARKED_WORD, (marked) => {
    const word = unbroken(marked);
    if (tag !== 'en' && word.length >= LONG) return marked;
    narrow.set(`${tag} ${word}`, marked);
    return word;
  });
}

/** Words that may be broken where they are long. */
export function breakable(words: Words): Words {
  const { tag } = words.language;
  return {
    ...words,
    say: (id, args) => whereLong(words.say(id, args), tag),
    name: (it, form) => whereLong(words.name(it, form), tag),
  };
}

/** Words that stay whole: pages have room. */
export const whole = (words: Words): Words => ({
  ...words,
  say: (id, args) => unbroken(words.say(id, args)),
  name: (it, form) => unbroken(words.name(it, form)),
});

/** A name where there is next to no room for it: shorter words may be broken there, too. */
export const narrowly = (name: string, tag: string): string =>
  name.replace(WORD, (word) => narrow.get(`${tag} ${word}`) ?? word);

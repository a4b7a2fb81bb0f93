import type { Words } from '@starboard/words';

// Long words of German, Polish and Hungarian may be broken: few browsers bring a dictionary for them, so that the places
// are marked here. Nothing is seen of a mark where a word has room.

const SOFT = '\u00ad';
/** Shorter words have room anywhere. */
const LONG = 11;
/** Fewer letters stand on no line of their own. */
const LEAST = 3;

/** Letters that are one sound, and stay together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  de: ['sch', 'ch', 'ck', 'ph', 'th', 'qu', 'kr', 'kl', 'pr', 'pl', 'br'],
  pl: ['szcz', 'ch', 'cz', 'sz', 'rz', 'dz', 'dź', 'dż'],
  hu: ['dzs', 'cs', 'dz', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'],
};

/** English words are short, and are broken only where there is next to no room: in a room, or on a card among many. */
const ENGLISH = ['str', 'ch', 'ck', 'ph', 'sh', 'th', 'tr', 'qu', 'pl', 'pr'];
const NARROW_WORD = /\p{L}{9,}/gu;

const VOWEL = /[aeiouyäöüáéíóőúűąęâ]/;
const WORD = /\p{L}{11,}/gu;

/** The sounds of a word, as they are written. */
function soundsOf(word: string, together: readonly string[]): string[] {
  const sounds: string[] = [];
  const small = word.toLowerCase();
  for (let at = 0; at < word.length; ) {
    const length = together.find((it) => small.startsWith(it, at))?.length ?? 1;
    sounds.push(word.slice(at, at + length));
    at += length;
  }
  return sounds;
}

/** A word with marks before the last consonant between two vowels: where all three languages break. */
export function hyphenatedWord(word: string, tag: string): string {
  const together = TOGETHER[tag];
  return together === undefined || word.length < LONG ? word : broken(word, tag);
}

/** Of a German word that is made of two, the s between them stays with the first: Untersuchungs-ausschuss. */
const SEAM = new RegExp(`(ng)${SOFT}s(?=[aeiouäöü])`, 'giu');

function broken(word: string, tag: string): string {
  const marked = bySounds(word, TOGETHER[tag] ?? ENGLISH);
  return tag === 'de' ? marked.replace(SEAM, `$1s${SOFT}`) : marked;
}

function bySounds(word: string, together: readonly string[]): string {
  const sounds = soundsOf(word, together);
  const isVowel = (at: number): boolean => VOWEL.test((sounds[at] ?? '').toLowerCase());
  let before = 0;
  return sounds
    .map((sound, at) => {
      const here = before;
      before += sound.length;
      const opens =
        !isVowel(at) && isVowel(at + 1) && sounds.slice(0, at).some((_, i) => isVowel(i));
      return opens && here >= LEAST && word.length - here >= LEAST ? `${SOFT}${sound}` : sound;
    })
    .join('');
}

/** Words that may be broken where they are long. */
export function breakable(words: Words): Words {
  const { tag } = words.language;
  if (TOGETHER[tag] === undefined) return words;
  return {
    ...words,
    say: (id, args) => words.say(id, args).replace(WORD, (word) => hyphenatedWord(word, tag)),
  };
}

/** A name where there is next to no room for it: shorter words, and parts of long ones, may be broken there, too. */
export const narrowly = (name: string, tag: string): string =>
  name.replace(NARROW_WORD, (word) => broken(word, tag));

/** What was written, without the marks: to be compared and looked for. */
export const unbroken = (text: string): string => text.replaceAll(SOFT, '');

/// <reference path="./hyphen.d.ts" />
import { parse, Visitor } from '@fluent/syntax';
import german from 'hyphen/de-1996/index.js';
import english from 'hyphen/en-us/index.js';
import hungarian from 'hyphen/hu/index.js';
import polish from 'hyphen/pl/index.js';

// Where long words may be broken is known when the app is built: by the patterns that TeX has for each language, so that
// a page needs no patterns. Nothing is seen of a mark where a word has room.

const SOFT = '\u00ad';
/** Fewer letters stand on no line of their own. */
const LEAST = 3;
/** Shorter words have room anywhere; those of names even in next to no room. */
const LONG = /\p{L}{11,}/gu;
const LONG_IN_NAMES = /\p{L}{9,}/gu;

const PATTERNS: Readonly<Record<string, typeof german>> = {
  de: german,
  en: english,
  hu: hungarian,
  pl: polish,
};

/** Compounds that the patterns take for something else, with any ending. */
const OURS: Readonly<Record<string, readonly string[]>> = {
  de: [
    'fer-tig-keit-kar-te',
    'ro-set-ta-stein',
    'sprung-ska-la',
    'ziel-ort-kar-te',
    'ziel-ort-sta-pel',
    'zy-lo-nen-vi-rus',
  ],
  hu: ['győ-zel-mi-pont', 'szim-bi-on-ták', 'üs-tö-kös-öve-zet'],
};

/** A word with marks where it may be broken. */
export function brokenWord(word: string, tag: string): string {
  let before = 0;
  return partsOf(word, tag)
    .map((part) => {
      const mayBreak = before >= LEAST && word.length - before >= LEAST;
      before += part.length;
      return mayBreak ? SOFT + part : part;
    })
    .join('');
}

function partsOf(word: string, tag: string): readonly string[] {
  const small = word.toLowerCase();
  const ours = OURS[tag]?.find((it) => small.startsWith(it.replaceAll('-', '')));
  if (ours === undefined) {
    return PATTERNS[tag]?.hyphenateSync(word, { hyphenChar: SOFT }).split(SOFT) ?? [word];
  }
  let at = 0;
  const parts = ours.split('-').map((part) => {
    at += part.length;
    return word.slice(at - part.length, at);
  });
  return [...parts.slice(0, -1), (parts.at(-1) ?? '') + word.slice(at)];
}

/** Messages whose long words may be broken. */
export function breakable(source: string, tag: string, areNames: boolean): string {
  // English words are short: they are broken only where there is next to no room.
  if (tag === 'en' && !areNames) return source;
  const texts = new Texts();
  texts.visit(parse(source, { withSpans: true }));
  let at = 0;
  let marked = '';
  for (const [start, end] of texts.found) {
    marked += source.slice(at, start);
    const text = source.slice(start, end);
    marked += text.replace(areNames ? LONG_IN_NAMES : LONG, (word) => brokenWord(word, tag));
    at = end;
  }
  return marked + source.slice(at);
}

/** Where people's words stand, and no names of messages and forms. */
class Texts extends Visitor {
  readonly found: (readonly [number, number])[] = [];
  override visitTextElement({ span }: { readonly span?: { start: number; end: number } }): void {
    if (span !== undefined) this.found.push([span.start, span.end]);
  }
}

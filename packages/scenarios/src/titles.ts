import type { Naming } from './coverage.ts';

/** The title of a test, and where it begins. */
export interface Title {
  readonly text: string;
  readonly line: number;
}

/** What stands in a title for a part that only the running test knows. */
const UNKNOWN = '\uFFFC';
const ID = new RegExp(
  `(?<![\\w-])([A-Z]+)-[A-Z]?\\d+(?:\\.\\d+)*[a-z]?(?![\\w${UNKNOWN}]|\\.${UNKNOWN})`,
  'g',
);

/** The rules named by the titles of a test file: words in the form of an id, with a known prefix. */
export function namedByTitles(file: string, text: string, prefixes: ReadonlySet<string>): Naming[] {
  return titlesIn(text).flatMap((title) =>
    [...title.text.matchAll(ID)]
      .filter(([, prefix]) => prefix !== undefined && prefixes.has(prefix))
      .map(([id]) => ({ id, file, line: title.line, scenario: null })),
  );
}

const TEST = /(?<![\w.$'"`])(?:it|test|describe)((?:\s*\.\s*\w+)*)\s*(?=[(`])/y;
const NOT_RUN = /\.\s*(?:skip|todo)\b/;

/**
 * The titles of it, test and describe, found by reading the text alone: comments and other strings are passed
 * over, and so is what is skipped, body and all.
 */
export function titlesIn(text: string): Title[] {
  const titles: Title[] = [];
  let at = 0;
  while (at < text.length) {
    TEST.lastIndex = at;
    const call = TEST.exec(text);
    if (call === null) {
      at = pastToken(text, at);
      continue;
    }
    at += call[0].length;
    if (NOT_RUN.test(call[1] ?? '')) {
      at = pastCalls(text, at);
      continue;
    }
    // it.each(table)('title', ...): the title is in the last of the calls.
    while (!startsWithText(text, at)) {
      const next = afterSpace(text, pastGroup(text, at));
      if (text[next] !== '(' && text[next] !== '`') break;
      at = next;
    }
    if (!startsWithText(text, at)) continue;
    const start = afterSpace(text, at + 1);
    const end = pastString(text, start);
    const line = text.slice(0, start).split('\n').length;
    titles.push({ text: withoutParts(text.slice(start + 1, end - 1)), line });
    at = end;
  }
  return titles;
}

/** Whether a call begins here whose first argument is a text. */
function startsWithText(text: string, at: number): boolean {
  return text[at] === '(' && /['"`]/.test(text[afterSpace(text, at + 1)] ?? '');
}

function withoutParts(literal: string): string {
  return literal.replace(/\$\{[^}]*\}/g, UNKNOWN);
}

function afterSpace(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text[next] ?? '')) next += 1;
  return next;
}

/** Past one or more calls in a row. */
function pastCalls(text: string, at: number): number {
  let next = at;
  while (text[next] === '(' || text[next] === '`') {
    at = pastGroup(text, next);
    next = afterSpace(text, at);
  }
  return at;
}

const OPENING = /[([{]/;
const CLOSING = /[)\]}]/;

/** Past what is in brackets, or past a template. */
function pastGroup(text: string, at: number): number {
  if (text[at] === '`') return pastString(text, at);
  let depth = 0;
  let next = at;
  while (next < text.length) {
    const char = text[next] ?? '';
    next = pastToken(text, next);
    if (OPENING.test(char)) depth += 1;
    else if (CLOSING.test(char)) depth -= 1;
    if (depth === 0) break;
  }
  return next;
}

/** Past a string, a comment, a regular expression or a word, or else past one character. */
function pastToken(text: string, at: number): number {
  const char = text[at] ?? '';
  if (/['"`]/.test(char)) return pastString(text, at);
  if (char === '/') return pastSlash(text, at);
  const word = /[\w$]+/y;
  word.lastIndex = at;
  return word.test(text) ? word.lastIndex : at + 1;
}

function pastString(text: string, at: number): number {
  const quote = text[at];
  let next = at + 1;
  while (next < text.length && text[next] !== quote) {
    if (quote !== '`' && text[next] === '\n') return next;
    if (text[next] === '\\') next += 2;
    else if (quote === '`' && text.startsWith('${', next)) next = pastGroup(text, next + 1);
    else next += 1;
  }
  return Math.min(next + 1, text.length);
}

function pastSlash(text: string, at: number): number {
  if (text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  // After a value a slash divides; anywhere else it begins a regular expression.
  if (/[\w$)\]}'"`]\s*$/.test(text.slice(Math.max(0, at - 20), at))) return at + 1;
  const expression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at + 1;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesFolder, languageTags } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../src', import.meta.url));
/** Wherever they are kept: a file that is new is looked at, too. */
const FILES = readdirSync(join(languagesFolder, 'en')).filter((file) => file.endsWith('.ftl'));

/** Messages the sources say, by whole name or by what a name begins and ends with. */
function said(): { readonly whole: Set<string>; readonly made: RegExp[] } {
  const whole = new Set<string>();
  const made: RegExp[] = [];
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = readFileSync(join(sources, name), 'utf8');
    for (const [, id] of text.matchAll(/'(web-[a-z0-9-]+)'/g)) whole.add(id ?? '');
    for (const [, id] of text.matchAll(/`(web-[^`]*)`/g)) {
      const parts = (id ?? '').split(/\$\{[^}]*\}/);
      if (parts.length === 1) whole.add(id ?? '');
      else made.push(new RegExp(`^${parts.join('[a-z0-9-]+')}$`));
    }
  }
  return { whole, made };
}

function messagesOf(tag: string): string[] {
  return FILES.flatMap((file) => {
    const text = readFileSync(join(languagesFolder, tag, file), 'utf8');
    return [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map(([, id]) => id ?? '');
  });
}

const { whole, made } = said();

describe.each(await languageTags())('%s', (tag) => {
  const there = messagesOf(tag);

  test('has every message the app says', () => {
    expect([...whole].filter((id) => !there.includes(id))).toEqual([]);
    expect(made.filter((form) => !there.some((id) => form.test(id))).map(String)).toEqual([]);
  });

  test('has no message the app does not say', () => {
    const unsaid = there.filter((id) => !whole.has(id) && !made.some((form) => form.test(id)));
    expect(unsaid).toEqual([]);
  });

  test('has each message once', () => {
    expect(there.filter((id, i) => there.indexOf(id) !== i)).toEqual([]);
  });

  test.runIf(tag !== 'en')('says what it says in its own words', () => {
    const english = textsOf('en');
    const copied = [...textsOf(tag)].filter(([id, text]) => {
      // Names, numbers and single words may well be the same; the games keep their names.
      const sentence = /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text);
      return sentence && text === english.get(id) && id !== 'web-game-roll';
    });
    expect(copied).toEqual([]);
  });
});

function textsOf(tag: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const file of FILES) {
    const text = readFileSync(join(languagesFolder, tag, file), 'utf8');
    for (const [, id, said] of text.matchAll(/^(web-[a-z0-9-]+) =\s*((?:.*\n)(?:[ }].*\n)*)/gm)) {
      all.set(id ?? '', said?.trim() ?? '');
    }
  }
  return all;
}

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesFolder, languageTags } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { charactersIn } from './support/woff2.ts';

const resolve = createRequire(import.meta.url).resolve;
const sheet = readFileSync(
  fileURLToPath(new URL('../src/styles/fonts.css', import.meta.url)),
  'utf8',
);
const FACE =
  /font-family: "([^"]+)";[^}]*font-weight: (\d+);[^}]*url\("([^"]+)"\)[^}]*unicode-range:([^;]+);/g;

const inRange = (range: string, character: number): boolean => {
  const [first = '', last = first] = range.trim().replace('U+', '').split('-');
  return character >= Number.parseInt(first, 16) && character <= Number.parseInt(last, 16);
};

/** What a browser draws with each family and weight: in the file, and asked of it. */
function faces(): Map<string, Set<number>> {
  const drawn = new Map<string, Set<number>>();
  for (const [, family = '', weight = '', url = '', ranges = ''] of sheet.matchAll(FACE)) {
    const name = `${family} ${weight}`;
    const known = drawn.get(name) ?? new Set();
    for (const it of charactersIn(readFileSync(resolve(url))))
      if (ranges.split(',').some((range) => inRange(range, it))) known.add(it);
    drawn.set(name, known);
  }
  return drawn;
}

/** The messages and the player aids of a language, without the remarks of their writers. */
function linesOf(tag: string): string[] {
  const folder = join(languagesFolder, tag);
  return readdirSync(folder)
    .filter((file) => /\.(ftl|md)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => !file.endsWith('.ftl') || !line.startsWith('#')),
    );
}

describe('hosted fonts', async () => {
  const drawn = faces();
  const tags = await languageTags();

  test('every face of the sheet is looked at', () => {
    expect([...drawn.keys()]).toEqual([
      'Saira Semi Condensed 600',
      'Saira Semi Condensed 700',
      'IBM Plex Sans Condensed 400',
      'IBM Plex Sans Condensed 500',
      'IBM Plex Sans Condensed 600',
    ]);
    for (const known of drawn.values()) {
      expect(known.has('ű'.charCodeAt(0))).toBe(true);
      expect(known.has('→'.charCodeAt(0))).toBe(false);
    }
  });

  test.each(tags)('%s: every character can be drawn', (tag) => {
    const lines = linesOf(tag);
    expect(lines.length).toBeGreaterThan(3000);
    const strange = lines.filter((line) =>
      [...line].some((it) =>
        [...drawn.values()].some((known) => !known.has(it.codePointAt(0) ?? 0)),
      ),
    );
    expect(strange).toEqual([]);
  });
});

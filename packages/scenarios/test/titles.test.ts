import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedByTitles, titlesIn } from '../src/index.ts';

// In a file of its own, so that it is not taken for a test itself.
const sample = readFileSync(new URL('titles/sample.txt', import.meta.url), 'utf8');

describe('titles', () => {
  it('are found by reading the text', () => {
    expect(titlesIn(sample).map(({ text, line }) => [line, text])).toEqual([
      [7, 'XY-1 and XY-1.2, XY-T3'],
      [8, "XY-4's title"],
      [10, 'XY-5 on its own line, \uFFFC and XY-\uFFFC, XY-7.\uFFFC, XY-8\uFFFC'],
      [13, 'XY-6 of a table: %s'],
      [14, 'XY-7'],
      [15, 'XY-8: (%s)'],
      [24, 'ZZ-1, UTF-8, XY-style, aXY-84, XY-85x1 and pre-XY-86'],
      [25, 'ends with XY-9.'],
    ]);
  });

  it('name rules by words with a known prefix', () => {
    const named = namedByTitles('f', sample, new Set(['XY']));
    expect(named.map(({ id }) => id)).toEqual([
      'XY-1',
      'XY-1.2',
      'XY-T3',
      'XY-4',
      'XY-5',
      'XY-6',
      'XY-7',
      'XY-8',
      'XY-9',
    ]);
    expect(named[0]).toEqual({ id: 'XY-1', file: 'f', line: 7, scenario: null });
  });

  it('are looked for in any text, without end or error', () => {
    const pieces = [
      'it',
      '(',
      ')',
      "'",
      '"',
      '`',
      '${',
      '}',
      '/',
      '*',
      '\\',
      '\n',
      'XY-1',
      '.each',
      '[',
      ' ',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
        expect(Array.isArray(titlesIn(parts.join('')))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

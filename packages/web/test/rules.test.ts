import { loadAid } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { readAid, textOf } from '../src/rules/aid-text.ts';
import { bookOf } from '../src/rules/books.ts';
import { matches } from '../src/rules/seek.ts';

describe.each(await languageTags())('the player aids in %s', (tag) => {
  test.each(['bsg', 'roll'] as const)('%s can be laid out', async (game) => {
    const sections = readAid(await loadAid(readText, tag, game));
    expect(sections.length).toBeGreaterThan(4);
    const blocks = sections.flatMap((section) => section.blocks);
    // Everything is a list or a table, and nothing of how it is written is left over.
    expect(blocks.filter(({ kind }) => kind === 'text')).toEqual([]);
    for (const section of sections) {
      expect(section.blocks.length, section.title).toBeGreaterThan(0);
      expect(textOf(section)).not.toMatch(/[|*#]|---/);
    }
    for (const block of blocks) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row.length).toBe(block.head.length);
    }
  });
});

test('a rule is found by how its number begins', () => {
  expect(bookOf('BSG-16.1')).toBe('bsg');
  expect(bookOf('ROLL-1.22')).toBe('roll');
  expect(bookOf('PEG-1.1')).toBe('bsg-pegasus');
  expect(bookOf('EXO-1.1')).toBe('bsg-exodus');
  expect(bookOf('bsg-cards')).toBeNull();
  expect(bookOf('BSG')).toBeNull();
});

test('a search minds neither capitals nor accents', () => {
  expect(matches('Żetony i KREDYTY', 'zetony kredyty')).toBe(true);
  expect(matches('Żetony i KREDYTY', 'zetony dolary')).toBe(false);
  expect(matches('Weißer Würfel', 'weisser wurfel')).toBe(true);
});

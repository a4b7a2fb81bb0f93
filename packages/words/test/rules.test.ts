import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  loadAid,
  loadRules,
  rollSpeech,
  ruleLink,
  rulesReference,
  statementsOf,
} from '@starboard/words';
import { languagesFolder, readText } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';
import { numbersIn } from './reading.ts';

const ledger = fileURLToPath(new URL('../../../rules/', import.meta.url));
const FILES = readdirSync(ledger)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace(/\.md$/, ''));
const english = (file: string): string => readFileSync(join(ledger, `${file}.md`), 'utf8');
const GAMES = ['roll', 'bsg'] as const;

test('the reference finds rules by id, by words and without accents', () => {
  const rules = rulesReference(
    english('roll'),
    '## 1. Elementy\n- **ROLL-1.1** Gra jest dla 2 do 5 graczy, także żółtych.',
  );
  expect(rules.total).toBeGreaterThan(250);
  expect(rules.translated).toBe(1);
  expect(rules.sections[0]?.title).toBe('1. Elementy');
  expect(rules.sections[1]?.title).toBe('2. Setup');
  expect(rules.rule('ROLL-1.1')?.statement).toBe('Gra jest dla 2 do 5 graczy, także żółtych.');
  expect(rules.rule('ROLL-1.2')).toMatchObject({ english: true });
  expect(rules.search('roll-1.2').map(({ id }) => id)).toEqual(['ROLL-1.2']);
  expect(rules.search('zoltych gra').map(({ id }) => id)).toEqual(['ROLL-1.1']);
  expect(rules.search('nobody-says-this')).toEqual([]);
  expect(rules.search('  ')).toEqual([]);
  expect(ruleLink('ROLL-5.17')).toBe('/rules/ROLL-5.17');
});

test('statements come without their sources, and with the names of tiles', async () => {
  const reference = async (tag: string) => {
    const { words } = await hear(tag, ['roll']);
    const speech = rollSpeech(words);
    return rulesReference(english('roll'), await loadRules(readText, tag, 'roll'), {
      named: (id) => (speech.ids.includes(id) ? speech.name(id) : undefined),
      sound: words.sound,
    });
  };
  const rules = await reference('en');
  expect(rules.rule('ROLL-8.2')?.statement).toBe('Stock gives $2.');
  expect(rules.rule('ROLL-15.17')?.statement).toBe('Mining League: 2 per rare world.');
  for (const tag of TAGS) {
    const { sections, total, translated } = await reference(tag);
    expect(translated).toBe(total);
    const ids = /\b(?:galactic|alien|free-trade|new-galactic|space)-[a-z]+|a\(z\)/;
    for (const { statement } of sections.flatMap((section) => section.rules)) {
      expect(statement).not.toMatch(ids);
    }
  }
});

describe.each(TAGS.filter((tag) => tag !== 'en'))('the ledger in %s', (tag) => {
  const folder = join(languagesFolder, tag, 'rules');
  const translated = existsSync(folder) ? readdirSync(folder) : [];

  test('has only files and rules that the ledger has', async () => {
    expect(translated.filter((file) => !FILES.includes(file.replace(/\.md$/, '')))).toEqual([]);
    for (const file of FILES) {
      const own = await loadRules(readText, tag, file);
      if (own === null) continue;
      const known = statementsOf(english(file));
      expect([...statementsOf(own).keys()].filter((id) => !known.has(id))).toEqual([]);
      const lines = own.split('\n').filter((line) => line.startsWith('- '));
      expect(lines.length, 'every line has the form of a rule').toBe(statementsOf(own).size);
      const headings = (text: string): number => text.match(/^## /gm)?.length ?? 0;
      expect(headings(own)).toBe(headings(english(file)));
    }
  });

  test.each(FILES)('has every statement of %s', async (file) => {
    const own = statementsOf((await loadRules(readText, tag, file)) ?? '');
    expect([...statementsOf(english(file)).keys()].filter((id) => !own.has(id))).toEqual([]);
  });

  test('has the numbers of the ledger', async () => {
    const wrong: string[] = [];
    for (const file of FILES) {
      const known = statementsOf(english(file));
      for (const [id, statement] of statementsOf((await loadRules(readText, tag, file)) ?? '')) {
        // The ship is called so; it is no number.
        const wanted = numbersIn((known.get(id) ?? '').replace('Colonial 1', '')).join(' ');
        const has = numbersIn(statement).join(' ');
        if (wanted !== has) wrong.push(`${id}: ${has} instead of ${wanted}: ${statement}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(TAGS)('the player aids in %s', (tag) => {
  test.each(GAMES)('%s: two pages, as in English', async (game) => {
    const aid = await loadAid(readText, tag, game);
    const model = await loadAid(readText, 'en', game);
    const shape = (text: string): string[] =>
      text.split('\n').flatMap((line) => /^(#+|-{3,}|\||-|\d+\.)/.exec(line)?.[1] ?? []);
    expect(shape(aid)).toEqual(shape(model));
    expect(aid.split('\n---\n')).toHaveLength(2);
    expect(numbersIn(aid)).toEqual(numbersIn(model));
  });
});

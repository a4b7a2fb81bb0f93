import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULE_IDS } from '../src/index.ts';

const src = new URL('../src/', import.meta.url);

/** The rooms in which rules are written. Modules come to them; they go to no module. */
const RULES = ['rulebook', 'ships', 'effects', 'table', 'secrets'];

const files = RULES.flatMap((room) =>
  readdirSync(new URL(`${room}/`, src), { recursive: true, encoding: 'utf8' })
    // The list of all words there are: a location of the base game is called as a module.
    .filter((name) => name.endsWith('.ts') && name !== 'vocabulary.ts')
    .map((name) => `${room}/${name}`),
);

describe('no rule knows a module by name', () => {
  const names = MODULE_IDS.filter((id) => id !== 'base');
  const quoted = new RegExp(`['"\`](${names.join('|')})['"\`]`);
  const asked = /modules\??\.(includes|some|find|indexOf|has)\(/;

  it.each(files)('%s', (file) => {
    const lines = readFileSync(new URL(file, src), 'utf8').split('\n');
    const naming = lines.filter((line) => quoted.test(line) || asked.test(line));
    expect(naming).toEqual([]);
  });

  it('and that would be found', () => {
    expect(quoted.test("if (id === 'pegasus') return;")).toBe(true);
    expect(asked.test('if (facts.modules.includes(it)) return;')).toBe(true);
    expect(files.length).toBeGreaterThan(70);
  });
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { anyGame } from '@starboard/kernel';
import {
  parseScenarios,
  readLedger,
  readScenarios,
  runScenario,
  spelled,
} from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import { bsg } from '../src/index.ts';

function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

const games = [anyGame(bsg)];
const ledger = await readLedger(inRepository('rules'));
const folders = ['scenarios/bsg', 'scenarios/bsg-pegasus', 'scenarios/bsg-exodus'];
const read = await Promise.all(folders.map((folder) => readScenarios(inRepository(folder))));
const scenarios = read.flatMap((it) => it.scenarios);
const problems = read.flatMap((it) => it.problems);

describe('the scenarios of Battlestar Galactica', () => {
  it('can all be read', () => {
    expect(problems.map(spelled)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  for (const scenario of scenarios) {
    it(`${scenario.rules.join(', ')}: ${scenario.name}`, () => {
      expect(runScenario(scenario, games, ledger).map(spelled)).toEqual([]);
    });
  }

  it('say in their first line what an editor may check them by', async () => {
    for (const file of new Set(scenarios.map((scenario) => scenario.file))) {
      const text = await readFile(file, 'utf8');
      expect(text).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/(\.\.\/)?scenario\.schema\.json\n/,
      );
    }
  });
});

describe('the example of the README', () => {
  it('holds', async () => {
    const text = await readFile(inRepository('scenarios/bsg/README.md'), 'utf8');
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? [];
    const parsed = parseScenarios('README.md', example);
    const failed = parsed.scenarios.flatMap((one) => runScenario(one, games, ledger));
    expect([...parsed.problems, ...failed].map(spelled)).toEqual([]);
    expect(parsed.scenarios).toHaveLength(4);
  });
});

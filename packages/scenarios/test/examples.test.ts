import { readFile } from 'node:fs/promises';
import { exampleGames } from '@starboard/examples';
import { describe, expect, it } from 'vitest';
import {
  parseScenarios,
  readLedger,
  readScenarios,
  runScenario,
  runScenarios,
  spelled,
} from '../src/index.ts';
import { inRepository } from './repository.ts';

const folder = inRepository('scenarios/examples');
const ledger = await readLedger(inRepository('rules'));
const { scenarios, problems } = await readScenarios(folder);

describe('the scenarios of the examples', () => {
  it('can all be read', () => {
    expect(problems.map(spelled)).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  for (const scenario of scenarios) {
    it(`${scenario.rules.join(', ')}: ${scenario.name}`, () => {
      expect(runScenario(scenario, exampleGames, ledger).map(spelled)).toEqual([]);
    });
  }

  it('show every rule of the examples, and no other', async () => {
    const report = await runScenarios(folder, exampleGames, ledger);
    const examples = [...ledger.rules.values()].filter(({ file }) => file.includes('/examples/'));
    expect(report.failed).toEqual([]);
    expect(report.passed).toBe(scenarios.length);
    expect(report.rules).toEqual(examples.map(({ id }) => id).sort());
  });

  it('say in their first line what an editor may check them by', async () => {
    for (const file of new Set(scenarios.map((scenario) => scenario.file))) {
      const text = await readFile(file, 'utf8');
      expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/scenario\.schema\.json\n/);
    }
  });
});

describe('the examples of the README', () => {
  it('are scenarios that hold', async () => {
    const text = await readFile(inRepository('scenarios/README.md'), 'utf8');
    const examples = [...text.matchAll(/```yaml\n(# yaml-language-server[\s\S]*?)```/g)];
    const parsed = examples.map(([, example = '']) => parseScenarios('README.md', example));
    expect(parsed.flatMap(({ problems: wrong }) => wrong.map(spelled))).toEqual([]);
    expect(parsed.map((file) => file.scenarios.length)).toEqual([1, 2]);
    const failed = parsed.flatMap((file) =>
      file.scenarios.flatMap((one) => runScenario(one, exampleGames, ledger)),
    );
    expect(failed.map(spelled)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleGames } from '@starboard/examples';
import { describe, expect, it } from 'vitest';
import { parseScenarios, readLedger, runScenario, spelled } from '../src/index.ts';
import { inRepository } from './repository.ts';

const folder = new URL('wrong/', import.meta.url);
const ledger = await readLedger(inRepository('rules'));

/** Every file here is wrong; its last lines are what is said about it, word for word. */
describe('what is wrong is said in so many words', () => {
  for (const file of readdirSync(fileURLToPath(folder)).sort()) {
    it(file, () => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const expected = text.split('\n').filter((line) => line.startsWith('# says: '));
      const { scenarios, problems } = parseScenarios(file, text);
      const failed = scenarios.flatMap((scenario) => runScenario(scenario, exampleGames, ledger));
      const said = [...problems, ...failed].map((problem) => `# says: ${spelled(problem)}`);
      expect(said.length).toBeGreaterThan(0);
      expect(said).toEqual(expected);
    });
  }
});

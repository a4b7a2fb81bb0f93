import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGames } from '@starboard/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCoverage, readLedger, readScenarios, runScenarios, spelled } from '../src/index.ts';
import { inRepository } from './repository.ts';

let folder = '';
const write = async (name: string, text: string | Uint8Array): Promise<void> => {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), text);
};
/** Messages without the folder, whatever the system. */
const said = (text: string): string => text.replaceAll(folder.replaceAll('\\', '/'), '.');

const scenario = (name: string, rule: string, seat: number): string =>
  `game: tic-tac-toe\nscenarios:\n  - scenario: ${name}\n    rules: [${rule}]\n    then: { waiting: [${seat}] }\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  await write('rules/a.md', '- **AB-1** One.\n- **AB-2** Two.\n');
  await write('rules/examples/t.md', '- **TTT-1** Turns.\n');
  await write('rules/drafts/d.md', '- **AB-1** Not read.\n');
  await write('scenarios/good.yaml', scenario('Good', 'TTT-1', 0));
  await write('scenarios/deep/er/bad.yaml', scenario('Bad', 'AB-1', 1));
  await write('scenarios/deep/unknown.yaml', scenario('Unknown', 'AB-9', 0));
  await write('scenarios/old.yml', scenario('Old', 'TTT-1', 0));
  await write('scenarios/bytes.yaml', new Uint8Array([0xff, 0xfe, 0xfd]));
  await write('scenarios/long.yaml', `# ${'x'.repeat(1_000_001)}`);
  await write('scenarios/huge.yaml', 'x'.repeat(5_000_000));
  await write('scenarios/folder.yaml/note.txt', '');
  await write('packages/p/test/deep/p.test.ts', "it('AB-2 and AB-7', () => {});\n");
  await write('packages/p/src/q.test.ts', "it('AB-8', () => {});\n");
  await write('packages/q/README.md', '');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder', () => {
  it('is run file by file, whatever the files are', async () => {
    const ledger = await readLedger(join(folder, 'rules'));
    const report = await runScenarios(join(folder, 'scenarios'), exampleGames, ledger);
    expect(report.passed).toBe(1);
    expect(report.rules).toEqual(['AB-1', 'AB-9', 'TTT-1']);
    expect(report.failed.flatMap(({ problems }) => problems.map((p) => said(spelled(p))))).toEqual([
      './scenarios/bytes.yaml:1: cannot be read: it is not UTF-8 text',
      './scenarios/folder.yaml:1: cannot be read: it is a folder',
      './scenarios/huge.yaml:1: is longer than 1000000 characters',
      './scenarios/long.yaml:1: is longer than 1000000 characters',
      './scenarios/old.yml:1: call it .yaml: .yml files are not read',
      './scenarios/deep/er/bad.yaml:5: Bad: then.waiting: expected [1], there was [0]',
      './scenarios/deep/unknown.yaml:4: Unknown: unknown rule "AB-9" (did you mean "AB-1"?)',
    ]);
    const bad = report.failed.find((failure) => failure.scenario === 'Bad');
    expect(bad?.line).toBe(3);
  });

  it('that is not there, or holds nothing, is a problem', async () => {
    const nowhere = await readScenarios(join(folder, 'nowhere'));
    const empty = await readScenarios(join(folder, 'packages'));
    expect([...nowhere.problems, ...empty.problems].map((p) => said(spelled(p)))).toEqual([
      './nowhere:1: cannot be listed: there is no such file or folder',
      './packages:1: there are no scenarios (*.yaml) here',
    ]);
  });
});

describe('the coverage of folders', () => {
  it('counts scenarios and tests, and says which ids are unknown', async () => {
    const { coverage, problems } = await readCoverage({
      rules: join(folder, 'rules'),
      scenarios: join(folder, 'scenarios'),
      packages: join(folder, 'packages'),
    });
    expect(coverage).toEqual({ total: 2, covered: 2, uncovered: { a: [] } });
    expect(problems.map((p) => said(spelled(p))).slice(-2)).toEqual([
      './scenarios/deep/unknown.yaml:4: Unknown: unknown rule "AB-9" (did you mean "AB-1"?)',
      './packages/p/test/deep/p.test.ts:1: unknown rule "AB-7" (did you mean "AB-1"?)',
    ]);
  });

  it('of this repository has no problems', async () => {
    const { coverage, problems } = await readCoverage({
      rules: inRepository('rules'),
      scenarios: inRepository('scenarios'),
      packages: inRepository('packages'),
    });
    const open = Object.values(coverage.uncovered).reduce((sum, ids) => sum + ids.length, 0);
    expect(problems.map(spelled)).toEqual([]);
    expect(coverage.covered + open).toBe(coverage.total);
    expect(Object.keys(coverage.uncovered).sort()).toEqual([
      'bsg-base',
      'bsg-exodus',
      'bsg-pegasus',
      'roll',
    ]);
  });
});

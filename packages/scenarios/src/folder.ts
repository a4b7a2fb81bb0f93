import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyGame } from '@starboard/kernel';
import {
  type Coverage,
  coverage,
  type Naming,
  namedByScenarios,
  prefixesOf,
  unknownRules,
} from './coverage.ts';
import { type Ledger, type LedgerFile, ledgerOf } from './ledger.ts';
import { LONGEST_FILE, type Parsed, parseScenarios } from './parse.ts';
import { type Problem, thrown } from './problem.ts';
import { runScenario } from './run.ts';
import type { Scenario } from './scenario.ts';
import { namedByTitles } from './titles.ts';

/** Reads every `*.yaml` of a folder and the folders in it. */
export async function readScenarios(folder: string): Promise<Parsed> {
  const scenarios: Scenario[] = [];
  const problems: Problem[] = [];
  const names = await filesIn(folder, /\.ya?ml$/);
  if (typeof names === 'string') return { scenarios, problems: [inFile(folder, names)] };
  for (const name of names) {
    const file = spelledFile(folder, name);
    if (name.endsWith('.yml')) {
      problems.push(inFile(file, 'call it .yaml: .yml files are not read'));
      continue;
    }
    const text = await textOf(join(folder, name));
    if ('unread' in text) {
      problems.push(inFile(file, text.unread));
      continue;
    }
    const parsed = parseScenarios(file, text.text);
    scenarios.push(...parsed.scenarios);
    problems.push(...parsed.problems);
  }
  if (names.length === 0) problems.push(inFile(folder, 'there are no scenarios (*.yaml) here'));
  return { scenarios, problems };
}

/** What failed: a scenario that did not come out as it says, or (scenario: null) what could not be read. */
export interface Failure {
  readonly file: string;
  readonly line: number;
  readonly scenario: string | null;
  readonly problems: readonly Problem[];
}

export interface Report {
  /** How many scenarios came out as they say. */
  readonly passed: number;
  readonly failed: readonly Failure[];
  /** The ids of the rules that the scenarios name, sorted, each once. */
  readonly rules: readonly string[];
}

/** Runs every scenario of a folder. */
export async function runScenarios(
  folder: string,
  games: readonly AnyGame[],
  ledger: Ledger,
): Promise<Report> {
  const { scenarios, problems } = await readScenarios(folder);
  const failed: Failure[] = problems.map((problem) => {
    const { file, line, scenario } = problem;
    return { file, line, scenario, problems: [problem] };
  });
  let passed = 0;
  for (const scenario of scenarios) {
    const wrong = runScenario(scenario, games, ledger);
    const { file, line, name } = scenario;
    if (wrong.length === 0) passed += 1;
    else failed.push({ file, line, scenario: name, problems: wrong });
  }
  const rules = [...new Set(scenarios.flatMap((scenario) => scenario.rules))].sort();
  return { passed, failed, rules };
}

/** Reads the ledger: `*.md` in the folder, and the examples in `examples/`, which do not count. */
export async function readLedger(rulesFolder: string): Promise<Ledger> {
  const names = await filesIn(rulesFolder, /\.md$/);
  if (typeof names === 'string') {
    return { ...ledgerOf([]), problems: [inFile(rulesFolder, names)] };
  }
  const files: LedgerFile[] = [];
  const problems: Problem[] = [];
  for (const path of names) {
    const example = path.startsWith('examples/');
    if (path.includes('/') && !example) continue;
    const file = spelledFile(rulesFolder, path);
    const text = await textOf(join(rulesFolder, path));
    if ('unread' in text) problems.push(inFile(file, text.unread));
    else files.push({ name: basename(path, '.md'), file, text: text.text, example });
  }
  const ledger = ledgerOf(files);
  return { ...ledger, problems: [...problems, ...ledger.problems] };
}

/** The rules named by the titles of the tests: every `*.test.ts` in the `test` folder of a package. */
export async function namedByTests(packagesFolder: string, ledger: Ledger): Promise<Naming[]> {
  const prefixes = prefixesOf(ledger);
  const namings: Naming[] = [];
  for (const name of await packagesIn(packagesFolder)) {
    const folder = join(packagesFolder, name, 'test');
    const tests = await filesIn(folder, /\.test\.ts$/);
    if (typeof tests === 'string') continue;
    for (const test of tests) {
      const text = await textOf(join(folder, test));
      if ('unread' in text) continue;
      namings.push(...namedByTitles(spelledFile(folder, test), text.text, prefixes));
    }
  }
  return namings;
}

export interface Folders {
  readonly rules: string;
  readonly scenarios: string;
  readonly packages: string;
}

/** How much of the ledger is shown, and what is wrong with what shows it. */
export async function readCoverage({
  rules,
  scenarios,
  packages,
}: Folders): Promise<{ readonly coverage: Coverage; readonly problems: readonly Problem[] }> {
  const ledger = await readLedger(rules);
  const read = await readScenarios(scenarios);
  const tests = await namedByTests(packages, ledger);
  const namings = [...namedByScenarios(read.scenarios), ...tests];
  return {
    coverage: coverage(ledger, namings),
    problems: [...ledger.problems, ...read.problems, ...unknownRules(ledger, namings)],
  };
}

function inFile(file: string, message: string): Problem {
  return { file, line: 1, scenario: null, message };
}

/** With slashes, so that messages are the same on every system. */
function spelledFile(folder: string, name: string): string {
  return join(folder, name).replaceAll('\\', '/');
}

/** The files of a folder and the folders in it, sorted, or the one file that was named; or why they cannot be listed. */
async function filesIn(folder: string, named: RegExp): Promise<string[] | string> {
  try {
    if ((await stat(folder)).isFile()) return [''];
    const names = await readdir(folder, { recursive: true });
    return names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => named.test(name) && !name.split('/').includes('node_modules'))
      .sort();
  } catch (error) {
    return `cannot be listed: ${reason(error)}`;
  }
}

async function packagesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}

async function textOf(path: string): Promise<{ text: string } | { unread: string }> {
  try {
    const { size } = await stat(path);
    if (size > LONGEST_FILE * 4) return { unread: `is longer than ${LONGEST_FILE} characters` };
    const bytes = await readFile(path);
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return { unread: `cannot be read: ${reason(error)}` };
  }
}

/** The words of the system without its paths. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file or folder',
    ENOTDIR: 'it is not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'no permission',
    ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
  };
  return known[code] ?? thrown(error);
}

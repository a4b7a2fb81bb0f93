import { isPlainObject, notJson } from '@starboard/kernel';
import { type Document, LineCounter, parseDocument } from 'yaml';
import {
  fileFormat,
  type Given,
  type Header,
  type Step,
  scenarioFormat,
  type Written,
} from './format.ts';
import { issuesOf } from './issues.ts';
import { type Lines, lineIn, linesOf } from './lines.ts';
import { hint } from './nearest.ts';
import { type Path, spelledPath } from './path.ts';
import { type Problem, thrown } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { mergedGiven, spelledOut } from './variants.ts';

/** What a file holds: its scenarios, and what is wrong with the rest. */
export interface Parsed {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}

/** No scenario file is this long; one that is, is a mistake or an attack. */
export const LONGEST_FILE = 1_000_000;
const MOST_ALIASES = 100;
const TOO_DEEP = 'nested too deeply';

/** Reads the text of a file. Whatever the text, it comes back with problems rather than throwing. */
export function parseScenarios(file: string, text: string): Parsed {
  const wrong = (line: number, message: string): Parsed => ({
    scenarios: [],
    problems: [{ file, line, scenario: null, message }],
  });
  if (text.length > LONGEST_FILE) return wrong(1, `is longer than ${LONGEST_FILE} characters`);
  const counter = new LineCounter();
  let document: Document;
  let value: unknown;
  try {
    document = parseDocument(text, {
      lineCounter: counter,
      prettyErrors: false,
      logLevel: 'error',
    });
    const problems = [...document.errors, ...document.warnings].map(
      ({ pos, code, message }): Problem => ({
        file,
        line: counter.linePos(pos[0]).line || 1,
        scenario: null,
        message: code === 'MULTIPLE_DOCS' ? 'holds two documents' : `not YAML: ${message}`,
      }),
    );
    if (problems.length > 0) return { scenarios: [], problems };
    value = document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    if (error instanceof RangeError) return wrong(1, `is ${TOO_DEEP}`);
    return wrong(1, `not YAML: ${thrown(error)}`);
  }
  if (value === null || value === undefined) return wrong(1, 'is empty');
  const unfit = notJson(value);
  if (unfit?.endsWith(TOO_DEEP)) return wrong(1, `is ${TOO_DEEP}, or within itself`);
  if (unfit !== null) return wrong(1, `not plain data: ${unfit}`);
  return readFile(file, value, linesOf(document.contents, counter));
}

function readFile(file: string, value: unknown, lines: Lines): Parsed {
  const problems: Problem[] = [];
  const read = fileFormat.safeParse(value);
  if (!read.success) {
    for (const { path, message } of issuesOf(read.error, value)) {
      problems.push({ file, line: lines(path).line, scenario: null, message });
    }
  }
  const written = isPlainObject(value) ? value['scenarios'] : undefined;
  if (!Array.isArray(written)) return { scenarios: [], problems };
  const scenarios: Scenario[] = [];
  const header = read.success ? read.data : null;
  for (const [index, item] of (written satisfies unknown[]).entries()) {
    for (const spelled of spelledOut(item, ['scenarios', index])) {
      const found = readScenario(file, header, spelled, item, index, lines);
      if ('problems' in found) problems.push(...found.problems);
      else scenarios.push(found);
    }
  }
  problems.push(...namesakes(scenarios), ...idleTables(file, header, scenarios, lines));
  problems.sort((a, b) => a.line - b.line);
  // Without the file's own part, its scenarios are not what they were meant to be.
  return { scenarios: read.success ? scenarios : [], problems };
}

function readScenario(
  file: string,
  header: Header | null,
  spelled: ReturnType<typeof spelledOut>[number],
  item: unknown,
  index: number,
  lines: Lines,
): Scenario | { readonly problems: readonly Problem[] } {
  const value = 'issues' in spelled ? item : spelled.value;
  const named = isPlainObject(value) ? value['scenario'] : undefined;
  const name =
    typeof named === 'string' && named.trim() !== '' ? named.trim() : `scenario ${index + 1}`;
  if ('issues' in spelled) {
    const problems = spelled.issues.map(({ path, message }) => {
      return { file, line: lines(path).line, scenario: name, message };
    });
    return { problems };
  }
  const { places } = spelled;
  const read = scenarioFormat.safeParse(value);
  if (!read.success) {
    const problems = issuesOf(read.error, value).map(({ path, message }) => {
      const line = lineIn(
        lines,
        places.map((place) => [...place, ...path]),
      );
      return { file, line, scenario: name, message };
    });
    return { problems };
  }
  const own = read.data.given ?? {};
  const table = header?.tables?.[own.table ?? ''];
  const scenario: Scenario = {
    file,
    line: lines(places[0] ?? []).line,
    name,
    rules: read.data.rules,
    game: read.data.game ?? header?.game ?? '',
    // Merged from what the format has let pass.
    given: mergedGiven(mergedGiven(header?.given ?? {}, table ?? {}), own) as Given,
    when: read.data.when ?? [],
    then: read.data.then ?? {},
    lineOf(path) {
      const [first, ...rest] = path;
      return lineIn(lines, [
        ...places.map((place) => [...place, ...path]),
        ...(first === 'given' ? [['tables', own.table ?? '', ...rest]] : []),
        path,
      ]);
    },
  };
  const senseless = header === null ? [] : nonsense(read.data, scenario, header);
  return senseless.length > 0 ? { problems: senseless } : scenario;
}

/** What the format lets pass, and still makes no sense. */
function nonsense(written: Written, scenario: Scenario, { tables = {} }: Header): Problem[] {
  const { file, name, lineOf, game, given } = scenario;
  const problems: Problem[] = [];
  const add = (path: Path, message: string): void => {
    const where = path.length === 0 ? '' : `${spelledPath(path)}: `;
    problems.push({ file, line: lineOf(path), scenario: name, message: where + message });
  };
  const steps = written.when ?? [];
  if (game === '') add([], 'names no game, and neither does the file');
  const { table } = written.given ?? {};
  if (table !== undefined && !Object.hasOwn(tables, table)) {
    const guess = hint(table, Object.keys(tables));
    add(['given', 'table'], `the file has no table "${table}"${guess}`);
  }
  for (const [i, step] of steps.entries()) {
    for (const [path, message] of senselessStep(step)) add(['when', i, ...path], message);
    if (isEmpty(step.then)) add(['when', i, 'then'], 'expects nothing');
  }
  if (isEmpty(written.then)) add(['then'], 'expects nothing');
  if (given.refused !== undefined && (steps.length > 0 || written.then !== undefined)) {
    add(['given', 'refused'], 'a refused table has no when and no then');
  }
  const expected =
    given.refused !== undefined ||
    written.then !== undefined ||
    steps.some((step) => step.refused !== undefined || step.then !== undefined);
  if (!expected) add([], 'expects nothing: give it a then, or a step that is refused');
  return problems;
}

function senselessStep(step: Step): [path: Path, message: string][] {
  const count = (keys: readonly string[]): number =>
    keys.filter((key) => Object.hasOwn(step, key)).length;
  const wrong: [Path, string][] = [];
  if (count(['seat', 'seats', 'everybody']) !== 1) {
    wrong.push([[], 'a step has one of seat, seats and everybody']);
  } else if (step.everybody !== undefined) {
    if (count(['answer', 'take-back', 'orders', 'refused']) > 0) {
      wrong.push([[], 'everybody gives one answer, which is not refused']);
    }
  } else if (count(['answer', 'take-back', 'orders']) !== 1) {
    wrong.push([[], 'a step has one of answer, take-back and orders']);
  }
  if (step.ask !== undefined && count(['answer', 'everybody']) === 0) {
    wrong.push([['ask'], 'only an answer is to an ask']);
  }
  return wrong;
}

function isEmpty(value: object | undefined): boolean {
  return value !== undefined && Object.keys(value).length === 0;
}

function namesakes(scenarios: readonly Scenario[]): Problem[] {
  const lines = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { file, line, name } of scenarios) {
    const before = lines.get(name);
    if (before === undefined) lines.set(name, line);
    else problems.push({ file, line, scenario: name, message: `has the name of line ${before}` });
  }
  return problems;
}

/** Tables that no scenario begins with. */
function idleTables(
  file: string,
  header: Header | null,
  scenarios: readonly Scenario[],
  lines: Lines,
): Problem[] {
  const used = new Set(scenarios.map(({ given }) => given.table));
  return Object.keys(header?.tables ?? {})
    .filter((table) => !used.has(table))
    .map((table) => {
      const path = ['tables', table];
      const message = `${spelledPath(path)}: no scenario begins with it`;
      return { file, line: lines(path).line, scenario: null, message };
    });
}

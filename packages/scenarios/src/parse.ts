import { isPlainObject, notJson } from '@starboard/kernel';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { fileFormat, type Given, scenarioFormat, type Written } from './format.ts';
import { issuesOf } from './issues.ts';
import { type Lines, linesOf } from './lines.ts';
import type { Path } from './path.ts';
import { type Problem, thrown } from './problem.ts';
import type { Scenario } from './scenario.ts';

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
      problems.push({ file, line: lines.near(path), scenario: null, message });
    }
  }
  const written = isPlainObject(value) ? value['scenarios'] : undefined;
  if (!Array.isArray(written)) return { scenarios: [], problems };
  const scenarios: Scenario[] = [];
  const header = read.success ? read.data : null;
  for (const [index, item] of (written satisfies unknown[]).entries()) {
    const found = readScenario(file, header, item, index, lines);
    if ('problems' in found) problems.push(...found.problems);
    else scenarios.push(found);
  }
  problems.push(...namesakes(scenarios));
  problems.sort((a, b) => a.line - b.line);
  // Without the file's own part, its scenarios are not what they were meant to be.
  return { scenarios: read.success ? scenarios : [], problems };
}

interface Header {
  readonly game?: string;
  readonly given?: Given;
}

function readScenario(
  file: string,
  header: Header | null,
  item: unknown,
  index: number,
  lines: Lines,
): Scenario | { readonly problems: readonly Problem[] } {
  const place: Path = ['scenarios', index];
  const read = scenarioFormat.safeParse(item);
  const given = isPlainObject(item) ? item['scenario'] : undefined;
  const name =
    typeof given === 'string' && given.trim() !== '' ? given.trim() : `scenario ${index + 1}`;
  if (!read.success) {
    const problems = issuesOf(read.error, item).map(({ path, message }) => {
      return { file, line: lines.near([...place, ...path]), scenario: name, message };
    });
    return { problems };
  }
  const scenario: Scenario = {
    file,
    line: lines.near(place),
    name,
    rules: read.data.rules,
    game: read.data.game ?? header?.game ?? '',
    given: merged(header?.given ?? {}, read.data.given ?? {}),
    when: read.data.when ?? [],
    then: read.data.then ?? {},
    lineOf(path) {
      const own = [...place, ...path];
      return lines.exactly(own) ?? lines.exactly(path) ?? lines.near(own);
    },
  };
  const senseless = header === null ? [] : nonsense(read.data, scenario);
  return senseless.length > 0 ? { problems: senseless } : scenario;
}

/** The scenario's own words count; facts and options are put together one by one. */
function merged(all: Given, own: Given): Given {
  const both: Given = { ...all, ...own };
  if (all.facts !== undefined && own.facts !== undefined) {
    both.facts = { ...all.facts, ...own.facts };
  }
  if (all.options !== undefined && own.options !== undefined) {
    both.options = { ...all.options, ...own.options };
  }
  return both;
}

/** What the format lets pass, and still makes no sense. */
function nonsense(written: Written, { file, name, lineOf, game, given }: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (path: Path, message: string): void => {
    problems.push({ file, line: lineOf(path), scenario: name, message });
  };
  const steps = written.when ?? [];
  if (game === '') add([], 'names no game, and neither does the file');
  for (const [i, step] of steps.entries()) {
    const ways = ['answer', 'take-back', 'orders'].filter((key) => Object.hasOwn(step, key));
    if (ways.length !== 1) {
      add(['when', i], `when[${i}]: a step has one of answer, take-back and orders`);
    }
    if (step.ask !== undefined && !('answer' in step)) {
      add(['when', i, 'ask'], `when[${i}].ask: only an answer is to an ask`);
    }
  }
  if (given.refused !== undefined && (steps.length > 0 || written.then !== undefined)) {
    add(['given', 'refused'], 'given.refused: a refused table has no when and no then');
  }
  const expected =
    given.refused !== undefined ||
    Object.keys(written.then ?? {}).length > 0 ||
    steps.some((step) => step.refused !== undefined || Object.keys(step.then ?? {}).length > 0);
  if (!expected) add([], 'expects nothing: give it a then, or a step that is refused');
  return problems;
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

import type { Given, Step, Then } from './format.ts';
import type { Path } from './path.ts';
import type { Problem } from './problem.ts';

/** A scenario as it was written, completed by what its file says for all. */
export interface Scenario {
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly game: string;
  readonly given: Given;
  readonly when: readonly Step[];
  readonly then: Then;
  /** The line of a place in it, such as `['when', 0, 'answer']`. */
  readonly lineOf: (path: Path) => number;
}

export function problemIn(scenario: Scenario, path: Path, message: string): Problem {
  return { file: scenario.file, line: scenario.lineOf(path), scenario: scenario.name, message };
}

import type { Ledger } from './ledger.ts';
import { hint } from './nearest.ts';
import type { Problem } from './problem.ts';
import type { Scenario } from './scenario.ts';

/** A rule named by a scenario or by the title of a test. */
export interface Naming {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The scenario's name; null for a test. */
  readonly scenario: string | null;
}

/** How much of the ledger is shown by scenarios and tests; plain JSON. */
export interface Coverage {
  readonly total: number;
  readonly covered: number;
  /** The ids nobody names, by part of the ledger; a part with none is an empty list. */
  readonly uncovered: Readonly<Record<string, readonly string[]>>;
}

export function coverage(ledger: Ledger, namings: readonly Naming[]): Coverage {
  const named = new Set(namings.map(({ id }) => id));
  const uncovered: Record<string, readonly string[]> = {};
  let total = 0;
  let covered = 0;
  for (const [name, rules] of ledger.parts) {
    const open = rules.filter(({ id }) => !named.has(id)).map(({ id }) => id);
    uncovered[name] = open;
    total += rules.length;
    covered += rules.length - open.length;
  }
  return { total, covered, uncovered };
}

export function namedByScenarios(scenarios: readonly Scenario[]): Naming[] {
  return scenarios.flatMap(({ file, name, rules, lineOf }) =>
    rules.map((id, i) => ({ id, file, line: lineOf(['rules', i]), scenario: name })),
  );
}

/** Ids that are in no ledger. */
export function unknownRules(ledger: Ledger, namings: readonly Naming[]): Problem[] {
  return namings
    .filter(({ id }) => !ledger.rules.has(id))
    .map(({ id, file, line, scenario }) => {
      const message = `unknown rule "${id}"${hint(id, ledger.rules.keys())}`;
      return { file, line, scenario, message };
    });
}

/** What ids begin with, such as ROLL. */
export function prefixesOf(ledger: Ledger): ReadonlySet<string> {
  return new Set([...ledger.rules.keys()].map((id) => id.slice(0, id.indexOf('-'))));
}

import type { Problem } from './problem.ts';

/** One rule of a game, as a numbered statement. */
export interface Rule {
  readonly id: string;
  readonly statement: string;
  readonly file: string;
  readonly line: number;
}

/** All rules there are. */
export interface Ledger {
  /** By the name of their file, without `.md`; the examples are not among them. */
  readonly parts: ReadonlyMap<string, readonly Rule[]>;
  /** By id, those of the examples too. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Duplicated ids, and lines that look like a rule and are none. */
  readonly problems: readonly Problem[];
}

/** A file of the ledger. */
export interface LedgerFile {
  /** Its name without `.md`. */
  readonly name: string;
  /** As messages name it. */
  readonly file: string;
  readonly text: string;
  readonly example: boolean;
}

const RULE = /^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (\S.*)$/;

export function ledgerOf(files: readonly LedgerFile[]): Ledger {
  const parts = new Map<string, Rule[]>();
  const rules = new Map<string, Rule>();
  const problems: Problem[] = [];
  for (const { name, file, text, example } of files) {
    const part: Rule[] = [];
    if (!example) parts.set(name, part);
    for (const [i, line] of text.split(/\r?\n/).entries()) {
      const wrong = (message: string): void => {
        problems.push({ file, line: i + 1, scenario: null, message });
      };
      const [, id, statement] = RULE.exec(line) ?? [];
      if (id === undefined || statement === undefined) {
        if (line.startsWith('- **')) wrong('is not of the form "- **ID** statement"');
        continue;
      }
      const before = rules.get(id);
      if (before !== undefined) {
        wrong(`the rule ${id} is already in ${before.file}:${before.line}`);
        continue;
      }
      const rule: Rule = { id, statement, file, line: i + 1 };
      rules.set(id, rule);
      part.push(rule);
    }
  }
  return { parts, rules, problems };
}

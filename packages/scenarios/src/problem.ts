/** Something wrong with a scenario, a ledger or a test title, said in one line. */
export interface Problem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The scenario's name, where the problem lies within one. */
  readonly scenario: string | null;
  readonly message: string;
}

/** `file:line: scenario: message`, always one line. */
export function spelled({ file, line, scenario, message }: Problem): string {
  return oneLine(`${file}:${line}: ${scenario === null ? '' : `${scenario}: `}${message}`);
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

const LONGEST = 160;

/** A value as a person reads it, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}

/** What was thrown, in a few words. */
export function thrown(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

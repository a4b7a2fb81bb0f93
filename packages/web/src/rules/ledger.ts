export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^#{2,3}\s+(.*)$/;
const STATEMENT = /^- \*\*((?:BSG|ROLL)-\d[\w.]*)\*\* (.*)$/;
/** Marks at the end of a line say where a rule was read, for those who keep the ledger. */
const MARKS = /\s*(?:\[[^\]]*\]|\((?:see )?CX-\d+\))\s*\.?$/;

/** The statements of a ledger, section by section; its notes on sources are left out. */
export function readLedger(text: string): Section[] {
  const sections: { title: string; rules: Rule[] }[] = [];
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.push({ title: heading.trim(), rules: [] });
    const [, id, said] = STATEMENT.exec(line) ?? [];
    if (id !== undefined && said !== undefined)
      sections.at(-1)?.rules.push({ id, text: plain(said) });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

function plain(text: string): string {
  let now = text;
  while (MARKS.test(now)) now = now.replace(MARKS, '');
  return now
    .replaceAll('`', '')
    .replaceAll('**', '')
    .replace(/\*(\S[^*]*)\*/g, '$1');
}

/** Whether every word sought is there, in any order. */
export function matches(text: string, sought: string): boolean {
  const there = text.toLocaleLowerCase();
  return sought
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => there.includes(word));
}

/** The part of the reference a rule is in. */
export function partOf(rule: string): 'bsg' | 'roll' {
  return rule.startsWith('ROLL') ? 'roll' : 'bsg';
}

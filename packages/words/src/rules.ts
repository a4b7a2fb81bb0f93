/** One rule, as a reader of a language finds it. */
export interface RuleText {
  readonly id: string;
  readonly statement: string;
  /** Nobody has translated it yet, so it stands here in English. */
  readonly english: boolean;
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** The ledger of a game in a language. */
export interface RulesReference {
  readonly sections: readonly RuleSection[];
  /** How many statements there are, and how many of them in this language. */
  readonly total: number;
  readonly translated: number;
  rule(id: string): RuleText | undefined;
  /** Rules in which every word of the query begins some word; by id, if it is one. */
  search(query: string, limit?: number): readonly RuleText[];
}

/** Ids never change, so neither do links. */
export function ruleLink(id: string): string {
  return `/rules/${id}`;
}

const RULE = /^- \*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (\S.*)$/;
const SECTION = /^## (.+)$/;
/** Where a statement was found: of interest to those who check the ledger, not to those who play. */
const SOURCES = /(?:\s*\[[^\]]*\]|\s*\((?:CX|TW|HI)-\d+\))+$/;

/** The ledger as it is written (`rules/roll.md`), and the same file of a language, as far as it goes. */
export function rulesReference(
  ledger: string,
  own: string | null,
  speaker: {
    /** What a card or tile that a statement names by its id is called. */
    readonly named?: (id: string) => string | undefined;
    /** The language's `sound`, for what stands before such a name. */
    readonly sound?: (text: string) => string;
  } = {},
): RulesReference {
  const { named = () => undefined, sound = (text) => text } = speaker;
  const translations = own === null ? new Map<string, string>() : statementsOf(own);
  const titles = own === null ? [] : titlesOf(own);
  const sections: { title: string; rules: RuleText[] }[] = [];
  const byId = new Map<string, RuleText>();
  let headings = 0;
  for (const line of ledger.split(/\r?\n/)) {
    const [, title] = SECTION.exec(line) ?? [];
    if (title !== undefined) {
      sections.push({ title: titles[headings] ?? title, rules: [] });
      headings += 1;
    }
    const [, id, english] = RULE.exec(line) ?? [];
    if (id === undefined || english === undefined) continue;
    const translation = translations.get(id);
    const statement = sound(withNames(translation ?? english.replace(SOURCES, ''), named));
    const rule = { id, statement, english: own !== null && translation === undefined };
    byId.set(id, rule);
    sections.at(-1)?.rules.push(rule);
  }
  const rules = [...byId.values()];
  const folded = rules.map((rule) => ({ rule, words: wordsOf(`${rule.id} ${rule.statement}`) }));
  return {
    sections: sections.filter((section) => section.rules.length > 0),
    total: rules.length,
    translated: rules.filter(({ english }) => !english).length,
    rule: (id) => byId.get(id),
    search(query, limit = 50) {
      const exact = byId.get(query.trim().toUpperCase());
      if (exact !== undefined) return [exact];
      const wanted = wordsOf(query);
      if (wanted.length === 0) return [];
      return folded
        .filter(({ words }) => wanted.every((want) => words.some((word) => word.startsWith(want))))
        .slice(0, limit)
        .map(({ rule }) => rule);
    },
  };
}

/** The statements of a file in the ledger's form, by id. */
export function statementsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, id, statement] = RULE.exec(line) ?? [];
    if (id !== undefined && statement !== undefined) {
      found.set(id, statement.replace(SOURCES, ''));
    }
  }
  return found;
}

function titlesOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => SECTION.exec(line)?.[1] ?? []);
}

function withNames(statement: string, named: (id: string) => string | undefined): string {
  return statement.replace(/\b[a-z]+(?:-[a-z0-9]+)+\b|\bconscription\b/g, (id) => named(id) ?? id);
}

/** Words without accents and capitals, so that `zetony` finds `żetony`. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '');
}

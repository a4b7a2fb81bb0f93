import { type LanguageFacts, openWords, type Report, type Words } from './words.ts';

/** Gives the text of a file of the languages folder: `pl/roll.ftl`. Node reads it, a browser fetches a chunk. */
export type ReadText = (path: string) => Promise<string>;

/** The parts of a language that can be loaded on their own, beside what all share. */
export type Part =
  | 'roll'
  | 'bsg'
  | 'bsg-without-exodus'
  | 'bsg-exodus'
  | 'examples'
  | 'server'
  | 'cli'
  | 'web'
  | 'table'
  | 'table-exodus';
export type GameName = 'roll' | 'bsg';

const SHARED = ['common.ftl'];
const PARTS: Readonly<Record<Part, readonly string[]>> = {
  roll: ['roll.ftl', 'roll-names.ftl'],
  bsg: ['bsg.ftl', 'bsg-names.ftl', 'bsg-exodus.ftl', 'bsg-exodus-names.ftl'],
  // For tables that load no more than they need.
  'bsg-without-exodus': ['bsg.ftl', 'bsg-names.ftl'],
  'bsg-exodus': ['bsg-exodus.ftl', 'bsg-exodus-names.ftl'],
  examples: ['examples.ftl'],
  server: ['server.ftl'],
  cli: ['cli.ftl'],
  web: ['web.ftl'],
  table: ['table.ftl'],
  'table-exodus': ['table-exodus.ftl'],
};

/** Which files of a language make up a part; `common` is there in any case. */
export const PART_FILES: Readonly<Record<Part | 'common', readonly string[]>> = {
  common: SHARED,
  ...PARTS,
};

export async function loadFacts(read: ReadText, tag: string): Promise<LanguageFacts> {
  return JSON.parse(await read(`${tag}/language.json`)) as LanguageFacts;
}

/** A language with the messages of these parts. Nothing else is read. */
export async function loadWords(
  read: ReadText,
  tag: string,
  parts: readonly Part[],
  report?: Report,
): Promise<Words> {
  const files = [...SHARED, ...parts.flatMap((part) => PARTS[part])];
  const [facts, ...sources] = await Promise.all([
    loadFacts(read, tag),
    ...files.map((file) => read(`${tag}/${file}`)),
  ]);
  return openWords(facts, sources, report);
}

/** The two-page aid of a game, in Markdown. */
export function loadAid(read: ReadText, tag: string, game: GameName): Promise<string> {
  return read(`${tag}/${game}-aid.md`);
}

/** A file of the ledger in a language; null if nobody has begun it. English is the ledger itself. */
export async function loadRules(read: ReadText, tag: string, file: string): Promise<string | null> {
  if (tag === 'en') return null;
  try {
    return await read(`${tag}/rules/${file}.md`);
  } catch {
    return null;
  }
}

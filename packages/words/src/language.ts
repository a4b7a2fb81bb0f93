import { type LanguageFacts, openWords, type Report, type Words } from './words.ts';

/** Gives the text of a file of the languages folder: `pl/roll.ftl`. Node reads it, a browser fetches a chunk. */
export type ReadText = (path: string) => Promise<string>;

/** The parts of a language that can be loaded on their own, beside what all share. */
export type Part =
  | 'roll'
  | 'roll-brief'
  | 'bsg'
  | 'bsg-without-exodus'
  | 'bsg-exodus'
  | 'bsg-brief'
  | 'bsg-brief-pegasus'
  | 'bsg-brief-new-caprica'
  | 'bsg-brief-leaders'
  | 'bsg-brief-exodus'
  | 'examples'
  | 'server'
  | 'cli'
  | 'web'
  | 'table'
  | 'table-exodus'
  | 'lessons'
  | 'coach'
  | 'create'
  | 'pages'
  | 'place'
  | 'moments'
  | 'table-roll';
export type GameName = 'roll' | 'bsg';

const SHARED = ['common.ftl'];
const PARTS: Readonly<Record<Part, readonly string[]>> = {
  roll: ['roll.ftl', 'roll-names.ftl'],
  // Briefs are for tables that are drawn; nobody else needs them.
  'roll-brief': ['roll-brief.ftl'],
  bsg: ['bsg.ftl', 'bsg-names.ftl', 'bsg-exodus.ftl', 'bsg-exodus-names.ftl'],
  // For tables that load no more than they need.
  'bsg-without-exodus': ['bsg.ftl', 'bsg-names.ftl'],
  'bsg-exodus': ['bsg-exodus.ftl', 'bsg-exodus-names.ftl'],
  'bsg-brief': ['bsg-brief.ftl'],
  'bsg-brief-pegasus': ['bsg-brief-pegasus.ftl'],
  'bsg-brief-new-caprica': ['bsg-brief-new-caprica.ftl'],
  'bsg-brief-leaders': ['bsg-brief-leaders.ftl'],
  'bsg-brief-exodus': ['bsg-brief-exodus.ftl'],
  examples: ['examples.ftl'],
  server: ['server.ftl'],
  cli: ['cli.ftl'],
  web: ['web.ftl'],
  table: ['table.ftl', 'table-people.ftl'],
  'table-exodus': ['table-exodus.ftl'],
  lessons: ['lessons.ftl'],
  coach: ['coach.ftl'],
  // Pages of their own, which speak as all pages do.
  create: ['web.ftl', 'create.ftl'],
  pages: ['web.ftl', 'pages.ftl'],
  place: ['place.ftl'],
  moments: ['moments.ftl'],
  'table-roll': ['table-roll.ftl'],
};

/** Which files of a language make up a part; `common` is there in any case. */
export const PART_FILES: Readonly<Record<Part | 'common', readonly string[]>> = {
  common: SHARED,
  ...PARTS,
};

/** Whose briefs lie in a part of their own: whoever plays without these modules does without it. */
const BRIEFS: Readonly<Partial<Record<string, Part>>> = {
  pegasus: 'bsg-brief-pegasus',
  'new-caprica': 'bsg-brief-new-caprica',
  'cylon-leaders': 'bsg-brief-leaders',
  'sympathetic-cylon': 'bsg-brief-leaders',
  exodus: 'bsg-brief-exodus',
};

/** The parts with the briefs of a game, or of a table with these modules alone. */
export function briefParts(game: GameName, modules: readonly string[] | null = null): Part[] {
  if (game === 'roll') return ['roll-brief'];
  const played = (modules ?? Object.keys(BRIEFS)).flatMap((module) => BRIEFS[module] ?? []);
  return [...new Set<Part>(['bsg-brief', ...played])];
}

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

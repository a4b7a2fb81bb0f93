import type { Part, Speech, Words } from '@starboard/words';
import { briefParts, loadWords } from '@starboard/words/language';
import { type GameName, isMain } from '../game-name.ts';
import { breakable, whole } from './hyphens.ts';

// Each file is a chunk of its own, fetched when its language is used.
const files = import.meta.glob<string>('../../../words/languages/*/*.{ftl,json}', {
  query: '?raw',
  import: 'default',
});

const PATH = /languages\/([^/]+)\/([^/]+)$/;
const readers = new Map<string, () => Promise<string>>();
for (const [path, load] of Object.entries(files)) {
  const [, tag, file] = PATH.exec(path) ?? [];
  if (tag !== undefined && file !== undefined) readers.set(`${tag}/${file}`, load);
}

/** Every language there is: a folder is a language. */
export const TAGS: readonly string[] = [
  ...new Set([...readers.keys()].map((path) => path.split('/')[0] ?? '')),
].sort();

async function read(path: string): Promise<string> {
  const load = readers.get(path);
  if (load === undefined) throw new Error(`there is no ${path}`);
  return load();
}

// A game's words come with its definitions: only for those who sit down to it.
const speakers: Readonly<Record<GameName, () => Promise<(words: Words) => Speech>>> = {
  roll: async () => (await import('@starboard/words/roll')).rollSpeech,
  bsg: async () => (await import('@starboard/words/bsg')).bsgSpeech,
  'tic-tac-toe': async () => (await import('@starboard/words/examples')).ticTacToeSpeech,
  'liars-dice': async () => (await import('@starboard/words/examples')).liarsDiceSpeech,
};

const kept = new Map<string, Promise<Words>>();

/** The words of these parts: as they are for a table, or for a page. */
function wordsOf(
  tag: string,
  parts: readonly Part[],
  suited: (words: Words) => Words = whole,
): Promise<Words> {
  const key = `${tag} ${parts.join(' ')}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = loadWords(read, tag, parts).then(suited);
    kept.set(key, found);
  }
  return found;
}

/** The words of the interface alone. */
export const interfaceWords = (tag: string): Promise<Words> => wordsOf(tag, ['web']);

/** What is only wanted now and then. */
export type ExtraPart = 'create' | 'pages' | 'lessons' | 'coach' | 'moments' | 'place';

/** The words of something that is only wanted now and then. */
export const extraWords = (tag: string, part: ExtraPart): Promise<Words> => wordsOf(tag, [part]);

/** A game, or as much of it as a table with these modules needs. */
function partsOf(game: GameName, modules: readonly string[] | null): readonly Part[] {
  if (!isMain(game)) return ['web', 'table', 'examples'];
  const briefs = briefParts(game, modules);
  if (game === 'roll') return ['web', 'table', 'table-roll', 'roll', ...briefs];
  const exodus = modules === null || modules.includes('exodus');
  return ['web', 'table', 'bsg-without-exodus', ...briefs, ...(exodus ? EXODUS : [])];
}

const EXODUS: readonly Part[] = ['bsg-exodus', 'table-exodus'];

/** The words of the interface and of a game, and the game's speech: of all of it, or of a table with these modules. */
export async function gameWords(
  tag: string,
  game: GameName,
  modules: readonly string[] | null = null,
): Promise<{ words: Words; speech: Speech }> {
  const [words, speak] = await Promise.all([
    wordsOf(tag, partsOf(game, modules), breakable),
    speakers[game](),
  ]);
  return { words, speech: speak(words) };
}

/** The best of our languages for what the browser asks for. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = TAGS.find((it) => it === tag || it === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

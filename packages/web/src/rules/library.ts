import type { RulesReference, RuleText } from '@starboard/words';
import type { MainGame } from '../game-name.ts';
import { gameWords } from '../language/load.ts';
import { readAid, type Section } from './aid-text.ts';
import { BOOKS, type Book, bookOf } from './books.ts';

// The ledgers and aids, each a chunk of its own, fetched in the reader's language when somebody looks.

const ledgers = import.meta.glob<string>('../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
});
const translations = import.meta.glob<string>('../../../words/languages/*/{rules/*,*-aid}.md', {
  query: '?raw',
  import: 'default',
});

async function textAt(
  files: Readonly<Record<string, () => Promise<string>>>,
  end: string,
): Promise<string> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${end}`)) ?? [];
  if (load === undefined) throw new Error(`there is no ${end}`);
  return load();
}

const read = (path: string): Promise<string> => textAt(translations, `languages/${path}`);

const kept = new Map<string, Promise<RulesReference>>();

/** A ledger in a language; what nobody has translated yet stands there in English. */
export function rulesOf(tag: string, book: Book): Promise<RulesReference> {
  const key = `${tag} ${book}`;
  let found = kept.get(key);
  if (found === undefined) {
    found = open(tag, book);
    // What did not come because there was no network is asked for again.
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

async function open(tag: string, book: Book): Promise<RulesReference> {
  const { file, game } = BOOKS[book];
  const [{ loadRules, rulesReference }, { words, speech }, ledger] = await Promise.all([
    import('@starboard/words'),
    gameWords(tag, game),
    textAt(ledgers, `${file}.md`),
  ]);
  return rulesReference(ledger, await loadRules(read, tag, file), {
    named: (id) => (speech.ids.includes(id) ? speech.name(id) : undefined),
    sound: words.sound,
  });
}

/** One rule in a language; null when there is none of that number. */
export async function ruleText(tag: string, rule: string): Promise<RuleText | null> {
  const book = bookOf(rule);
  return book === null ? null : ((await rulesOf(tag, book)).rule(rule) ?? null);
}

/** The player aid of a game, section by section. */
export async function aidOf(tag: string, game: MainGame): Promise<readonly Section[]> {
  const { loadAid } = await import('@starboard/words');
  return readAid(await loadAid(read, tag, game));
}

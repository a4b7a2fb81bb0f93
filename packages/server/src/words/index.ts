import type { Message } from '@starboard/kernel';
import {
  bsgSpeech,
  liarsDiceSpeech,
  rollSpeech,
  type Speech,
  ticTacToeSpeech,
  type Words,
} from '@starboard/words';
import { loadWords } from '@starboard/words/language';
import { languageTags, readText } from '@starboard/words/node';

/** A folder is a language; none is known by name but the one that all fall back to. */
export const LANGUAGES: readonly string[] = await languageTags();

/** What the server itself says. Never a secret of a game: who is to act and where, nothing else. */
const english = await loadWords(readText, 'en', ['server']);
const others = new Map<string, Words>();
for (const tag of LANGUAGES) {
  if (tag !== 'en') others.set(tag, await loadWords(readText, tag, ['server']));
}

/** A message of the server's own in somebody's language. */
export function speak(
  language: string,
  id: string,
  args: Readonly<Record<string, string>> = {},
): string {
  return (others.get(language) ?? english).say(`server-${id}`, args);
}

/** The first language of a browser's list that is spoken here. */
export function languageAmong(accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',').map((it) => it.trim().slice(0, 2).toLowerCase());
  return wanted.find((it) => LANGUAGES.includes(it)) ?? 'en';
}

const SPEECHES = {
  bsg: bsgSpeech,
  roll: rollSpeech,
  'tic-tac-toe': ticTacToeSpeech,
  'liars-dice': liarsDiceSpeech,
} as const;

const speeches = new Map<string, Promise<Speech>>();

/** A game in somebody's language; read when it is first spoken of. */
export function gameSpeech(language: string, game: string): Promise<Speech> {
  const tag = LANGUAGES.includes(language) ? language : 'en';
  const name = Object.hasOwn(SPEECHES, game) ? (game as keyof typeof SPEECHES) : null;
  if (name === null) throw new RangeError(`nobody speaks of ${game}`);
  const key = `${tag} ${name}`;
  let found = speeches.get(key);
  if (found === undefined) {
    const part = name === 'bsg' || name === 'roll' ? name : 'examples';
    found = loadWords(readText, tag, [part]).then(SPEECHES[name]);
    speeches.set(key, found);
  }
  return found;
}

/** What a refusal says to whoever reads the protocol; clients translate the code. */
export function explain({ id, args = {} }: Message): string {
  // What the referee refuses has words of its own; a notice of the same name is something else.
  const said = [`refusal-${id}`, `server-${id}`].find((it) => english.has(it));
  if (said === undefined) {
    return `Refused: ${id}${Object.keys(args).length === 0 ? '' : ` ${JSON.stringify(args)}`}`;
  }
  const plain = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value),
  ]);
  return english.say(said, Object.fromEntries(plain));
}

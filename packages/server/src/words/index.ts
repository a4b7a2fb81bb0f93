import type { Message } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { loadWords } from '@starboard/words/language';
import { readText } from '@starboard/words/node';

export const LANGUAGES = ['en', 'pl', 'de', 'hu'] as const;

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

/** What a refusal says to whoever reads the protocol; clients translate the code. */
export function explain({ id, args = {} }: Message): string {
  if (!english.has(`server-${id}`)) {
    return `Refused: ${id}${Object.keys(args).length === 0 ? '' : ` ${JSON.stringify(args)}`}`;
  }
  const plain = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : String(value),
  ]);
  return english.say(`server-${id}`, Object.fromEntries(plain));
}

import type { Message } from '@starboard/kernel';
import { loadWords } from '@starboard/words/language';
import { readText } from '@starboard/words/node';

export const LANGUAGES = ['en', 'pl', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the server itself says. Never a secret of a game: who is to act and where, nothing else. */
const english = await loadWords(readText, 'en', ['server']);
const others = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (tag) => [tag as string, await loadWords(readText, tag, ['server'])] as const,
    ),
  ),
);

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

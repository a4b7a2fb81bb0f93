import type { Message } from '@starboard/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { pl } from './pl.ts';

export const LANGUAGES = ['en', 'pl', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Sentences = Readonly<Record<keyof typeof en, string>>;

const all: Readonly<Record<Language, Sentences>> = { en, pl, de, hu };

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((it) => it === text);
}

/** A message of the server's own in somebody's language. */
export function speak(
  language: string,
  id: keyof typeof en,
  args: Readonly<Record<string, string>> = {},
): string {
  const sentence = all[isLanguage(language) ? language : 'en'][id];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => args[name] ?? '');
}

/** What a refusal says to whoever reads the protocol; clients translate the code. */
export function explain({ id, args }: Message): string {
  const sentence = Object.hasOwn(en, id) ? en[id as keyof typeof en] : undefined;
  if (sentence === undefined)
    return `Refused: ${id}${args === undefined ? '' : ` ${JSON.stringify(args)}`}`;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args?.[name] ?? ''));
}

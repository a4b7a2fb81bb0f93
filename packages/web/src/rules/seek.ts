import { unbroken } from '../language/hyphens.ts';

/** Without capitals and accents, so that `zetony` finds `żetony`. */
const folded = (text: string): string =>
  unbroken(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

/** Whether every word sought is there, in any order. */
export function matches(text: string, sought: string): boolean {
  const there = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

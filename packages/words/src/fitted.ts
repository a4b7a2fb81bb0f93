import { BRIEF_LETTERS, lettersIn, withSoftHyphens } from './letters.ts';

/** One after the other. */
export const inARow = (parts: readonly string[]): string => parts.join(', ');

/**
 * What is said of these lists, their parts joined, as much of it as fits a brief: the list that takes most room loses
 * its last parts, and dots stand for them. Null if a list is missing or empty, or not even its first part fits.
 */
export function fitted(
  lists: readonly (readonly string[] | null)[],
  say: (texts: readonly string[]) => string,
  joined: (parts: readonly string[]) => string = inARow,
): string | null {
  const all = lists.flatMap((list) => (list === null || list.length === 0 ? [] : [list]));
  if (all.length < lists.length) return null;
  const kept = all.map((list) => list.length);
  for (;;) {
    const texts = all.map((list, i) => {
      const count = kept[i] ?? 0;
      return joined(list.slice(0, count)) + (count < list.length ? '…' : '');
    });
    const text = say(texts);
    if (lettersIn(withSoftHyphens(text)) <= BRIEF_LETTERS) return text;
    const longest = texts
      .map((it, i) => ({ i, length: it.length, count: kept[i] ?? 0 }))
      .filter(({ count }) => count > 1)
      .sort((a, b) => b.length - a.length)[0];
    if (longest === undefined) return null;
    kept[longest.i] = longest.count - 1;
  }
}

/** The most letters a brief has: two lines of twenty in a room of the board. */
export const BRIEF_LETTERS = 40;

const SOFT_HYPHEN = '\u00AD';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many letters a reader sees, spaces and signs among them; places where a word may break are none. */
export function lettersIn(text: string): number {
  return [...graphemes.segment(text.replaceAll(SOFT_HYPHEN, ''))].length;
}

/** In messages a bar marks where a long word may break: a soft hyphen could not be seen there. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll('|', SOFT_HYPHEN);
}

/** Minus one, plus two: with a sign in any case. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

const LONGEST = 60;

/** The known word most like a mistyped one, or null when none is like it. */
export function nearest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of known) {
    // The right word in the wrong place is no help.
    if (candidate === word) continue;
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

/** ` (did you mean "x"?)`, or nothing. */
export function hint(word: string, known: Iterable<string>): string {
  const found = nearest(word, known);
  return found === null ? '' : ` (did you mean "${found}"?)`;
}

/** How many letters must be added, removed or changed (Levenshtein). */
function distance(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return LONGEST;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? LONGEST;
}

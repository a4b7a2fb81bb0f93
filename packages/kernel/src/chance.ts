/** A source of whole numbers: the table's dice, or a player's own whims. */
export interface Chance {
  /** A number from 0 to `limit` - 1, each as likely. */
  below(limit: number): number;
}

/**
 * A small fast generator (sfc32) for players, samplers and tests. Never for the table itself: its stream is
 * easy to predict.
 */
export function whims(seed: string): Chance {
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), 0x01000193);
    b = Math.imul(b + a, 0x85ebca6b) ^ (a >>> 13);
  }
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  // The bias of a plain product is below 2^-20 for any list a player chooses from.
  return { below: (limit) => Math.floor((next() / 0x1_0000_0000) * limit) };
}

/** Fisher and Yates, in place. */
export function shuffleWith<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

export function pickWith<T>(chance: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[chance.below(items.length)] as T;
}

/** Chance that always falls the same way for a seed, so that a picture is the same for ever. */
export function seeded(seed: string): (from: number, to: number) => number {
  let state = 1779033703 ^ seed.length;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    return Math.round((from + (to - from) * part) * 100) / 100;
  };
}

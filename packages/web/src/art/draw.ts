// What every drawing uses: a seeded die, colours, soft shapes. A drawing is a text of SVG; the same id is always the
// same picture.

/** Chance that always falls the same way for a seed: from 0 up to 1. */
export type Chance = () => number;

export function chanceOf(seed: string): Chance {
  let state = 1779033703 ^ seed.length;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, from: number, to: number): number =>
  from + (to - from) * chance();

/** One of several; there must be at least one. */
export function pick<T>(chance: Chance, of: readonly [T, ...T[]]): T {
  return of[Math.floor(chance() * of.length)] ?? of[0];
}

// The parts of a drawing that others point to have names; those of one drawing begin alike, so that two drawings on
// one page never take each other's.
let prefix = 'd';
let named = 0;

export function newId(): string {
  named += 1;
  return `${prefix}-${named.toString(36)}`;
}

const drawn = new Map<string, string>();

/** The picture called `key`, drawn once. */
export function drawing(key: string, draw: () => string): string {
  let text = drawn.get(key);
  if (text === undefined) {
    prefix = `d${Math.floor(chanceOf(key)() * 4294967296).toString(36)}`;
    named = 0;
    text = draw();
    drawn.set(key, text);
  }
  return text;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

export function mix(one: string, other: string, part: number): string {
  const to = channels(other);
  const mixed = channels(one).map((it, i) =>
    Math.round(it + ((to[i] ?? it) - it) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const lighten = (colour: string, part: number): string => mix(colour, '#ffffff', part);
export const darken = (colour: string, part: number): string => mix(colour, '#04070d', part);

/** Two digits are enough for a picture. */
export const n = (value: number): number => Math.round(value * 100) / 100;

export type Point = readonly [number, number];

/** A closed soft shape through points. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}

export function blob(
  chance: Chance,
  cx: number,
  cy: number,
  rx: number,
  ry: number = rx,
  points = 9,
  rough = 0.35,
): string {
  return smooth(
    Array.from({ length: points }, (_, i): Point => {
      const angle = (i / points) * Math.PI * 2;
      const far = 1 + (chance() - 0.5) * 2 * rough;
      return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
    }),
  );
}

export function stars(
  seed: string,
  w: number,
  h: number,
  count: number,
  colour = '#dfe9ff',
  most = 1.3,
): string {
  const chance = chanceOf(seed);
  let all = '';
  for (let i = 0; i < count; i++) {
    const big = chance() < 0.08;
    all += `<circle cx="${n(chance() * w)}" cy="${n(chance() * h)}" r="${n(big ? between(chance, most * 0.8, most) : between(chance, 0.35, most * 0.6))}" opacity="${n(big ? 0.9 : between(chance, 0.2, 0.65))}"/>`;
  }
  return `<g fill="${colour}">${all}</g>`;
}

/** So many pieces, one after the other. */
export const row = (count: number, piece: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => piece(i)).join('');

/** A whole picture, as a file of its own would be. */
export const svg = (
  w: number,
  h: number,
  body: string,
  { box = `0 0 ${w} ${h}`, fit = '' }: { readonly box?: string; readonly fit?: string } = {},
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}"${fit === '' ? '' : ` preserveAspectRatio="${fit}"`}>${body}</svg>`;

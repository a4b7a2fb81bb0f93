import { chanceOf, n, newId } from '../draw.ts';
import { type ShipKind, shipBody } from '../ships.ts';

// What the pictures of crises are made of: people, crowds, soldiers, light.

export const fist = (
  x: number,
  y: number,
  s: number,
  rot: number,
  fill: string,
  edge: string,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M-7 0 -9 60H11L8 0Z" fill="${fill}"/><path d="M-9 60H11L10 44-8.5 44Z" fill="#000" opacity=".35"/><path d="M-10-17C-10-21-6-22-4-20-2-23 2-23 4-20 6-22 10-21 10-17 12-12 12-5 9 0 5 4-5 4-9 0-12-5-12-12-10-17Z" fill="${fill}"/><path d="M-10-17C-10-21-6-22-4-20-2-23 2-23 4-20 6-22 10-21 10-17" fill="none" stroke="${edge}" stroke-width="2.2"/><path d="M-4-20V-11M3.5-20V-11M-9-8C-4-11 2-11 6-7" stroke="${edge}" stroke-width="1.3" opacity=".7" fill="none"/><path d="M-10-15C-12-8-12-3-9 0L-9 58" fill="none" stroke="${edge}" stroke-width="1.8" opacity=".8"/></g>`;

type Stop = readonly [number, string, number?];

/** A picture is drawn on a sheet of 260 x 104 that covers whatever frame it is given. */
export function paint() {
  let defs = '';
  const stops = (list: readonly Stop[]): string =>
    list
      .map(
        ([o, c, k]) =>
          `<stop offset="${o}" stop-color="${c}"${k === undefined ? '' : ` stop-opacity="${k}"`}/>`,
      )
      .join('');
  return {
    lin: (
      list: readonly Stop[],
      [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
    ): string => {
      const g = newId();
      defs += `<linearGradient id="${g}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
      return `url(#${g})`;
    },
    rad: (
      list: readonly Stop[],
      [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
    ): string => {
      const g = newId();
      defs += `<radialGradient id="${g}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
      return `url(#${g})`;
    },
    clip: (d: string): string => {
      const g = newId();
      defs += `<clipPath id="${g}"><path d="${d}"/></clipPath>`;
      return `url(#${g})`;
    },
    sheet: (w: number, h: number, body: string): string => {
      const k = Math.max(w / 260, h / 104);
      return `<defs>${defs}</defs><g transform="translate(${n((w - 260 * k) / 2)} ${n((h - 104 * k) * 0.38)}) scale(${Math.round(k * 10000) / 10000})">${body}</g>`;
    },
  };
}
export const all = '<rect width="260" height="104"';
export const put = (x: number, y: number, s: number, body: string, flip = false, rot = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${rot ? ` rotate(${rot})` : ''} scale(${flip ? -s : s} ${s})">${body}</g>`;
/** Stars in three strokes instead of a circle each; a ship drawn once and flown several times. */
export const dust = (
  seed: string,
  w: number,
  h: number,
  count: number,
  color = '#dfe9ff',
): string => {
  const r = chanceOf(seed),
    d: [string, string, string] = ['', '', ''];
  for (let i = 0; i < count; i++)
    d[r() < 0.09 ? 2 : i % 2 === 0 ? 0 : 1] +=
      `M${Math.round(r() * w)} ${Math.round(r() * h * 10) / 10}h0`;
  return `<g stroke="${color}" stroke-linecap="round"><path d="${d[0]}" stroke-width=".8" opacity=".45"/><path d="${d[1]}" stroke-width="1.1" opacity=".65"/><path d="${d[2]}" stroke-width="2.1" opacity=".9"/></g>`;
};
export const flight = (
  kind: ShipKind,
  list: readonly (readonly [number, number, number, number])[],
): string => {
  const g = newId();
  return `<defs><g id="${g}">${shipBody(kind)}</g></defs>${list.map(([x, y, size, rot]) => `<use href="#${g}" transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${n(size / 48)}) rotate(${rot} 24 24)"/>`).join('')}`;
};
/** Somebody on their feet, 40 high, feet at 0. */
export const STAND =
  'M0-40.5C2.4-40.5 3.6-38.8 3.4-36.4 3.2-34.4 2.3-33.2 2-32.6V-31.6C6-31 8.4-29.6 8.9-25L9.6-14.6C9.6-12.6 7.4-12.6 7.2-14.6L6-24.5 5.6-17 6-1.6 7.8 0H1.6L.2-15-1.4 0H-7.4L-5.8-1.6-5.4-17-6-24.5-7.2-14.6C-7.4-12.6-9.6-12.6-9.6-14.6L-8.9-25C-8.4-29.6-6-31-2-31.6V-32.6C-2.3-33.2-3.2-34.4-3.4-36.4-3.6-38.8-2.4-40.5 0-40.5Z';
export const COAT =
  'M0-40.5C2.4-40.5 3.6-38.8 3.4-36.4 3.2-34.4 2.3-33.2 2-32.6V-31.6C6-31 8.4-29.6 8.9-25L9.8-15 8-14 6.4-23 8 0H-8L-6.4-23-8-14-9.8-15-8.9-25C-8.4-29.6-6-31-2-31.6V-32.6C-2.3-33.2-3.2-34.4-3.4-36.4-3.6-38.8-2.4-40.5 0-40.5Z';
const RIM = 'M3.2-36C3.6-38.8 2.4-40.5 0-40.5M2-31.6C6-31 8.4-29.6 8.9-25L9.6-14.6';
export const man = (
  x: number,
  y: number,
  s: number,
  fill: string,
  rim = '',
  flip = false,
  d = STAND,
): string =>
  put(
    x,
    y,
    s,
    `<path d="${d}" fill="${fill}"/>${rim ? `<path d="${RIM}" fill="none" stroke="${rim}" stroke-width="${n(0.9 / s)}" stroke-linecap="round"/>` : ''}`,
    flip,
  );
/** Head and shoulders from behind, 24 wide. */
const BACK =
  'M-2.6-7.4C-4.8-9.2-5.4-12-4.9-15-4.4-18.2-2.4-20 0-20S4.4-18.2 4.9-15C5.4-12 4.8-9.2 2.6-7.4V-6C8.4-5 11.6-2.4 12.4 10H-12.4C-11.6-2.4-8.4-5-2.6-6Z';
export const head = (x: number, y: number, s: number, fill: string, rim = ''): string =>
  put(
    x,
    y,
    s,
    `<path d="${BACK}" fill="${fill}"/>${rim ? `<path d="M-4.9-15C-4.4-18.2-2.4-20 0-20S4.4-18.2 4.9-15M-11.4-1C-10-4-7.4-5.2-2.6-6M11.4-1C10-4 7.4-5.2 2.6-6" fill="none" stroke="${rim}" stroke-width="${n(0.9 / s)}" stroke-linecap="round"/>` : ''}`,
  );
/** A machine soldier, 46 high. */
export const soldier = (
  x: number,
  y: number,
  s: number,
  fill: string,
  rim: string,
  flip = false,
): string =>
  put(
    x,
    y,
    s,
    `<path d="M0-46 3.4-43.6 4.2-38.6 2.4-35.4 10-33.6 13.4-27.4 11.4-22 12.4-14.4 14.6-8.4 12.8-6 10.6-8.2 9-14.4 8-23.6 5-19 4.4-14.4 7-8 6.2 0H2L1-11.4H-1L-2 0H-6.2L-7-8-4.4-14.4-5-19-8-23.6-9-14.4-10.6-8.2-12.8-6-14.6-8.4-12.4-14.4-11.4-22-13.4-27.4-10-33.6-2.4-35.4-4.2-38.6-3.4-43.6Z" fill="${fill}"/><path d="M0-46 3.4-43.6 4.2-38.6M2.4-35.4 10-33.6 13.4-27.4 11.4-22" fill="none" stroke="${rim}" stroke-width="${n(0.9 / s)}"/><path d="M-3.2-40.4H3.2" stroke="#ff3a2b" stroke-width="1.7"/><path d="M-.4-40.4H1.6" stroke="#ffd5cf" stroke-width="1.5"/>`,
    flip,
  );

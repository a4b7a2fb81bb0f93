import { between, blob, chanceOf, n, newId, type Point, row, stars, svg } from '../draw.ts';
import { ball } from '../worlds.ts';

const FIT = { fit: 'xMidYMid slice' };

/** Deep space: two clouds, a far world, stars. */
export function sky(
  w: number,
  h: number,
  seed: string,
  warm = '#7a3b2c',
  cold = '#1d5a78',
): string {
  const [a, b, c] = [newId(), newId(), newId()];
  const r = chanceOf(seed);
  const wisps = row(
    5,
    () =>
      `<path d="${blob(r, w * between(r, 0.1, 0.95), h * between(r, 0.05, 0.9), w * between(r, 0.06, 0.16), h * between(r, 0.04, 0.1), 9, 0.5)}" fill="${r() < 0.5 ? cold : warm}" opacity=".07"/>`,
  );
  const world = ball(seed, 'grey', {
    r: h * 0.34,
    cx: w * 0.985,
    cy: h * 1.1,
    features: ['land', 'cloud'],
  });
  return svg(
    w,
    h,
    `<defs><radialGradient id="${a}"><stop offset="0" stop-color="${cold}" stop-opacity=".5"/><stop offset="1" stop-color="${cold}" stop-opacity="0"/></radialGradient><radialGradient id="${b}"><stop offset="0" stop-color="${warm}" stop-opacity=".42"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient><radialGradient id="${c}" cx=".5" cy=".5" r=".75"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02040a" stop-opacity=".7"/></radialGradient></defs><rect width="${w}" height="${h}" fill="#070b13"/><ellipse cx="${w * 0.78}" cy="${h * 0.22}" rx="${w * 0.5}" ry="${h * 0.55}" fill="url(#${a})"/><ellipse cx="${w * 0.12}" cy="${h * 0.6}" rx="${w * 0.36}" ry="${h * 0.6}" fill="url(#${b})"/>${wisps}${stars(seed, w, h, Math.round((w * h) / 1900), '#dfeaff', 1.3)}<g opacity=".9">${world}</g><rect width="${w}" height="${h}" fill="url(#${c})"/>`,
    FIT,
  );
}

/** The sky of the light theme: an inked chart of stars. */
export function chart(w: number, h: number, seed: string): string {
  const r = chanceOf(`${seed}c`);
  const points = Array.from({ length: 26 }, (): Point => [n(r() * w), n(r() * h)]);
  const at = (i: number): string => (points[i] ?? [0, 0]).join(' ');
  const [cx, cy] = [w * 0.5, h * 0.56];
  const circles = [0.3, 0.55, 0.8, 1.05]
    .map((part) => `<circle cx="${cx}" cy="${cy}" r="${n(w * part * 0.55)}"/>`)
    .join('');
  const rays = row(
    12,
    (i) =>
      `<path d="M${cx} ${cy}L${n(cx + Math.cos(i * 0.5236) * w)} ${n(cy + Math.sin(i * 0.5236) * w)}"/>`,
  );
  const inked = points
    .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 4 === 0 ? 1.9 : 1.1}"/>`)
    .join('');
  const lines = [0, 5, 10, 15].map((i) => `M${at(i)}L${at(i + 1)}L${at(i + 2)}`).join('');
  return svg(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#dbe5f0"/><g fill="none" stroke="#9db4cf" stroke-width=".8" opacity=".55">${circles}${rays}</g><g fill="#3d5a80">${inked}</g><path d="${lines}" fill="none" stroke="#3d5a80" stroke-width=".7" opacity=".35"/>`,
    FIT,
  );
}

// Developments: a medal with a pattern of its own (from the id) and a sign that says what it is about.
import { between, chanceOf, darken, lighten, mix, n, newId, stars, svg } from './draw.ts';
import { sign as glyph, type SignName } from './signs.ts';

export const PHASE_COLOURS = {
  explore: '#7cc4ff',
  develop: '#f2b544',
  settle: '#7fdc9a',
  produce: '#ff9d66',
  ship: '#c7a2ff',
  reassign: '#b9c6d8',
  end: '#ffd769',
  build: '#ff8f86',
} as const;
export type MedalPhase = keyof typeof PHASE_COLOURS;
function rosette(seed: string, R: number, color: string): string {
  const r = chanceOf(seed),
    k = 5 + Math.floor(r() * 6),
    layers = 3;
  let s = '';
  for (let l = 0; l < layers; l++) {
    const amp = between(r, 0.12, 0.34),
      m = k * (l + 1),
      rad = R * (0.6 + 0.17 * l),
      ph = r() * 6;
    let d = '';
    for (let i = 0; i <= 180; i++) {
      const a = (i / 180) * Math.PI * 2,
        q = rad * (1 + amp * Math.sin(m * a + ph));
      d += `${i ? 'L' : 'M'}${n(50 + Math.cos(a) * q)} ${n(50 + Math.sin(a) * q)}`;
    }
    s += `<path d="${d}Z" fill="none" stroke="${color}" stroke-width=".8" opacity="${0.75 - l * 0.15}"/>`;
  }
  return s;
}
interface Where {
  readonly cx?: number;
  readonly cy?: number;
  readonly R?: number;
}

function medal(
  seed: string,
  sign: SignName,
  phase: MedalPhase,
  { cx = 50, cy = 50, R = 44 }: Where = {},
): string {
  const c = PHASE_COLOURS[phase],
    g = newId(),
    h = newId(),
    cl = newId(),
    k = R / 44;
  const dia = (q: number): string =>
    `M50 ${n(50 - q)}L${n(50 + q)} 50L50 ${n(50 + q)}L${n(50 - q)} 50Z`;
  return `<g transform="translate(${n(cx - 50 * k)} ${n(cy - 50 * k)}) scale(${n(k)})"><defs><linearGradient id="${g}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(c, 0.55)}"/><stop offset=".5" stop-color="${c}"/><stop offset="1" stop-color="${darken(c, 0.55)}"/></linearGradient><radialGradient id="${h}"><stop offset="0" stop-color="${mix(c, '#141c2b', 0.62)}"/><stop offset="1" stop-color="${mix(c, '#0a0f19', 0.86)}"/></radialGradient><clipPath id="${cl}"><path d="${dia(40)}"/></clipPath></defs>
<path d="${dia(49)}" fill="url(#${g})"/><path d="${dia(45)}" fill="#0a0f19"/><path d="${dia(43)}" fill="url(#${g})" opacity=".5"/><path d="${dia(41)}" fill="url(#${h})"/><g clip-path="url(#${cl})">${rosette(seed, 30, c)}</g>
<circle cx="50" cy="50" r="18.5" fill="#0d1420" stroke="url(#${g})" stroke-width="2"/>${glyph(sign, 50, 50, 21, lighten(c, 0.35))}</g>`;
}
function devScene(
  seed: string,
  sign: SignName,
  phase: MedalPhase,
  w: number,
  h: number,
  { cx = w * 0.7, cy = h * 0.5, R = h * 0.5 }: Where = {},
): string {
  const c = PHASE_COLOURS[phase],
    g = newId(),
    b = newId(),
    r = chanceOf(`${seed}bg`);
  let grid = '';
  for (let i = 0; i < 9; i++)
    grid += `<path d="M${n(cx)} ${n(cy)}L${n(cx + Math.cos(i * 0.7 + r()) * w)} ${n(cy + Math.sin(i * 0.7 + r()) * w)}" stroke="${c}" stroke-width=".7" opacity=".22"/>`;
  for (let i = 1; i < 5; i++)
    grid += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(R * (0.9 + i * 0.36))}" fill="none" stroke="${c}" stroke-width=".7" opacity="${n(0.3 - i * 0.05)}"/>`;
  return `<defs><linearGradient id="${g}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0a0f19"/><stop offset="1" stop-color="${mix(c, '#101828', 0.72)}"/></linearGradient><radialGradient id="${b}"><stop offset="0" stop-color="${c}" stop-opacity=".4"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${g})"/>${stars(seed, w, h, Math.round((w * h) / 500), '#eaf2ff', 0.9)}<circle cx="${cx}" cy="${cy}" r="${R * 1.9}" fill="url(#${b})"/>${grid}${medal(seed, sign, phase, { cx, cy, R: R * 0.94 })}`;
}
/** The picture window of a development. */
export const developmentPicture = (
  seed: string,
  sign: SignName,
  phase: MedalPhase,
  w: number,
  h: number,
  where?: Where,
): string => svg(w, h, devScene(seed, sign, phase, w, h, where), { fit: 'xMidYMid slice' });

export const smallMedal = (seed: string, sign: SignName, phase: MedalPhase, size: number): string =>
  svg(size, size, medal(seed, sign, phase), { box: '0 0 100 100' });

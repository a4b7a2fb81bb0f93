// Worlds, drawn from their id: the same id is always the same world.
import {
  between,
  blob,
  type Chance,
  chanceOf,
  darken,
  lighten,
  mix,
  n,
  newId,
  pick,
  stars,
  svg,
} from './draw.ts';

/** Colour of the world on the tile -> what its ground looks like. */
export type WorldColour = 'grey' | 'novelty' | 'rare' | 'genes' | 'alien';

interface Ground {
  readonly base: readonly [string, ...string[]];
  readonly land: readonly [string, ...string[]];
  readonly air: string;
}

const GROUND: Readonly<Record<WorldColour, Ground>> = {
  grey: {
    base: ['#4f7ea8', '#3d6b8f', '#5a7d95', '#6d7f93', '#557a86'],
    land: ['#7f9a6b', '#a38f68', '#8d9a86', '#b39b7a'],
    air: '#a9d2ff',
  },
  novelty: {
    base: ['#2b8fb8', '#2f7fc0', '#3a9cae'],
    land: ['#6fd3ea', '#b8ecf5', '#4fb0d8'],
    air: '#7fe3ff',
  },
  rare: {
    base: ['#8f5a35', '#a06a42', '#7d5340'],
    land: ['#c98c58', '#5d3a28', '#d9a878'],
    air: '#ffbf8a',
  },
  genes: {
    base: ['#2f7d4f', '#3f8a3f', '#287a63'],
    land: ['#7fd07a', '#a9dd6c', '#1f5a44'],
    air: '#9dffb4',
  },
  alien: {
    base: ['#a47a1e', '#8d6a2a', '#b08a2c'],
    land: ['#f2d36a', '#6b4d12', '#ffe79a'],
    air: '#ffe27a',
  },
};
/** Names that say what the place is. */
const SHAPE: readonly (readonly [RegExp, string])[] = [
  [/asteroid|belt|meteorite/, 'rocks'],
  [/comet/, 'comet'],
  [/nebula/, 'nebula'],
  [/station|port|hub|gateway|depot|factory|ark|trendsetters|exports/, 'station'],
  [/warship|fleet|scout-ship/, 'wreck'],
];
type Feature = 'ring' | 'swirl' | 'land' | 'crater' | 'lights' | 'bands' | 'glyphs' | 'cloud';

const HINT: readonly (readonly [RegExp, Feature])[] = [
  [/ring|library|silicon|gem|resort|mandate|transport/, 'ring'],
  [/jungle|uplift|species|lifeforms|gnarssh|plague|symbiont/, 'swirl'],
  [/earth|colony|sparta|vinland|terraformed|centauri|pilgrimage|spice|distant/, 'land'],
  [
    /mining|ore|armaments|hideout|penal|blaster|radioactive|refinery|destroyed|doomed|fortress/,
    'crater',
  ],
  [/trading|tourist|prosperous|information|survey|colony|artist/, 'lights'],
  [/gravity|old|secluded/, 'bands'],
];

interface Ball {
  readonly r?: number;
  readonly cx?: number;
  readonly cy?: number;
  readonly features?: readonly Feature[];
}

export function ball(seed: string, colour: WorldColour, o: Ball = {}): string {
  const r = chanceOf(seed),
    G = GROUND[colour],
    R = o.r ?? 40,
    cx = o.cx ?? 50,
    cy = o.cy ?? 50;
  const base = pick(r, G.base),
    land = pick(r, G.land),
    b = newId(),
    s = newId(),
    c = newId(),
    a = newId(),
    rm = newId();
  const has = (k: Feature): boolean => (o.features ?? []).includes(k);
  const tilt = between(r, -28, 28);
  let f = '';
  const P = (x: number): number => n(cx + (x * R) / 40),
    Q = (y: number): number => n(cy + (y * R) / 40),
    K = R / 40;
  if (has('bands')) {
    for (let y = -40; y < 40; y += between(r, 7, 12)) {
      const h = between(r, 3, 7.5),
        w = between(r, -4, 4);
      f += `<path d="M${P(-44)} ${Q(y)}C${P(-15)} ${Q(y - w)} ${P(15)} ${Q(y + w)} ${P(44)} ${Q(y)}L${P(44)} ${Q(y + h)}C${P(15)} ${Q(y + h + w)} ${P(-15)} ${Q(y + h - w)} ${P(-44)} ${Q(y + h)}Z" fill="${mix(base, land, between(r, 0.2, 0.8))}" opacity=".75"/>`;
    }
    f += `<ellipse cx="${P(between(r, -12, 14))}" cy="${Q(between(r, 4, 16))}" rx="${n(7 * K)}" ry="${n(4 * K)}" fill="${lighten(land, 0.35)}" opacity=".7"/>`;
  }
  if (has('land')) {
    for (let i = 0; i < 6; i++) {
      const x = between(r, -32, 32),
        y = between(r, -28, 28),
        w = between(r, 8, 17);
      f += `<path d="${blob(r, P(x), Q(y), w * K, w * 0.7 * K, 10, 0.42)}" fill="${land}" opacity=".92"/><path d="${blob(r, P(x + 1), Q(y + 1), w * 0.6 * K, w * 0.38 * K, 8, 0.45)}" fill="${darken(land, 0.28)}" opacity=".6"/>`;
    }
    f += `<ellipse cx="${cx}" cy="${Q(-38)}" rx="${n(20 * K)}" ry="${n(7 * K)}" fill="#f4fbff" opacity=".85"/>`;
  }
  if (has('swirl')) {
    for (let i = 0; i < 9; i++) {
      const x = between(r, -34, 34),
        y = between(r, -32, 32),
        w = between(r, 6, 13);
      f += `<path d="${blob(r, P(x), Q(y), w * K, w * 0.55 * K, 7, 0.55)}" fill="${i % 3 ? land : darken(base, 0.35)}" opacity="${n(between(r, 0.45, 0.85))}"/>`;
    }
    for (let i = 0; i < 12; i++)
      f += `<circle cx="${P(between(r, -34, 34))}" cy="${Q(between(r, -34, 34))}" r="${n(between(r, 0.8, 2.2) * K)}" fill="${lighten(land, 0.45)}" opacity=".7"/>`;
  }
  if (has('crater')) {
    for (let i = 0; i < 4; i++)
      f += `<path d="${blob(r, P(between(r, -26, 26)), Q(between(r, -26, 26)), between(r, 10, 18) * K, between(r, 6, 11) * K, 9, 0.4)}" fill="${i % 2 ? land : darken(base, 0.25)}" opacity=".45"/>`;
    for (let i = 0; i < 10; i++) {
      const x = P(between(r, -32, 30)),
        y = Q(between(r, -32, 32)),
        w = between(r, 1.8, 6.5) * K;
      f += `<circle cx="${x}" cy="${y}" r="${n(w)}" fill="${darken(base, 0.45)}" opacity=".75"/><circle cx="${n(x + w * 0.22)}" cy="${n(y + w * 0.24)}" r="${n(w * 0.86)}" fill="${mix(base, land, 0.55)}" opacity=".9"/>`;
    }
  }
  if (has('glyphs')) {
    const col = lighten(land, 0.25);
    for (let i = 0; i < 5; i++)
      f += `<circle cx="${P(between(r, -14, 14))}" cy="${Q(between(r, -14, 14))}" r="${n(between(r, 8, 30) * K)}" fill="none" stroke="${col}" stroke-width="${n(0.9 * K)}" opacity=".55"/>`;
    for (let i = 0; i < 7; i++) {
      const x = between(r, -30, 30),
        y = between(r, -30, 30);
      f += `<path d="M${P(x)} ${Q(y)}h${n(between(r, 6, 14) * K)}l${n(5 * K)} ${n(between(r, -6, 6) * K)}" fill="none" stroke="${col}" stroke-width="${n(1.1 * K)}" opacity=".8"/><circle cx="${P(x)}" cy="${Q(y)}" r="${n(1.9 * K)}" fill="#fff6cf"/>`;
    }
  }
  if (has('cloud'))
    for (let i = 0; i < 5; i++)
      f += `<path d="${blob(r, P(between(r, -26, 26)), Q(between(r, -28, 28)), between(r, 10, 20) * K, between(r, 1.6, 3.2) * K, 9, 0.5)}" fill="#fff" opacity=".42"/>`;
  let lights = '';
  if (has('lights'))
    for (let i = 0; i < 34; i++) {
      const x = between(r, -6, 34),
        y = between(r, -24, 34);
      if (x * x + y * y < 1250)
        lights += `<circle cx="${P(x)}" cy="${Q(y)}" r="${n(between(r, 0.4, 1.05) * K)}" fill="${r() < 0.7 ? '#ffd98a' : '#bfeaff'}"/>`;
    }
  const ring = has('ring'),
    rc = mix(land, '#fff4dc', 0.45);
  const ringPath = (sweep: number): string =>
    [1.78, 1.6, 1.44]
      .map(
        (k, i) =>
          `<path d="M${n(cx - R * k)} ${cy}A${n(R * k)} ${n(R * k * 0.26)} 0 0 ${sweep} ${n(cx + R * k)} ${cy}" fill="none" stroke="${i === 1 ? lighten(rc, 0.3) : rc}" stroke-width="${n(([2.6, 4.2, 1.6][i] ?? 1) * K)}" opacity="${[0.5, 0.8, 0.55][i]}"/>`,
      )
      .join('');
  const rt = `rotate(${n(-18 + tilt * 0.3)} ${cx} ${cy})`;
  return `<defs>
<radialGradient id="${b}" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="${lighten(base, 0.34)}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${darken(base, 0.55)}"/></radialGradient>
<radialGradient id="${s}" cx=".3" cy=".27" r=".82"><stop offset=".42" stop-color="#03060d" stop-opacity="0"/><stop offset=".78" stop-color="#03060d" stop-opacity=".6"/><stop offset="1" stop-color="#02040a" stop-opacity=".94"/></radialGradient>
<radialGradient id="${a}"><stop offset=".82" stop-color="${G.air}" stop-opacity=".55"/><stop offset="1" stop-color="${G.air}" stop-opacity="0"/></radialGradient>
<linearGradient id="${rm}" x1="0" y1="0" x2=".8" y2=".9"><stop offset="0" stop-color="${lighten(G.air, 0.5)}" stop-opacity=".95"/><stop offset=".5" stop-color="${G.air}" stop-opacity="0"/></linearGradient>
<clipPath id="${c}"><circle cx="${cx}" cy="${cy}" r="${R}"/></clipPath></defs>
<circle cx="${n(cx - R * 0.05)}" cy="${n(cy - R * 0.05)}" r="${n(R * 1.14)}" fill="url(#${a})" opacity=".8"/>
${ring ? `<g transform="${rt}">${ringPath(1)}</g>` : ''}
<circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#${b})"/>
<g clip-path="url(#${c})"><g transform="rotate(${n(tilt)} ${cx} ${cy})">${f}</g><circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#${s})"/>${lights}</g>
<circle cx="${cx}" cy="${cy}" r="${n(R - 0.5 * K)}" fill="none" stroke="url(#${rm})" stroke-width="${n(1.3 * K)}"/>
${ring ? `<g transform="${rt}">${ringPath(0)}</g>` : ''}`;
}

function rock(r: Chance, x: number, y: number, w: number, col: string): string {
  const g = newId();
  return `<defs><radialGradient id="${g}" cx=".3" cy=".25" r=".9"><stop offset="0" stop-color="${lighten(col, 0.35)}"/><stop offset=".5" stop-color="${col}"/><stop offset="1" stop-color="${darken(col, 0.75)}"/></radialGradient></defs><path d="${blob(r, x, y, w, w * 0.78, 8, 0.26)}" fill="url(#${g})"/><circle cx="${n(x + w * 0.15)}" cy="${n(y + w * 0.1)}" r="${n(w * 0.2)}" fill="${darken(col, 0.5)}" opacity=".6"/><circle cx="${n(x - w * 0.3)}" cy="${n(y - w * 0.1)}" r="${n(w * 0.13)}" fill="${darken(col, 0.45)}" opacity=".6"/>`;
}
function station(seed: string, colour: WorldColour, cx: number, cy: number, k: number): string {
  const G = GROUND[colour],
    r = chanceOf(seed),
    m = mix(pick(r, G.land), '#cfd9e6', 0.55),
    g = newId(),
    d = darken(m, 0.6);
  const X = (v: number): number => n(cx + v * k),
    Y = (v: number): number => n(cy + v * k);
  return `<defs><linearGradient id="${g}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(m, 0.5)}"/><stop offset=".5" stop-color="${m}"/><stop offset="1" stop-color="${d}"/></linearGradient></defs>
<g transform="rotate(-16 ${cx} ${cy})"><path d="M${X(-2)} ${Y(-40)}h${4 * k}v${80 * k}h${-4 * k}Z" fill="${d}"/><ellipse cx="${cx}" cy="${cy}" rx="${30 * k}" ry="${10 * k}" fill="none" stroke="${d}" stroke-width="${7 * k}"/><ellipse cx="${cx}" cy="${Y(-1)}" rx="${30 * k}" ry="${10 * k}" fill="none" stroke="url(#${g})" stroke-width="${5 * k}"/>
<path d="M${X(-9)} ${Y(-16)}L${X(0)} ${Y(-24)}L${X(9)} ${Y(-16)}L${X(9)} ${Y(14)}L${X(0)} ${Y(24)}L${X(-9)} ${Y(14)}Z" fill="url(#${g})"/>
${Array.from({ length: 12 }, (_, i) => `<circle cx="${X(-30 + i * 5.4)}" cy="${n(cy + Math.sqrt(Math.max(0, 1 - ((-30 + i * 5.4) / 30) ** 2)) * 10 * k)}" r="${0.9 * k}" fill="#ffe2a0"/>`).join('')}
${[-8, -3, 2, 7].map((y) => `<path d="M${X(-5)} ${Y(y)}h${10 * k}" stroke="#ffe2a0" stroke-width="${1.2 * k}" stroke-dasharray="${2 * k} ${1.6 * k}"/>`).join('')}
<path d="M${X(-24)} ${Y(-34)}h${14 * k}v${7 * k}h${-14 * k}ZM${X(10)} ${Y(27)}h${14 * k}v${7 * k}h${-14 * k}Z" fill="#3f6f9f" stroke="${m}" stroke-width="${0.8 * k}"/></g>`;
}
function featuresOf(name: string, colour: WorldColour): readonly Feature[] {
  const f = HINT.filter(([re]) => re.test(name)).map(([, k]) => k);
  if (colour === 'alien') f.push('glyphs');
  if (colour === 'genes' && !f.includes('swirl')) f.push('swirl');
  if (colour === 'rare' && !f.some((k) => k === 'crater' || k === 'bands')) f.push('crater');
  if (colour === 'novelty' && !f.includes('lights')) f.push('lights');
  if (colour === 'novelty' && !f.includes('land'))
    f.push(chanceOf(name)() < 0.5 ? 'bands' : 'land');
  if (colour === 'grey' && !f.some((k) => ['land', 'crater', 'bands'].includes(k))) f.push('land');
  if (f.includes('land')) f.push('cloud');
  return f;
}
/** The picture window of a world: sky, planet, and what the name asks for. */
interface Window {
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly bare?: boolean;
}

function worldScene(
  name: string,
  colour: WorldColour,
  w: number,
  h: number,
  { cx = w * 0.66, cy = h * 0.62, r = h * 0.6, bare = false }: Window = {},
): string {
  const G = GROUND[colour],
    rr = chanceOf(`${name}sky`),
    sky = newId(),
    neb = newId();
  const shape = SHAPE.find(([re]) => re.test(name))?.[1];
  const tint = mix(G.base[0], '#0a1020', 0.72);
  let what: string;
  if (shape === 'rocks') {
    const q = chanceOf(name);
    what =
      Array.from({ length: 11 }, (_, i) =>
        rock(
          q,
          w * (0.08 + 0.085 * i) + between(q, -6, 6),
          cy - (i - 5) * h * 0.055 + between(q, -h * 0.16, h * 0.16),
          between(q, h * 0.05, h * 0.17),
          pick(q, G.base),
        ),
      ).join('') + rock(q, cx, cy - h * 0.1, h * 0.3, G.base[0]);
  } else if (shape === 'comet') {
    const t = newId();
    what =
      `<defs><linearGradient id="${t}" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fff1dc" stop-opacity=".9"/><stop offset="1" stop-color="${G.air}" stop-opacity="0"/></linearGradient></defs><path d="M${w * 0.1} ${-h * 0.1}L${cx + h * 0.08} ${cy - h * 0.16}L${cx - h * 0.1} ${cy + h * 0.12}Z" fill="url(#${t})"/><path d="M${w * 0.3} ${-h * 0.2}L${cx + h * 0.12} ${cy - h * 0.1}L${cx - h * 0.04} ${cy + h * 0.08}Z" fill="url(#${t})" opacity=".6"/>` +
      rock(chanceOf(name), cx, cy, h * 0.17, '#b58f76');
  } else if (shape === 'nebula') {
    const q = chanceOf(name);
    what =
      Array.from(
        { length: 9 },
        () =>
          `<path d="${blob(q, cx - w * 0.1 + between(q, -w * 0.25, w * 0.25), cy - h * 0.1 + between(q, -h * 0.3, h * 0.3), between(q, w * 0.08, w * 0.26), between(q, h * 0.1, h * 0.3), 9, 0.5)}" fill="${pick(q, [G.land[0], '#b96a8f', '#6a8fd0', G.air])}" opacity="${n(between(q, 0.1, 0.26))}"/>`,
      ).join('') +
      `<circle cx="${cx - w * 0.1}" cy="${cy - h * 0.1}" r="3" fill="#fff"/><circle cx="${cx - w * 0.1}" cy="${cy - h * 0.1}" r="9" fill="#fff" opacity=".25"/>`;
  } else if (shape === 'station')
    what =
      ball(name, colour, {
        // As a coin it is whole; in a window its edge is the horizon.
        ...(bare
          ? { r: r * 0.72, cx: cx + w * 0.15, cy: cy + h * 0.17 }
          : { r: r * 0.9, cx: cx + w * 0.12, cy: cy + h * 0.35 }),
        features: featuresOf('x', colour),
      }) + station(name, colour, cx - w * 0.16, cy - h * 0.12, h / 105);
  else what = ball(name, colour, { r, cx, cy, features: featuresOf(name, colour) });
  const far =
    !shape && !bare && chanceOf(`${name}m`)() < 0.45
      ? ball(`${name}moon`, colour, {
          r: r * 0.16,
          cx: cx - r * 1.32,
          cy: cy - r * 0.62,
          features: ['crater'],
        })
      : '';
  if (bare) return what;
  return `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(tint, '#05070f', 0.55)}"/><stop offset="1" stop-color="${mix(tint, '#0a0d18', 0.1)}"/></linearGradient><radialGradient id="${neb}"><stop offset="0" stop-color="${G.air}" stop-opacity=".28"/><stop offset="1" stop-color="${G.air}" stop-opacity="0"/></radialGradient></defs>
<rect width="${w}" height="${h}" fill="url(#${sky})"/><ellipse cx="${n(w * between(rr, 0.1, 0.5))}" cy="${n(h * between(rr, 0.1, 0.7))}" rx="${n(w * 0.45)}" ry="${n(h * 0.6)}" fill="url(#${neb})"/>${stars(`${name}st`, w, h, Math.round((w * h) / 330), '#eaf2ff', 1.1)}${what}${far}`;
}
/** The picture window of a world. */
export const worldPicture = (
  name: string,
  colour: WorldColour,
  w: number,
  h: number,
  where?: Window,
): string => svg(w, h, worldScene(name, colour, w, h, where), { fit: 'xMidYMid slice' });

export function smallPlanet(name: string, colour: WorldColour, size: number): string {
  const r = featuresOf(name, colour).includes('ring') ? 28 : 42;
  return svg(size, size, worldScene(name, colour, 100, 100, { cx: 50, cy: 50, r, bare: true }), {
    box: '0 0 100 100',
  });
}

/** A world within another drawing. */
export const worldAt = (
  name: string,
  colour: WorldColour,
  cx: number,
  cy: number,
  r: number,
): string => ball(name, colour, { cx, cy, r, features: featuresOf(name, colour) });

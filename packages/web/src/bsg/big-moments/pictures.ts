// What is behind a big moment, as large as the screen.
import { between, chanceOf, n, newId, row, svg } from '../../art/draw.ts';
import { type SceneName, scene } from '../../art/scenes/index.ts';
import { sky } from '../../art/scenes/sky.ts';
import { shipAt } from '../../art/ships.ts';
import { type WorldColour, worldPicture } from '../../art/worlds.ts';

const W = 960;
const H = 540;
const FIT = { fit: 'xMidYMid slice' };

/** One of the scenes of crises. */
export const sceneBehind = (name: SceneName): string => scene(name, W / 2, H / 2);

/** What a place is made of, by words in its name; grey for any other. */
const GROUNDS: readonly (readonly [RegExp, WorldColour])[] = [
  [/barren|desolate|mining|asteroid/, 'rare'],
  [/icy|gas/, 'novelty'],
  [/algae/, 'genes'],
  [/tylium|radioactive/, 'alien'],
];

/** Where the fleet finds no world: somebody's ships, a sun, or nothing at all. */
const NO_WORLDS: readonly (readonly [RegExp, () => string])[] = [
  [/cylon|derelict/, () => shipAt('basestar', W * 0.7, H * 0.38, 230)],
  [/convoy|anchorage/, () => shipAt('liner', W * 0.7, H * 0.38, 190, 70)],
  [/star/, () => sun(W * 0.7, H * 0.38, 120)],
  [/space|cloud|misjump/, () => ''],
];

function sun(cx: number, cy: number, r: number): string {
  const light = newId();
  return `<defs><radialGradient id="${light}"><stop offset="0" stop-color="#fff"/><stop offset=".3" stop-color="#ffe9b8"/><stop offset=".5" stop-color="#ffb04a" stop-opacity=".6"/><stop offset="1" stop-color="#ff7a2c" stop-opacity="0"/></radialGradient></defs><circle cx="${cx}" cy="${cy}" r="${r * 2}" fill="url(#${light})"/>`;
}

/** Another sky, and what the fleet finds there. */
export function arrival(seed: string): string {
  const [, found] = NO_WORLDS.find(([name]) => name.test(seed)) ?? [];
  if (found !== undefined) return svg(W, H, `${inside(sky(W, H, seed))}${found()}`, FIT);
  const [, ground = 'grey'] = GROUNDS.find(([name]) => name.test(seed)) ?? [];
  return worldPicture(seed, ground, W, H, { cx: W * 0.72, cy: H * 0.4, r: 150 });
}

/** Stars that are left behind: lines from the middle outwards. */
export function streaks(seed: string): string {
  const chance = chanceOf(`${seed} streaks`);
  const lines = row(120, () => {
    const angle = between(chance, 0, Math.PI * 2);
    const from = between(chance, 40, 380);
    const to = from + between(chance, 60, 320);
    const at = (far: number): string =>
      `${n(W / 2 + Math.cos(angle) * far)} ${n(H / 2 + Math.sin(angle) * far * 0.7)}`;
    return `<path d="M${at(from)}L${at(to)}" opacity="${n(between(chance, 0.25, 0.9))}"/>`;
  });
  return svg(
    W,
    H,
    `<g stroke="#cfe4ff" stroke-width="1.6" stroke-linecap="round">${lines}</g>`,
    FIT,
  );
}

/** The light of an explosion, with what is torn away by it. */
function burst(cx: number, cy: number, r: number, seed: string): string {
  const [glow, core] = [newId(), newId()];
  const chance = chanceOf(seed);
  const rays = row(26, () => {
    const angle = between(chance, 0, Math.PI * 2);
    const far = r * between(chance, 0.7, 1.7);
    const wide = between(chance, 0.012, 0.04);
    const at = (turned: number, to: number): string =>
      `${n(cx + Math.cos(turned) * to)} ${n(cy + Math.sin(turned) * to)}`;
    return `<path d="M${at(angle - wide, r * 0.2)}L${at(angle, far)}L${at(angle + wide, r * 0.2)}Z" opacity="${n(between(chance, 0.2, 0.7))}"/>`;
  });
  const pieces = row(30, () => {
    const angle = between(chance, 0, Math.PI * 2);
    const far = r * between(chance, 0.5, 1.9);
    const size = between(chance, 1, 5);
    return `<path d="M${n(cx + Math.cos(angle) * far)} ${n(cy + Math.sin(angle) * far)}l${n(size)} ${n(size * 0.6)}l${n(-size * 1.4)} ${n(size * 0.5)}Z"/>`;
  });
  return `<defs><radialGradient id="${glow}"><stop offset="0" stop-color="#ffb35c" stop-opacity=".95"/><stop offset=".35" stop-color="#ff5b2c" stop-opacity=".55"/><stop offset="1" stop-color="#ff3a1c" stop-opacity="0"/></radialGradient><radialGradient id="${core}"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#fff4d6"/><stop offset="1" stop-color="#ffc56b" stop-opacity="0"/></radialGradient></defs><circle cx="${cx}" cy="${cy}" r="${n(r * 2)}" fill="url(#${glow})"/><g fill="#ffd08a">${rays}</g><ellipse cx="${cx}" cy="${cy}" rx="${n(r * 1.5)}" ry="${n(r * 0.34)}" fill="none" stroke="#ffe6bf" stroke-width="3" opacity=".8" transform="rotate(-14 ${cx} ${cy})"/><circle cx="${cx}" cy="${cy}" r="${n(r * 0.62)}" fill="url(#${core})"/><g fill="#1b1210">${pieces}</g>`;
}

/** A nuke has found a basestar. */
export const nuke = (): string =>
  svg(
    W,
    H,
    `${inside(sky(W, H, 'nuke', '#8a3b1c', '#1d3a58'))}${shipAt('basestar', W * 0.5, H * 0.4, 250)}${burst(W * 0.5, H * 0.4, 150, 'nuke')}`,
    FIT,
  );

/** The fleet is under fire. */
export const underFire = (): string =>
  svg(
    W,
    H,
    `${inside(sceneBehind('raid'), 2)}${burst(W * 0.78, H * 0.62, 90, 'hit')}${burst(W * 0.6, H * 0.8, 46, 'hit again')}`,
    FIT,
  );

/** The strokes of a whole picture, to be put into another one. */
function inside(picture: string, scale = 1): string {
  const strokes = picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>'));
  return scale === 1 ? strokes : `<g transform="scale(${scale})">${strokes}</g>`;
}

const FRAME = 'M14 1H99V126L86 139H1V14Z';

/** A Loyalty card as everybody sees it. */
export function cardBack(): string {
  const ground = newId();
  const rings = row(5, (i) => `<circle cx="50" cy="70" r="${10 + i * 7}"/>`);
  return svg(
    100,
    140,
    `<defs><linearGradient id="${ground}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#35445f"/><stop offset="1" stop-color="#131b29"/></linearGradient></defs><path d="${FRAME}" fill="url(#${ground})" stroke="#8fa6c9" stroke-width="1.5"/><path d="M19 7H93V123L83 133H7V19Z" fill="none" stroke="#5b7092"/><g fill="none" stroke="#6f88b0" stroke-width=".8" opacity=".7">${rings}<path d="M50 36V104M16 70H84"/></g><path d="M30 70Q50 52 70 70Q50 88 30 70Z" fill="#131b29" stroke="#cfaef6" stroke-width="1.6"/><circle cx="50" cy="70" r="7.5" fill="#cfaef6"/><circle cx="50" cy="70" r="3" fill="#131b29"/>`,
  );
}

/** The face under a helmet. */
export function cylonCard(): string {
  const [ground, glow] = [newId(), newId()];
  const lines = row(22, (i) => `<path d="M4 ${10 + i * 6}H96"/>`);
  return svg(
    100,
    140,
    `<defs><linearGradient id="${ground}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5a1411"/><stop offset=".5" stop-color="#26080a"/><stop offset="1" stop-color="#120405"/></linearGradient><radialGradient id="${glow}"><stop offset="0" stop-color="#ff4a38" stop-opacity=".8"/><stop offset="1" stop-color="#ff4a38" stop-opacity="0"/></radialGradient></defs><path d="${FRAME}" fill="url(#${ground})" stroke="#ff7a6c" stroke-width="1.5"/><g stroke="#ff7a6c" stroke-opacity=".13">${lines}</g><path d="M26 104 30 40Q50 20 70 40L74 104 62 118H38Z" fill="#0c0304" stroke="#a8332b" stroke-width="1.2"/><path d="M30 40Q50 20 70 40L71 52H29Z" fill="#34100f"/><path d="M34 96 40 82H60L66 96M42 104H58" fill="none" stroke="#7d2621" stroke-width="1.5"/><rect x="22" y="56" width="56" height="12" rx="6" fill="#050102"/><ellipse cx="60" cy="62" rx="40" ry="18" fill="url(#${glow})"/><rect x="50" y="58.5" width="20" height="7" rx="3.5" fill="#ffe3dd"/>`,
  );
}

/** Somebody like everybody else, with the sun behind them. */
export function humanCard(): string {
  const [ground, light] = [newId(), newId()];
  return svg(
    100,
    140,
    `<defs><linearGradient id="${ground}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#24507e"/><stop offset="1" stop-color="#0c1626"/></linearGradient><radialGradient id="${light}"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".95"/><stop offset="1" stop-color="#ffe2a6" stop-opacity="0"/></radialGradient></defs><path d="${FRAME}" fill="url(#${ground})"/><circle cx="50" cy="62" r="44" fill="url(#${light})"/><path d="M50 34C61 34 67 43 67 55S60 80 50 80 33 67 33 55 39 34 50 34ZM12 138C14 108 28 94 42 90L44 82H56L58 90C72 94 86 108 88 124L86 139Z" fill="#0b1524"/><path d="${FRAME}" fill="none" stroke="#8fc4f5" stroke-width="1.5"/>`,
  );
}

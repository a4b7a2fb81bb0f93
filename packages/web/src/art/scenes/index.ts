import { newId, svg } from '../draw.ts';
import { basestarBridge, nebula, occupation } from './later.ts';
import { accused, airlock, council, crowd, revolt } from './people.ts';
import { raid, ruins, scout } from './space.ts';
import { bomb, hangar, lab, signal, water } from './work.ts';

// Sixteen pictures for all crises: each a light and three layers of silhouettes that leave the foot to the title.

const SCENES = {
  revolt: revolt,
  accused: accused,
  council: council,
  crowd: crowd,
  airlock: airlock,
  water: water,
  bomb: bomb,
  lab: lab,
  signal: signal,
  hangar: hangar,
  raid: raid,
  ruins: ruins,
  scout: scout,
  occupation: occupation,
  'basestar-bridge': basestarBridge,
  nebula: nebula,
} as const;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as readonly SceneName[];

/** A long shape that comes again is written once and used. */
function once(text: string): string {
  const seen = new Map<string, number>();
  for (const [, d = ''] of text.matchAll(/<path d="([^"]{40,})"/g))
    seen.set(d, (seen.get(d) ?? 0) + 1);
  let defs = '';
  let rest = text;
  for (const [d, count] of seen) {
    if (count < 2) continue;
    const g = newId();
    defs += `<path id="${g}" d="${d}"/>`;
    rest = rest.replaceAll(`<path d="${d}"`, `<use href="#${g}"`);
  }
  return defs === '' ? rest : `<defs>${defs}</defs>${rest}`;
}

/** One digit is enough for a shape. */
const rounded = (text: string): string =>
  text.replace(/ d="[^"]+"/g, (path) => path.replace(/(\d\.\d)\d+/g, '$1'));

export const scene = (name: SceneName, w: number, h: number): string =>
  svg(w, h, once(rounded(SCENES[name](w, h))), { fit: 'xMidYMid slice' });

import {
  type CardId,
  COLOURS,
  type Colour,
  card,
  colourOf,
  type Die,
  type Face,
  PHASES,
  type Phase,
  type Stack,
  sidesOf,
  type Tile,
  type WorldColour,
} from '@starboard/roll';
import { type Thing, thing } from '../thing.ts';

/** The things of Roll that sentences name. */

export const phase = (it: Phase): Thing => thing(`roll-phase-${it}`);
export const face = (it: Face): Thing => (it === 'wild' ? thing('roll-face-wild') : phase(it));
export const colour = (it: Colour): Thing => thing(`roll-colour-${it}`);
export const worldColour = (it: WorldColour): Thing => thing(`roll-world-${it}`);
export const dice = (count: number, of: Colour): Thing =>
  thing('roll-dice', { count, colour: colour(of) });
export const dieOf = (it: Colour): Thing => thing('roll-die', { colour: colour(it) });
export const die = (it: Die): Thing => dieOf(colourOf(it));
export const credits = (count: number): Thing => thing('roll-credits', { count });
export const points = (count: number): Thing => thing('roll-points', { count });
export const tiles = (count: number): Thing => thing('roll-tiles', { count });
export const stack = (it: Stack): Thing => thing(`roll-stack-${it}`);
export const place = (it: 'cup' | 'citizenry' | 'good'): Thing => thing(`roll-place-${it}`);

export function cardNamed(id: CardId): Thing {
  return thing(`roll-card-${card(id).kind}`, { name: thing(`roll-name-${id}`) });
}

/** Both sides of a tile: which of them counts is not settled before it lies on a stack. */
export function tile(it: Tile): Thing {
  const { development, world } = sidesOf(it);
  return thing('roll-tile', {
    development: thing(`roll-name-${development}`),
    world: thing(`roll-name-${world}`),
  });
}

/** Dice counted by colour. */
export function diceAmong(all: readonly Die[]): Thing[] {
  return COLOURS.map((it) => ({ it, count: all.filter((die) => colourOf(die) === it).length }))
    .filter(({ count }) => count > 0)
    .map(({ it, count }) => dice(count, it));
}

export function facesAmong(all: readonly Face[]): Thing[] {
  const faces: readonly Face[] = [...PHASES, 'wild'];
  return faces
    .map((it) => ({ it, count: all.filter((shown) => shown === it).length }))
    .filter(({ count }) => count > 0)
    .map(({ it, count }) => thing('roll-face-count', { count, face: face(it) }));
}

/** Where an own die lies, as the rules name it: `cup`, `workers-ship`, `develop`, `good-comet-zone`. */
export function zone(name: string): Thing {
  if (name === 'cup' || name === 'citizenry') return place(name);
  if (name === 'develop' || name === 'settle')
    return thing('roll-place-stack', { stack: stack(name) });
  const working = PHASES.find((it) => name === `workers-${it}`);
  if (working !== undefined) return thing('roll-place-strip', { phase: phase(working) });
  const world = name.replace(/^good-/, '');
  return thing('roll-place-on-world', {
    card: thing('roll-card-world', { name: thing(`roll-name-${world}`) }),
  });
}

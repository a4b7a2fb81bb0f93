import type { Sector } from '@starboard/bsg/reading';
import type { SectorShape } from './drawing.ts';

/** The directions of the areas, as they lie around Galactica: the bow to the left, starboard above (BSG-1.19). */
const DIRECTIONS: Readonly<Record<Sector, number>> = {
  stern: 0,
  'starboard-quarter': 60,
  'starboard-bow': 120,
  bow: 180,
  'port-bow': 240,
  'port-quarter': 300,
};

export interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** How far the hole in the middle reaches. */
const HOLE = 0.3;
/** Between two areas, in degrees. */
const GAP = 2;
const STEPS = 8;

function pointAt({ x, y, rx, ry }: Oval, degrees: number, part: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const round = (it: number): number => Math.round(it * 10) / 10;
  return [round(x + rx * part * Math.cos(angle)), round(y - ry * part * Math.sin(angle))];
}

function areaAt(oval: Oval, direction: number): SectorShape {
  const from = direction - 30 + GAP;
  const to = direction + 30 - GAP;
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS);
  const outline = [
    ...steps.map((degrees) => pointAt(oval, degrees, 1)),
    ...steps.reverse().map((degrees) => pointAt(oval, degrees, HOLE)),
  ];
  return { d: `M${outline.map((it) => it.join(' ')).join('L')}Z`, box: roomIn(oval, direction) };
}

/** What fits into an area: to the left and right upright, above and below lying. */
function roomIn({ x, y, rx, ry }: Oval, direction: number): SectorShape['box'] {
  const aside = direction % 180 === 0;
  const w = rx * (aside ? 1 - HOLE - 0.04 : 0.72);
  const h = ry * (aside ? 0.82 : 0.5);
  const left = direction > 90 && direction < 270;
  if (aside) return { x: left ? x - rx * 0.98 : x + rx * HOLE + rx * 0.02, y: y - h / 2, w, h };
  const above = direction < 180;
  return { x: left ? x - w - 1 : x + 1, y: above ? y - ry * 0.96 : y + ry * 0.46, w, h };
}

/** Six areas around a middle, lying as those around Galactica do. */
export function ringAround(oval: Oval): Readonly<Record<Sector, SectorShape>> {
  return {
    bow: areaAt(oval, DIRECTIONS.bow),
    'starboard-bow': areaAt(oval, DIRECTIONS['starboard-bow']),
    'starboard-quarter': areaAt(oval, DIRECTIONS['starboard-quarter']),
    stern: areaAt(oval, DIRECTIONS.stern),
    'port-quarter': areaAt(oval, DIRECTIONS['port-quarter']),
    'port-bow': areaAt(oval, DIRECTIONS['port-bow']),
  };
}

import { COLONIAL_ONE, CYLON_LOCATIONS, type Location, type Sector } from '@starboard/bsg';

/** Everything on the board is placed in units of its own, in percent of the whole. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface SectorShape {
  readonly points: string;
  /** Where its ships are drawn. */
  readonly box: Box;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly hull: string;
  /** Lines on the hull: flight pods, plating, engines. */
  readonly lines: string;
  readonly engines: readonly Box[];
  readonly sectors: Readonly<Record<Sector, SectorShape>>;
  readonly locations: Readonly<Record<Location, Box>>;
  /** Frames around Colonial One and the Cylon locations. */
  readonly colonial: Box;
  readonly cylon: Box;
}

const TOP = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'admirals-quarters',
] as const;
const BOTTOM = ['hangar-deck', 'command', 'armory', 'sickbay', 'brig'] as const;

function rows(
  places: readonly (readonly Location[])[],
  first: Box,
  gap: number,
): [Location, Box][] {
  return places.flatMap((row, y) =>
    row.map((place, x): [Location, Box] => [
      place,
      {
        x: first.x + x * (first.w + gap),
        y: first.y + y * (first.h + gap),
        w: first.w,
        h: first.h,
      },
    ]),
  );
}

function places(entries: readonly [Location, Box][]): Record<Location, Box> {
  // Every location stands in one of the rows.
  return Object.fromEntries(entries) as Record<Location, Box>;
}

/** Lying: the bow to the left (BSG-1.19), for anything wider than a phone. */
export const WIDE: Geometry = {
  width: 820,
  height: 530,
  hull: 'M126,278 L150,232 C176,196 220,190 270,190 L600,190 C640,190 668,200 682,222 L698,222 L698,334 L682,334 C668,356 640,366 600,366 L270,366 C220,366 176,360 150,324 Z',
  lines:
    'M214,180 H600 L612,190 M214,376 H600 L612,366 M214,180 L204,190 M214,376 L204,366 M150,232 V324 M682,222 V334',
  engines: [
    { x: 698, y: 232, w: 12, h: 26 },
    { x: 698, y: 265, w: 12, h: 26 },
    { x: 698, y: 298, w: 12, h: 26 },
  ],
  sectors: {
    bow: { points: '6,278 120,122 120,434', box: { x: 38, y: 206, w: 80, h: 144 } },
    'starboard-bow': {
      points: '130,116 405,70 405,170 152,176',
      box: { x: 160, y: 96, w: 240, h: 76 },
    },
    'starboard-quarter': {
      points: '415,70 690,116 668,176 415,170',
      box: { x: 420, y: 96, w: 240, h: 76 },
    },
    stern: { points: '814,278 716,122 716,434', box: { x: 718, y: 206, w: 70, h: 144 } },
    'port-quarter': {
      points: '415,386 668,380 690,440 415,486',
      box: { x: 420, y: 384, w: 240, h: 88 },
    },
    'port-bow': {
      points: '152,380 405,386 405,486 130,440',
      box: { x: 160, y: 384, w: 240, h: 88 },
    },
  },
  locations: places([
    ...rows([TOP, BOTTOM], { x: 160, y: 200, w: 100, h: 76 }, 4),
    ...rows([CYLON_LOCATIONS], { x: 10, y: 10, w: 94, h: 50 }, 4),
    ...rows([COLONIAL_ONE], { x: 460, y: 10, w: 114, h: 50 }, 4),
  ]),
  cylon: { x: 4, y: 4, w: 400, h: 62 },
  colonial: { x: 454, y: 4, w: 362, h: 62 },
};

/** Standing: for a phone, with room for a finger and a name. */
export const TALL: Geometry = {
  width: 400,
  height: 480,
  hull: 'M64,290 L84,196 Q90,184 104,184 H296 Q310,184 316,196 L336,290 L316,384 Q310,396 296,396 H104 Q90,396 84,384 Z',
  lines: '',
  engines: [],
  sectors: {
    bow: { points: '4,140 56,186 74,290 56,394 4,440', box: { x: 4, y: 200, w: 62, h: 180 } },
    'starboard-bow': {
      points: '4,132 4,112 197,112 197,178 84,178 60,182',
      box: { x: 8, y: 114, w: 186, h: 62 },
    },
    'starboard-quarter': {
      points: '396,132 396,112 203,112 203,178 316,178 340,182',
      box: { x: 206, y: 114, w: 186, h: 62 },
    },
    stern: {
      points: '396,140 344,186 326,290 344,394 396,440',
      box: { x: 334, y: 200, w: 62, h: 180 },
    },
    'port-quarter': {
      points: '396,448 396,476 203,476 203,402 316,402 340,398',
      box: { x: 206, y: 406, w: 186, h: 66 },
    },
    'port-bow': {
      points: '4,448 4,476 197,476 197,402 84,402 60,398',
      box: { x: 8, y: 406, w: 186, h: 66 },
    },
  },
  locations: places([
    ...rows(
      [
        ['ftl-control', 'weapons-control'],
        ['communications', 'research-lab'],
        ['command', 'admirals-quarters'],
        ['hangar-deck', 'armory'],
        ['sickbay', 'brig'],
      ],
      { x: 90, y: 190, w: 108, h: 37 },
      4,
    ),
    ...rows([CYLON_LOCATIONS], { x: 5, y: 5, w: 96, h: 44 }, 2),
    ...rows([COLONIAL_ONE], { x: 5, y: 58, w: 129, h: 44 }, 2),
  ]),
  cylon: { x: 2, y: 2, w: 396, h: 50 },
  colonial: { x: 2, y: 55, w: 396, h: 50 },
};

export function styleOf({ x, y, w, h }: Box, { width, height }: Geometry) {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  };
}

/** A sky that is always the same. */
export const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] =
  Array.from({ length: 70 }, (_, i) => ({
    x: (i * 197 + ((i * i * 31) % 89)) % 820,
    y: (i * 131 + ((i * i * 17) % 97)) % 530,
    r: i % 9 === 0 ? 1.4 : i % 3 === 0 ? 0.9 : 0.6,
  }));

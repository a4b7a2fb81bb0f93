import {
  COLONIAL_ONE,
  type ColonialOneLocation,
  CYLON_LOCATIONS,
  type CylonLocation,
  type GalacticaLocation,
  type Sector,
} from '@starboard/bsg';
import { type BoardDrawing, type Box, type Layout, rows, type SectorShape } from './drawing.ts';

/** Everything the base game is played on: one picture. */
type Place = GalacticaLocation | ColonialOneLocation | CylonLocation;

interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly hull: string;
  /** Lines on the hull: flight pods, plating, engines. */
  readonly lines: string;
  readonly engines: readonly Box[];
  readonly sectors: Readonly<Record<Sector, SectorShape>>;
  readonly locations: Readonly<Record<Place, Box>>;
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
const PAIRS = [
  ['ftl-control', 'weapons-control'],
  ['communications', 'research-lab'],
  ['command', 'admirals-quarters'],
  ['hangar-deck', 'armory'],
  ['sickbay', 'brig'],
] as const;

/** Every place stands in one of the rows; one that does not would not be of this type. */
function places<const R extends readonly (readonly Place[])[]>(
  _rows: R,
  entries: readonly [Place, Box][],
): Record<R[number][number], Box> {
  return Object.fromEntries(entries) as Record<R[number][number], Box>;
}

/** Lying: the bow to the left (BSG-1.19), for anything wider than a phone. */
const WIDE: Geometry = {
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
  locations: places(
    [TOP, BOTTOM, CYLON_LOCATIONS, COLONIAL_ONE],
    [
      ...rows<Place>([TOP, BOTTOM], { x: 160, y: 200, w: 100, h: 76 }, 4),
      ...rows<Place>([CYLON_LOCATIONS], { x: 10, y: 10, w: 94, h: 50 }, 4),
      ...rows<Place>([COLONIAL_ONE], { x: 460, y: 10, w: 114, h: 50 }, 4),
    ],
  ),
  cylon: { x: 4, y: 4, w: 400, h: 62 },
  colonial: { x: 454, y: 4, w: 362, h: 62 },
};

/** Standing: for a phone, with room for a finger and a name. */
const TALL: Geometry = {
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
  locations: places(
    [...PAIRS, CYLON_LOCATIONS, COLONIAL_ONE],
    [
      ...rows<Place>(PAIRS, { x: 90, y: 190, w: 108, h: 37 }, 4),
      ...rows<Place>([CYLON_LOCATIONS], { x: 5, y: 5, w: 96, h: 44 }, 2),
      ...rows<Place>([COLONIAL_ONE], { x: 5, y: 58, w: 129, h: 44 }, 2),
    ],
  ),
  cylon: { x: 2, y: 2, w: 396, h: 50 },
  colonial: { x: 2, y: 55, w: 396, h: 50 },
};

/** A sky that is always the same. */
const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] = Array.from(
  { length: 70 },
  (_, i) => ({
    x: (i * 197 + ((i * i * 31) % 89)) % 820,
    y: (i * 131 + ((i * i * 17) % 97)) % 530,
    r: i % 9 === 0 ? 1.4 : i % 3 === 0 ? 0.9 : 0.6,
  }),
);

function frame({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h, rx: 8 };
}

/** Stars, the hull with its engines, and the frames of the others. */
function layout({
  width,
  height,
  hull,
  lines,
  engines,
  sectors,
  locations,
  ...it
}: Geometry): Layout<Place> {
  return {
    width,
    height,
    locations,
    sectors,
    sky: () => (
      <>
        <defs>
          <linearGradient id="plating" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#26344a" />
            <stop offset="0.5" stopColor="#1a2433" />
            <stop offset="1" stopColor="#131b28" />
          </linearGradient>
          <radialGradient id="burn">
            <stop offset="0" stopColor="#bfe3ff" />
            <stop offset="1" stopColor="#3a78b5" />
          </radialGradient>
        </defs>
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="star" />
        ))}
      </>
    ),
    picture: () => (
      <>
        {engines.map(({ x, y, w, h }) => (
          <rect key={y} x={x} y={y} width={w} height={h} rx="4" fill="url(#burn)" />
        ))}
        <path d={hull} className="hull" />
        <path d={lines} className="hull-lines" />
        <rect {...frame(it.colonial)} className="frame" />
        <rect {...frame(it.cylon)} className="frame cylon" />
      </>
    ),
  };
}

export const galacticaDrawing: BoardDrawing<Place> = {
  boards: ['galactica', 'colonial-one', 'cylon-locations'],
  name: 'web-bsg-galactica',
  label: 'web-bsg-board',
  lying: layout(WIDE),
  standing: layout(TALL),
};

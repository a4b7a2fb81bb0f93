import {
  COLONIAL_ONE,
  type ColonialOneLocation,
  CYLON_LOCATIONS,
  CYLON_OVERLAY,
  type CylonLocation,
  type GalacticaLocation,
  type Location,
  type OverlayLocation,
  type Sector,
} from '@starboard/bsg/reading';
import type { ReactNode } from 'react';
import { Carrier } from './carrier.tsx';
import {
  type BoardDrawing,
  type Box,
  type Layout,
  places,
  rows,
  type SectorShape,
} from './drawing.ts';

/** Everything the base game is played on: one picture. The Cylon locations are printed twice (PEG-2.5). */
type Place<C extends Location> = GalacticaLocation | ColonialOneLocation | C;

interface Geometry<R extends GalacticaLocation> {
  readonly width: number;
  readonly height: number;
  readonly hull: ReactNode;
  readonly sectors: Readonly<Record<Sector, SectorShape>>;
  /** Her rooms, from a first one on. */
  readonly rooms: readonly (readonly R[])[];
  readonly first: Box;
  /** Colonial One and the Cylon locations: a first room, and the frames around them. */
  readonly colonialFirst: Box;
  readonly cylonFirst: Box;
  readonly gap: number;
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

/** Lying: the bow to the left (BSG-1.19), for anything wider than a phone. */
const WIDE = {
  width: 820,
  height: 496,
  hull: <Carrier name="galactica" rooms={{ x: 160, y: 200, w: 516, h: 156 }} nose={32} pods />,
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
  rooms: [TOP, BOTTOM],
  first: { x: 160, y: 200, w: 100, h: 76 },
  cylonFirst: { x: 10, y: 10, w: 94, h: 50 },
  colonialFirst: { x: 460, y: 10, w: 114, h: 50 },
  gap: 4,
  cylon: { x: 4, y: 4, w: 400, h: 62 },
  colonial: { x: 454, y: 4, w: 362, h: 62 },
} as const satisfies Geometry<GalacticaLocation>;

/** Standing: for a phone, with room for a finger and a name. */
const TALL = {
  width: 400,
  height: 480,
  hull: (
    <path
      d="M64,290 L84,196 Q90,184 104,184 H296 Q310,184 316,196 L336,290 L316,384 Q310,396 296,396 H104 Q90,396 84,384 Z"
      className="hull"
    />
  ),
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
  rooms: PAIRS,
  first: { x: 90, y: 190, w: 108, h: 37 },
  cylonFirst: { x: 5, y: 5, w: 96, h: 44 },
  colonialFirst: { x: 5, y: 58, w: 129, h: 44 },
  gap: 2,
  cylon: { x: 2, y: 2, w: 396, h: 50 },
  colonial: { x: 2, y: 55, w: 396, h: 50 },
} as const satisfies Geometry<GalacticaLocation>;

/** A sky that is always the same. */
const STARS: readonly { readonly x: number; readonly y: number; readonly r: number }[] = Array.from(
  { length: 70 },
  (_, i) => ({
    x: (i * 197 + ((i * i * 31) % 89)) % 820,
    y: (i * 131 + ((i * i * 17) % 97)) % 496,
    r: i % 9 === 0 ? 1.4 : i % 3 === 0 ? 0.9 : 0.6,
  }),
);

function frame({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h, rx: 8 };
}

/** Stars, the hull, and the frames of the others. */
function layout<R extends GalacticaLocation, C extends Location>(
  { width, height, hull, sectors, rooms, first, gap, ...it }: Geometry<R>,
  cylonLocations: readonly C[],
): Layout<R | ColonialOneLocation | C> {
  return {
    width,
    height,
    sectors,
    locations: places<readonly (readonly (R | ColonialOneLocation | C)[])[]>(
      [...rooms, cylonLocations, COLONIAL_ONE],
      [
        ...rows<Location>(rooms, first, 4),
        ...rows<Location>([cylonLocations], it.cylonFirst, gap),
        ...rows<Location>([COLONIAL_ONE], it.colonialFirst, gap),
      ],
    ),
    sky: () => (
      <>
        <defs>
          <linearGradient id="plating" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#4a5c77" />
            <stop offset="0.5" stopColor="#2c3a50" />
            <stop offset="1" stopColor="#182232" />
          </linearGradient>
        </defs>
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="star" />
        ))}
      </>
    ),
    picture: () => (
      <>
        {hull}
        <rect {...frame(it.colonial)} className="frame" />
        <rect {...frame(it.cylon)} className="frame cylon" />
      </>
    ),
  };
}

export const galacticaDrawing: BoardDrawing<Place<CylonLocation>> = {
  boards: ['galactica', 'colonial-one', 'cylon-locations'],
  name: 'web-bsg-galactica',
  label: 'web-bsg-board',
  lying: layout(WIDE, CYLON_LOCATIONS),
  standing: layout(TALL, CYLON_LOCATIONS),
};

/** The same with the Cylon locations printed anew. */
export const galacticaWithOverlay: BoardDrawing<Place<OverlayLocation>> = {
  boards: ['galactica', 'colonial-one', 'cylon-overlay'],
  name: 'web-bsg-galactica',
  label: 'web-bsg-board',
  lying: layout(WIDE, CYLON_OVERLAY),
  standing: layout(TALL, CYLON_OVERLAY),
};

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
  /** How many Cylon locations stand side by side. */
  readonly cylonRow: number;
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
  width: 798,
  height: 410,
  hull: <Carrier name="galactica" rooms={{ x: 86, y: 152, w: 636, h: 178 }} nose={36} pods />,
  sectors: {
    bow: {
      d: 'M86 120Q5 152 5 242Q5 332 86 362L42 258V226Z',
      box: { x: 6, y: 122, w: 62, h: 240 },
    },
    'starboard-bow': {
      d: 'M92 134Q112 92 250 76Q330 67 401 67V134Z',
      box: { x: 130, y: 70, w: 268, h: 64 },
    },
    'starboard-quarter': {
      d: 'M407 67Q480 67 560 76Q700 92 716 134H407Z',
      box: { x: 410, y: 70, w: 268, h: 64 },
    },
    stern: {
      d: 'M726 120Q794 152 794 242Q794 332 726 362V330Z',
      box: { x: 730, y: 122, w: 64, h: 240 },
    },
    'port-quarter': {
      d: 'M407 348H716Q700 384 560 396Q480 405 407 405Z',
      box: { x: 410, y: 346, w: 268, h: 58 },
    },
    'port-bow': {
      d: 'M92 348H401V405Q330 405 250 396Q112 384 92 348Z',
      box: { x: 130, y: 346, w: 268, h: 58 },
    },
  },
  rooms: [TOP, BOTTOM],
  first: { x: 86, y: 152, w: 124, h: 87 },
  cylonFirst: { x: 8, y: 6, w: 135, h: 25 },
  cylonRow: 2,
  colonialFirst: { x: 307, y: 4, w: 159, h: 56 },
  gap: 3,
  cylon: { x: 4, y: 2, w: 281, h: 60 },
  colonial: { x: 290, y: 1, w: 504, h: 62 },
} as const satisfies Geometry<GalacticaLocation>;

/** Standing: for a phone, the bow up, with room for a finger, a name and what can be done. */
const TALL = {
  width: 390,
  height: 522,
  hull: (
    <path
      d="M62 140L78 106Q84 96 98 96H292Q306 96 312 106L328 140V410Q328 428 312 432H78Q62 428 62 410Z"
      className="hull"
    />
  ),
  sectors: {
    bow: { d: 'M66 94Q90 62 195 60Q300 62 324 94Z', box: { x: 90, y: 58, w: 210, h: 36 } },
    'starboard-bow': {
      d: 'M332 98Q386 130 386 178V266H332Z',
      box: { x: 331, y: 106, w: 56, h: 158 },
    },
    'starboard-quarter': {
      d: 'M332 270H386V360Q386 404 332 432Z',
      box: { x: 331, y: 270, w: 56, h: 158 },
    },
    stern: {
      d: 'M66 436H324Q300 466 195 468Q90 466 66 436Z',
      box: { x: 90, y: 434, w: 210, h: 34 },
    },
    'port-quarter': {
      d: 'M58 270H4V360Q4 404 58 432Z',
      box: { x: 3, y: 270, w: 56, h: 158 },
    },
    'port-bow': {
      d: 'M58 98Q4 130 4 178V266H58Z',
      box: { x: 3, y: 106, w: 56, h: 158 },
    },
  },
  rooms: PAIRS,
  first: { x: 66, y: 101, w: 127, h: 61 },
  cylonFirst: { x: 5, y: 475, w: 92, h: 42 },
  cylonRow: 4,
  colonialFirst: { x: 5, y: 4, w: 124, h: 50 },
  gap: 4,
  cylon: { x: 2, y: 472, w: 386, h: 48 },
  colonial: { x: 2, y: 1, w: 386, h: 56 },
} as const satisfies Geometry<GalacticaLocation>;

function frame({ x, y, w, h }: Box) {
  return { x, y, width: w, height: h };
}

/** Colonial One flies with her, bow to the left. */
function ship({ x, y, w, h }: Box): string {
  const nose = Math.min(16, h / 3);
  return `M${x} ${y + h / 2}L${x + nose} ${y}H${x + w - nose}L${x + w} ${y + nose}V${y + h - nose}L${x + w - nose} ${y + h}H${x + nose}Z`;
}

const inRowsOf = <T,>(count: number, all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0 ? [] : [all.slice(0, count), ...inRowsOf(count, all.slice(count))];

/** The hull, and the frames of the others. */
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
        ...rows<Location>(inRowsOf(it.cylonRow, cylonLocations), it.cylonFirst, gap),
        ...rows<Location>([COLONIAL_ONE], it.colonialFirst, gap),
      ],
    ),
    picture: () => (
      <>
        {hull}
        <path d={ship(it.colonial)} className="frame" />
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

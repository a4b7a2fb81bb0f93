import {
  COLONIAL_ONE,
  CYLON_LOCATIONS,
  GALACTICA,
  type Location,
  type Sector,
} from '@starboard/bsg';

// The board is 800 by 520 of its own units; everything on it is placed in percent of that.
export const WIDTH = 800;
export const HEIGHT = 520;

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

/** BSG-1.19: the ring around Galactica, the bow to the left. */
export const SECTOR_SHAPES: Readonly<Record<Sector, SectorShape>> = {
  bow: { points: '8,270 138,128 138,412', box: { x: 46, y: 196, w: 90, h: 148 } },
  'starboard-bow': {
    points: '150,122 396,60 396,150 160,168',
    box: { x: 190, y: 84, w: 200, h: 70 },
  },
  'starboard-quarter': {
    points: '404,60 650,122 640,168 404,150',
    box: { x: 410, y: 84, w: 200, h: 70 },
  },
  stern: { points: '792,270 662,128 662,412', box: { x: 664, y: 196, w: 90, h: 148 } },
  'port-quarter': {
    points: '404,390 640,372 650,418 404,480',
    box: { x: 410, y: 390, w: 200, h: 70 },
  },
  'port-bow': {
    points: '160,372 396,390 396,480 150,418',
    box: { x: 190, y: 390, w: 200, h: 70 },
  },
};

/** Galactica's outline. */
export const HULL =
  'M150,270 C150,215 200,178 290,176 L520,176 C600,178 650,215 650,270 C650,325 600,362 520,364 L290,364 C200,362 150,325 150,270 Z';

const TOP = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'admirals-quarters',
];

function boxOf(location: Location): Box {
  const cylon = CYLON_LOCATIONS.findIndex((it) => it === location);
  if (cylon >= 0) return { x: 4 + cylon * 100, y: 4, w: 96, h: 46 };
  const colonial = COLONIAL_ONE.findIndex((it) => it === location);
  if (colonial >= 0) return { x: 466 + colonial * 111, y: 4, w: 107, h: 46 };
  const top = TOP.indexOf(location);
  if (top >= 0) return { x: 164 + top * 95, y: 190, w: 91, h: 76 };
  const bottom = GALACTICA.filter((it) => !TOP.includes(it)).findIndex((it) => it === location);
  return { x: 164 + bottom * 95, y: 274, w: 91, h: 76 };
}

export const LOCATION_BOXES: readonly { readonly location: Location; readonly box: Box }[] = [
  ...GALACTICA,
  ...COLONIAL_ONE,
  ...CYLON_LOCATIONS,
].map((location) => ({ location, box: boxOf(location) }));

export function styleOf({ x, y, w, h }: Box) {
  return {
    left: `${(x / WIDTH) * 100}%`,
    top: `${(y / HEIGHT) * 100}%`,
    width: `${(w / WIDTH) * 100}%`,
    height: `${(h / HEIGHT) * 100}%`,
  };
}

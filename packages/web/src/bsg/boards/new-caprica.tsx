import type { Location, PlanetLocation } from '@starboard/bsg/reading';
import { lazy, Suspense } from 'react';
import { type BoardDrawing, type Box, type Layout, places, rows } from './drawing.ts';
import { planetIn } from './planet.ts';
import { ShipStacks } from './ship-stacks.tsx';

/** The way the occupation takes (PEG-32.2), and the other places. */
const TRACK = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const;
const TOWN = ['resistance-hq', 'detention', 'medical-center'] as const;

// A picture for the eye alone: the places on it do not wait for it, and tables elsewhere do without.
const Settlement = lazy(() => import('./settlement.tsx'));

interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly track: readonly (readonly (typeof TRACK)[number][])[];
  readonly first: Box;
  readonly town: Box;
  readonly stacks: Box;
  /** The arrows between the spaces of the track. */
  readonly arrows: readonly string[];
  readonly readable: readonly PlanetLocation[];
}

function layout({
  width,
  height,
  horizon,
  track,
  first,
  town,
  stacks,
  arrows,
  readable,
}: Geometry): Layout<PlanetLocation> {
  return {
    width,
    height,
    locations: places<readonly [typeof TRACK, typeof TOWN]>(
      [TRACK, TOWN],
      [...rows<Location>(track, first, 18), ...rows<Location>([TOWN], town, 18)],
    ),
    picture: () => (
      <>
        <Suspense>
          <Settlement width={width} height={height} horizon={horizon} />
        </Suspense>
        {arrows.map((d) => (
          <path key={d} d={d} fill="#ff8b80" stroke="#2a0c0a" />
        ))}
      </>
    ),
    pieces: (props) => <ShipStacks {...props} box={stacks} layout={{ width, height }} />,
    readable,
  };
}

export const newCapricaDrawing: BoardDrawing<PlanetLocation> = {
  boards: ['new-caprica'],
  name: 'bsg-board-new-caprica',
  label: 'bsg-board-new-caprica',
  isThere: (facts) => planetIn(facts) !== null,
  alone: true,
  lying: layout({
    width: 820,
    height: 410,
    horizon: 150,
    track: [TRACK],
    first: { x: 14, y: 112, w: 252, h: 128 },
    town: { x: 14, y: 286, w: 252, h: 112 },
    stacks: { x: 14, y: 8, w: 640, h: 92 },
    arrows: ['M268 165l14 11-14 11Z', 'M538 165l14 11-14 11Z'],
    readable: [...TRACK, ...TOWN],
  }),
  standing: layout({
    width: 390,
    height: 500,
    horizon: 150,
    track: [[TRACK[0]], [TRACK[1]], [TRACK[2]]],
    first: { x: 5, y: 84, w: 380, h: 86 },
    town: { x: 5, y: 400, w: 114, h: 96 },
    stacks: { x: 5, y: 3, w: 380, h: 76 },
    arrows: ['M184 173h22l-11 12Z', 'M184 277h22l-11 12Z'],
    readable: TRACK,
  }),
};

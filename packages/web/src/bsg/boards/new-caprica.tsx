import type { Location, PlanetLocation } from '@starboard/bsg/reading';
import { between, chanceOf, n } from '../../art/draw.ts';
import { type BoardDrawing, type Box, type Layout, places, rows } from './drawing.ts';
import { planetIn } from './planet.ts';
import { ShipStacks } from './ship-stacks.tsx';

/** The way the occupation takes (PEG-32.2), and the other places. */
const TRACK = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const;
const TOWN = ['resistance-hq', 'detention', 'medical-center'] as const;

const TENTS = 34;

/** Evening over a settlement: a far world, mountains, tents with light in them. */
function Settlement({
  width,
  height,
  horizon,
}: {
  width: number;
  height: number;
  horizon: number;
}) {
  const roll = chanceOf(`new caprica ${width}`);
  const chance = (from: number, to: number): number => n(between(roll, from, to));
  const stars = Array.from({ length: 60 }, () => ({
    x: chance(0, width),
    y: chance(0, horizon * 0.6),
    r: chance(0.4, 1.1),
  }));
  const ridge = (peaks: number, low: number, high: number): string => {
    const step = width / peaks;
    const points = Array.from({ length: peaks }, (_, i) => {
      const x = i * step;
      return `L${x + step * chance(0.35, 0.6)} ${chance(high, (low + high) / 2)}L${x + step} ${chance((low + high) / 2, low)}`;
    });
    return `M0 ${low}${points.join('')}V${height}H0Z`;
  };
  const far = ridge(6, horizon, horizon - 78);
  const near = ridge(9, horizon + 8, horizon - 34);
  const tents = Array.from({ length: TENTS }, () => ({
    x: chance(10, width - 10),
    y: chance(horizon + 26, height - 4),
  })).sort((a, b) => a.y - b.y);
  const world = { x: width * 0.87, y: horizon * 0.38, r: Math.min(52, width * 0.11) };
  return (
    <>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#141d33" />
          <stop offset="0.16" stopColor="#3b3d57" />
          <stop offset="0.32" stopColor="#8d6a58" />
          <stop offset="0.46" stopColor="#b58a63" />
        </linearGradient>
        <linearGradient id="soil" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5f4836" />
          <stop offset="1" stopColor="#241a13" />
        </linearGradient>
        <radialGradient id="far-world" cx="0.34" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#8baac6" />
          <stop offset="0.5" stopColor="#4f7ea8" />
          <stop offset="1" stopColor="#1c2d40" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} rx="8" fill="url(#dusk)" />
      <g fill="#dfe9ff" opacity="0.7">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx={world.x} cy={world.y} r={world.r + 5} fill="#a9d2ff" opacity="0.18" />
      <circle cx={world.x} cy={world.y} r={world.r} fill="url(#far-world)" />
      <path d={far} fill="#4c3b3f" />
      <path d={near} fill="#3a2c2c" />
      <rect y={horizon + 6} width={width} height={height - horizon - 6} rx="8" fill="url(#soil)" />
      {tents.map(({ x, y }) => (
        <Tent key={`${x}-${y}`} x={x} y={y} size={5 + ((y - horizon) / (height - horizon)) * 13} />
      ))}
    </>
  );
}

function Tent({ x, y, size }: { x: number; y: number; size: number }) {
  const top = y - size * 1.1;
  return (
    <>
      <ellipse cx={x} cy={y} rx={size * 1.3} ry={size * 0.25} fill="#120c08" opacity="0.5" />
      <path
        d={`M${x - size} ${y}Q${x - size / 2} ${top + 2} ${x} ${top}Q${x + size / 2} ${top + 2} ${x + size} ${y}Z`}
        fill="#83694f"
      />
      <path
        d={`M${x} ${top}Q${x + size / 2} ${top + 2} ${x + size} ${y}H${x}Z`}
        fill="#3a2c20"
        opacity="0.6"
      />
      <path
        d={`M${x - size * 0.22} ${y}L${x} ${y - size * 0.55}L${x + size * 0.14} ${y}Z`}
        fill="#ffd58a"
      />
    </>
  );
}

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
        <Settlement width={width} height={height} horizon={horizon} />
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

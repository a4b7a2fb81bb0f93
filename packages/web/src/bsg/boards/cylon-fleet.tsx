import { FLEET_BOARD, type FleetLocation, type Location } from '@starboard/bsg/reading';
import { type BoardDrawing, type Box, type Layout, places, rows } from './drawing.ts';
import { PursuitTrack } from './pursuit-track.tsx';
import { type Oval, ringAround } from './ring.ts';

interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly ring: Oval;
  readonly track: Box;
  /** The spaces of the track stand one below the other. */
  readonly upright?: true;
  readonly bridge: Box;
  readonly readable?: true;
}

/** The eye in the middle of the fleet. */
function Eye({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return (
    <g className="fleet-eye">
      <circle cx={x} cy={y} r={r} />
      <path
        d={`M${x - r * 0.7} ${y}q${r * 0.7} ${-r * 0.8} ${r * 1.4} 0q${-r * 0.7} ${r * 0.8} ${-r * 1.4} 0Z`}
      />
      <path d={`M${x - r * 0.3} ${y}h${r * 0.6}`} className="gaze" />
    </g>
  );
}

function layout({
  width,
  height,
  ring,
  track,
  upright,
  bridge,
  readable,
}: Geometry): Layout<FleetLocation> {
  return {
    width,
    height,
    locations: places([FLEET_BOARD], rows<Location>([FLEET_BOARD], bridge, 0)),
    areas: ringAround(ring),
    picture: () => (
      <>
        <rect x="1" y="1" width={width - 2} height={height - 2} rx="8" className="frame cylon" />
        <Eye x={ring.x} y={ring.y} r={Math.min(ring.rx, ring.ry) * 0.24} />
      </>
    ),
    pieces: (props) => (
      <PursuitTrack {...props} box={track} layout={{ width, height }} upright={upright === true} />
    ),
    ...(readable === true && { readable: FLEET_BOARD }),
  };
}

/** The Cylon fleet: on the left, where the bow points (EXO-20.3, 21). */
export const cylonFleetDrawing: BoardDrawing<FleetLocation> = {
  boards: ['cylon-fleet-board'],
  name: 'web-bsg-cylon-fleet',
  label: 'bsg-board-cylon-fleet-board',
  beside: {
    folded: layout({
      width: 128,
      height: 480,
      ring: { x: 64, y: 118, rx: 61, ry: 112 },
      track: { x: 6, y: 238, w: 116, h: 158 },
      upright: true,
      bridge: { x: 6, y: 402, w: 116, h: 72 },
    }),
    unfolded: layout({
      width: 300,
      height: 480,
      ring: { x: 150, y: 142, rx: 144, ry: 136 },
      track: { x: 8, y: 288, w: 284, h: 60 },
      bridge: { x: 8, y: 356, w: 284, h: 116 },
      readable: true,
    }),
  },
  lying: layout({
    width: 820,
    height: 400,
    ring: { x: 206, y: 200, rx: 200, ry: 192 },
    track: { x: 424, y: 20, w: 388, h: 130 },
    bridge: { x: 424, y: 170, w: 388, h: 200 },
  }),
  standing: layout({
    width: 400,
    height: 480,
    ring: { x: 200, y: 146, rx: 192, ry: 140 },
    track: { x: 8, y: 292, w: 384, h: 70 },
    bridge: { x: 8, y: 370, w: 384, h: 102 },
    readable: true,
  }),
};

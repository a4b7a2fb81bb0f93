import { FLEET_BOARD, type FleetLocation, type Location } from '@starboard/bsg/reading';
import { type BoardDrawing, type Box, type Layout, places, rows } from './drawing.ts';
import { PursuitTrack } from './pursuit-track.tsx';
import { type Oval, ringAround } from './ring.ts';

interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly ring: Oval;
  readonly track: Box;
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

function layout({ width, height, ring, track, bridge, readable }: Geometry): Layout<FleetLocation> {
  return {
    width,
    height,
    locations: places([FLEET_BOARD], rows<Location>([FLEET_BOARD], bridge, 0)),
    areas: ringAround(ring),
    picture: () => (
      <>
        <rect x="1" y="1" width={width - 2} height={height - 2} className="frame cylon" />
        <Eye x={ring.x} y={ring.y} r={Math.min(ring.rx, ring.ry) * 0.24} />
      </>
    ),
    pieces: (props) => <PursuitTrack {...props} box={track} layout={{ width, height }} />,
    ...(readable === true && { readable: FLEET_BOARD }),
  };
}

/** The Cylon fleet: on the left, where the bow points (EXO-20.3, 21). */
export const cylonFleetDrawing: BoardDrawing<FleetLocation> = {
  boards: ['cylon-fleet-board'],
  name: 'web-bsg-cylon-fleet',
  label: 'bsg-board-cylon-fleet-board',
  beside: layout({
    width: 260,
    height: 410,
    ring: { x: 130, y: 168, rx: 116, ry: 92 },
    track: { x: 8, y: 8, w: 244, h: 46 },
    bridge: { x: 8, y: 300, w: 244, h: 100 },
    readable: true,
  }),
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

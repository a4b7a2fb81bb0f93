import type { Board, Location } from '@starboard/bsg/reading';
import { type BoardDrawing, type Box, type Layout, rows } from './drawing.ts';

const ROOM = { w: 124, h: 56 };
const GAP = 6;

/** A board nobody has drawn yet: its rooms in a frame, in rows of so many. */
function laidOut(locations: readonly Location[], perRow: number): Layout {
  const lines = Array.from({ length: Math.ceil(locations.length / perRow) }, (_, i) =>
    locations.slice(i * perRow, (i + 1) * perRow),
  );
  const width = perRow * (ROOM.w + GAP) + GAP;
  const height = lines.length * (ROOM.h + GAP) + GAP;
  const first: Box = { x: GAP, y: GAP, ...ROOM };
  return {
    width,
    height,
    locations: Object.fromEntries(rows(lines, first, GAP)),
    picture: () => <rect x="1" y="1" width={width - 2} height={height - 2} className="frame" />,
  };
}

export function plainDrawing({ id, locations }: Board): BoardDrawing {
  const places = locations.map((it) => it.id);
  return {
    boards: [id],
    name: `bsg-board-${id}`,
    label: `bsg-board-${id}`,
    lying: laidOut(places, Math.min(6, places.length)),
    standing: laidOut(places, Math.min(3, places.length)),
  };
}

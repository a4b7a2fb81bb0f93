import { boardOf, isDestroyed, type Location, type PegasusLocation } from '@starboard/bsg/reading';
import { Carrier } from './carrier.tsx';
import { type BoardDrawing, type Box, type Layout, places, rows } from './drawing.ts';

const ROW = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const;
const PAIRS = [
  ['pegasus-cic', 'airlock'],
  ['main-batteries', 'engine-room'],
] as const;

function layout<const R extends readonly (readonly PegasusLocation[])[]>(
  size: Pick<Layout, 'width' | 'height'>,
  lines: R,
  first: Box,
  readable?: readonly R[number][number][],
): Layout<R[number][number]> {
  const rooms: Box = {
    x: first.x,
    y: first.y,
    w: (lines[0]?.length ?? 0) * (first.w + 4) - 4,
    h: lines.length * (first.h + 4) - 4,
  };
  return {
    ...size,
    locations: places(lines, rows<Location>(lines, first, 4)),
    picture: (facts) => (
      <Carrier
        name="pegasus"
        rooms={rooms}
        nose={Math.min(46, first.x - 12)}
        lost={isDestroyed(facts, boardOf('pegasus-cic'))}
      />
    ),
    pieces: ({ words }) => (
      <span className="board-name" aria-hidden="true">
        {words.say('bsg-board-pegasus')}
      </span>
    ),
    ...(readable !== undefined && { readable }),
  };
}

/** The second battlestar: below Galactica, as long as her rooms. */
export const pegasusDrawing: BoardDrawing<PegasusLocation> = {
  boards: ['pegasus'],
  name: 'bsg-board-pegasus',
  label: 'bsg-board-pegasus',
  lying: layout({ width: 798, height: 80 }, [ROW], { x: 100, y: 8, w: 150, h: 62 }),
  standing: layout({ width: 390, height: 260 }, PAIRS, { x: 40, y: 14, w: 158, h: 110 }),
};

import { type BsgView, boxOf } from '@starboard/bsg';
import type { BoardDrawing } from './drawing.ts';
import { galacticaDrawing } from './galactica.tsx';
import { plainDrawing } from './plain.tsx';

/** The boards that have a picture of their own. Whoever brings a board to the game adds its drawing here. */
const DRAWINGS: readonly BoardDrawing[] = [galacticaDrawing];

/** The boards of a table, Galactica first. One without a picture is drawn plainly: nothing is left out. */
export function drawingsFor(facts: Pick<BsgView, 'modules'>): readonly BoardDrawing[] {
  const { boards } = boxOf(facts);
  const drawn = DRAWINGS.filter((drawing) => boards.some(({ id }) => drawing.boards.includes(id)));
  const others = boards.filter(({ id }) => !drawn.some((it) => it.boards.includes(id)));
  return [...drawn, ...others.map(plainDrawing)];
}

import { type BsgView, boxOf } from '@starboard/bsg/reading';
import { cylonFleetDrawing } from './cylon-fleet.tsx';
import type { BoardDrawing } from './drawing.ts';
import { galacticaDrawing, galacticaWithOverlay } from './galactica.tsx';
import { newCapricaDrawing } from './new-caprica.tsx';
import { pegasusDrawing } from './pegasus.tsx';
import { plainDrawing } from './plain.tsx';

/** The boards that have a picture of their own. Whoever brings a board to the game adds its drawing here. */
const DRAWINGS: readonly BoardDrawing[] = [
  galacticaDrawing,
  galacticaWithOverlay,
  pegasusDrawing,
  cylonFleetDrawing,
  newCapricaDrawing,
];

/** The boards of a table, Galactica first. One without a picture is drawn plainly: nothing is left out. */
export function drawingsFor(facts: BsgView): readonly BoardDrawing[] {
  const { boards } = boxOf(facts);
  const drawn = DRAWINGS.filter((drawing) =>
    drawing.boards.every((id) => boards.some((board) => board.id === id)),
  );
  const others = boards.filter(({ id }) => !drawn.some((it) => it.boards.includes(id)));
  return [...drawn.filter(({ isThere }) => isThere?.(facts) ?? true), ...others.map(plainDrawing)];
}

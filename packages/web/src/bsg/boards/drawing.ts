import type { BoardId, BsgView, Location, Sector } from '@starboard/bsg/reading';
import type { ReactNode } from 'react';
import type { BoardProps } from './frame.tsx';

/** Everything on a board is placed in units of its own, in percent of the whole. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface SectorShape {
  /** Its outline. */
  readonly d: string;
  /** Where its ships are drawn. */
  readonly box: Box;
}

/** A board as it lies (on a laptop) or stands (on a phone). */
export interface Layout<L extends Location = never> {
  readonly width: number;
  readonly height: number;
  /** A location without a place does not compile. */
  readonly locations: Readonly<Record<L, Box>>;
  /** The space around it, where ships are. */
  readonly sectors?: Readonly<Record<Sector, SectorShape>>;
  /** Where Cylon ships wait, on a board of theirs. */
  readonly areas?: Readonly<Record<Sector, SectorShape>>;
  /** What lies under the places: a hull, a planet. */
  readonly picture: (facts: BsgView) => ReactNode;
  /** What lies on it besides: stacks. */
  readonly pieces?: (props: BoardProps) => ReactNode;
  /** Locations with room for the texts of both sides; a board with any has large letters. */
  readonly readable?: readonly Location[];
}

/** One board on the screen, with everything that is drawn on it. */
export interface BoardDrawing<L extends Location = never> {
  /** The boards of the game whose locations it shows. */
  readonly boards: readonly BoardId[];
  /** Message ids of its name, and of what it shows. */
  readonly name: string;
  readonly label: string;
  /** Whether it lies on the table yet; always, if it says nothing. */
  readonly isThere?: (facts: BsgView) => boolean;
  /** It takes the whole stage, in place of the others. */
  readonly alone?: true;
  /** How it stands to the left of the others, if it does. */
  readonly beside?: Layout<L>;
  readonly lying: Layout<L>;
  readonly standing: Layout<L>;
}

export function styleOf({ x, y, w, h }: Box, { width, height }: Pick<Layout, 'width' | 'height'>) {
  return {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(w / width) * 100}%`,
    height: `${(h / height) * 100}%`,
  };
}

/** The locations of a board with their places on it. */
export function placesOn({ locations }: Layout): readonly [Location, Box][] {
  // Only locations have a place there, whichever they are.
  return Object.entries<Box>(locations) as [Location, Box][];
}

/** Every place stands in one of the rows; one that does not would not be of this type. */
export function places<const R extends readonly (readonly Location[])[]>(
  _rows: R,
  entries: readonly [Location, Box][],
): Record<R[number][number], Box> {
  return Object.fromEntries(entries) as Record<R[number][number], Box>;
}

/** Places in rows, from a first box on. */
export function rows<L extends Location>(
  places: readonly (readonly L[])[],
  first: Box,
  gap: number,
): [L, Box][] {
  return places.flatMap((row, y) =>
    row.map((place, x): [L, Box] => [
      place,
      {
        x: first.x + x * (first.w + gap),
        y: first.y + y * (first.h + gap),
        w: first.w,
        h: first.h,
      },
    ]),
  );
}

declare const seatBrand: unique symbol;

/** A chair at the table, counted from 0 in turn order. Who sits there is not the kernel's business. */
export type Seat = number & { readonly [seatBrand]: true };

/** Somebody who looks at a game: a seat, or a person with none. */
export type Viewer = Seat | 'spectator';

export function seatAt(index: number): Seat {
  return index as Seat;
}

// Not frozen: the engine is slow with what is, and these are gone through at every step.
const rows: (readonly Seat[])[] = [];

/** All seats of a table in turn order. */
export function seatsOf(count: number): readonly Seat[] {
  let row = rows[count];
  if (row === undefined) {
    row = Array.from({ length: count }, (_, i) => seatAt(i));
    rows[count] = row;
  }
  return row;
}

const circles: (readonly Seat[])[][] = [];

/** The seats clockwise, beginning with `from`. */
export function clockwiseFrom(from: Seat, count: number): readonly Seat[] {
  circles[count] ??= seatsOf(count).map((first) =>
    Array.from({ length: count }, (_, i) => seatAt((first + i) % count)),
  );
  return circles[count]?.[from] ?? [];
}

/** The seats clockwise from the one left of `from`, which comes last. */
export function clockwiseAfter(from: Seat, count: number): readonly Seat[] {
  return clockwiseFrom(seatAt((from + 1) % count), count);
}

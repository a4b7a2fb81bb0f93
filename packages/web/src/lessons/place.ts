// Where a note stands: beside what it speaks of, in sight, and on nothing that has to be seen with it.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What had better be seen, and how much that matters. */
export interface Weighed {
  readonly box: Box;
  readonly weight: number;
}

const GAP = 12;
const EDGE = 8;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** How far two boxes are from each other; nothing where they touch. */
function between(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0);
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0);
  return across + down;
}

/** In how many rows and columns places are tried. */
const ROWS = 14;
const COLUMNS = 6;

/**
 * The place for a note of this size: where it covers least of what has to be seen, then of what should stay in reach
 * (which is among the answers, too), then of what had better be seen, then of what it speaks of, and is near to that.
 */
export function placeOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  target: Box | null,
  keepClear: readonly Box[],
  view: Pick<Box, 'width' | 'height'>,
  inReach: readonly Box[] = [],
  better: readonly Weighed[] = [],
): Box {
  const right = Math.max(EDGE, view.width - width - EDGE);
  const bottom = Math.max(EDGE, view.height - height - EDGE);
  const at = (left: number, top: number): Box => ({
    left: Math.round(within(left, EDGE, right)),
    top: Math.round(within(top, EDGE, bottom)),
    width,
    height,
  });
  const middle = at((view.width - width) / 2, (view.height - height) / 2);
  const places = [middle];
  if (target !== null) {
    const centre = target.left + target.width / 2 - width / 2;
    places.push(
      at(centre, target.top - height - GAP),
      at(centre, target.top + target.height + GAP),
      at(target.left + target.width + GAP, target.top),
      at(target.left - width - GAP, target.top),
    );
  }
  for (let row = 0; row <= ROWS; row++) {
    for (let column = 0; column <= COLUMNS; column++) {
      places.push(at((right * column) / COLUMNS, (bottom * row) / ROWS));
    }
  }
  const near = target ?? middle;
  const cost = (box: Box): number =>
    keepClear.reduce((sum, it) => sum + 40 * overlap(box, it), 0) +
    inReach.reduce((sum, it) => sum + 10 * overlap(box, it), 0) +
    better.reduce((sum, it) => sum + it.weight * overlap(box, it.box), 0) +
    (target === null ? 0 : overlap(box, target) / 5) +
    between(box, near);
  return places.reduce((best, it) => (cost(it) < cost(best) ? it : best));
}

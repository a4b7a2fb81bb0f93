/** What of a seat's result decides how its game counts. */
export interface Counted {
  readonly seat: number;
  readonly role: string;
  readonly won: boolean;
  readonly score: number | null;
}

interface Side<C extends Counted> {
  readonly place: number;
  readonly people: readonly C[];
}

/**
 * Who won and lost together. Where a game has sides, those who won are one and the others another, whatever side they were on
 * (a Cylon leader may win with the humans). Elsewhere everybody plays alone, winners first, then by score.
 */
export function sidesOf<C extends Counted>(counted: readonly C[]): readonly Side<C>[] {
  const winners = counted.filter(({ won }) => won);
  const losers = counted.filter(({ won }) => !won);
  if (counted.some(({ role }) => role !== ''))
    return [
      { place: 1, people: winners },
      { place: 2, people: losers },
    ].filter(({ people }) => people.length > 0);
  const better = (one: C, other: C): boolean =>
    one.won !== other.won ? one.won : (one.score ?? 0) > (other.score ?? 0);
  return counted.map((one) => ({
    place: 1 + counted.filter((other) => better(other, one)).length,
    people: [one],
  }));
}

/** The colours of the seats; none of them is the accent's. A person's own colour takes their place. */
export const SEAT_COLOURS = [
  '#7ab8ff',
  '#ff9b7d',
  '#79d99a',
  '#c3a0ff',
  '#4fd0cb',
  '#f59ac4',
  '#d9c08c',
] as const;

/** The style of a table in which the seats have their colours; see tokens.css. */
export function seatStyle(
  mine: number | null,
  wish: number | null,
): Readonly<Record<string, string>> {
  if (mine === null || wish === null) return {};
  return Object.fromEntries(
    SEAT_COLOURS.map((_, seat) => [`--seat-${seat}`, seatColour(seat, { mine, wish })]),
  );
}

/** Whoever has no colour yet. */
const NOBODYS = '#97a5bb';

/** The colour of a seat for a viewer who may have chosen one of their own: whoever else has it gets theirs. */
export function seatColour(
  seat: number,
  {
    mine = null,
    wish = null,
  }: { readonly mine?: number | null; readonly wish?: number | null } = {},
): string {
  if (mine === null || wish === null) return SEAT_COLOURS[seat] ?? NOBODYS;
  const at = seat === mine ? wish : seat === wish ? mine : seat;
  return SEAT_COLOURS[at] ?? NOBODYS;
}

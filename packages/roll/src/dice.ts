/** The colours of dice, in the order in which dice are numbered. */
export const COLOURS = [
  'home',
  'military',
  'consumption',
  'novelty',
  'rare',
  'genes',
  'alien',
] as const;
export type Colour = (typeof COLOURS)[number];

export const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
export type Phase = (typeof PHASES)[number];

/** What a die can show: a phase, or wild. */
export type Face = Phase | 'wild';

interface DieKind {
  readonly count: number;
  readonly faces: readonly Face[];
}

/** ROLL-1.2 to 1.10 */
export const DICE: Readonly<Record<Colour, DieKind>> = {
  home: { count: 25, faces: ['explore', 'explore', 'develop', 'settle', 'produce', 'ship'] },
  military: { count: 22, faces: ['explore', 'develop', 'develop', 'settle', 'settle', 'wild'] },
  consumption: { count: 9, faces: ['explore', 'develop', 'ship', 'ship', 'ship', 'wild'] },
  novelty: { count: 20, faces: ['explore', 'produce', 'produce', 'ship', 'ship', 'wild'] },
  rare: { count: 14, faces: ['explore', 'develop', 'develop', 'produce', 'ship', 'wild'] },
  genes: { count: 12, faces: ['explore', 'settle', 'settle', 'produce', 'wild', 'wild'] },
  alien: { count: 9, faces: ['develop', 'settle', 'produce', 'wild', 'wild', 'wild'] },
};

/** A die of the box, 0 to 110: the home dice first, then the others in the order of COLOURS. */
export type Die = number;

const COLOUR_BY_DIE: readonly Colour[] = COLOURS.flatMap((colour) =>
  Array.from({ length: DICE[colour].count }, () => colour),
);

export const ALL_DICE: readonly Die[] = COLOUR_BY_DIE.map((_, die) => die);

export function colourOf(die: Die): Colour {
  const colour = COLOUR_BY_DIE[die];
  if (colour === undefined) throw new RangeError(`there is no die ${die}`);
  return colour;
}

const NUMBER_BY_DIE: readonly number[] = COLOUR_BY_DIE.map((colour) => COLOURS.indexOf(colour));

/** The place of a die's colour among the colours. */
export function colourNumberOf(die: Die): number {
  return NUMBER_BY_DIE[die] ?? 0;
}

const FACES_BY_DIE: readonly (readonly Face[])[] = COLOUR_BY_DIE.map(
  (colour) => DICE[colour].faces,
);

export function facesOf(die: Die): readonly Face[] {
  return FACES_BY_DIE[die] ?? [];
}

/** A bit for each colour, for sets of colours that cost nothing. */
const BIT_BY_DIE: readonly number[] = COLOUR_BY_DIE.map((colour) => 1 << COLOURS.indexOf(colour));

/** One die of each colour among these, for choices in which dice of a colour are as good as each other. */
export function oneOfEachColour(dice: readonly Die[]): Die[] {
  const found: Die[] = [];
  let seen = 0;
  for (const die of dice) {
    const bit = BIT_BY_DIE[die] ?? 0;
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    found.push(die);
  }
  return found;
}

/** Every set of colours by its bits, with the colours in order. */
const SETS: readonly (readonly Colour[])[] = Array.from(
  { length: 1 << COLOURS.length },
  (_, bits) => COLOURS.filter((_, i) => (bits & (1 << i)) !== 0),
);

/** The colours there are among these dice and these colours, in order. */
export function coloursOf(dice: readonly Die[], more: readonly Colour[]): readonly Colour[] {
  let seen = 0;
  for (const die of dice) seen |= BIT_BY_DIE[die] ?? 0;
  for (const colour of more) seen |= 1 << COLOURS.indexOf(colour);
  return SETS[seen] ?? [];
}

/** How many colours there are among these dice. */
export function coloursAmong(dice: readonly Die[]): number {
  let seen = 0;
  let colours = 0;
  for (const die of dice) {
    const bit = BIT_BY_DIE[die] ?? 0;
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    colours += 1;
  }
  return colours;
}

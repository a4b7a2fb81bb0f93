import { CARDS } from '../content/index.ts';
import { COLOURS, PHASES } from '../dice.ts';

/** What is said beside the names of things. */
const SAID = [
  ...['trade', 'consume', 'buy', 'keep', 'pass', 'none', 'recall', 'recruit'],
  ...['from', 'cup', 'citizenry', 'develop', 'settle'],
];

/** Every word that answers and choices are made of. */
export function words(): readonly string[] {
  return [
    ...CARDS.flatMap(({ id }) => [id, `good-${id}`]),
    ...COLOURS.flatMap((colour) => [colour, `extra-${colour}`]),
    ...PHASES.flatMap((phase) => [phase, `workers-${phase}`]),
    ...SAID,
  ];
}

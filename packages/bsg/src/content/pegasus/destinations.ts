import { destroyCivilian, gain, lose, may, place } from '../../effects/effect.ts';
import { type Destination, destination } from '../definition.ts';

// With a type of its own: it names a card, and what cards there are follows from this list.
const miningAsteroid: Destination<'mining-asteroid'> = destination('mining-asteroid', 2, 1, [
  lose('fuel', 1),
  { op: 'repair-vipers', max: 2, by: 'admiral', all: true },
  { op: 'resolve-named-crisis', card: 'scar' },
]);

/** The 5 Destination cards of Pegasus. */
export const destinations = [
  destination('a-civilian-convoy', 3, 1, [
    lose('fuel', 3),
    gain('population', 1),
    may('admiral', [lose('morale', 1), gain('fuel', 1)]),
  ]),
  destination('binary-star', 2, 1, [
    lose('fuel', 1),
    place('civilian', 1, 'bow'),
    place('civilian', 1, 'stern'),
  ]),
  // PEG-26.12, 40.2
  destination('gas-cloud', 1, 1, [
    may('admiral', [{ op: 'look-crises', by: 'admiral', count: 3 }]),
  ]),
  miningAsteroid,
  // PEG-4.3
  destination('misjump', 0, 1, [destroyCivilian(), { op: 'redraw-destination' }]),
] as const;

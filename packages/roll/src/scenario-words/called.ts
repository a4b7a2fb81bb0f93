import type { StateOf } from '@starboard/kernel';
import { ALL_TILES, sidesOf } from '../content/index.ts';
import { ALL_DICE, colourOf, PHASES } from '../dice.ts';
import type { Roll } from '../facts.ts';

const TILES = ['tile', 'tiles', 'top', 'drawn', 'abandoned'];
const DICE: readonly string[] = [
  'die',
  'dice',
  'paid',
  'good',
  'shipper',
  'cup',
  'citizenry',
  'rolling',
  'recallable',
  'aside',
  ...PHASES,
];

/** Tiles by either side, dice by their colour. */
export function called(_state: StateOf<Roll>, key: string, value: number): readonly string[] {
  if (TILES.includes(key) && ALL_TILES.includes(value)) {
    const { development, world } = sidesOf(value);
    return [development, world];
  }
  return DICE.includes(key) && ALL_DICE.includes(value) ? [colourOf(value)] : [];
}

import type { StateOf } from '@starboard/kernel';
import { ALL_SKILL_CARDS } from '../content/index.ts';
import type { Bsg } from '../facts.ts';
import { nameOf, shortNameOf } from './names.ts';

const SEATS = [
  'seat',
  'of',
  'from',
  'to',
  'target',
  'named',
  'pilot',
  'current',
  'president',
  'admiral',
];
const CARDS = ['card', 'cards', 'hand', 'pile', 'mine', 'top'];
const CIVILIANS = ['ship', 'ships'];

/** Skill cards by kind and strength, seats by their character, civilian ships by what is on their face. */
export function called({ facts }: StateOf<Bsg>, key: string, value: number): readonly string[] {
  if (CARDS.includes(key)) return ALL_SKILL_CARDS.includes(value) ? [nameOf(value)] : [];
  if (SEATS.includes(key)) {
    const name = shortNameOf(facts.players[value]?.character ?? null);
    return name === null ? [] : [name];
  }
  const ship = CIVILIANS.includes(key) ? facts.civilians[value] : undefined;
  return ship === undefined ? [] : [ship.face];
}

import type { StateOf } from '@starboard/kernel';
import { isSkillCard } from '../content/library.ts';
import type { Bsg } from '../table/facts.ts';
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
  if (CARDS.includes(key)) return isSkillCard(value) ? [nameOf(value)] : [];
  if (SEATS.includes(key)) {
    const name = shortNameOf(facts.players[value]?.character ?? null);
    return name === null ? [] : [name];
  }
  const ship = CIVILIANS.includes(key) ? facts.civilians[value] : undefined;
  return ship === undefined ? [] : [ship.face];
}

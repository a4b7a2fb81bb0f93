import type { JsonObject } from '@starboard/kernel';
import { type Check, checkStakes } from './checks.ts';
import type { Position } from './position.ts';

// Political Prowess (EXO-5.4): somebody decides the check of a location, before anybody adds a card.

/** What passing the check of a place is worth to this seat: the own fate first, then what is good for the fleet. */
function passWorth(position: Position, location: string, named: number | null): number {
  const { me, facts, role } = position;
  const leaving = location === 'brig' || location === 'detention';
  if (leaving && facts.current === me.seat) return 3;
  if (!leaving && named === me.seat) return location === 'administration' ? 1 : -3;
  // Nobody in hiding spends it on others.
  if (role === 'hidden-cylon') return 0;
  return checkStakes(position, { of: location as Check['of'], source: 'location' });
}

/** Whether the card is worth playing. */
export function prowess(position: Position, about: JsonObject | undefined): boolean {
  const named = about?.['named'];
  const location = String(about?.['location']);
  const worth = passWorth(position, location, typeof named === 'number' ? named : null);
  return Math.abs(worth) > 1.2;
}

/** Whether the check is passed that was just decided. */
export function decided(position: Position): boolean {
  const { memory, facts } = position;
  const here = facts.players[facts.current]?.where ?? '';
  return passWorth(position, memory.doing?.what ?? here, memory.named) > 0;
}

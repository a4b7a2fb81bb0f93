import type { Seat } from '@starboard/kernel';
import type { Facts } from './facts.ts';
import { lasting } from './lasting.ts';
import { playerAt } from './people.ts';

/** BSG-18.8, 39.9, 39.13: at a face-down card of somebody else, if nothing forbids it. */
export function canLook(facts: Facts, by: Seat, of: Seat): boolean {
  if (by === of || lasting(facts, 'no-loyalty-looks').length > 0) return false;
  return playerAt(facts, of).loyalty.some(({ faceUp }) => !faceUp);
}

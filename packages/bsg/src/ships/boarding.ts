import type { Seat } from '@starboard/kernel';
import type { BsgTable } from '../table/facts.ts';
import { celebrate } from './basestar-damage.ts';

/** There are so many centurions (BSG-1.5). */
export const CENTURIONS = 4;
/** Spaces of the boarding track before the last, where the game ends (BSG-11.8). */
export const BOARDING_SPACES = 4;

/** BSG-28.5, 28.12, 1.5 */
export function boardCenturion(t: BsgTable): boolean {
  if (t.facts.boarding.length >= CENTURIONS) return false;
  t.facts.boarding.push(0);
  t.emit('centurion-boarded', { centurions: t.facts.boarding.length });
  return true;
}

/** The spaces of the boarding track with centurions, farthest first. */
export function spacesWithCenturions({ facts: { boarding } }: BsgTable): number[] {
  return [...new Set(boarding)].sort((a, b) => b - a);
}

export function destroyCenturion(t: BsgTable, space: number, by: Seat): void {
  const at = t.facts.boarding.indexOf(space);
  if (at < 0) return;
  t.facts.boarding.splice(at, 1);
  t.emit('centurion-destroyed', { left: t.facts.boarding.length });
  celebrate(t, by);
}

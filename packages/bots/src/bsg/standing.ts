import type { BsgView } from '@starboard/bsg';
import type { View } from '@starboard/kernel';
import { fleetValue, GAME } from './judge.ts';
import { newMemory } from './memory.ts';
import { positionOf, sideOf } from './position.ts';

const ORDINARY = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 } as const;

/** How a table stands for the seat that sees it: the fleet's worth, from the side the seat is on. */
export function standing(view: View<object>): number {
  // The views of a table of Battlestar Galactica are the game's.
  const seen = view as View<BsgView>;
  const { outcome, viewer } = seen;
  if (outcome !== null) return outcome.winners.some((seat) => seat === viewer) ? GAME : -GAME;
  const position = positionOf(seen, newMemory(seen.seats), ORDINARY, 'normal');
  return sideOf(position) * fleetValue(seen.facts);
}

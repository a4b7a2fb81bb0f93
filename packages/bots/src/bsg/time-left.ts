import type { BsgView } from '@starboard/bsg';
import { phaseOf } from './planet.ts';
import { homeOf } from './prices.ts';

/** How many turns each player still has until the fleet is safe, about: by the jumps that are left. */
export function turnsAhead(facts: BsgView): number {
  const { distance, jumpTrack, players } = facts;
  const phase = phaseOf(facts);
  if (phase === 'settled' || phase === 'orbit') return STAY[phase] / players.length;
  const jumps = 1 + Math.max(0, homeOf(facts) - distance) / 1.7;
  const icons = Math.max(0.5, jumps * 4 - jumpTrack);
  return (icons * 1.5 + (phase === 'afar' ? STAY.afar : 0)) / players.length;
}

/** How often the Admiral still chooses where the fleet goes, about. */
export function coursesAhead(facts: BsgView): number {
  const phase = phaseOf(facts);
  return phase === 'settled' || phase === 'orbit'
    ? 0
    : Math.max(0, homeOf(facts) - facts.distance) / 1.7;
}

/** Turns of all players that are still to come on New Caprica. */
const STAY = { afar: 14, settled: 10, orbit: 4 } as const;

/** The same until the game is over, one way or the other: what is nearly gone may end it sooner. */
export function turnsLeft(facts: BsgView): number {
  const low = Math.min(...Object.values(facts.resources));
  return Math.min(turnsAhead(facts), (4 + 5 * low) / facts.players.length);
}

import { shuffleWith, whims } from '@starboard/kernel';
import type { Contest } from './contest.ts';
import { CONTESTANTS, type Contestant, type CylonSide, type HumanSide } from './contestants.ts';

const strength = (contestant: Contestant): number => CONTESTANTS.indexOf(contestant);

/** Every level sits down once; the weakest of them fills the chairs that are left. */
export function atTable(levels: readonly Contestant[], players: number): Contestant[] {
  const sorted = [...levels].sort((a, b) => strength(b) - strength(a)).slice(0, players);
  const weakest = sorted[sorted.length - 1];
  if (weakest === undefined) throw new RangeError('nobody to play');
  return [...sorted, ...Array.from({ length: players - sorted.length }, () => weakest)];
}

/**
 * The games of a ladder: every deal is played once from each rotation of the seats, so that no level is helped
 * by a chair or by its dice.
 */
export function contestAt(
  index: number,
  levels: readonly Contestant[],
  players: number,
  seed: string,
): Contest {
  const deal = Math.floor(index / players);
  const order = shuffleWith(whims(`${seed}/seats/${deal}`), atTable(levels, players));
  const turn = index % players;
  return { seed, deal, index, seating: [...order.slice(turn), ...order.slice(0, turn)] };
}

/** A game between two sides, every game from a deal of its own: whatever is played with one seed is paired. */
export function sidesAt(
  index: number,
  humans: HumanSide,
  cylons: CylonSide,
  players: number,
  seed: string,
): Contest {
  const contestant = humans === 'told' ? 'normal' : humans;
  const seating = Array.from({ length: players }, () => contestant);
  return { seed, deal: index, index, seating, cylons, told: humans === 'told' };
}

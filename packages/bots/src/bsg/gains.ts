import { type BsgView, RESOURCES, type Resource } from '@starboard/bsg';
import { threat } from './danger.ts';
import { DAMAGED_PLACE, STEP, stockWorth, THREAT, TRAVELLED } from './judge.ts';

// What a move that was tried out in mind did for the fleet, where that can be told in a word.

/** What of the fleet can be told: what it has, how far it came, what is after it, how Galactica is. */
export type Gain = Resource | 'way' | 'danger' | 'damage';

/** What each is worth to the fleet. */
export type Gains = Readonly<Record<Gain, number>>;

export function gainsOf(facts: BsgView): Gains {
  const stock = (resource: Resource): number =>
    stockWorth(facts, resource, facts.resources[resource]);
  return {
    food: stock('food'),
    fuel: stock('fuel'),
    morale: stock('morale'),
    population: stock('population'),
    way: facts.distance * TRAVELLED + facts.jumpTrack * STEP,
    danger: -threat(facts) * THREAT,
    damage: -facts.damaged.length * DAMAGED_PLACE,
  };
}

const GAINS: readonly Gain[] = [...RESOURCES, 'way', 'danger', 'damage'];

/** Less than that is luck. */
const LITTLE = 0.1;

/**
 * What a move did most for, world by world, beside what the others did in the same worlds; for the Cylons what it hurt
 * most.
 */
export function mostGained(
  own: readonly Gains[],
  others: readonly (readonly Gains[])[],
  side: number,
): Gain | 'none' {
  let best: Gain | 'none' = 'none';
  let most = LITTLE;
  for (const gain of GAINS) {
    const by = others.flatMap((ends) =>
      ends.flatMap((end, i) => {
        const mine = own[i];
        return mine === undefined ? [] : [side * (mine[gain] - end[gain])];
      }),
    );
    const mean = by.reduce((sum, it) => sum + it, 0) / Math.max(1, by.length);
    if (mean <= most) continue;
    best = gain;
    most = mean;
  }
  return best;
}

import { liarsDice, ticTacToe } from '@starboard/examples';
import { type Game, type GameTypes, type Order, seedFrom } from '@starboard/kernel';
import { type Wandered, wander } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { bazaar } from './bazaar.ts';
import { fc } from './properties.ts';

const orders: readonly Order[][] = [
  [{ window: '*', then: 'pass' }],
  [{ window: 'haggle', when: { coins: { atLeast: 3 } }, then: { play: 'pay' } }],
  [{ window: 'clash', then: { play: 'stall' } }],
  [{ window: 'challenge', when: { count: { atLeast: 4 } }, then: { play: 'liar' } }],
];

type Deed = keyof Wandered['done'];

/** Wanders through many games; returns what was wrong, and what of these things was never done. */
function wanderMany<G extends GameTypes>(game: Game<G>, most: number, deeds: readonly Deed[]) {
  const done = new Set<Deed>();
  const violations: string[] = [];
  const { min } = game.seats;
  fc.assert(
    fc.property(fc.integer({ min, max: most }), fc.boolean(), fc.string(), (seats, own, seed) => {
      const how = { seats, seed: seedFrom(seed), noTells: seed.length % 2 === 0 };
      const wandered = wander(game, how, own ? orders : undefined);
      violations.push(...wandered.violations);
      for (const deed of deeds) if (wandered.done[deed] > 0) done.add(deed);
    }),
    { numRuns: 60 },
  );
  return { violations, never: deeds.filter((deed) => !done.has(deed)) };
}

const all: readonly Deed[] = ['answer', 'orders', 'take-back', 'go-back', 'retracted', 'ordered'];

describe('a match with answers, orders, take-backs and going back in any order', () => {
  const ends = 'comes to an end, knows who may take back, and its record verifies';

  it(`${ends} (tic-tac-toe)`, () => {
    const deeds = ['answer', 'orders', 'take-back'] as const;
    expect(wanderMany(ticTacToe, 2, deeds)).toEqual({ violations: [], never: [] });
  });

  it(`${ends} (liar's dice)`, () => {
    expect(wanderMany(liarsDice, 4, all)).toEqual({ violations: [], never: [] });
  });

  it(`${ends} (a game with everything in it)`, () => {
    expect(wanderMany(bazaar, 4, all)).toEqual({ violations: [], never: [] });
  });
});

import { expect, test } from 'vitest';
import { runChaos } from './support/chaos.ts';

test.each(['postgres', 'pglite'] as const)(
  'a few seconds of trouble on %s: every acknowledged answer is there once and in order, every game verifies',
  async (store) => {
    const survived = await runChaos(store, { seconds: 4, atLeast: 3, seed: 'short' });
    expect(survived.wrong).toEqual([]);
    // Something was played, and something was done to it.
    expect(survived.acknowledged).toBeGreaterThan(20);
    expect(Object.keys(survived.troubles).length).toBeGreaterThanOrEqual(3);
  },
);

import { seedFrom } from '@starboard/kernel';
import { wander } from '@starboard/kernel/harness';
import { expect, it } from 'vitest';
import { roll } from '../src/index.ts';

it.each([2, 3, 4, 5])('a match of %i knows after every entry who may take back', (seats) => {
  const { violations, done } = wander(roll, { seats, seed: seedFrom(`take back ${seats}`) });
  expect(violations).toEqual([]);
  expect(done['take-back']).toBeGreaterThan(0);
});

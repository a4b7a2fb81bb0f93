import { seedFrom } from '@starboard/kernel';
import { wander } from '@starboard/kernel/harness';
import { expect, it } from 'vitest';
import { bsg } from '../src/index.ts';

it('a match knows after every entry who may take back', () => {
  const done = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const how = { seats: 3 + (i % 4), noTells: i < 4, seed: seedFrom(`take back ${i}`) };
    const wandered = wander(bsg, how);
    expect(wandered.violations).toEqual([]);
    for (const [deed, times] of Object.entries(wandered.done)) if (times > 0) done.add(deed);
  }
  // Also answers that are still sealed, and beside orders that answer for people.
  expect([...done].sort()).toEqual([
    'answer',
    'go-back',
    'ordered',
    'orders',
    'retracted',
    'take-back',
  ]);
});

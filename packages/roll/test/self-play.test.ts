import { seedFrom, start } from '@starboard/kernel';
import { examine, playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { roll } from '../src/index.ts';

describe('Roll played by random players', () => {
  for (const seats of [2, 3, 4, 5]) {
    it(`passes every check of the harness at every answer, with ${seats} players`, () => {
      for (let i = 0; i < 2; i++) {
        const result = examine(roll, { seats, seed: seedFrom(`harness ${seats} ${i}`) });
        expect(result.violations).toEqual([]);
        expect(result.outcome).not.toBeNull();
      }
    });
  }

  it('builds every side, uses every power and deals every start, with no violation', () => {
    const { options } = start(roll, { seats: 2, seed: seedFrom('options') }).state;
    const unseen = new Set(roll.coverage?.all(options));
    for (let i = 0; i < 600 && unseen.size > 0; i++) {
      const { violations, outcome } = playTrial(
        roll,
        { seats: 2 + (i % 4), seed: seedFrom(`coverage ${i}`) },
        {
          events: (events) => {
            for (const event of events)
              for (const item of roll.coverage?.of(event) ?? []) unseen.delete(item);
          },
        },
      );
      expect(violations).toEqual([]);
      expect(outcome).not.toBeNull();
    }
    expect([...unseen]).toEqual([]);
  });

  it('ends with the points agreed for each player, few or many', () => {
    for (const pointsPerPlayer of [1, 30]) {
      const result = examine(roll, {
        seats: 3,
        seed: seedFrom(`points ${pointsPerPlayer}`),
        options: { pointsPerPlayer, beginner: true },
      });
      expect(result.violations).toEqual([]);
    }
  });
});

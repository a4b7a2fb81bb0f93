import { seedFrom } from '@starboard/kernel';
import { examine, playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { bsg, type Options } from '../src/index.ts';

const STANDARD: Options = { variant: 'standard', characters: 'picked', modules: [] };

describe('Battlestar Galactica played by random players', () => {
  for (const seats of [3, 4, 5, 6]) {
    it(`passes every check of the harness at every answer, with ${seats} players`, () => {
      for (let i = 0; i < 2; i++) {
        const seed = seedFrom(`harness ${seats} ${i}`);
        const result = examine(bsg, { seats, seed, noTells: true });
        expect(result.violations).toEqual([]);
        expect(result.outcome).not.toBeNull();
      }
    });
  }

  it('turns up every card, part, ability, location and token, with no violation', () => {
    // Random players seldom pass a hard check and almost never reach Kobol: scenarios and a recorded game do.
    const rare = (it: string): boolean =>
      it.startsWith('check:') || it === 'ending:humans-reached-kobol';
    const unseen = new Set(bsg.coverage?.all(STANDARD).filter((it) => !rare(it)));
    for (let i = 0; i < 300 && unseen.size > 0; i++) {
      const { violations, outcome } = playTrial(
        bsg,
        { seats: 3 + (i % 4), seed: seedFrom(`coverage ${i}`) },
        {
          events: (events) => {
            for (const event of events)
              for (const it of bsg.coverage?.of(event) ?? []) unseen.delete(it);
          },
        },
      );
      expect(violations).toEqual([]);
      expect(outcome).not.toBeNull();
    }
    expect([...unseen]).toEqual([]);
  });
});

import { liarsDice, ticTacToe } from '@starboard/examples';
import { answer, sampleAnswer, seedFrom, start, whims } from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import { describe, expect, it, vi } from 'vitest';
import { Sitting } from './matches.ts';
import { goesOn } from './small-games.ts';

const hashed = vi.hoisted(() => ({ times: 0 }));

vi.mock(import('@noble/hashes/sha2.js'), async (original) => {
  const real = await original();
  const sha256 = Object.assign((message: Uint8Array) => {
    hashed.times += 1;
    return real.sha256(message);
  }, real.sha256);
  return { ...real, sha256 };
});

/** How many hashes are made while something is done. */
function hashesOf(act: () => void): number {
  const before = hashed.times;
  act();
  return hashed.times - before;
}

describe('hashing', () => {
  const seed = seedFrom('simulation');

  it('is what makes the chain of a match: one for each entry', () => {
    const sitting = new Sitting(ticTacToe);
    expect(hashesOf(() => sitting.say(0, 4))).toBe(1);
  });

  it.each([ticTacToe.name, liarsDice.name])('is kept off simulations of %s', (name) => {
    const simulate = (): void => {
      const trial = { seed, seats: 2 };
      const { violations } =
        name === ticTacToe.name ? playTrial(ticTacToe, trial) : playTrial(liarsDice, trial);
      expect(violations).toEqual([]);
    };
    expect(hashesOf(simulate)).toBe(0);
  });

  it('is kept off bare answers', () => {
    const chance = whims(seed);
    const play = (): void => {
      const { state } = start(liarsDice, { seed, seats: 3 });
      for (let i = 0; goesOn(state, i); i++) {
        const open = state.asks.find(({ answered }) => !answered) ?? expect.fail('nobody can act');
        const value = sampleAnswer(liarsDice, state, open, chance);
        answer(liarsDice, state, open.seat, open.id, value);
      }
    };
    expect(hashesOf(play)).toBe(0);
  });
});

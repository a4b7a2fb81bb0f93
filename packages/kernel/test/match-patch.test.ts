import { liarsDice } from '@starboard/examples';
import {
  anyGame,
  beginMatch,
  canonical,
  type Entry,
  enterMove,
  Fault,
  type Game,
  type GameTypes,
  type Match,
  patchedMatch,
  restoreMatch,
  sampleAnswer,
  type seatAt,
  seedFrom,
  turnedMatch,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bazaar } from './bazaar.ts';

/** As a store hands it back. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Plays a whole game with a take-back now and then; calls with every match and the one before it. */
function walk<G extends GameTypes>(
  game: Game<G>,
  seed: string,
  each: (before: Match<G>, after: Match<G>) => void,
): void {
  const chance = whims(seed);
  let { match } = beginMatch(game, { seed: seedFrom(seed), seats: 3 });
  for (let i = 0; i < 400 && match.state.outcome === null; i++) {
    const before = match;
    const back = before.mayTakeBack[0];
    match = enterMove(game, before, entryOf(game, before, chance, back)).match;
    each(before, match);
  }
}

function entryOf<G extends GameTypes>(
  game: Game<G>,
  { state }: Match<G>,
  chance: ReturnType<typeof whims>,
  back: ReturnType<typeof seatAt> | undefined,
): Entry {
  if (back !== undefined && chance.below(4) === 0) return { kind: 'take-back', seat: back };
  const open = state.asks.filter(({ answered }) => !answered);
  const ask = open[chance.below(open.length)];
  if (ask === undefined) throw new Error('nothing is asked');
  return {
    kind: 'answer',
    seat: ask.seat,
    ask: ask.id,
    answer: sampleAnswer(game, state, ask, chance),
  };
}

describe('patches of matches', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    it(`lead through a whole game as a store keeps it (${seed})`, () => {
      for (const game of [anyGame(liarsDice), anyGame(bazaar)]) {
        let kept: unknown = null;
        let patches = 0;
        walk(game, seed, (before, after) => {
          kept ??= stored(before);
          const { patch } = turnedMatch(before, after);
          patches += patch === null ? 0 : 1;
          kept = patch === null ? stored(after) : patchedMatch(kept, stored(patch));
          expect(canonical(kept)).toBe(canonical(after));
          expect(canonical(restoreMatch(game, kept))).toBe(canonical(after));
        });
        expect(patches).toBeGreaterThan(5);
      }
    });
  }

  it('do without the state at the horizon, which is the largest part', () => {
    walk(bazaar, 'small', (before, after) => {
      const { patch } = turnedMatch(before, after);
      if (after.undo !== null && before.undo === null)
        expect(patch).toMatchObject({ base: 'before', from: before.length });
      expect(JSON.stringify(patch)).not.toContain('"base":{');
    });
  });

  it('leave what they are applied to as it was, and share what did not change', () => {
    walk(bazaar, 'shared', (before, after) => {
      const { patch } = turnedMatch(before, after);
      if (patch === null) return;
      const copy = canonical(before);
      const patchedOn = patchedMatch(before, stored(patch));
      expect(canonical(before)).toBe(copy);
      for (const turned of [patchedOn, turnedMatch(before, after).match]) {
        expect(canonical(turned)).toBe(canonical(after));
        if (patch.base === 'before') expect(turned.undo?.base).toBe(before.state);
        if (patch.base === 'same') expect(turned.undo?.base).toBe(before.undo?.base);
        for (const key of ['hands', 'coins', 'stall', 'round'] as const)
          if (canonical(before.state.facts[key]) === canonical(after.state.facts[key]))
            expect(turned.state.facts[key]).toBe(before.state.facts[key]);
      }
    });
  });

  it('are refused at any other moment', () => {
    walk(liarsDice, 'moment', (before, after) => {
      const { patch } = turnedMatch(before, after);
      expect(() => patchedMatch(after, patch)).toThrow(Fault);
      expect(() => patchedMatch(before, { ...patch, patch: 'nothing' })).toThrow(Fault);
    });
  });
});

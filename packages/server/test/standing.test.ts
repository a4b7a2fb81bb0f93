import { describe, expect, it } from 'vitest';
import { standing } from '../src/play/bots.ts';

const step = (seq: number, replaces = 0) => ({ seq, replaces, events: [] });
const seqs = (...steps: ReturnType<typeof step>[]): number[] =>
  standing(steps).map(({ seq }) => seq);

describe('what a bot is told', () => {
  it('is everything, where nothing was taken back', () => {
    expect(seqs(step(4), step(5), step(6))).toEqual([4, 5, 6]);
  });

  it('is without what was taken back, and with what took its place', () => {
    // The seventh takes the place of the two before it.
    expect(seqs(step(4), step(5), step(6), step(7, 2), step(8))).toEqual([4, 7, 8]);
  });

  it('is right where something is taken back twice', () => {
    expect(seqs(step(4), step(5), step(6, 1), step(7), step(8, 3))).toEqual([4, 8]);
  });
});

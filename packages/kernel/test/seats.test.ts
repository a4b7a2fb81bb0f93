import { clockwiseAfter, clockwiseFrom, seatAt, seatsOf, viewersOf } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';

describe('seats', () => {
  it('are counted from 0, in turn order', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
  });

  it('go round clockwise, from a seat or from the one after it', () => {
    expect(clockwiseFrom(seatAt(2), 4)).toEqual([2, 3, 0, 1]);
    expect(clockwiseAfter(seatAt(2), 4)).toEqual([3, 0, 1, 2]);
  });
});

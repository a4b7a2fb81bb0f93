import { answer, sampleAnswer, seatsOf, seedFrom, start, whims } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { bsg, loyaltyOf } from '../src/index.ts';

// BSG-11.12: with nobody out for an own aim, humans and Cylons win and lose as sides.
test('whoever won was on one side, and whoever lost on the other', () => {
  const seen = new Set<string | null>();
  for (let i = 0; i < 12; i++) {
    const { state } = start(bsg, { seats: 5, seed: seedFrom(`sides ${i}`) });
    const chance = whims(`sides ${i}`);
    while (state.outcome === null) {
      const open = state.asks.find(({ answered }) => !answered);
      if (open === undefined) throw new Error('nobody is asked');
      answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
    }
    const { winners } = state.outcome;
    for (const seat of seatsOf(5)) {
      const part = bsg.part?.(state, seat);
      const cards = state.facts.players[seat]?.loyalty ?? [];
      const cylon = cards.some(({ card }) => loyaltyOf(card).team === 'cylon');
      if (cylon) expect(part?.role).toBe('cylon');
      if (winners.length > 0) expect(part?.role === 'cylon').toBe(winners.includes(seat));
      expect(part?.character).toBe(state.facts.players[seat]?.character);
      seen.add(part?.role ?? null);
    }
  }
  expect([...seen].sort()).toEqual(['cylon', 'human']);
});

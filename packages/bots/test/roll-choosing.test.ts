import {
  answer,
  anyGame,
  clone,
  sampleAnswer,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { afterShipment } from '../src/roll/after-shipment.ts';

describe('what a bot expects of a shipment', () => {
  it('is what the rules bring about', () => {
    let compared = 0;
    for (let game = 0; game < 20; game++) {
      const { state } = start(roll, { seats: 3, seed: seedFrom(`shipments ${game}`) });
      const chance = whims(`shipments ${game}`);
      while (state.outcome === null) {
        const open = state.asks.find(({ answered }) => !answered);
        if (open === undefined) throw new Error('nobody can act');
        const given = sampleAnswer(anyGame(roll), state, open, chance);
        const ships = open.ask.prompt === 'choose-shipment';
        const { seat } = open;
        const before = clone(viewOf(roll, state, seat).facts.players[seat]);
        answer(roll, state, seat, open.id, given);
        // Whoever goes on shipping has not been paid for anything else in between.
        const again = state.asks.some(
          (it) => it.seat === seat && it.ask.prompt === 'choose-shipment',
        );
        const after = viewOf(roll, state, seat).facts.players[seat];
        if (!ships || !again || before === undefined || after === undefined) continue;
        const { credits, chips, goods, citizenry, workers } = afterShipment(before, String(given));
        expect({ credits, chips, goods, citizenry: [...citizenry].sort(), workers }).toEqual({
          credits: after.credits,
          chips: after.chips,
          goods: after.goods,
          citizenry: [...after.citizenry].sort(),
          workers: after.workers,
        });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

import { liarsDice } from '@starboard/examples';
import {
  answer,
  giveOrders,
  imagine,
  type Order,
  one,
  type Seat,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  viewersOf,
  viewOf,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import { asksAll, begin, say, smallGame } from './small-games.ts';

/** Everybody is asked something that names their seat. */
const secretive = smallGame({
  ask: asksAll({
    seats: (t) => t.seats,
    ask: (_, __, seat) => one(`for-${seat}`, [`choice-of-${seat}`, `other-of-${seat}`]),
    then: () => undefined,
  }),
});

const ordersOf = (seat: Seat): Order[] => [{ window: `orders-of-${seat}`, then: 'pass' }];

describe('a view', () => {
  it('says what everybody may know about the table', () => {
    const { state } = begin(secretive, 3, { options: { pace: 'slow' } });
    say(secretive, state, 1, 'choice-of-1');
    expect(viewOf(secretive, state, 'spectator')).toEqual({
      game: 'small',
      version: 1,
      seats: 3,
      options: { pace: 'slow' },
      viewer: 'spectator',
      seq: 1,
      facts: { log: [], hidden: null },
      asks: [],
      waiting: [0, 2],
      orders: [],
      outcome: null,
    });
  });

  it("shows a seat its own asks, answers and orders, and never another's", () => {
    const { state } = begin(secretive, 3);
    for (const seat of [0, 1, 2]) {
      giveOrders(secretive, state, seatAt(seat), ordersOf(seatAt(seat)));
    }
    for (const seat of [0, 1]) say(secretive, state, seat, `choice-of-${seat}`);
    for (const viewer of viewersOf(3)) {
      const view = viewOf(secretive, state, viewer);
      const text = JSON.stringify(view);
      for (const seat of [0, 1, 2]) {
        const own = seat === viewer;
        expect(text.includes(`for-${seat}`)).toBe(own);
        expect(text.includes(`-of-${seat}`)).toBe(own);
      }
      expect(view.orders).toEqual(viewer === 'spectator' ? [] : ordersOf(viewer));
    }
    expect(viewOf(secretive, state, seatAt(1)).asks).toEqual([
      {
        id: 2,
        window: null,
        ask: one('for-1', ['choice-of-1', 'other-of-1']),
        answered: true,
        answer: 'choice-of-1',
      },
    ]);
  });

  it('never tells the seed', () => {
    const { state } = begin(secretive, 2);
    for (const viewer of viewersOf(2)) {
      expect(JSON.stringify(viewOf(secretive, state, viewer))).not.toContain(state.dice.seed);
    }
  });

  it('shows what the game lets this viewer know', () => {
    const { state } = begin(secretive, 2);
    state.facts.hidden[1] = 42;
    const hidden = viewersOf(2).map((viewer) => viewOf(secretive, state, viewer).facts);
    expect(hidden).toMatchObject([{ hidden: 0 }, { hidden: 42 }, { hidden: null }]);
  });
});

describe('an imagined world', () => {
  /** A game of liar's dice after some answers, with orders of seat 2. */
  function diceAfter(answers: number, seed: string) {
    const chance = whims(seed);
    const { state } = start(liarsDice, { seed: seedFrom(seed), seats: 3 });
    giveOrders(liarsDice, state, seatAt(2), [{ window: 'never', then: 'pass' }]);
    for (let i = 0; i < answers && state.outcome === null; i++) {
      const waiting = state.asks.filter(({ answered }) => !answered);
      const open = waiting[chance.below(waiting.length)] ?? expect.fail('nobody can act');
      answer(liarsDice, state, open.seat, open.id, sampleAnswer(liarsDice, state, open, chance));
    }
    return state;
  }

  it('looks the same to whom it is imagined for, and differs in what is hidden', () => {
    const differences = new Set<string>();
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.string(),
        fc.constantFrom(...viewersOf(3)),
        (moves, seed, viewer) => {
          const state = diceAfter(moves, seed);
          const before = JSON.stringify(state);
          const world = imagine(liarsDice, state, viewer, whims(`${seed} imagined`))?.state;
          if (world === undefined) return expect.fail('not imagined');
          expect(JSON.stringify(state)).toBe(before);
          expect(viewOf(liarsDice, world, viewer)).toEqual(viewOf(liarsDice, state, viewer));
          if (world.facts.cups.join() !== state.facts.cups.join()) differences.add('cups');
          if (world.asks.some(({ answer }, i) => answer !== state.asks[i]?.answer)) {
            differences.add('sealed answers');
          }
          if (world.orders[2]?.length !== state.orders[2]?.length) differences.add('orders');
          return undefined;
        },
      ),
      { numRuns: 300 },
    );
    expect([...differences].sort()).toEqual(['cups', 'orders', 'sealed answers']);
  });

  it('may have dice of its own, so that a bot never sees the real ones', () => {
    const state = diceAfter(5, 'bot');
    const own = imagine(liarsDice, state, seatAt(0), whims('bot'), seedFrom('of the bot'));
    expect(own?.state.dice).toEqual({ seed: seedFrom('of the bot'), at: 0 });
    expect(imagine(liarsDice, state, seatAt(0), whims('bot'))?.state.dice).toEqual(state.dice);
  });

  it('is none when the game cannot imagine one', () => {
    const { state } = begin(secretive, 2);
    expect(imagine(secretive, state, seatAt(0), whims('x'))).toBeNull();
  });
});

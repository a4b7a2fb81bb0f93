import {
  amount,
  answer,
  canonical,
  clone,
  restore,
  retract,
  seatAt,
  viewersOf,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import {
  askedSeats,
  asksAll,
  askTo,
  begin,
  faultOf,
  notes,
  say,
  seats,
  smallGame,
} from './small-games.ts';

/** Everybody names a number from 0 to 9 in secret. */
const bids = smallGame({
  bid: asksAll({
    seats: (t) => t.seats,
    ask: () => amount('bid', 0, 9),
    then: (t, _, answers) => {
      const opened = answers.map(({ seat, answer }) => ({ seat, answer }));
      t.facts.log.push(opened);
      t.emit('opened', opened);
      return undefined;
    },
  }),
});

describe('several seats asked at once', () => {
  it('are all asked, and the game waits for each of them', () => {
    const { state } = begin(bids, 3);
    expect(askedSeats(state)).toEqual([0, 1, 2]);
    expect(new Set(state.asks.map(({ id }) => id)).size).toBe(3);
    say(bids, state, 1, 5);
    expect(viewOf(bids, state, 'spectator').waiting).toEqual([0, 2]);
    expect(state.facts.log).toEqual([]);
    say(bids, state, 0, 5);
    say(bids, state, 2, 5);
    expect(state.facts.log).toHaveLength(1);
  });

  it('may answer in any order: the rules see the seats in theirs', () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(order, fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), (order, values) => {
        const { state } = begin(bids, 4);
        for (const seat of order) say(bids, state, seat, values[seat]);
        expect(state.facts.log).toEqual([values.map((answer, seat) => ({ seat, answer }))]);
      }),
    );
  });

  it('are only those the rules have an ask for', () => {
    const game = smallGame({
      bid: asksAll({
        seats: () => seats(0, 1, 2),
        ask: (_, __, seat) => (seat === 1 ? null : amount('bid', 0, 9)),
        then: (t, _, answers) => {
          t.facts.log.push(answers.map(({ seat }) => seat));
          return undefined;
        },
      }),
    });
    const { state } = begin(game, 3);
    expect(askedSeats(state)).toEqual([0, 2]);
    say(game, state, 2, 1);
    say(game, state, 0, 1);
    expect(state.facts.log).toEqual([[0, 2]]);
  });

  it('are skipped when there is nobody to ask', () => {
    const game = smallGame({
      bid: asksAll({
        seats: () => seats(0, 1),
        ask: () => null,
        then: (t) => {
          t.facts.log.push('never');
          return undefined;
        },
      }),
      after: notes('after'),
    });
    expect(begin(game).state.facts.log).toEqual(['after']);
  });
});

describe('a sealed answer', () => {
  it('is seen by nobody else until all are in', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (a, b, other) => {
        const one = begin(bids, 3).state;
        const two = begin(bids, 3).state;
        for (const [state, value] of [
          [one, a],
          [two, b],
        ] as const) {
          expect(say(bids, state, 0, value).events).toEqual([]);
          expect(say(bids, state, 2, other).events).toEqual([]);
        }
        for (const viewer of viewersOf(3).filter((viewer) => viewer !== 0)) {
          expect(viewOf(bids, one, viewer)).toEqual(viewOf(bids, two, viewer));
        }
        expect(viewOf(bids, one, seatAt(0)).asks).toMatchObject([{ answered: true, answer: a }]);
        expect(say(bids, one, 1, 4).events).toEqual([
          {
            type: 'opened',
            data: [
              { seat: 0, answer: a },
              { seat: 1, answer: 4 },
              { seat: 2, answer: other },
            ],
          },
        ]);
      }),
    );
  });

  it('stays sealed in a game that is stored and loaded', () => {
    const { state } = begin(bids, 2);
    say(bids, state, 0, 7);
    const loaded = restore(bids, JSON.stringify(state));
    say(bids, loaded, 1, 8);
    expect(loaded.facts.log).toEqual([
      [
        { seat: 0, answer: 7 },
        { seat: 1, answer: 8 },
      ],
    ]);
  });

  it('can be taken back, which leaves no trace, and given anew', () => {
    const { state } = begin(bids, 3);
    say(bids, state, 2, 1);
    const before = canonical(state);
    const { id } = askTo(state, 0);
    say(bids, state, 0, 7);
    retract(state, seatAt(0), id);
    expect(canonical(state)).toBe(before);
    say(bids, state, 0, 8);
    say(bids, state, 1, 0);
    expect(state.facts.log).toMatchObject([[{ answer: 8 }, { answer: 0 }, { answer: 1 }]]);
  });

  it('cannot be given twice, and not be taken back by another or once it is opened', () => {
    const { state } = begin(bids, 2);
    const { id } = askTo(state, 0);
    expect(faultOf(() => retract(state, seatAt(0), id)).code).toBe('stale-ask');
    say(bids, state, 0, 7);
    const before = clone(state);
    expect(faultOf(() => answer(bids, state, seatAt(0), id, 6)).code).toBe('stale-ask');
    expect(faultOf(() => retract(state, seatAt(1), id)).code).toBe('not-your-ask');
    expect(faultOf(() => retract(state, seatAt(0), 99)).code).toBe('stale-ask');
    expect(state).toEqual(before);
    say(bids, state, 1, 7);
    expect(faultOf(() => retract(state, seatAt(0), id)).code).toBe('stale-ask');
  });
});

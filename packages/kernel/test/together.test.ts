import {
  amount,
  answer,
  canonical,
  END,
  type Json,
  one,
  restore,
  type Seat,
  seatAt,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import {
  askedSeats,
  asks,
  asksAll,
  askTo,
  begin,
  calls,
  faultOf,
  goesOn,
  notes,
  procedure,
  type SmallState,
  say,
  seats,
  smallGame,
  together,
} from './small-games.ts';

interface Own {
  readonly seat: Seat;
  readonly said: number[];
}

const own = (seat: Seat): Own => ({ seat, said: [] });

/** Each seat names as many numbers as its own index says, plus one, and gives back their list. */
const naming = procedure<Own, readonly number[]>('naming', {
  name: asks({
    seat: (_, { seat }) => seat,
    ask: (_, { said }) => amount('name', said.length, 9),
    then: (t, { said, seat }, answer) => {
      said.push(answer);
      t.emit('named', { seat, answer });
      return said.length <= seat ? 'name' : undefined;
    },
  }),
  give: (t, { said }) => {
    t.give(said);
    return undefined;
  },
});

const game = smallGame(
  {
    all: together(naming, {
      seats: (t) => t.seats,
      with: (_, __, seat) => own(seat),
      then: (t, _, results) => {
        t.facts.log.push(results.map(({ seat, answer }) => ({ seat, answer })));
        return undefined;
      },
    }),
    after: notes('after'),
  },
  { procedures: [naming] },
);

/** Plays on with whoever is next in the list, until the game is over. */
function playInOrder(state: SmallState, wishes: readonly number[], value: (seat: number) => Json) {
  for (let turn = 0; goesOn(state, turn); turn++) {
    const waiting = askedSeats(state);
    const wish = wishes[turn % wishes.length] ?? 0;
    const seat = waiting[wish % waiting.length] ?? expect.fail('nobody can act');
    say(game, state, seat, value(seat));
  }
}

describe('seats each in a procedure of their own', () => {
  it('are all asked at the same time', () => {
    const { state } = begin(game, 3);
    expect(askedSeats(state)).toEqual([0, 1, 2]);
  });

  it('go on at their own pace, with locals of their own', () => {
    const { state } = begin(game, 3);
    expect(say(game, state, 2, 3).events).toEqual([
      { type: 'named', data: { seat: 2, answer: 3 } },
    ]);
    say(game, state, 2, 4);
    expect(askedSeats(state).sort()).toEqual([0, 1, 2]);
    say(game, state, 2, 5);
    expect(askedSeats(state)).toEqual([0, 1]);
    say(game, state, 0, 6);
    say(game, state, 1, 7);
    expect(state.facts.log).toEqual([]);
    say(game, state, 1, 8);
    expect(state.facts.log).toEqual([
      [
        { seat: 0, answer: [6] },
        { seat: 1, answer: [7, 8] },
        { seat: 2, answer: [3, 4, 5] },
      ],
      'after',
    ]);
  });

  it('may finish in any order, with the same results in the order of seats', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), (wishes) => {
        const { state } = begin(game, 4);
        playInOrder(state, wishes, (seat) => seat + 5);
        expect(state.facts.log).toEqual([
          [0, 1, 2, 3].map((seat) => ({
            seat,
            answer: Array.from({ length: seat + 1 }, () => seat + 5),
          })),
          'after',
        ]);
      }),
    );
  });

  it('can be stored and loaded at any moment', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), fc.nat(9), (wishes, moment) => {
        const straight = begin(game, 3).state;
        playInOrder(straight, wishes, (seat) => seat + 4);
        let state = begin(game, 3).state;
        for (let turn = 0; goesOn(state, turn); turn++) {
          if (turn === moment) state = restore(game, canonical(state));
          const waiting = askedSeats(state);
          const wish = wishes[turn % wishes.length] ?? 0;
          const seat = waiting[wish % waiting.length] ?? expect.fail('nobody can act');
          say(game, state, seat, seat + 4);
        }
        expect(state).toEqual(straight);
      }),
    );
  });

  it('give null when their procedure gives nothing, and go on at once when it asks nothing', () => {
    const mute = procedure<object, Json>('mute', { note: notes('mute') });
    const quick = smallGame(
      {
        all: together(mute, {
          seats: () => seats(0, 1),
          with: () => ({}),
          then: (t, _, results) => {
            t.facts.log.push(results.map(({ answer }) => answer));
            return undefined;
          },
        }),
      },
      { procedures: [mute] },
    );
    const { state } = begin(quick);
    expect(state.facts.log).toEqual(['mute', 'mute', [null, null]]);
    expect(state.outcome).not.toBeNull();
  });

  it('may be none at all', () => {
    const none = smallGame(
      {
        all: together(naming, {
          seats: () => [],
          with: (_, __, seat) => own(seat),
          then: (t, _, results) => {
            t.facts.log.push(results.length);
            return undefined;
          },
        }),
      },
      { procedures: [naming] },
    );
    expect(begin(none).state.facts.log).toEqual([0]);
  });

  it('lead to whatever step their results call for', () => {
    const branching = smallGame(
      {
        all: together(naming, {
          seats: () => seats(0),
          with: (_, __, seat) => own(seat),
          then: () => 'after',
        }),
        skipped: notes('skipped'),
        after: notes('after'),
      },
      { procedures: [naming] },
    );
    const { state } = begin(branching);
    say(branching, state, 0, 1);
    expect(state.facts.log).toEqual(['after']);
  });
});

describe('inside such a procedure', () => {
  it('others may be called, and their results come back to it', () => {
    const helper = procedure<Own, number>('helper', {
      ask: asks({
        seat: (_, { seat }) => seat,
        ask: () => amount('help', 0, 9),
        then: (t, _, answer) => {
          t.give(answer * 10);
          return undefined;
        },
      }),
    });
    const caller = procedure<Own, number>('caller', {
      call: calls(helper, {
        with: (_, { seat }) => own(seat),
        then: (t, _, result) => {
          t.give(result + 1);
          return undefined;
        },
      }),
    });
    const nested = smallGame(
      {
        all: together(caller, {
          seats: (t) => t.seats,
          with: (_, __, seat) => own(seat),
          then: (t, _, results) => {
            t.facts.log.push(results.map(({ answer }) => answer));
            return undefined;
          },
        }),
      },
      { procedures: [helper, caller] },
    );
    const { state } = begin(nested, 3);
    for (const seat of [1, 2, 0]) say(nested, state, seat, seat + 1);
    expect(state.facts.log).toEqual([[11, 21, 31]]);
  });

  it('seats may part again, however deep', () => {
    const pair = procedure<Own, Json>('pair', {
      both: together(naming, {
        seats: (_, { seat }) => [seat, seatAt(seat + 2)],
        with: (_, __, seat) => own(seat),
        then: (t, _, results) => {
          t.give(results.map(({ seat, answer }) => [seat, answer]));
          return undefined;
        },
      }),
    });
    const deep = smallGame(
      {
        all: together(pair, {
          seats: () => seats(0, 1),
          with: (_, __, seat) => own(seat),
          then: (t, _, results) => {
            t.facts.log.push(results.map(({ answer }) => answer));
            return undefined;
          },
        }),
        after: notes('after'),
      },
      { procedures: [naming, pair] },
    );
    const order = fc.shuffledSubarray([0, 1, 1, 2, 2, 2, 3, 3, 3, 3], { minLength: 10 });
    fc.assert(
      fc.property(order, fc.nat(9), (order, moment) => {
        let { state } = begin(deep, 4);
        for (const [i, seat] of order.entries()) {
          if (i === moment) state = restore(deep, JSON.stringify(state));
          expect(state.facts.log).toEqual([]);
          say(deep, state, seat, 9);
        }
        const nines = (count: number): number[] => Array.from({ length: count }, () => 9);
        expect(state.facts.log).toEqual([
          [
            [
              [0, nines(1)],
              [2, nines(3)],
            ],
            [
              [1, nines(2)],
              [3, nines(4)],
            ],
          ],
          'after',
        ]);
      }),
    );
  });

  it('several may be asked at once: sealed, and apart from the other procedures', () => {
    const duel = procedure<Own, Json>('duel', {
      both: asksAll({
        seats: (_, { seat }) => [seat, seatAt(seat + 2)],
        ask: () => amount('duel', 0, 9),
        then: (t, { seat }, answers) => {
          t.emit('duel', { of: seat, answers: answers.map(({ answer }) => answer) });
          t.give(answers.map(({ answer }) => answer));
          return undefined;
        },
      }),
    });
    const duels = smallGame(
      {
        all: together(duel, {
          seats: () => seats(0, 1),
          with: (_, __, seat) => own(seat),
          then: (t, _, results) => {
            t.facts.log.push(results.map(({ answer }) => answer));
            return undefined;
          },
        }),
      },
      { procedures: [duel] },
    );
    const { state } = begin(duels, 4);
    expect(say(duels, state, 0, 1).events).toEqual([]);
    expect(say(duels, state, 3, 2).events).toEqual([]);
    expect(say(duels, state, 1, 3).events).toEqual([
      { type: 'duel', data: { of: 1, answers: [3, 2] } },
    ]);
    expect(viewOf(duels, state, 'spectator').waiting).toEqual([2]);
    expect(say(duels, state, 2, 4).events).toEqual([
      { type: 'duel', data: { of: 0, answers: [1, 4] } },
    ]);
    expect(state.facts.log).toEqual([
      [
        [1, 4],
        [3, 2],
      ],
    ]);
  });

  it('the game may end, which closes every question', () => {
    const bomb = procedure<Own, Json>('bomb', {
      ask: asks({
        seat: (_, { seat }) => seat,
        ask: () => one('press', ['wait', 'press']),
        then: (t, { seat }, answer) => {
          if (answer === 'wait') return 'ask';
          t.end({ winners: [seat], losers: [], reason: { id: 'boom' } });
          return END;
        },
      }),
      never: notes('never'),
    });
    const bombs = smallGame(
      {
        all: together(bomb, {
          seats: (t) => t.seats,
          with: (_, __, seat) => own(seat),
          then: () => 'never',
        }),
        never: notes('never'),
      },
      { procedures: [bomb] },
    );
    const { state } = begin(bombs, 3);
    say(bombs, state, 0, 'wait');
    say(bombs, state, 1, 'press');
    expect(state).toMatchObject({ outcome: { winners: [1] }, asks: [], stack: [] });
    expect(state.facts.log).toEqual([]);
  });

  it('the game may end before anybody is asked', () => {
    const short = procedure<Own, Json>('short', {
      end: (t, { seat }) => {
        t.facts.log.push(seat);
        if (seat === 1) t.end({ winners: [seat], losers: [], reason: { id: 'short' } });
        return undefined;
      },
      ask: asks({
        seat: (_, { seat }) => seat,
        ask: () => one('go', ['on']),
        then: () => undefined,
      }),
    });
    const shortGame = smallGame(
      {
        all: together(short, { seats: (t) => t.seats, with: (_, __, seat) => own(seat) }),
        never: notes('never'),
      },
      { procedures: [short] },
    );
    const { state } = begin(shortGame, 3);
    expect(state).toMatchObject({ outcome: { winners: [1] }, asks: [], stack: [] });
    expect(state.facts.log).toEqual([0, 1]);
  });

  it('an answer to the question of another seat is refused', () => {
    const { state } = begin(game, 3);
    const before = canonical(state);
    const fault = faultOf(() => answer(game, state, seatAt(0), askTo(state, 1).id, 5));
    expect(fault.code).toBe('not-your-ask');
    expect(canonical(state)).toBe(before);
  });
});

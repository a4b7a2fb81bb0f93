import { liarsDice, ticTacToe } from '@starboard/examples';
import {
  amount,
  answer,
  canonical,
  clone,
  type Entry,
  Fault,
  type FaultCode,
  giveOrders,
  message,
  one,
  recordOf,
  restore,
  restoreMatch,
  retract,
  seatAt,
  seedFrom,
  start,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import { asks, asksSeat, askTo, begin, faultOf, say, smallGame } from './small-games.ts';

const game = smallGame({
  first: asksSeat(0, amount('count', 1, 3)),
  second: asksSeat(1, one('go', ['on'])),
});

const over = () => {
  const { state } = begin(game);
  say(game, state, 0, 1);
  say(game, state, 1, 'on');
  return state;
};

type Refused = () => { readonly act: () => unknown; readonly untouched?: object };

/** One way to each fault. What it leaves untouched is compared before and after. */
const ways: Record<FaultCode, readonly (readonly [string, Refused, string])[]> = {
  'not-your-ask': [
    [
      'the ask of another seat',
      () => {
        const { state } = begin(game);
        return {
          act: () => answer(game, state, seatAt(1), askTo(state, 0).id, 1),
          untouched: state,
        };
      },
      'not-your-ask',
    ],
    [
      'the ask of another seat, from a seat there is not',
      () => {
        const { state } = begin(game);
        return {
          act: () => answer(game, state, seatAt(9), askTo(state, 0).id, 1),
          untouched: state,
        };
      },
      'not-your-ask',
    ],
  ],
  'stale-ask': [
    [
      'an ask that was answered',
      () => {
        const { state } = begin(game);
        const { id } = askTo(state, 0);
        say(game, state, 0, 1);
        return { act: () => answer(game, state, seatAt(0), id, 1), untouched: state };
      },
      'no-such-ask',
    ],
    [
      'an ask that never was',
      () => {
        const { state } = begin(game);
        return { act: () => answer(game, state, seatAt(0), 99, 1), untouched: state };
      },
      'no-such-ask',
    ],
    [
      'an answer that is not sealed any more',
      () => {
        const { state } = begin(game);
        return { act: () => retract(state, seatAt(0), askTo(state, 0).id), untouched: state };
      },
      'no-sealed-answer',
    ],
  ],
  'illegal-answer': [
    [
      'an answer out of range',
      () => {
        const { state } = begin(game);
        return { act: () => say(game, state, 0, 4), untouched: state };
      },
      'out-of-range',
    ],
  ],
  'game-over': [
    [
      'an answer after the end',
      () => {
        const state = over();
        return { act: () => answer(game, state, seatAt(0), 1, 1), untouched: state };
      },
      'game-over',
    ],
    [
      'orders after the end',
      () => {
        const state = over();
        return { act: () => giveOrders(game, state, seatAt(0), []), untouched: state };
      },
      'game-over',
    ],
    [
      'a take-back after the end',
      () => {
        const sitting = new Sitting(game);
        sitting.say(0, 1);
        sitting.say(1, 'on');
        return { act: () => sitting.takeBack(1), untouched: sitting.match };
      },
      'game-over',
    ],
  ],
  'nothing-to-take-back': [
    [
      'a take-back before any answer',
      () => {
        const sitting = new Sitting(game);
        return { act: () => sitting.takeBack(0), untouched: sitting.match };
      },
      'behind-the-horizon',
    ],
    [
      'a take-back from a seat there is not',
      () => {
        const sitting = new Sitting(game);
        sitting.say(0, 1);
        return { act: () => sitting.takeBack(9), untouched: sitting.match };
      },
      'behind-the-horizon',
    ],
  ],
  'bad-setup': [
    ...[1, 7, 2.5, Number.NaN, -2].map(
      (seats) =>
        [
          `${seats} seats`,
          () => ({ act: () => start(liarsDice, { seed: seedFrom('x'), seats }) }),
          'wrong-number-of-seats',
        ] as const,
    ),
    [
      'options that the game refuses',
      () => ({
        act: () => start(liarsDice, { seed: seedFrom('x'), seats: 2, options: { dice: 99 } }),
      }),
      'dice-per-player',
    ],
    [
      'options that the game does not know',
      () => ({
        act: () => start(liarsDice, { seed: seedFrom('x'), seats: 2, options: { cups: 1 } }),
      }),
      'unknown-option',
    ],
    [
      'a seed that is none',
      () => ({ act: () => start(ticTacToe, { seed: 'lucky', seats: 2 }) }),
      'seed-must-be-64-hex-digits',
    ],
    [
      'a record of a game that is not over',
      () => {
        const { match, links } = new Sitting(game);
        return { act: () => recordOf(match, links), untouched: match };
      },
      'game-not-over',
    ],
  ],
  'bad-orders': [
    [
      'orders that are none',
      () => {
        const { state } = begin(game);
        return { act: () => giveOrders(game, state, seatAt(0), 'pass'), untouched: state };
      },
      'bad-orders',
    ],
    [
      'orders for a seat there is not',
      () => {
        const { state } = begin(game);
        return { act: () => giveOrders(game, state, seatAt(5), []), untouched: state };
      },
      'no-such-seat',
    ],
  ],
  'corrupt-state': [
    ['a state that is none', () => ({ act: () => restore(game, 'nonsense') }), 'corrupt-state'],
    [
      'a state of another game, be it of the same rules',
      () => {
        const { state } = begin(game);
        return { act: () => restore({ ...game, name: 'other' }, state), untouched: state };
      },
      'corrupt-state',
    ],
    [
      'a match whose seed is not the one committed to',
      () => {
        const { match } = new Sitting(game);
        const forged = { ...match, commitment: seedFrom('other') };
        return { act: () => restoreMatch(game, forged), untouched: forged };
      },
      'corrupt-state',
    ],
  ],
  'broken-rules': [
    [
      'rules that go nowhere, in a match',
      () => {
        const sitting = new Sitting(
          smallGame({
            ask: asks({
              seat: () => seatAt(0),
              ask: () => one('go', ['on']),
              then: () => 'nowhere',
            }),
          }),
        );
        return { act: () => sitting.say(0, 'on'), untouched: sitting.match };
      },
      'broken-rules',
    ],
  ],
};

describe.each(Object.entries(ways))('%s', (code, cases) => {
  it.each(cases)('comes of %s', (_, refused, why) => {
    const { act, untouched = {} } = refused();
    const before = canonical(untouched);
    const fault = faultOf(act);
    expect([fault.code, fault.why.id]).toEqual([code, why]);
    expect(canonical(untouched)).toBe(before);
  });
});

describe('a fault', () => {
  it('is an error with a code and a reason for programs, and a message for developers', () => {
    const fault = new Fault('illegal-answer', message('too-few', { min: 2 }));
    expect(fault).toBeInstanceOf(Error);
    expect(fault).toMatchObject({
      name: 'Fault',
      code: 'illegal-answer',
      why: { id: 'too-few', args: { min: 2 } },
      message: 'illegal-answer: too-few {"min":2}',
    });
    expect(new Fault('game-over', 'game-over').why).toEqual({ id: 'game-over' });
    expect(new Fault('bad-setup', 'no-such-face', 'in detail').message).toBe(
      'bad-setup: in detail',
    );
  });
});

describe('whatever the rules of a game throw', () => {
  const failing = smallGame({
    ask: asks({
      seat: () => seatAt(0),
      ask: () => one('go', ['on']),
      then: (t) => {
        t.facts.log.push('half done');
        throw new RangeError('a bug in a game');
      },
    }),
  });

  it('leaves a match as it was', () => {
    const { match } = new Sitting(failing);
    const before = clone(match);
    const entry: Entry = { kind: 'answer', seat: seatAt(0), ask: 1, answer: 'on' };
    const sitting = new Sitting(failing);
    expect(() => sitting.enter(entry)).toThrow('a bug in a game');
    expect(sitting.match).toEqual(before);
  });
});

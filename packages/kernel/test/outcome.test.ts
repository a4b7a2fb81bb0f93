import { liarsDice, ticTacToe } from '@starboard/examples';
import {
  answer,
  anyGame,
  type Outcome,
  one,
  recordOf,
  restore,
  seatAt,
  seedFrom,
  start,
  verify,
  viewersOf,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import {
  asks,
  asksAll,
  begin,
  notes,
  opens,
  procedure,
  say,
  seats,
  smallGame,
} from './small-games.ts';

const outcome: Outcome = {
  winners: seats(2, 0),
  losers: seats(1),
  scores: [7, -1, 9],
  reason: { id: 'most-points', args: { points: 9 } },
};

const after = procedure('after', { never: notes('never') });

/** Ends when seat 0 says so, in the middle of everything. */
const game = smallGame(
  {
    ask: asks({
      seat: () => seatAt(0),
      ask: () => one('end', ['now']),
      then: (t) => {
        t.run(after, {});
        t.end(outcome);
        t.run(after, {});
        t.emit('ended', 'by seat 0');
        return 'ask';
      },
    }),
    never: notes('never'),
  },
  { procedures: [after] },
);

describe('the outcome', () => {
  it('says who won, who lost, the scores and the reason', () => {
    const { state } = begin(game, 3);
    expect(state.outcome).toBeNull();
    say(game, state, 0, 'now');
    expect(state.outcome).toEqual(outcome);
  });

  it('ends everything: no step is played any more, nothing is asked', () => {
    const { state } = begin(game, 3);
    const { events } = say(game, state, 0, 'now');
    expect(state).toMatchObject({ asks: [], stack: [], facts: { log: [] } });
    expect(events).toEqual([{ type: 'ended', data: 'by seat 0' }]);
  });

  it('is known to everybody', () => {
    const { state } = begin(game, 3);
    for (const viewer of viewersOf(3)) expect(viewOf(game, state, viewer).outcome).toBeNull();
    say(game, state, 0, 'now');
    for (const viewer of viewersOf(3)) {
      expect(viewOf(game, state, viewer)).toMatchObject({ outcome, asks: [], waiting: [] });
    }
  });

  it('is stored and loaded with the state, and is part of the record', () => {
    const sitting = new Sitting(game, 3);
    sitting.say(0, 'now');
    const { state } = sitting.match;
    expect(restore(game, JSON.stringify(state))).toEqual(state);
    const record = recordOf(sitting.match, sitting.links);
    expect(record.outcome).toEqual(outcome);
    expect(verify([anyGame(game)], record).genuine).toBe(true);
  });

  it('may come while others are asked too', () => {
    const race = smallGame({
      ask: asksAll({
        seats: (t) => t.seats,
        ask: () => one('end', ['now']),
        then: (t) => {
          t.end(outcome);
          return undefined;
        },
      }),
    });
    const { state } = begin(race, 3);
    for (const seat of [2, 1, 0]) say(race, state, seat, 'now');
    expect(state).toMatchObject({ outcome, asks: [] });
  });

  it('may come from a play in a window, whoever else played', () => {
    const sudden = smallGame({
      window: opens<object>({
        name: 'sudden',
        seats: (t) => t.seats,
        offers: () => ['end'],
        play: (t, _, __, seat) => {
          t.facts.log.push(seat);
          t.end(outcome);
          return undefined;
        },
        speak: 'at-once',
        until: 'all-pass',
      }),
      never: notes('never'),
    });
    const { state } = begin(sudden, 3);
    for (const seat of [2, 1, 0]) say(sudden, state, seat, 'end');
    expect(state).toMatchObject({ outcome, asks: [], stack: [], facts: { log: [0] } });
  });
});

describe('of tic-tac-toe', () => {
  const play = (cells: readonly number[]) => {
    const { state } = start(ticTacToe, { seed: seedFrom('ttt'), seats: 2 });
    for (const cell of cells) {
      const [open] = state.asks;
      if (open === undefined) return expect.fail('nothing is asked');
      answer(ticTacToe, state, open.seat, open.id, cell);
    }
    return state.outcome;
  };

  it('three in a row win, for either seat; a full board is nobody’s', () => {
    const three = { id: 'three-in-a-row' };
    expect(play([0, 3, 1, 4, 2])).toEqual({ winners: [0], losers: [1], reason: three });
    expect(play([0, 3, 1, 4, 8, 5])).toEqual({ winners: [1], losers: [0], reason: three });
    expect(play([0, 1, 2, 4, 3, 5, 7, 6, 8])).toEqual({
      winners: [],
      losers: [],
      reason: { id: 'board-full' },
    });
    expect(play([0, 3, 1, 4])).toBeNull();
  });
});

describe("of liar's dice", () => {
  it('the last with dice wins, with as many points as dice', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { state } = new Sitting(liarsDice, 3).playOut(seed).match;
      const left = state.facts.cups.map((cup) => cup.length);
      const winner = left.findIndex((dice) => dice > 0);
      expect(state.outcome).toEqual({
        winners: [winner],
        losers: [0, 1, 2].filter((seat) => seat !== winner),
        scores: left,
        reason: { id: 'last-with-dice' },
      });
    }
  });
});

import { amount, one } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  askedSeats,
  asksInTurn,
  begin,
  notes,
  procedure,
  say,
  seats,
  smallGame,
} from './small-games.ts';

describe('seats asked one after the other', () => {
  it('each know what those before them answered', () => {
    const game = smallGame({
      turn: asksInTurn({
        seats: () => seats(2, 0, 1),
        ask: (t) => amount('more', t.facts.log.length, 9),
        then: (t, _, answer, seat) => {
          t.facts.log.push([seat, answer]);
          return undefined;
        },
      }),
    });
    const { state } = begin(game, 3);
    for (const seat of [2, 0, 1]) {
      expect(askedSeats(state)).toEqual([seat]);
      expect(state.asks[0]?.ask).toMatchObject({ min: state.facts.log.length });
      say(game, state, seat, 9);
    }
    expect(state.facts.log).toEqual([
      [2, 9],
      [0, 9],
      [1, 9],
    ]);
  });

  it('are passed over when there is nothing to ask them', () => {
    const game = smallGame({
      turn: asksInTurn({
        seats: (t) => t.seats,
        ask: (_, __, seat) => (seat === 1 ? one('only-you', ['yes']) : null),
        then: (t, _, __, seat) => {
          t.facts.log.push(seat);
          return undefined;
        },
      }),
      after: notes('after'),
    });
    const { state } = begin(game, 3);
    expect(askedSeats(state)).toEqual([1]);
    say(game, state, 1, 'yes');
    expect(state.facts.log).toEqual([1, 'after']);
  });

  it('are not asked any more once an answer leads elsewhere', () => {
    const game = smallGame({
      turn: asksInTurn({
        seats: (t) => t.seats,
        ask: () => one('stop', ['go-on', 'stop']),
        then: (_, __, answer) => (answer === 'stop' ? 'after' : undefined),
      }),
      skipped: notes('skipped'),
      after: notes('after'),
    });
    const { state } = begin(game, 3);
    say(game, state, 0, 'go-on');
    say(game, state, 1, 'stop');
    expect(state.facts.log).toEqual(['after']);
  });

  it('wait for what an answer sets going', () => {
    const aside = procedure('aside', { one: notes('aside') });
    const game = smallGame(
      {
        turn: asksInTurn({
          seats: (t) => t.seats,
          ask: (t) => one('go', [t.facts.log.length]),
          then: (t) => {
            t.run(aside, {});
            t.run(aside, {});
            return undefined;
          },
        }),
      },
      { procedures: [aside] },
    );
    const { state } = begin(game);
    say(game, state, 0, 0);
    say(game, state, 1, 2);
    expect(state.facts.log).toHaveLength(4);
    expect(state.outcome).not.toBeNull();
  });
});

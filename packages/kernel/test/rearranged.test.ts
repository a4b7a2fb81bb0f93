import { amount, one, rearranged, type Seat, seatAt } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  askedSeats,
  asks,
  asksAll,
  askTo,
  begin,
  choicesOf,
  notes,
  opens,
  procedure,
  say,
  seats,
  smallGame,
  together,
} from './small-games.ts';

/** Everybody names a number, up to the one hidden for their seat. */
const counting = smallGame({
  count: asksAll({
    seats: (t) => t.seats,
    ask: (t, _, seat) => amount('count', 0, t.facts.hidden[seat] ?? 0),
    then: (t, _, answers) => {
      t.facts.log.push(answers.map(({ answer }) => answer));
      return undefined;
    },
  }),
});

describe('after a scenario changed the facts', () => {
  it('what was open is asked anew, and sealed answers are lost', () => {
    const { state } = begin(counting);
    say(counting, state, 0, 0);
    state.facts.hidden = [4, 7];
    rearranged(counting, state);
    expect(askedSeats(state)).toEqual([0, 1]);
    expect(askTo(state, 1).ask).toMatchObject({ min: 0, max: 7 });
    say(counting, state, 0, 4);
    say(counting, state, 1, 7);
    expect(state.facts.log).toEqual([[4, 7]]);
  });

  it('the game is played on from where the stack now says', () => {
    const game = smallGame({
      first: asks({ seat: () => seatAt(0), ask: () => one('first', ['a']), then: () => 'last' }),
      skipped: notes('skipped'),
      told: (t) => {
        t.emit('told', true);
        return undefined;
      },
      last: asks({ seat: () => seatAt(1), ask: () => one('last', ['z']), then: () => undefined }),
    });
    const { state } = begin(game);
    const [frame] = state.stack;
    if (frame !== undefined) frame.step = 'told';
    expect(rearranged(game, state).events).toEqual([{ type: 'told', data: true }]);
    expect(choicesOf(state, 1)).toEqual(['z']);
    expect(state.facts.log).toEqual([]);
  });

  it('an arbiter is asked again for the plays that wait', () => {
    const game = smallGame({
      window: opens<object>({
        name: 'moment',
        seats: () => seats(1, 2),
        offers: (t, _, seat) => (t.facts.log.includes(seat) ? [] : ['card']),
        play: (t, _, __, seat) => {
          t.facts.log.push(seat);
          return undefined;
        },
        speak: 'at-once',
        until: 'all-pass',
        arbiter: () => seatAt(0),
      }),
    });
    const { state } = begin(game, 3);
    for (const seat of [1, 2]) say(game, state, seat, 'card');
    rearranged(game, state);
    expect(askedSeats(state)).toEqual([0]);
    say(game, state, 0, ['2:card', '1:card']);
    expect(state.facts.log).toEqual([2, 1]);
  });

  it('every branch that still runs asks its own', () => {
    const own = procedure<{ readonly seat: Seat }>('own', {
      ask: asks({
        seat: (_, { seat }) => seat,
        ask: (t, { seat }) => amount('own', 0, t.facts.hidden[seat] ?? 0),
        then: (t, _, answer, seat) => {
          t.facts.log.push([seat, answer]);
          return undefined;
        },
      }),
    });
    const game = smallGame(
      { all: together(own, { seats: (t) => t.seats, with: (_, __, seat) => ({ seat }) }) },
      { procedures: [own] },
    );
    const { state } = begin(game, 3);
    say(game, state, 1, 0);
    state.facts.hidden = [5, 5, 5];
    rearranged(game, state);
    expect(askedSeats(state)).toEqual([0, 2]);
    say(game, state, 2, 5);
    say(game, state, 0, 4);
    expect(state.facts.log).toEqual([
      [1, 0],
      [2, 5],
      [0, 4],
    ]);
    expect(state.outcome).not.toBeNull();
  });
});

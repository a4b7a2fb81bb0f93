import { amount, END, type Json, one, restore, seatAt } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  askedSeats,
  asks,
  asksInTurn,
  asksSeat,
  begin,
  faultOf,
  notes,
  opens,
  procedure,
  say,
  seats,
  smallGame,
} from './small-games.ts';

describe('a procedure that is left from inside', () => {
  interface Pile {
    cards: string[];
  }
  /** A check inside of a turn, in which somebody is thrown out. */
  const accident = procedure<object>('accident', {
    fall: (t) => {
      const pile = t.within(check);
      t.facts.log.push({ reached: [...(pile?.cards ?? [])] });
      pile?.cards.push('late');
      t.leave(turn, 'evening');
      t.run(never, {});
      return undefined;
    },
    after: notes('never: the accident is over'),
  });
  const never = procedure<object>('never', { never: notes('never') });
  const check = procedure<Pile>(
    'check',
    {
      middle: (t) => {
        t.run(accident, {});
        return undefined;
      },
      after: notes('never: the check is over'),
    },
    { tidyUp: (t, { cards }) => void t.facts.log.push({ tidied: [...cards] }) },
  );
  const inner = procedure<object>(
    'inner',
    {
      start: (t) => {
        t.run(check, { cards: ['early'] });
        return undefined;
      },
      after: notes('never: the inner one is over'),
    },
    {
      tidyUp: (t) => {
        t.facts.log.push('tidied inside');
        t.run(sweeping, {});
      },
    },
  );
  const sweeping = procedure<object>('sweeping', { sweep: notes('swept') });
  const turn = procedure<object>('turn', {
    morning: (t) => {
      t.run(inner, {});
      return undefined;
    },
    noon: notes('never: noon'),
    evening: notes('evening'),
  });
  const game = smallGame(
    {
      day: (t) => {
        t.run(turn, {});
        return undefined;
      },
      night: notes('night'),
    },
    { procedures: [turn, inner, check, accident, never, sweeping] },
  );

  it('tidies up the innermost first, and goes on with the enclosing one where it was told to', () => {
    expect(begin(game).state.facts.log).toEqual([
      { reached: ['early'] },
      { tidied: ['early', 'late'] },
      'tidied inside',
      'swept',
      'evening',
      'night',
    ]);
  });

  it('may be over with that', () => {
    const short = procedure<object>('turn', {
      morning: (t) => {
        t.run(last, {});
        return undefined;
      },
      noon: notes('never: noon'),
    });
    const last = procedure<object>('last', {
      go: (t) => {
        t.leave(turn, END);
        return undefined;
      },
    });
    const over = smallGame(
      {
        day: (t) => {
          t.run(short, {});
          return undefined;
        },
        night: notes('night'),
      },
      { procedures: [short, last] },
    );
    expect(begin(over).state.facts.log).toEqual(['night']);
  });

  it('can be left by an answer, in the middle of asking several', () => {
    const asking = procedure<object>('asking', {
      each: asksInTurn<object, Json>({
        seats: () => seats(0, 1),
        ask: () => one('go', ['on', 'out']),
        then: (t, _, answer, seat) => {
          t.facts.log.push({ seat, answer });
          if (answer === 'out') t.leave(round, 'rest');
          return undefined;
        },
      }),
      after: notes('never: everybody was asked'),
    });
    const round = procedure<object>('round', {
      begin: (t) => {
        t.run(asking, {});
        return undefined;
      },
      skipped: notes('never: skipped'),
      rest: notes('rest'),
    });
    const small = smallGame(
      {
        run: (t) => {
          t.run(round, {});
          return undefined;
        },
      },
      { procedures: [round, asking] },
    );
    const { state } = begin(small);
    say(small, state, 0, 'out');
    expect(state.facts.log).toEqual([{ seat: 0, answer: 'out' }, 'rest']);
    expect(state.outcome).not.toBeNull();
  });

  it('must be running', () => {
    const lost = smallGame({
      lose: (t) => {
        t.leave(turn, 'evening');
        return undefined;
      },
    });
    expect(faultOf(() => begin(lost)).message).toContain('nothing named "turn" is running');
  });

  it('must have the step it is told to go on with', () => {
    const astray = smallGame({
      lose: (t) => {
        t.leave({ name: 'play' }, 'nowhere');
        return undefined;
      },
    });
    expect(faultOf(() => begin(astray)).message).toContain('no step "nowhere"');
  });

  it('reaches no procedure that is not around it', () => {
    const alone = smallGame({
      look: (t) => {
        t.facts.log.push(t.within(check) === null);
        return undefined;
      },
    });
    expect(begin(alone).state.facts.log).toEqual([true]);
  });
});

describe('a seat that has dropped out', () => {
  const game = smallGame({
    drop: (t) => {
      t.dropOut(seatAt(1));
      t.dropOut(seatAt(1));
      return undefined;
    },
    one: asksSeat(1, amount('never', 0, 9)),
    each: asksInTurn<object, Json>({
      seats: () => seats(0, 1, 2),
      ask: () => one('each', ['a', 'b']),
      then: (t, _, answer, seat) => {
        t.facts.log.push({ seat, answer });
        return undefined;
      },
    }),
    window: opens<object>({
      name: 'window',
      seats: () => seats(0, 1, 2),
      offers: () => ['play'],
      play: (t, _, choice, seat) => {
        t.facts.log.push({ seat, choice });
        return undefined;
      },
      speak: 'at-once',
      until: 'one-play',
    }),
    last: asks<object, Json>({
      seat: () => seatAt(0),
      ask: () => one('last', ['end']),
      then: () => undefined,
    }),
  });

  it('is never asked again, alone or among others, and no window waits for it', () => {
    const { state } = begin(game, 3, { noTells: true });
    expect(state.out).toEqual([1]);
    say(game, state, 0, 'a');
    say(game, state, 2, 'b');
    expect(askedSeats(state)).toEqual([0, 2]);
    say(game, state, 0, 'pass');
    say(game, state, 2, 'pass');
    expect(state.facts.log).toEqual([
      { seat: 0, answer: 'a' },
      { seat: 2, answer: 'b' },
    ]);
    expect(askedSeats(state)).toEqual([0]);
  });

  it('is stored with the game; a stored game that asks it, or a seat there is not, is corrupt', () => {
    const { state } = begin(game, 3);
    expect(restore(game, JSON.parse(JSON.stringify(state))).out).toEqual([1]);
    expect(faultOf(() => restore(game, { ...state, out: [7] })).message).toContain('dropped out');
    expect(faultOf(() => restore(game, { ...state, out: [0] })).message).toContain('dropped out');
  });
});

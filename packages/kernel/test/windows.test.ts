import { type Choice, PASS, restore, type Seat, seatAt, viewOf } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import {
  askedSeats,
  askTo,
  begin,
  choicesOf,
  faultOf,
  goesOn,
  notes,
  opens,
  procedure,
  type Small,
  say,
  seats,
  smallGame,
} from './small-games.ts';

type Window = Parameters<typeof opens<object>>[0];

/** A window for every seat from 1 on, each of which holds one card to play. */
function windowGame(how: Partial<Window> = {}, more: Parameters<typeof smallGame>[1] = {}) {
  return smallGame(
    {
      window: opens<object>({
        name: 'moment',
        seats: (t) => t.seats.filter((seat) => seat > 0),
        offers: (t, _, seat) => (t.facts.log.includes(`card:${seat}`) ? [] : [`card:${seat}`]),
        play: (t, _, choice) => {
          t.facts.log.push(choice);
          return undefined;
        },
        speak: 'in-turn',
        until: 'all-pass',
        ...how,
      }),
      after: notes('after'),
    },
    more,
  );
}

describe('a window in turn', () => {
  it('asks one seat after the other, and closes when all pass', () => {
    const game = windowGame();
    const { state } = begin(game, 4);
    for (const seat of [1, 2, 3]) {
      expect(askedSeats(state)).toEqual([seat]);
      expect(askTo(state, seat).window).toBe('moment');
      expect(choicesOf(state, seat)).toEqual([`card:${seat}`, PASS]);
      say(game, state, seat, PASS);
    }
    expect(state.facts.log).toEqual(['after']);
  });

  it('begins a new round after a play, until a whole round has passed', () => {
    const game = windowGame();
    const { state } = begin(game, 4);
    say(game, state, 1, PASS);
    say(game, state, 2, 'card:2');
    expect(askedSeats(state)).toEqual([1]);
    say(game, state, 1, 'card:1');
    // Only seat 3 still holds a card.
    expect(askedSeats(state)).toEqual([3]);
    say(game, state, 3, PASS);
    expect(state.facts.log).toEqual(['card:2', 'card:1', 'after']);
  });

  it('closes after the first play, where one is enough', () => {
    const game = windowGame({ until: 'one-play' });
    const { state } = begin(game, 4);
    say(game, state, 1, PASS);
    say(game, state, 2, 'card:2');
    expect(state.facts.log).toEqual(['card:2', 'after']);
  });

  it('asks in the order the rules name', () => {
    const game = windowGame({ seats: () => seats(2, 3, 1) });
    const { state } = begin(game, 4);
    for (const seat of [2, 3, 1]) {
      expect(askedSeats(state)).toEqual([seat]);
      say(game, state, seat, PASS);
    }
  });
});

describe('a window at once', () => {
  const atOnce = { speak: 'at-once' } as const;

  it('asks everybody, and opens the answers only when all are in', () => {
    const game = windowGame(atOnce);
    const { state } = begin(game, 4);
    expect(askedSeats(state)).toEqual([1, 2, 3]);
    say(game, state, 3, 'card:3');
    say(game, state, 1, 'card:1');
    expect(state.facts.log).toEqual([]);
    for (const viewer of [seatAt(0), seatAt(2), 'spectator'] as const) {
      expect(JSON.stringify(viewOf(game, state, viewer))).not.toContain('card:3');
    }
    say(game, state, 2, PASS);
    expect(state.facts.log).toEqual(['card:1', 'card:3']);
  });

  it('asks again after plays, and closes when all pass', () => {
    const game = windowGame(atOnce);
    const { state } = begin(game, 3);
    say(game, state, 1, 'card:1');
    say(game, state, 2, PASS);
    expect(askedSeats(state)).toEqual([2]);
    say(game, state, 2, PASS);
    expect(state.facts.log).toEqual(['card:1', 'after']);
  });

  it('carries plays out in the order of the seats, whatever order they came in', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 });
    fc.assert(
      fc.property(order, order, (spoken, named) => {
        const game = windowGame({ ...atOnce, seats: () => seats(...named) });
        const { state } = begin(game, 5);
        for (const seat of spoken) say(game, state, seat, `card:${seat}`);
        expect(state.facts.log).toEqual([...named.map((seat) => `card:${seat}`), 'after']);
      }),
    );
  });

  it('carries only the first play out, where one is enough', () => {
    const game = windowGame({ ...atOnce, until: 'one-play' });
    const { state } = begin(game, 4);
    say(game, state, 3, 'card:3');
    say(game, state, 2, 'card:2');
    say(game, state, 1, PASS);
    expect(state.facts.log).toEqual(['card:2', 'after']);
  });

  it('drops a play that an earlier one of the same moment made impossible', () => {
    const game = windowGame({
      ...atOnce,
      offers: (t) => (t.facts.log.length === 0 ? ['the-only-one'] : []),
    });
    const { state } = begin(game, 4);
    for (const seat of [1, 2, 3]) say(game, state, seat, 'the-only-one');
    expect(state.facts.log).toEqual(['the-only-one', 'after']);
  });
});

describe('an arbiter', () => {
  const arbitrated = windowGame({ speak: 'at-once', arbiter: () => seatAt(0) });

  it('puts plays made at once in order', () => {
    const { state } = begin(arbitrated, 4);
    for (const seat of [1, 2, 3]) say(arbitrated, state, seat, `card:${seat}`);
    expect(askedSeats(state)).toEqual([0]);
    const open = askTo(state, 0);
    expect(open).toMatchObject({
      window: null,
      ask: {
        kind: 'order',
        prompt: 'order-of-plays',
        args: { window: 'moment' },
        of: ['1:card:1', '2:card:2', '3:card:3'],
      },
    });
    say(arbitrated, state, 0, ['3:card:3', '1:card:1', '2:card:2']);
    expect(state.facts.log).toEqual(['card:3', 'card:1', 'card:2', 'after']);
  });

  it('still does so in a game that was stored while it was asked', () => {
    const { state } = begin(arbitrated, 3);
    for (const seat of [1, 2]) say(arbitrated, state, seat, `card:${seat}`);
    const loaded = restore(arbitrated, JSON.stringify(state));
    say(arbitrated, loaded, 0, ['2:card:2', '1:card:1']);
    expect(loaded.facts.log).toEqual(['card:2', 'card:1', 'after']);
  });

  it('decides only who comes first where the others may think again', () => {
    const game = windowGame({ speak: 'at-once', arbiter: () => seatAt(0), rethink: true });
    const { state } = begin(game, 3);
    for (const seat of [1, 2]) say(game, state, seat, `card:${seat}`);
    say(game, state, 0, ['2:card:2', '1:card:1']);
    expect(state.facts.log).toEqual(['card:2']);
    expect(askedSeats(state)).toEqual([1]);
    say(game, state, 1, PASS);
    expect(state.facts.log).toEqual(['card:2', 'after']);
  });

  it('is not needed for a single play, or none', () => {
    const { state } = begin(arbitrated, 3);
    say(arbitrated, state, 1, 'card:1');
    say(arbitrated, state, 2, PASS);
    expect(state.facts.log).toEqual(['card:1']);
    expect(askedSeats(state)).toEqual([2]);
    say(arbitrated, state, 2, PASS);
    expect(state.facts.log).toEqual(['card:1', 'after']);
  });
});

describe.each(['in-turn', 'at-once'] as const)('whom a window (%s) asks', (speak) => {
  const some = (_: unknown, __: unknown, seat: Seat): readonly Choice[] =>
    seat === 2 ? ['card:2'] : [];

  it('is decided by what the seats could play', () => {
    const { state } = begin(windowGame({ speak, offers: some }), 4);
    expect(askedSeats(state)).toEqual([2]);
  });

  it('may be nobody: then it is not opened', () => {
    const { state } = begin(windowGame({ speak, offers: () => [] }), 4);
    expect(state.facts.log).toEqual(['after']);
    expect(state.nextId).toBe(1);
  });

  it('is everybody at a table with no tells, with nothing but a pass for some', () => {
    const game = windowGame({ speak, offers: some });
    const { state } = begin(game, 4, { noTells: true });
    const asked: Seat[] = [];
    for (let i = 0; goesOn(state, i); i++) {
      const [seat] = askedSeats(state);
      if (seat === undefined) return expect.fail('nobody can act');
      asked.push(seat);
      expect(choicesOf(state, seat)).toEqual(seat === 2 ? ['card:2', PASS] : [PASS]);
      say(game, state, seat, PASS);
    }
    expect(asked).toEqual([1, 2, 3]);
    return undefined;
  });

  it('tells each of them about the moment', () => {
    const { state } = begin(
      windowGame({ speak, about: (_, __, seat) => ({ place: 'here', to: seat }) }),
      3,
    );
    expect(askTo(state, 1).ask).toMatchObject({
      prompt: 'moment',
      about: { place: 'here', to: 1 },
    });
  });

  it('refuses what was not offered', () => {
    const game = windowGame({ speak });
    const { state } = begin(game, 4);
    expect(faultOf(() => say(game, state, 1, 'card:2')).why.id).toBe('not-a-choice');
  });
});

describe.each(['in-turn', 'at-once'] as const)('a play in a window (%s)', (speak) => {
  it('may lead to another step', () => {
    const play: Window['play'] = (t, _, choice) => {
      t.facts.log.push(choice);
      return 'elsewhere';
    };
    const game = smallGame({
      window: opens<object>({
        name: 'moment',
        seats: () => seats(0, 1),
        offers: () => ['jump'],
        play,
        speak,
        until: 'all-pass',
      }),
      skipped: notes('skipped'),
      elsewhere: notes('elsewhere'),
    });
    const { state } = begin(game);
    say(game, state, 0, 'jump');
    if (speak === 'at-once') say(game, state, 1, PASS);
    expect(state.facts.log).toEqual(['jump', 'elsewhere']);
  });

  it('is told who plays what', () => {
    const told: unknown[] = [];
    const game = windowGame({
      speak,
      until: 'one-play',
      play: (_, __, choice, seat) => {
        told.push([choice, seat]);
        return undefined;
      },
    });
    const { state } = begin(game, 3);
    say(game, state, 1, PASS);
    say(game, state, 2, 'card:2');
    expect(told).toEqual([['card:2', 2]]);
  });

  it('may set something going, which is played before the window goes on', () => {
    const effect = procedure<{ of: Choice }>('effect', {
      one: (t, { of }) => {
        t.facts.log.push(`effect of ${of}`);
        return undefined;
      },
    });
    const play: Window['play'] = (t, _, of) => {
      t.facts.log.push(of);
      t.run(effect, { of });
      return undefined;
    };
    const game = windowGame({ speak, play }, { procedures: [effect] });
    const { state } = begin(game, 3);
    say(game, state, 1, 'card:1');
    say(game, state, 2, 'card:2');
    expect(state.facts.log).toEqual([
      'card:1',
      'effect of card:1',
      'card:2',
      'effect of card:2',
      'after',
    ] satisfies Small['facts']['log']);
  });
});

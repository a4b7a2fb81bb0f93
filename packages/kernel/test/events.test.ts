import { liarsDice } from '@starboard/examples';
import {
  answer,
  eventFor,
  eventsFor,
  type GameEvent,
  one,
  type Seat,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  type Viewer,
  viewersOf,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc } from './properties.ts';
import { asksSeat, begin, goesOn, procedure, say, seats, smallGame } from './small-games.ts';

describe('events', () => {
  it('come in the order in which they happened', () => {
    const aside = procedure('aside', {
      tell: (t) => {
        t.emit('aside', 0);
        return undefined;
      },
    });
    const game = smallGame(
      {
        first: (t) => {
          t.emit('first', 1);
          t.run(aside, {});
          t.emit('first', 2);
          return undefined;
        },
        ask: asksSeat(0, one('go', ['on'])),
        second: (t) => {
          t.emit('second', 3);
          return undefined;
        },
      },
      { procedures: [aside] },
    );
    const { state, events } = begin(game);
    expect(events).toEqual([
      { type: 'first', data: 1 },
      { type: 'first', data: 2 },
      { type: 'aside', data: 0 },
    ]);
    expect(say(game, state, 0, 'on').events).toEqual([{ type: 'second', data: 3 }]);
  });

  it("of liar's dice stay as they were told while the game goes on", () => {
    const chance = whims('told');
    const { state, events } = start(liarsDice, { seed: seedFrom('told'), seats: 3 });
    const told: (readonly object[])[] = [events];
    const asTold = [JSON.stringify(events)];
    for (let i = 0; goesOn(state, i); i++) {
      const open = state.asks.find(({ answered }) => !answered) ?? expect.fail('nobody can act');
      const value = sampleAnswer(liarsDice, state, open, chance);
      const { events } = answer(liarsDice, state, open.seat, open.id, value);
      told.push(events);
      asTold.push(JSON.stringify(events));
    }
    expect(told.map((events) => JSON.stringify(events))).toEqual(asTold);
  });
});

describe('the audience of an event', () => {
  const told = (to: readonly Seat[] | undefined, redacted?: string): GameEvent => ({
    type: 'secret',
    data: 'all of it',
    ...(to === undefined ? {} : { to }),
    ...(redacted === undefined ? {} : { redacted }),
  });

  it('is everybody when it names nobody', () => {
    for (const viewer of viewersOf(3)) {
      expect(eventFor(told(undefined), viewer)).toEqual({ type: 'secret', data: 'all of it' });
    }
  });

  it('alone sees it whole: the others a redacted form, or nothing', () => {
    const some = fc.uniqueArray(fc.nat(3)).map((indices) => indices.map(seatAt));
    fc.assert(
      fc.property(some, fc.constantFrom<Viewer>(...viewersOf(4)), (to, viewer) => {
        const within = viewer !== 'spectator' && to.includes(viewer);
        const whole = { type: 'secret', data: 'all of it' };
        expect(eventFor(told(to, 'a bit'), viewer)).toEqual(
          within ? whole : { type: 'secret', data: 'a bit' },
        );
        expect(eventFor(told(to), viewer)).toEqual(within ? whole : null);
      }),
    );
  });

  it('may be nobody, which is not the same as everybody', () => {
    expect(viewersOf(2).map((viewer) => eventFor(told([]), viewer))).toEqual([null, null, null]);
  });

  it('is what the rules whisper to', () => {
    const game = smallGame({
      deal: (t) => {
        t.emit('public', 'seen by all');
        t.whisper(seats(1), 'card', 'ace', 'a card');
        t.whisper(seats(0, 2), 'nudge', 'psst');
        t.emit('public', 'done');
        return undefined;
      },
    });
    const { events } = begin(game, 3);
    const seen = viewersOf(3).map((viewer) => eventsFor(events, viewer).map(({ data }) => data));
    expect(seen).toEqual([
      ['seen by all', 'a card', 'psst', 'done'],
      ['seen by all', 'ace', 'done'],
      ['seen by all', 'a card', 'psst', 'done'],
      ['seen by all', 'a card', 'done'],
    ]);
  });

  it('is each player alone for the dice under a cup', () => {
    const { state, events } = start(liarsDice, { seed: '5a'.repeat(32), seats: 3 });
    for (const viewer of viewersOf(3)) {
      const rolled = eventsFor(events, viewer).filter(({ type }) => type === 'rolled');
      expect(rolled.map(({ data }) => data)).toEqual(
        state.facts.cups.map((faces, seat) => (seat === viewer ? { seat, faces } : { seat })),
      );
    }
  });
});

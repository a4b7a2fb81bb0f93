import { liarsDice, ticTacToe } from '@starboard/examples';
import {
  answer,
  canonical,
  type Game,
  type GameTypes,
  notJson,
  one,
  restore,
  type StateOf,
  same,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bazaar } from './bazaar.ts';
import { fc } from './properties.ts';
import { asks, begin, goesOn, say, smallGame } from './small-games.ts';

/** Plays a game to its end with random answers, letting `between` change hands before each of them. */
function play<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  seed: string,
  between: (state: StateOf<G>, answers: number) => StateOf<G>,
): StateOf<G> {
  const chance = whims(seed);
  let { state } = start(game, { seed: seedFrom(seed), seats });
  for (let answers = 0; goesOn(state, answers); answers++) {
    state = between(state, answers);
    const waiting = state.asks.filter(({ answered }) => !answered);
    const open = waiting[chance.below(waiting.length)] ?? expect.fail('nobody can act');
    answer(game, state, open.seat, open.id, sampleAnswer(game, state, open, chance));
  }
  return state;
}

function checks<G extends GameTypes>(game: Game<G>, seats: number) {
  return {
    /** JSON out, JSON in, equal: before every answer, and at the end. */
    roundTrip: (seed: string): void => {
      const check = (state: StateOf<G>): StateOf<G> => {
        expect(notJson(state)).toBeNull();
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        expect(same(restore(game, JSON.stringify(state)), state)).toBe(true);
        return state;
      };
      check(play(game, seats, seed, check));
    },
    /** A game that is stored and loaded before some of its answers, with its keys in another order. */
    reload: (seed: string, which: (answers: number) => boolean): void => {
      const straight = play(game, seats, seed, (state) => state);
      const reloaded = play(game, seats, seed, (state, answers) =>
        which(answers) ? restore(game, canonical(state)) : state,
      );
      expect(canonical(reloaded)).toBe(canonical(straight));
    },
  };
}

describe.each([
  ['tic-tac-toe', checks(ticTacToe, 2)],
  ["liar's dice", checks(liarsDice, 3)],
  ['a game with everything in it', checks(bazaar, 3)],
] as const)('a state of %s', (_, { roundTrip, reload }) => {
  it('is plain data at every moment', () => {
    fc.assert(fc.property(fc.string(), roundTrip), { numRuns: 20 });
  });

  it('goes the same way when it is stored and loaded at any moment, once or always', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (seed, moment) => {
        reload(seed, (answers) => answers === moment);
        reload(seed, () => true);
      }),
      { numRuns: 20 },
    );
  });
});

describe('loading a state', () => {
  it('replays nothing: no step, no question, no die', () => {
    const played: string[] = [];
    const game = smallGame({
      ask: asks({
        seat: () => {
          played.push('seat');
          return seatAt(0);
        },
        ask: () => {
          played.push('ask');
          return one('again', ['yes']);
        },
        then: (t) => {
          played.push('then');
          t.roll(6);
          t.facts.log.push(t.facts.log.length);
          return t.facts.log.length < 500 ? 'ask' : undefined;
        },
      }),
    });
    const { state } = begin(game);
    for (let i = 0; i < 400; i++) say(game, state, 0, 'yes');
    const text = JSON.stringify(state);
    played.length = 0;
    const loaded = restore(game, text);
    expect(played).toEqual([]);
    expect(loaded).toEqual(state);
  });

  it('gives a state of its own, that shares nothing with what was stored', () => {
    const { state } = start(liarsDice, { seed: seedFrom('own'), seats: 2 });
    const stored: unknown = JSON.parse(JSON.stringify(state));
    const loaded = restore(liarsDice, stored);
    loaded.facts.cups[0]?.push(6);
    expect(stored).toEqual(state);
  });
});

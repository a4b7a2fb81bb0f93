import { liarsDice } from '@starboard/examples';
import {
  anyGame,
  type Chance,
  canonical,
  Fault,
  type Game,
  type GameTypes,
  type Order,
  recordOf,
  restoreMatch,
  sampleAnswer,
  seatAt,
  seedFrom,
  verify,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bazaar } from './bazaar.ts';
import { Sitting } from './matches.ts';
import { fc } from './properties.ts';
import { goesOn } from './small-games.ts';

const orders: readonly Order[][] = [
  [],
  [{ window: '*', then: 'pass' }],
  [{ window: 'haggle', when: { coins: { atLeast: 3 } }, then: { play: 'pay' } }],
  [{ window: 'clash', then: { play: 'stall' } }],
  [{ window: 'challenge', when: { count: { atLeast: 4 } }, then: { play: 'liar' } }],
];

function takesBack<G extends GameTypes>(sitting: Sitting<G>, seat: number): boolean {
  try {
    sitting.takeBack(seat);
    return true;
  } catch (error) {
    if (error instanceof Fault && error.code === 'nothing-to-take-back') return false;
    throw error;
  }
}

/** Plays a match in which people answer, change their orders, and take back what they can. */
function played<G extends GameTypes>(game: Game<G>, seats: number, chance: Chance): Sitting<G> {
  const sitting = new Sitting(game, seats, {
    seed: seedFrom(`match ${chance.below(1000)}`),
    noTells: chance.below(2) === 0,
  });
  for (let i = 0; goesOn(sitting.match.state, i); i++) {
    const seat = chance.below(seats);
    const what = i < 300 ? chance.below(10) : 9;
    if (what === 0) sitting.order(seat, orders[chance.below(orders.length)] ?? []);
    else if (what > 1 || !takesBack(sitting, seat)) {
      const waiting = sitting.match.state.asks.filter((open) => !open.answered);
      const open = waiting[chance.below(waiting.length)] ?? expect.fail('nobody can act');
      const answer = sampleAnswer(game, sitting.match.state, open, chance);
      sitting.enter({ kind: 'answer', seat: open.seat, ask: open.id, answer });
    }
    const text = canonical(sitting.match);
    expect(canonical(restoreMatch(game, JSON.parse(text)))).toBe(text);
    sitting.match = chance.below(4) === 0 ? restoreMatch(game, JSON.parse(text)) : sitting.match;
  }
  return sitting;
}

function comesOut<G extends GameTypes>(game: Game<G>, seats: number, seed: string): void {
  const sitting = played(game, seats, whims(seed));
  const record = recordOf(sitting.match, sitting.links);
  expect(verify([anyGame(game)], JSON.stringify(record))).toEqual({ genuine: true, record });
  expect(sitting.match).toMatchObject({ length: sitting.links.length, undo: null });
  expect(() => sitting.takeBack(seatAt(0))).toThrow('game-over');
}

describe('a match with answers, orders and take-backs in any order', () => {
  it.each([
    ["liar's dice", (seats: number, seed: string) => comesOut(liarsDice, seats, seed)],
    [
      'a game with everything in it',
      (seats: number, seed: string) => comesOut(bazaar, seats, seed),
    ],
  ] as const)('comes to an end, and its record verifies (%s)', (_, play) => {
    fc.assert(fc.property(fc.integer({ min: 2, max: 4 }), fc.string(), play), { numRuns: 40 });
  });
});

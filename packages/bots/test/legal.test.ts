import { bsg } from '@starboard/bsg';
import { type AnyGame, answer, anyGame, seedFrom, start, viewOf, whims } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { botFor, LEVELS } from '../src/index.ts';

/** Plays a whole game with all levels at one table; the referee refuses whatever is not legal. */
function playThrough(game: AnyGame, seats: number, seed: string): number {
  const { state } = start(game, { seats, seed: seedFrom(seed) });
  const chance = whims(seed);
  let answers = 0;
  while (state.outcome === null) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody can act');
    const level = LEVELS[open.seat % LEVELS.length];
    const bot = level && botFor(game.name, level);
    const view = viewOf(game, state, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    if (!bot || !ask) throw new Error('no bot, or no ask');
    const decision = bot.decide(view, ask, bot.sitDown(view), chance);
    answer(game, state, open.seat, open.id, decision.answer);
    answers += 1;
  }
  return answers;
}

describe('whole games of bots', () => {
  it('are legal in Roll', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(playThrough(anyGame(roll), seats, `roll ${seats}`)).toBeGreaterThan(20);
    }
  });

  it('are legal in Battlestar Galactica', () => {
    for (const seats of [3, 4, 5, 6]) {
      expect(playThrough(anyGame(bsg), seats, `bsg ${seats}`)).toBeGreaterThan(20);
    }
  });

  it('are not played where there are no bots', () => {
    expect(botFor('tic-tac-toe', 'normal')).toBeNull();
  });
});

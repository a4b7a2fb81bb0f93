import { bsg } from '@starboard/bsg';
import {
  type AnyGame,
  anyGame,
  notJson,
  one,
  seatAt,
  seatsOf,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { botFor, LEVELS, type Level, WHYS } from '../src/index.ts';
import { type Moment, playThrough } from './table.ts';

const soundAndKnown = ({ decision }: Moment): void => {
  expect(notJson(decision.memory)).toBeNull();
  expect(JSON.stringify(decision.memory).length).toBeLessThan(20_000);
  expect(['bot-unknown-ask', 'bot-stumbled']).not.toContain(decision.why.id);
  const why = Object.entries(WHYS).find(([id]) => id === decision.why.id);
  expect(Object.keys(decision.why.args ?? {})).toEqual(why?.[1]);
};

/** One strong bot at every other table: it takes its time. */
function levelsFor(seats: number): readonly Level[] {
  return seats % 3 === 2
    ? ['strong', 'easy', 'normal', 'easy', 'normal']
    : ['easy', 'normal', 'normal', 'easy', 'easy', 'normal'];
}

/** Plays a whole game; every answer is a bot's own and legal, everybody plays, and everybody wins or loses. */
function wholeGame(game: AnyGame, seats: number): void {
  const playing = new Set<number>();
  const seed = `${game.name} ${seats}`;
  const { answers, state } = playThrough(game, seats, seed, levelsFor(seats), (moment) => {
    soundAndKnown(moment);
    playing.add(moment.open.seat);
  });
  expect(state.seq).toBe(answers);
  expect([...playing].sort()).toEqual(seatsOf(seats));
  const { winners = [], losers = [] } = state.outcome ?? {};
  expect([...winners, ...losers].sort()).toEqual(seatsOf(seats));
}

describe('whole games of bots of all levels', () => {
  it.each([2, 3, 4, 5])('are legal in Roll, with %i players', (seats) => {
    wholeGame(anyGame(roll), seats);
  });

  it.each([3, 4, 5, 6])('are legal in Battlestar Galactica, with %i players', (seats) => {
    wholeGame(anyGame(bsg), seats);
  });

  it('are not played where there are no bots', () => {
    expect(botFor('tic-tac-toe', 'normal')).toBeNull();
  });
});

describe('a bot that stumbles', () => {
  it('still answers legally, and says so', () => {
    const { state } = start(anyGame(roll), { seats: 2, seed: seedFrom('stumble') });
    const view = viewOf(anyGame(roll), state, 'spectator');
    const ask = {
      id: 1,
      window: null,
      ask: one('buy-a-point', ['buy', 'keep']),
      answered: false,
      answer: null,
    };
    const decision = botFor('roll', 'normal')?.decide(view, ask, null, whims('stumble'));
    expect(['buy', 'keep']).toContain(decision?.answer);
    expect(decision?.why).toMatchObject({ id: 'bot-stumbled', args: { prompt: 'buy-a-point' } });
  });
});

describe('an ask nobody has heard of', () => {
  it.each([anyGame(roll), anyGame(bsg)])('is answered legally and reported in $name', (game) => {
    const { state } = start(game, { seats: game.seats.min, seed: seedFrom('unknown') });
    const view = viewOf(game, state, seatAt(0));
    const ask = {
      id: 1,
      window: null,
      ask: one('never-heard-of', ['a', 'b']),
      answered: false,
      answer: null,
    };
    for (const level of LEVELS) {
      const bot = botFor(game.name, level);
      const decision = bot?.decide(view, ask, bot.sitDown(view), whims('unknown'));
      expect(['a', 'b']).toContain(decision?.answer);
      expect(decision?.why).toEqual({ id: 'bot-unknown-ask', args: { prompt: 'never-heard-of' } });
    }
  });
});

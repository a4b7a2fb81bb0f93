import { anyGame, seatAt } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import {
  atTable,
  byDeals,
  type Contestant,
  contestAt,
  playContest,
  ratings,
  standing,
  standings,
} from '../src/arena/index.ts';

/** How often the better of two won, at the least: the lower end of the interval. */
function atLeast(better: Contestant, other: Contestant, games: number): number {
  const results = Array.from({ length: games }, (_, i) =>
    playContest(anyGame(roll), contestAt(i, [better, other], 2, 'test')),
  );
  return standings(results, false)[better]?.low ?? 0;
}

// So many games that both mistakes are unlikely: two that are equally strong pass for different once in twenty or
// more seldom (the interval is one of 95 %), and what the bots are expected to win lies four standard deviations
// above what is asked for.
describe('the ladder of Roll', () => {
  it('has normal beat random', () => {
    expect(atLeast('normal', 'random', 40)).toBeGreaterThan(0.75);
  });

  it('has easy beat random, and lose to normal', () => {
    expect(atLeast('easy', 'random', 40)).toBeGreaterThan(0.75);
    expect(atLeast('normal', 'easy', 120)).toBeGreaterThan(0.5);
  });

  it('has strong beat easy', () => {
    expect(atLeast('strong', 'easy', 10)).toBeGreaterThan(0.5);
  });
});

describe('a contest', () => {
  it('comes out the same again', () => {
    const play = () => playContest(anyGame(roll), contestAt(3, ['strong', 'easy'], 2, 'again'));
    expect(play()).toEqual(play());
  });

  it('seats every level once and fills up with the weakest', () => {
    expect(atTable(['normal', 'strong'], 4)).toEqual(['strong', 'normal', 'normal', 'normal']);
    expect(atTable(['easy'], 2)).toEqual(['easy', 'easy']);
  });

  it('gives each level every chair of a deal', () => {
    const contests = [0, 1, 2, 3].map((i) => contestAt(i, ['strong', 'normal'], 4, 's'));
    expect(new Set(contests.map(({ deal }) => deal)).size).toBe(1);
    expect(new Set(contests.map(({ seating }) => seating.indexOf('strong'))).size).toBe(4);
  });
});

describe('statistics', () => {
  it("gives Wilson's interval", () => {
    // Newcombe 1998, Table I: 81 of 263.
    expect(standing(81, 263)).toEqual({
      games: 263,
      wins: 81,
      rate: 0.308,
      low: 0.2553,
      high: 0.3662,
    });
    expect(standing(0, 10)).toMatchObject({ low: 0, high: 0.2775 });
  });

  it('takes the luck of a deal out of its games', () => {
    const reason = { id: 'test' };
    const played = (winner: number, turn: number) => ({
      seating: turn === 0 ? (['strong', 'normal'] as const) : (['normal', 'strong'] as const),
      outcome: { winners: [seatAt(winner)], losers: [seatAt(1 - winner)], reason },
      notes: null,
      answers: 1,
      thinking: {},
      searching: {},
      unknown: [],
    });
    // In each deal the first chair wins both times: whoever sits there is not the better player.
    const lucky = Array.from({ length: 40 }, (_, i) => played(0, i % 2));
    expect(byDeals(lucky, 2).strong).toEqual({ deals: 20, rate: 0.5, low: 0.5, high: 0.5 });
    expect(standings(lucky, false).strong?.high).toBeGreaterThan(0.6);
    // One in four deals won twice, the others once: 0.625 with a standard error of 0.2196 / 6.
    const better = Array.from({ length: 72 }, (_, i) =>
      played(Math.floor(i / 2) % 4 === 0 ? i % 2 : 0, i % 2),
    );
    expect(byDeals(better, 2).strong).toMatchObject({ deals: 36, rate: 0.625 });
    expect(byDeals(better, 2).strong?.low).toBeCloseTo(0.625 - 1.96 * 0.0366, 3);
  });

  it('rates three wins in four about 190 points apart', () => {
    const reason = { id: 'test' };
    const [zero, one] = contestAt(0, ['strong', 'normal'], 2, 's').seating;
    const seating = [zero ?? 'random', one ?? 'random'];
    const strong = seating.indexOf('strong');
    const results = Array.from({ length: 400 }, (_, i) => {
      const winner = seatAt(i % 4 === 0 ? 1 - strong : strong);
      return {
        seating,
        outcome: { winners: [winner], losers: [seatAt(1 - winner)], reason },
        notes: null,
        answers: 1,
        thinking: {},
        searching: {},
        unknown: [],
      };
    });
    const rated = ratings(results);
    expect(rated.normal).toBe(1500);
    expect(rated.strong).toBeGreaterThan(1680);
    expect(rated.strong).toBeLessThan(1700);
  });
});

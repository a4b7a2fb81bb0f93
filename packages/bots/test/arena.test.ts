import { bsg } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  auc,
  bsgNotes,
  type CylonSide,
  difference,
  giveaway,
  type HumanSide,
  onlookerFor,
  type PublicDeeds,
  playContest,
  sidesAt,
} from '../src/arena/index.ts';

function played(humans: HumanSide, cylons: CylonSide, games: number, seed = 'sides') {
  return Array.from({ length: games }, (_, i) =>
    playContest(anyGame(bsg), sidesAt(i, humans, cylons, 5, seed), onlookerFor('bsg')),
  );
}

describe('the veteran of Battlestar Galactica', () => {
  it.each([
    { seed: 'x', modules: [], winners: [0, 2, 3, 4], ending: 'humans-reached-kobol', answers: 313 },
    { seed: 'y', modules: ['pegasus'], winners: [0, 2], ending: 'population-gone', answers: 447 },
  ])(
    'plays as it did when it was kept: $modules',
    ({ seed, modules, winners, ending, answers }) => {
      const seating = Array.from({ length: 5 }, () => 'veteran' as const);
      const contest = { seed, deal: 1, index: 1, seating, options: { modules } };
      const result = playContest(anyGame(bsg), contest);
      expect(result.outcome).toMatchObject({ winners, reason: { id: ending } });
      expect(result.answers).toBe(answers);
    },
  );
});

describe('two sides of Battlestar Galactica', () => {
  it('are dealt without Cylons where that is asked for, and nobody is told', () => {
    for (const { notes, unknown } of played('normal', 'none', 4)) {
      expect(bsgNotes(notes)?.roles).toEqual(['human', 'human', 'human', 'human', 'human']);
      // Humans are as suspicious as ever.
      expect(bsgNotes(notes)?.late.humans.some((doubt) => doubt > 0.1)).toBe(true);
      expect(unknown).toEqual([]);
    }
  });

  it('are won by humans nearly always where none is a Cylon, who lock few of their own up', () => {
    const games = 40;
    const results = played('normal', 'none', games, 'without-cylons');
    const won = results.filter(({ outcome }) => outcome.reason.id === 'humans-reached-kobol');
    const jailed = results.reduce(
      (sum, { notes }) => sum + (bsgNotes(notes)?.jailed.humans ?? games),
      0,
    );
    // They once won 72 % of such games, and locked up 1.7 innocents in each; 95 % and 1.4 are expected.
    expect(won.length / games).toBeGreaterThan(0.84);
    expect(jailed / games).toBeLessThan(1.7);
  });

  it('begin with the same cards, whoever plays', () => {
    const [veterans, told] = [played('veteran', 'veteran', 3), played('told', 'veteran', 3)];
    // Who is a Cylon from the beginning follows from the deal alone.
    const guilty = (results: typeof veterans) =>
      results.map(({ notes }) => {
        const { deeds = [] } = bsgNotes(notes) ?? {};
        const human = deeds.filter(({ cylon }) => !cylon).map(({ seat }) => seat);
        return [0, 1, 2, 3, 4].filter((seat) => !human.includes(seat));
      });
    expect(guilty(veterans)).toEqual(guilty(told));
    expect(guilty(veterans).flat().length).toBeGreaterThan(0);
    expect(veterans.map(({ seating }) => seating[0])).toEqual(['veteran', 'veteran', 'veteran']);
    expect(told.map(({ seating }) => seating[0])).toEqual(['normal', 'normal', 'normal']);
  });

  it('come out the same again', () => {
    expect(played('told', 'veteran', 2)).toEqual(played('told', 'veteran', 2));
  });
});

describe('telling apart', () => {
  it('counts pairs, and those that are rated alike by half', () => {
    expect(auc([3, 4], [1, 2])).toBe(1);
    expect(auc([1, 2], [3, 4])).toBe(0);
    expect(auc([1], [1])).toBe(0.5);
    // Of six pairs four are right and one is even.
    expect(auc([2, 5], [1, 2, 6])).toBeCloseTo(3.5 / 6);
    expect(auc([], [1])).toBeNull();
  });

  it('finds out whoever always does something else, from other games', () => {
    const game = (own: string): PublicDeeds[] => [
      { seat: 0, cylon: true, deeds: [own, own, own] },
      { seat: 1, cylon: false, deeds: ['command', 'command', 'command'] },
    ];
    const games = Array.from({ length: 10 }, () => game('press-room'));
    expect(giveaway(games)).toBe(1);
    expect(giveaway(Array.from({ length: 10 }, () => game('command')))).toBe(0.5);
  });

  it('has nothing to go by where something was done in one game only', () => {
    const games = Array.from({ length: 10 }, (_, i): PublicDeeds[] => [
      { seat: 0, cylon: true, deeds: [`only ${i}`, `only ${i}`, `only ${i}`] },
      { seat: 1, cylon: false, deeds: [`once ${i}`, `once ${i}`, `once ${i}`] },
    ]);
    expect(giveaway(games)).toBe(0.5);
  });
});

describe('a difference over the same deals', () => {
  it('is surer than that of two counts', () => {
    // One won wherever the other did, and in ten more of a hundred deals.
    const pairs = Array.from({ length: 100 }, (_, i) => [i < 60, i < 50] as const);
    const { by, low, high } = difference(pairs);
    expect(by).toBe(0.1);
    // Standard error of the paired difference: sqrt(0.09 / 99).
    expect(low).toBeCloseTo(0.1 - 1.96 * Math.sqrt(0.09 / 99), 3);
    expect(high).toBeCloseTo(0.1 + 1.96 * Math.sqrt(0.09 / 99), 3);
  });
});

import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { type Contestant, contestAt, playContest, rollSchool } from '../src/arena/index.ts';
import { lessonsOf } from '../src/arena/roll-lessons.ts';
import { restored } from '../src/learning/index.ts';
import { LEARNED } from '../src/roll/weights.ts';

const games = (levels: readonly Contestant[], count: number) =>
  Array.from({ length: count }, (_, i) =>
    playContest(anyGame(roll), contestAt(i, levels, 2, 'arena')),
  );

describe('the veteran of Roll', () => {
  it('plays as it did when it was strong', () => {
    // A game as the strong player of that time played it against itself.
    const contest = { seed: 'x', deal: 1, index: 1, seating: ['veteran', 'veteran'] as const };
    const { outcome, answers } = playContest(anyGame(roll), contest);
    expect(outcome.scores).toEqual([36, 47]);
    expect(answers).toBe(136);
  });
});

describe('players with one idea', () => {
  it('rush to twelve tiles', () => {
    const played = games(['normal', 'rush'], 10);
    const twelve = played.filter(({ outcome }) => outcome.reason.id.includes('twelve-tiles'));
    expect(twelve.length).toBeGreaterThan(4);
    expect(played.flatMap(({ unknown }) => unknown)).toEqual([]);
  });

  it('ship until the pool is empty', () => {
    const played = games(['normal', 'ships'], 10);
    const empty = played.filter(({ outcome }) => outcome.reason.id.includes('pool-empty'));
    expect(empty.length).toBeGreaterThan(7);
    expect(played.flatMap(({ unknown }) => unknown)).toEqual([]);
  });
});

describe('lessons of Roll', () => {
  const pupil = { search: null, foresight: null, curious: 10 };

  it('tell of every round, to each of two the opposite of what they tell the other', () => {
    const { lessons, outcome } = lessonsOf('mirror', [pupil, pupil]);
    const [first = 0, second = 0] = outcome.scores ?? [];
    expect(lessons.length % 2).toBe(0);
    expect(lessons.length).toBeGreaterThan(8);
    for (let i = 0; i < lessons.length; i += 2) {
      const [one, other] = [lessons[i], lessons[i + 1]];
      expect(one?.margin).toBe(first - second);
      expect(other?.margin).toBe(second - first);
      expect((one?.won ?? 0) + (other?.won ?? 0)).toBe(1);
    }
  });

  it('have no input beyond the network', () => {
    const { lessons } = lessonsOf('inputs', [pupil, pupil, pupil]);
    for (const { inputs } of lessons) {
      expect(inputs.at.length).toBe(inputs.value.length);
      expect(Math.max(...Array.from(inputs.at))).toBeLessThan(rollSchool.shape.inputs);
      for (const value of Array.from(inputs.value)) expect(Math.abs(value)).toBeLessThan(10);
    }
  });

  it('come out the same from the same seed', () => {
    const network = restored(LEARNED);
    const play = () => rollSchool.play('again', 'searching', network);
    expect(play()).toEqual(play());
  });
});

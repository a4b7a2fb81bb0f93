import { bsg, type ModuleId } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { contestAt, playContest } from '../src/arena/index.ts';
import { LEVELS } from '../src/index.ts';
import { expectLookingAhead, worldsCompared } from './imagined.ts';

const game = anyGame(bsg);

interface Box {
  readonly modules: readonly ModuleId[];
  readonly seats: readonly number[];
}

/** Every combination of the expansion's modules that can be played, and by how many. */
const BOXES: readonly Box[] = [
  { modules: ['pegasus'], seats: [3, 5] },
  { modules: ['pegasus', 'new-caprica'], seats: [4, 5, 6] },
  { modules: ['pegasus', 'cylon-leaders'], seats: [4, 5, 7] },
  { modules: ['pegasus', 'new-caprica', 'cylon-leaders'], seats: [5, 6, 7] },
  { modules: ['pegasus', 'sympathetic-cylon'], seats: [4, 6] },
  { modules: ['pegasus', 'new-caprica', 'sympathetic-cylon'], seats: [4, 6] },
];

const cases = BOXES.flatMap(({ modules, seats }) =>
  seats.map((count) => ({ name: modules.join(' + '), modules, seats: count })),
);

describe('bots with Pegasus', () => {
  it.each(cases)('answer everything on purpose: $name, $seats players', ({ modules, seats }) => {
    for (let index = 0; index < 3; index++) {
      const contest = contestAt(index, ['normal', 'easy'], seats, `on purpose ${seats}`);
      const { unknown, outcome } = playContest(game, { ...contest, options: { modules } });
      expect(unknown).toEqual([]);
      expect(outcome.winners.length + outcome.losers.length).toBe(seats);
    }
  });

  it.each(BOXES.map(({ modules, seats }) => ({ modules, seats: seats[seats.length - 1] ?? 4 })))(
    'look ahead without stumbling: $modules, $seats players',
    ({ modules, seats }) => {
      expectLookingAhead(game, seats, modules);
    },
  );
});

describe('bots with Pegasus do not peek', () => {
  const tables = BOXES.flatMap(({ modules }) => LEVELS.map((level) => ({ modules, level })));
  it.each(tables)('$level, $modules', ({ modules, level }) => {
    const compared = worldsCompared(game, {
      seats: 4,
      level,
      modules,
      seed: `no peeking ${level}`,
      every: 3,
    });
    expect(compared).toBeGreaterThan(10);
  });
});

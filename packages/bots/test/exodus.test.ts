import { bsg, type ModuleId, PRINTED, wrongCombination } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { contestAt, playContest } from '../src/arena/index.ts';
import { LEVELS } from '../src/index.ts';
import { expectLookingAhead, worldsCompared } from './imagined.ts';

const game = anyGame(bsg);

const OPTIONS: readonly ModuleId[] = [
  'pegasus',
  'new-caprica',
  'cylon-leaders',
  'sympathetic-cylon',
  'personal-goals',
  'final-five',
  'cylon-fleet',
  'ionian-nebula',
];

/** Every table Exodus can be played at: with any of its options and of the other box, by three to seven. */
const TABLES = Array.from({ length: 2 ** OPTIONS.length }, (_, bits) => [
  'exodus' as const,
  ...OPTIONS.filter((_module, i) => ((bits >> i) & 1) === 1),
]).flatMap((modules) =>
  [3, 4, 5, 6, 7].flatMap((seats) =>
    wrongCombination(PRINTED, modules, seats) === null ? [{ modules, seats }] : [],
  ),
);

describe('bots with Exodus', () => {
  // One table in four, every module among them; "npm run soak -- --combinations" goes to all of them.
  it.each([3, 4, 5, 6, 7])('answer everything on purpose, %i of them', (players) => {
    const tables = TABLES.filter(({ seats }) => seats === players).filter((_, i) => i % 4 === 1);
    expect(tables.length).toBeGreaterThan(5);
    for (const { modules, seats } of tables) {
      const contest = contestAt(0, ['normal', 'easy'], seats, `exodus ${modules.join(' ')}`);
      const { unknown, outcome } = playContest(game, { ...contest, options: { modules } });
      expect(unknown, modules.join(' + ')).toEqual([]);
      expect(outcome.winners.length + outcome.losers.length).toBe(seats);
    }
  });
});

/** Some of the tables, with each module at least twice. */
const BOXES: readonly { readonly modules: readonly ModuleId[]; readonly seats: number }[] = [
  { modules: ['exodus', 'personal-goals', 'final-five'], seats: 4 },
  { modules: ['exodus', 'cylon-fleet'], seats: 3 },
  { modules: ['exodus', 'ionian-nebula'], seats: 5 },
  { modules: ['exodus', 'personal-goals', 'final-five', 'cylon-fleet', 'ionian-nebula'], seats: 4 },
  { modules: ['pegasus', 'new-caprica', 'exodus', 'personal-goals', 'cylon-fleet'], seats: 5 },
  { modules: ['pegasus', 'cylon-leaders', 'exodus', 'final-five', 'ionian-nebula'], seats: 7 },
  { modules: ['pegasus', 'sympathetic-cylon', 'exodus', 'cylon-fleet', 'ionian-nebula'], seats: 4 },
];

describe('strong bots with Exodus', () => {
  it.each(BOXES)('look ahead without stumbling: $modules, $seats players', ({ modules, seats }) => {
    expectLookingAhead(game, seats, modules);
  });
});

describe('bots with Exodus do not peek', () => {
  const tables = BOXES.flatMap(({ modules, seats }) =>
    LEVELS.map((level) => ({ modules, seats, level })),
  );
  it.each(tables)('$level, $modules, $seats players', ({ modules, seats, level }) => {
    let compared = 0;
    // A game can be short.
    for (let i = 1; compared <= 10; i++) {
      const seed = `no peeking in Exodus ${level} ${i}`;
      compared += worldsCompared(game, { seats, level, modules, seed, every: 4 });
    }
  });
});

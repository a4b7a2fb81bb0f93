import { installedModules, wrongCombination } from '@starboard/bsg';
import { whims } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';
import { type Recorded, recordWholeGame, type Setting } from './support/whole-game.ts';

// "npm run leaks -- --games N" runs this: Roll, and combinations of modules of Battlestar Galactica, drawn by lot.
const games = Number(process.env['LEAKS_GAMES'] ?? 20);
const seed = process.env['LEAKS_SEED'] ?? '1';

const known = installedModules();
const ids = known.map(({ id }) => id).filter((id) => id !== 'base');
const combinations: readonly Setting[] = Array.from({ length: 2 ** ids.length }, (_, mask) =>
  ids.filter((_id, i) => (mask >> i) % 2 === 1),
).flatMap((modules) =>
  [3, 4, 5, 6, 7].flatMap((seats) =>
    wrongCombination(known, modules, seats) === null
      ? [{ game: 'bsg', seats, options: { modules } }]
      : [],
  ),
);

let site: Site;
beforeAll(async () => {
  site = await openSite('pglite');
});
afterAll(() => site.close());

test(
  `${games} whole games, byte by byte`,
  async () => {
    const server = await site.open();
    const chance = whims(seed);
    const all: Recorded[] = [];
    for (let i = 0; i < games; i++) {
      const setting: Setting =
        i % 8 === 0
          ? { game: 'roll', seats: 2 + chance.below(4), options: {} }
          : (combinations[chance.below(combinations.length)] as Setting);
      const recorded = await recordWholeGame(server, setting, `${seed} ${i}`);
      process.stdout.write(`${JSON.stringify(setting)}: ${JSON.stringify(recorded)}\n`);
      all.push(recorded);
    }
    const sum = (part: keyof Recorded): number => all.reduce((n, it) => n + it[part], 0);
    process.stdout.write(
      `${games} games: ${sum('answers')} answers, ${sum('messages')} messages, ${sum('bytes')} bytes, ${sum('worlds')} other worlds\n`,
    );
    expect(sum('hidden')).toBeGreaterThan(0);
  },
  games * 120_000,
);

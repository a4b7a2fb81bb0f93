import { MODULE_IDS } from '@starboard/bsg';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';
import { recordWholeGame, type Setting } from './support/whole-game.ts';

// What anybody receives in a whole game, with every module in one of them. "npm run leaks" plays many.

interface Named extends Setting {
  readonly modules: string;
}

const bsg = (seats: number, ...modules: readonly string[]): Named => ({
  game: 'bsg',
  seats,
  options: { modules: [...modules] },
  modules: modules.join(' '),
});

const SETTINGS: readonly Named[] = [
  { game: 'roll', seats: 3, options: {}, modules: '' },
  bsg(3),
  bsg(4, 'pegasus', 'new-caprica', 'sympathetic-cylon'),
  bsg(4, 'pegasus', 'cylon-leaders', 'exodus', 'final-five', 'personal-goals'),
  bsg(3, 'exodus', 'cylon-fleet', 'ionian-nebula'),
];

describe('a whole game, byte by byte', () => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite('pglite');
    server = await site.open();
  });
  afterAll(() => site.close());

  test('every module is in one of them', () => {
    const played = SETTINGS.flatMap(({ modules }) => modules.split(' '));
    for (const id of MODULE_IDS) if (id !== 'base') expect(played).toContain(id);
  });

  test.each(SETTINGS)('$game with $seats: $modules', async (setting) => {
    const recorded = await recordWholeGame(server, setting, setting.modules);
    expect(recorded.answers).toBeGreaterThan(50);
    expect(recorded.hidden).toBeGreaterThan(recorded.messages);
    expect(recorded.worlds).toBeGreaterThan(50);
  });
});

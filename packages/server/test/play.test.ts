import { verify } from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { playOn, seated } from './support/tables.ts';

describe.each(STORES)('play on %s', (store) => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
  });
  afterAll(() => site.close());

  test('a whole game over live connections, and the file that proves it', async () => {
    const game = await seated([server], 'liars-dice', 3);
    const given = await playOn(server, game, 5000);
    const [host] = game.people;
    const record = await host?.do('GET', `/api/tables/${game.table}/record`);
    expect(verify(games, record)).toMatchObject({ genuine: true });
    expect(record?.links).toHaveLength(given);
    const info = await host?.do('GET', `/api/tables/${game.table}`);
    expect(info?.status).toBe('finished');
    expect(info?.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['roll', 'bsg'])('%s goes on', async (name) => {
    // A game played at random may be over sooner (Battlestar Galactica, after some 65 answers):
    // then the next table goes on.
    const sizes: number[] = [];
    for (let given = 0; given < 120; ) {
      const game = await seated([server], name, 3);
      const here = await playOn(server, game, 120 - given);
      expect(here).toBeGreaterThan(0);
      given += here;
      sizes.push(...game.lives.flatMap((live) => live.sizes));
    }
    sizes.sort((a, b) => a - b);
    // The median update is small.
    expect(sizes[sizes.length >> 1]).toBeLessThan(2048);
  });
});

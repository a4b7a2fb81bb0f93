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

  test('a game of an earlier version is stored as a whole before anything leads on from it', async () => {
    const game = await seated([server], 'roll', 3);
    await playOn(server, game, 4);
    const { hall } = server.services;
    const { db } = hall.store;
    const room = [...hall.rooms.values()].find(({ id }) => id === game.table);
    const match = room?.playing?.match;
    if (room === undefined || match === undefined) throw new Error('no game');
    const { version } = match.state;
    const earlier = { ...match, state: { ...match.state, version: 1 }, undo: null };
    expect(version).toBeGreaterThan(1);
    await db
      .updateTable('match')
      .set({ match: JSON.stringify(earlier) })
      .where('table_id', '=', room.id)
      .execute();
    await db.deleteFrom('match_patch').where('table_id', '=', room.id).execute();
    room.stale = true;
    const stored = async () => {
      const row = await db
        .selectFrom('match')
        .select(['match', 'seq'])
        .where('table_id', '=', room.id)
        .executeTakeFirstOrThrow();
      return { seq: row.seq, whole: JSON.parse(row.match) };
    };
    await playOn(server, game, 1);
    const { seq, whole } = await stored();
    expect(whole.state.version).toBe(version);
    expect(whole.length).toBe(seq);
    // From then on patches lead on from it, and whoever reads it finds where it stands.
    await playOn(server, game, 3);
    expect((await stored()).whole.length).toBe(seq);
    room.stale = true;
    expect(await playOn(server, game, 2)).toBe(2);
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

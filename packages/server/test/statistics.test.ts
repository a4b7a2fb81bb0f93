import type { Server } from '@starboard/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countForgotten, countForRatings } from '../src/ratings/count.ts';
import { migrate } from '../src/store/migrations.ts';
import { Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { playOn, type Seated, seated } from './support/tables.ts';

describe.each(STORES)('numbers of the whole server on %s', (store) => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
  });
  afterAll(() => site.close());

  const statistics = async () => {
    const response = await fetch(`${server.url}/api/statistics`);
    expect(response.status).toBe(200);
    return JSON.parse(await response.text());
  };
  const leave = ({ lives }: Seated): void => {
    for (const live of lives) live.close();
  };
  /** Until everything that ended is counted. */
  const counted = async (): Promise<void> => {
    await countForgotten(server.services.hall);
    const waiting = () =>
      server.services.hall.store.db
        .selectFrom('game_table')
        .select('id')
        .where('ended_at', 'is not', null)
        .where('rated_at', 'is', null)
        .execute();
    await expect.poll(waiting).toEqual([]);
  };

  test('a game is in them when it is over, and not before: by ending, and for each of its people', async () => {
    expect(await statistics()).toEqual({ endings: [], parts: [] });
    const game = await seated([server], 'liars-dice', 3);
    await playOn(server, game, 5);
    expect(await statistics()).toEqual({ endings: [], parts: [] });
    await playOn(server, game, 10_000);
    await counted();
    const reason = 'last-with-dice';
    const whole = {
      endings: [{ game: 'liars-dice', seats: 3, reason, games: 1 }],
      parts: [{ game: 'liars-dice', role: null, character: null, reason, games: 3, wins: 1 }],
    };
    expect(await statistics()).toEqual(whole);
    // However often it is tried, by whomever.
    const { hall } = server.services;
    await Promise.all(Array.from({ length: 4 }, () => countForRatings(hall, game.table as never)));
    expect(await statistics()).toEqual(whole);
    leave(game);
  });

  test('a private game with a bot, and one that ended by agreement, count nowhere; of a listed one its people do', async () => {
    const before = await statistics();
    const host = await Person.guest(server.url, 'Host');
    const withBot = async (listed: boolean): Promise<void> => {
      const made = await host.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2, listed });
      await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
      await host.do('POST', `/api/tables/${made.id}/start`);
      await host.do('POST', `/api/tables/${made.id}/concede`);
    };
    await withBot(false);
    const game = await seated([server], 'tic-tac-toe', 2);
    for (const person of game.people)
      await person.do('POST', `/api/tables/${game.table}/abandon`, {});
    await counted();
    expect(await statistics()).toEqual(before);
    await withBot(true);
    await counted();
    const ending = { game: 'tic-tac-toe', seats: 2, reason: 'conceded', games: 1 };
    const { seats: _, ...part } = { ...ending, role: null, character: null, wins: 0 };
    expect(await statistics()).toEqual({
      endings: [...before.endings, ending],
      parts: [...before.parts, part],
    });
    leave(game);
  });

  test('many that end at once are all there, by side and character; adding all up anew gives the same', async () => {
    const { hall } = server.services;
    const { db } = hall.store;
    const { afterEnd } = hall;
    // As if processes had been killed right after the ends, and all came back at once.
    hall.afterEnd = () => {};
    const tables: string[] = [];
    const people = [await Person.guest(server.url), await Person.guest(server.url)];
    for (let i = 0; i < 12; i++) {
      const game = await seated([server], 'tic-tac-toe', 2, {}, people);
      await people[i % 2]?.do('POST', `/api/tables/${game.table}/concede`);
      tables.push(game.table);
      leave(game);
    }
    hall.afterEnd = afterEnd;
    await sql`
      update result set role = case seat when 0 then 'human' else 'cylon' end,
        character = case when seat = 0 then 'adama' else 'baltar' end
      where table_id in (${sql.join(tables)})`.execute(db);
    await Promise.all(tables.map((table) => countForRatings(hall, table as never)));
    const now = await statistics();
    const part = (role: string, character: string) => ({
      ...{ game: 'tic-tac-toe', role, character, reason: 'conceded', games: 12, wins: 6 },
    });
    expect(now.parts).toContainEqual(part('human', 'adama'));
    expect(now.parts).toContainEqual(part('cylon', 'baltar'));
    expect(now.endings).toContainEqual({
      ...{ game: 'tic-tac-toe', seats: 2, reason: 'conceded', games: 13 },
    });
    // A store of before there were such numbers gets them from its results.
    await sql`drop table tally_game, tally_seat`.execute(db);
    // Nor was there anything of what came later.
    await sql`drop table former`.execute(db);
    await sql`alter table player drop column hook_trouble`.execute(db);
    await sql`alter table game_table drop column hook_trouble`.execute(db);
    await sql`delete from kysely_migration where name >= '0016-statistics'`.execute(db);
    await migrate(db);
    expect(await statistics()).toEqual(now);
  });
});

import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countForgotten, countForRatings } from '../src/ratings/count.ts';
import { sidesOf } from '../src/ratings/sides.ts';
import { afterGame, UNKNOWN } from '../src/ratings/weng-lin.ts';
import { Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { playOn, seated } from './support/tables.ts';

describe('strength after a game', () => {
  const alone = (...places: number[]) =>
    afterGame(places.map((place) => ({ place, people: [UNKNOWN] }))).map(([one]) => one);

  // The published values of another program for the same method.
  test('is what Weng and Lin say: one against one, and all against all', () => {
    const close = (mu: number, sigma: number) => ({
      mu: expect.closeTo(mu, 9),
      sigma: expect.closeTo(sigma, 9),
    });
    expect(alone(1, 2)).toEqual([
      close(27.63523138347365, 8.065506316323548),
      close(22.36476861652635, 8.065506316323548),
    ]);
    expect(alone(1, 2, 3, 4, 5)).toEqual([
      close(27.666666666666668, 8.290556877154474),
      close(26.833333333333332, 8.240145629781066),
      close(25.72222222222222, 8.179996679645559),
      close(24.055555555555557, 8.111796013701358),
      close(20.72222222222222, 8.111796013701358),
    ]);
  });

  test('is what Weng and Lin say: sides of several', () => {
    const sides = [3, 1, 2].map((size, i) => ({
      place: i + 1,
      people: Array.from({ length: size }, () => UNKNOWN),
    }));
    const after = afterGame(sides);
    expect(after[0]?.[2]?.mu).toBeCloseTo(25.939870821784513, 9);
    expect(after[1]?.[0]?.mu).toBeCloseTo(27.21366020491262, 9);
    expect(after[2]?.[1]?.mu).toBeCloseTo(21.84646897330287, 9);
    expect(after[2]?.[1]?.sigma).toBeCloseTo(8.213058173195341, 9);
  });

  test('a draw among equals changes nobody’s mean', () => {
    for (const one of alone(1, 1)) expect(one?.mu).toBeCloseTo(25, 9);
  });

  test('whoever won together is a side; elsewhere everybody is, by score', () => {
    const seat = (seat: number, role: string, won: boolean, score: number | null = null) => ({
      seat,
      role,
      won,
      score,
    });
    const places = (sides: ReturnType<typeof sidesOf>) =>
      sides.map(({ place, people }) => [place, people.map((it) => it.seat)]);
    expect(
      places(
        sidesOf([
          seat(0, 'human', false),
          seat(1, 'cylon', true),
          seat(2, 'human', false),
          seat(3, 'leader', true),
        ]),
      ),
    ).toEqual([
      [1, [1, 3]],
      [2, [0, 2]],
    ]);
    // Everybody lost: nobody against whom.
    expect(sidesOf([seat(0, 'human', false), seat(1, 'human', false)])).toHaveLength(1);
    expect(
      places(
        sidesOf([
          seat(0, '', false, 30),
          seat(1, '', true, 42),
          seat(2, '', false, 42),
          seat(3, '', false, 30),
        ]),
      ),
    ).toEqual([
      [3, [0]],
      [1, [1]],
      [2, [2]],
      [3, [3]],
    ]);
  });
});

describe.each(STORES)('ratings on %s', (store) => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
  });
  afterAll(() => site.close());

  const statistics = async (person: Person) => {
    const response = await fetch(`${server.url}/api/players/${person.id}/statistics`);
    return JSON.parse(await response.text());
  };
  const counted = (table: string) =>
    server.services.hall.store.db
      .selectFrom('game_table')
      .select('rated_at')
      .where('id', '=', table as never)
      .executeTakeFirstOrThrow();

  test('a game of people counts once for each of them, however often it is tried', async () => {
    const game = await seated([server], 'liars-dice', 3);
    await playOn(server, game, 10_000);
    await expect.poll(async () => (await counted(game.table)).rated_at).not.toBeNull();
    const before = await Promise.all(game.people.map(statistics));
    const { hall } = server.services;
    const again = await Promise.all(
      Array.from({ length: 5 }, () => countForRatings(hall, game.table as never)),
    );
    expect(again).toEqual([false, false, false, false, false]);
    expect(await Promise.all(game.people.map(statistics))).toEqual(before);
    for (const { ratings, parts } of before) {
      expect(ratings).toMatchObject([{ game: 'liars-dice', role: null, games: 1 }]);
      expect(parts).toMatchObject([{ reason: 'last-with-dice', role: null, games: 1 }]);
    }
    const won = before.findIndex(({ parts }) => parts[0].wins === 1);
    const mus = before.map(({ ratings }) => ratings[0].mu);
    expect(mus[won]).toBe(Math.max(...mus));
    expect(mus[won]).toBeGreaterThan(25);
    for (const live of game.lives) live.close();
  });

  test('one that was never counted is found; many tries at once count it once', async () => {
    const game = await seated([server], 'tic-tac-toe', 2);
    const { hall } = server.services;
    const { afterEnd } = hall;
    // As if the process had been killed right after the end.
    hall.afterEnd = () => {};
    await game.people[1]?.do('POST', `/api/tables/${game.table}/concede`);
    hall.afterEnd = afterEnd;
    expect((await counted(game.table)).rated_at).toBeNull();
    const [one] = game.people as [Person];
    expect((await statistics(one)).ratings).toEqual([]);
    const tries = await Promise.all([
      countForRatings(hall, game.table as never),
      countForRatings(hall, game.table as never),
      countForRatings(hall, game.table as never),
    ]);
    expect(tries.filter((it) => it)).toHaveLength(1);
    expect((await statistics(one)).ratings).toMatchObject([{ games: 1, rating: 1138 }]);
    await countForgotten(hall);
    expect((await statistics(one)).ratings).toMatchObject([{ games: 1 }]);
    for (const live of game.lives) live.close();
  });

  test('neither a game with a bot nor one that ended by agreement counts', async () => {
    const host = await Person.guest(server.url, 'Host');
    const made = await host.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
    await host.do('POST', `/api/tables/${made.id}/start`);
    await host.do('POST', `/api/tables/${made.id}/concede`);
    await expect.poll(async () => (await counted(made.id)).rated_at).not.toBeNull();
    const game = await seated([server], 'tic-tac-toe', 2, {}, [
      host,
      await Person.guest(server.url, 'Other'),
    ]);
    for (const person of game.people)
      await person.do('POST', `/api/tables/${game.table}/abandon`, {});
    await countForgotten(server.services.hall);
    expect((await counted(game.table)).rated_at).not.toBeNull();
    const { ratings, games } = await statistics(host);
    expect(ratings).toEqual([]);
    // What was played with bots is in the statistics all the same.
    expect(games).toMatchObject([{ games: 1, wins: 0 }]);
    for (const live of game.lives) live.close();
  });
});

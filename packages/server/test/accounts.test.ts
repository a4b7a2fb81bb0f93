import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../src/running/tidy.ts';
import { Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { playOn, seated } from './support/tables.ts';

describe.each(STORES)('accounts on %s', (store) => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
  });
  afterAll(() => site.close());

  test('a guest is somebody with a name, also after a restart of the server', async () => {
    const guest = await Person.guest(server.url, '  Kara Thrace ', 'pl');
    const me = await guest.do('GET', '/api/me');
    expect(me).toMatchObject({ name: 'Kara Thrace', language: 'pl', guest: true, login: null });
    await server.close();
    server = await site.open();
    expect(await guest.at(server.url).do('GET', '/api/me')).toMatchObject({ id: guest.id });
  });

  test('whoever comes back now and then stays who they are: the cookie lasts as long as the session', async () => {
    const guest = await Person.guest(server.url, 'Faithful');
    const { db } = server.services.hall.store;
    const DAY = 86_400_000;
    const rest = async (): Promise<number> => {
      const { expiresAt } = await db
        .selectFrom('session')
        .select('expiresAt')
        .where('userId', '=', guest.id as never)
        .executeTakeFirstOrThrow();
      return (expiresAt.getTime() - Date.now()) / DAY;
    };
    const cookies = async (): Promise<string[]> => {
      const response = await fetch(`${server.url}/api/me`, { headers: guest.headers });
      expect(response.status).toBe(200);
      return response.headers.getSetCookie();
    };
    expect(await cookies()).toEqual([]);
    await db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + 40 * DAY) })
      .where('userId', '=', guest.id as never)
      .execute();
    // A live connection carries no cookie: it leaves both as they are.
    const live = await guest.live();
    await live.ask({ type: 'ping' });
    live.close();
    expect(await rest()).toBeLessThan(41);
    const [cookie = ''] = await cookies();
    expect(cookie).toContain(guest.cookie);
    expect(cookie).toMatch(/Max-Age=7776000/i);
    expect(await rest()).toBeGreaterThan(89);
    expect(await cookies()).toEqual([]);
  });

  test('nobody is somebody else', async () => {
    const nobody = new Person(server.url);
    expect((await nobody.call('GET', '/api/me')).status).toBe(401);
    nobody.cookie = 'starboard.session_token=made-up.signature';
    expect((await nobody.call('GET', '/api/me')).status).toBe(401);
    nobody.cookie = '';
    nobody.token = `sb_${'x'.repeat(40)}`;
    expect((await nobody.call('GET', '/api/me')).status).toBe(401);
  });

  test('a password keeps the account across devices', async () => {
    const person = await Person.guest(server.url, 'Lee');
    const login = `apollo_${store}`;
    expect(
      await person.do('POST', '/api/me/password', { login, password: 'a long password' }),
    ).toMatchObject({ guest: false, login });
    const device = new Person(server.url);
    expect(
      (await device.call('POST', '/api/sign-in', { login, password: 'another password' })).status,
    ).toBe(401);
    // Of whatever length: no password that is not theirs is anything but wrong.
    expect((await device.call('POST', '/api/sign-in', { login, password: 'short' })).status).toBe(
      401,
    );
    expect(
      await device.do('POST', '/api/sign-in', { login, password: 'a long password' }),
    ).toMatchObject({ id: person.id });
    expect(await device.do('GET', '/api/me')).toMatchObject({ id: person.id, name: 'Lee' });
    // A name is only once; a password is changed only by who knows the old one.
    const other = await Person.guest(server.url, 'Zak');
    expect(
      (await other.call('POST', '/api/me/password', { login, password: 'a long password' })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(
      (await person.call('POST', '/api/me/password', { login, password: 'new password 1' })).status,
    ).toBe(422);
    expect(
      (
        await person.call('POST', '/api/me/password', {
          login,
          password: 'new password 1',
          current: 'wrong wrong',
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
    // Refused is refused as a whole: neither the name nor the password is another.
    const renamed = `renamed_${store}`;
    for (const current of [undefined, 'wrong wrong', 'short']) {
      const refused = await person.call('POST', '/api/me/password', {
        login: renamed,
        password: 'new password 1',
        ...(current === undefined ? {} : { current }),
      });
      expect(refused).toMatchObject({ status: 422, body: { code: 'wrong-login' } });
    }
    expect(await person.do('GET', '/api/me')).toMatchObject({ login });
    await other.do('POST', '/api/me/password', { login: renamed, password: 'a long password' });
    expect(
      await person.call('POST', '/api/me/password', {
        login: renamed.toUpperCase(),
        password: 'new password 1',
        current: 'a long password',
      }),
    ).toMatchObject({ status: 409, body: { code: 'login-taken' } });
    const signIn = { login, password: 'a long password' };
    expect((await new Person(server.url).call('POST', '/api/sign-in', signIn)).status).toBe(200);
    await person.do('POST', '/api/me/password', {
      login,
      password: 'new password 1',
      current: 'a long password',
    });
    expect((await new Person(server.url).call('POST', '/api/sign-in', signIn)).status).toBe(401);
    expect(
      (
        await new Person(server.url).call('POST', '/api/sign-in', {
          login,
          password: 'new password 1',
        })
      ).status,
    ).toBe(200);
  });

  test('signing out here, and everywhere', async () => {
    const person = await Person.guest(server.url, 'Saul');
    const login = `tigh_${store}`;
    await person.do('POST', '/api/me/password', { login, password: 'a long password' });
    const device = new Person(server.url);
    await device.do('POST', '/api/sign-in', { login, password: 'a long password' });
    const before = device.cookie;
    await device.do('POST', '/api/sign-out');
    device.cookie = before;
    expect((await device.call('GET', '/api/me')).status).toBe(401);
    expect((await person.call('GET', '/api/me')).status).toBe(200);
    const live = await person.live();
    await live.ask({ type: 'ping' });
    await person.do('POST', '/api/sign-out-everywhere');
    await live.until(() => live.closed !== null).catch(() => {});
    expect(live.closed).toBe(4001);
    expect((await person.call('GET', '/api/me')).status).toBe(401);
  });

  test('a token is shown once, works for programs, and can be revoked', async () => {
    const person = await Person.guest(server.url, 'Gaius');
    const { token, id } = await person.do('POST', '/api/tokens', { name: 'my bot' });
    const program = new Person(server.url);
    program.token = token;
    expect(await program.do('GET', '/api/me')).toMatchObject({ id: person.id });
    expect(JSON.stringify(await person.do('GET', '/api/tokens'))).not.toContain(token);
    // It plays; it cannot take the account over.
    expect((await program.call('POST', '/api/tokens', { name: 'another' })).status).toBe(403);
    expect((await program.call('DELETE', '/api/me')).status).toBe(403);
    const live = await program.live();
    expect(await live.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
    live.close();
    const other = await Person.guest(server.url, 'Six');
    expect((await other.call('DELETE', `/api/tokens/${id}`)).status).toBe(404);
    await person.do('DELETE', `/api/tokens/${id}`);
    expect((await program.call('GET', '/api/me')).status).toBe(401);
  });

  test('a new name is seen at the table', async () => {
    const game = await seated([server], 'tic-tac-toe', 2);
    const [zero, one] = game.people as [Person, Person];
    await zero.do('PATCH', '/api/me', {
      name: 'Admiral',
      quiet: { from: 1320, to: 420, offset: 60 },
    });
    const [, live] = game.lives;
    await live?.until(() => live.at(game.table).info.seats[0]?.player?.name === 'Admiral');
    expect((await one.call('PATCH', '/api/me', { webhook: 'http://127.0.0.1/' })).status).toBe(400);
    expect((await one.call('PATCH', '/api/me', { webhook: 'https://10.0.0.1/' })).status).toBe(400);
  });

  test('guests nobody can be any more, old sessions and old talk are forgotten; nothing else is', async () => {
    const { services } = server;
    const { db } = services.hall.store;
    const DAY = 86_400_000;
    const ago = (days: number): Date => new Date(Date.now() - days * DAY);
    const game = await seated([server], 'tic-tac-toe', 2);
    const [gone, staying] = game.people as [Person, Person];
    const others = await Promise.all(
      ['Password', 'Token', 'Lately'].map((name) => Person.guest(server.url, name)),
    );
    const [password, token, lately] = others as [Person, Person, Person];
    await password.do('POST', '/api/me/password', {
      login: `keeps_${store}`,
      password: 'a long one',
    });
    await token.do('POST', '/api/tokens', { name: 'program' });
    await staying.do('POST', `/api/tables/${game.table}/talk`, { text: 'still played' });
    const old = await staying.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    await staying.do('POST', `/api/tables/${old.id}/talk`, { text: 'long ago' });
    await db
      .updateTable('game_table')
      .set({ status: 'finished', ended_at: ago(366) })
      .where('id', '=', old.id as never)
      .execute();
    const everybody = [gone, staying, ...others].map(({ id }) => id as never);
    await db
      .updateTable('player')
      .set({ created_at: ago(500) })
      .where('id', 'in', everybody)
      .execute();
    const ended = async (people: readonly Person[], days: number): Promise<void> => {
      await db
        .updateTable('session')
        .set({ expiresAt: ago(days) })
        .where(
          'userId',
          'in',
          people.map(({ id }) => id as never),
        )
        .execute();
    };
    await ended([gone, password, token], 31);
    await ended([lately], 29);
    await tidy(services);
    const left = await db.selectFrom('player').select('id').where('id', 'in', everybody).execute();
    expect(left.map(({ id }) => id).sort()).toEqual(
      [staying, ...others].map(({ id }) => id).sort(),
    );
    const sessions = await db.selectFrom('session').select('userId').execute();
    expect(sessions.map(({ userId }) => userId)).not.toContain(password.id);
    expect((await staying.do('GET', `/api/tables/${game.table}`)).seats[0]?.bot).toBe('normal');
    const said = await db.selectFrom('talk').select('text').execute();
    expect(said.map(({ text }) => text)).toContain('still played');
    expect(said.map(({ text }) => text)).not.toContain('long ago');
    for (const live of game.lives) live.close();
  });

  test('my data: all of it to take along, none of it left behind', async () => {
    const game = await seated([server], 'liars-dice', 2);
    const [leaving, staying] = game.people as [Person, Person];
    await leaving.do('POST', `/api/tables/${game.table}/talk`, { text: 'so say we all' });
    await playOn(server, game, 6);
    const text = JSON.stringify(await leaving.do('GET', '/api/me/export'));
    expect(text).toContain('so say we all');
    expect(text).toContain(game.table);
    expect(text).not.toContain(staying.id);
    await leaving.do('DELETE', '/api/me');
    expect((await leaving.call('GET', '/api/me')).status).toBe(401);
    expect((await staying.call('GET', `/api/players/${leaving.id}/statistics`)).status).toBe(404);
    // The game goes on with a bot, and what they wrote is gone.
    const [, live] = game.lives;
    await live?.until(() => live.at(game.table).info.seats[0]?.bot === 'normal');
    await live?.until(() =>
      live.at(game.table).talk.some(({ notice }) => notice?.id === 'seat-left'),
    );
    expect(JSON.stringify(await staying.do('GET', `/api/tables/${game.table}/talk`))).not.toContain(
      'so say',
    );
    const { hall } = server.services;
    for (const table of [
      'player',
      'seat',
      'talk',
      'move',
      'result',
      'token',
      'user',
      'session',
      'account',
    ] as const) {
      const rows = await hall.store.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toContain(leaving.id);
    }
  });
});

import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { legalAnswer, playOn, seated } from './support/tables.ts';

describe.each(STORES)('tables on %s', (store) => {
  let site: Site;
  let server: Server;
  let host: Person;
  let guest: Person;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
    host = await Person.guest(server.url, 'Host');
    guest = await Person.guest(server.url, 'Guest');
  });
  afterAll(() => site.close());

  test('options that make no game are refused when the table is made', async () => {
    const refused = await host.call('POST', '/api/tables', { game: 'roll', seats: 9 });
    expect(refused).toMatchObject({ status: 422, body: { code: 'wrong-number-of-seats' } });
    expect(
      await host.call('POST', '/api/tables', {
        game: 'roll',
        seats: 2,
        options: { beginner: 'maybe' },
      }),
    ).toMatchObject({ status: 422 });
    expect(await host.call('POST', '/api/tables', { game: 'chess', seats: 2 })).toMatchObject({
      status: 422,
      body: { code: 'no-such-game' },
    });
  });

  test('readings of Exodus are agreed on with the table, and refused where they mean nothing', async () => {
    const made = (options: object) =>
      host.call('POST', '/api/tables', { game: 'bsg', seats: 3, options });
    const modules = ['exodus', 'cylon-fleet', 'ionian-nebula'];
    // EXO-C4, C14, C19
    const readings = {
      executedLoyalty: 'kept',
      pursuitOrder: 'by-number',
      crossroadsOrder: 'counter-clockwise',
    };
    const { status, body } = await made({ modules, ...readings });
    expect(status).toBe(201);
    expect(await host.do('GET', `/api/tables/${body.id}`)).toMatchObject({
      options: { modules, ...readings },
    });
    expect(await made({ modules, pursuitOrder: 'by-weight' })).toMatchObject({
      status: 422,
      body: { code: 'option-reading' },
    });
    expect(await made({ modules: ['exodus'], pursuitOrder: 'by-number' })).toMatchObject({
      status: 422,
      body: { code: 'option-reading-needs' },
    });
    expect(await made({ modules: ['pegasus', 'exodus'], executedLoyalty: 'kept' })).toMatchObject({
      status: 422,
      body: { code: 'option-reading-without' },
    });
  });

  test('a public table is listed, with filters; a private one needs its link', async () => {
    const open = await host.do('POST', '/api/tables', {
      game: 'roll',
      seats: 3,
      listed: true,
      join: 'anyone',
      title: 'Open',
      pace: { kind: 'mail', hours: 24 },
    });
    const shut = await host.do('POST', '/api/tables', { game: 'bsg', seats: 3 });
    const list = async (query: string): Promise<string> =>
      JSON.stringify(await guest.do('GET', `/api/tables?${query}`));
    expect(await list('')).toContain(open.id);
    expect(await list('game=roll&pace=mail&free=true&status=open')).toContain(open.id);
    expect(await list('pace=live')).not.toContain(open.id);
    expect(await list('game=bsg')).not.toContain(shut.id);
    expect(JSON.stringify(await host.do('GET', '/api/tables?mine=true'))).toContain(shut.id);
    expect((await guest.call('GET', `/api/tables/${shut.id}`)).status).toBe(404);
    expect((await guest.call('PUT', `/api/tables/${shut.id}/seats/1`, {})).status).toBe(404);
    expect(
      (await guest.call('PUT', `/api/tables/${shut.id}/seats/1`, { invite: 'wrong' })).status,
    ).toBe(404);
    await guest.do('PUT', `/api/tables/${shut.id}/seats/1`, { invite: shut.invite });
    await guest.do('PUT', `/api/tables/${open.id}/seats/2`, {});
    expect((await guest.do('GET', `/api/tables/${open.id}`)).invite).toBe(open.invite);
    const seen = await new Person(server.url).do('GET', `/api/tables/${open.id}`);
    expect(seen.invite).toBeUndefined();
  });

  test('a seat is for one person, and a person has one seat', async () => {
    const made = await host.do('POST', '/api/tables', { game: 'roll', seats: 3, join: 'anyone' });
    const path = `/api/tables/${made.id}/seats`;
    expect(await guest.call('PUT', `${path}/0`, {})).toMatchObject({
      status: 409,
      body: { code: 'seat-taken' },
    });
    await guest.do('PUT', `${path}/1`, {});
    expect(await guest.call('PUT', `${path}/2`, {})).toMatchObject({
      status: 409,
      body: { code: 'already-seated' },
    });
    expect((await guest.call('PUT', `${path}/7`, {})).status).toBe(404);
    expect((await guest.call('PUT', `${path}/2/bot`, {})).status).toBe(403);
    expect(await host.call('POST', `/api/tables/${made.id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'seats-free' },
    });
    await host.do('PUT', `${path}/2/bot`, { level: 'strong' });
    await guest.do('DELETE', `${path}/1`);
    expect((await guest.call('DELETE', `${path}/0`)).status).toBe(403);
    const racers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => Person.guest(server.url, `Racer ${i}`)),
    );
    const results = await Promise.all(racers.map((racer) => racer.call('PUT', `${path}/1`, {})));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const starts = await Promise.all(
      [1, 2, 3].map(() => host.call('POST', `/api/tables/${made.id}/start`)),
    );
    expect(starts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await host.call('DELETE', `${path}/0`)).status).toBe(409);
  });

  test('a game against bots, to the end; then a rematch', async () => {
    const made = await host.do('POST', '/api/tables', { game: 'roll', seats: 3 });
    for (const seat of [1, 2])
      await host.do('PUT', `/api/tables/${made.id}/seats/${seat}/bot`, { level: 'easy' });
    await host.do('POST', `/api/tables/${made.id}/start`);
    const live = await host.live();
    await live.join(made.id);
    expect((await host.call('POST', `/api/tables/${made.id}/rematch`)).status).toBe(409);
    for (;;) {
      await live.until(
        () => live.asks(made.id).length > 0 || live.at(made.id).view?.outcome != null,
      );
      const [ask] = live.asks(made.id);
      if (ask === undefined) break;
      const { seq } = live.at(made.id);
      const reply = await live.answer(made.id, ask.id, legalAnswer(server, made.id, ask));
      if (reply.type === 'done') await live.until(() => live.at(made.id).seq > seq);
    }
    const games = await host.do('GET', `/api/players/${host.id}/games`);
    expect(JSON.stringify(games)).toContain(made.id);
    const { games: statistics } = await host.do('GET', `/api/players/${host.id}/statistics`);
    expect(statistics).toMatchObject([{ game: 'roll', games: 1 }]);
    const again = await host.do('POST', `/api/tables/${made.id}/rematch`);
    expect(again.id).not.toBe(made.id);
    expect(again.seats.map(({ bot }) => bot)).toEqual([null, 'easy', 'easy']);
    expect((await host.do('POST', `/api/tables/${made.id}/rematch`)).id).toBe(again.id);
    live.close();
  });

  test('where only players watch, whoever looked on before the start sees no more from then on', async () => {
    const made = await host.do('POST', '/api/tables', {
      game: 'tic-tac-toe',
      seats: 2,
      join: 'anyone',
      watch: 'players',
      pace: { kind: 'live', seconds: 60, reserve: 0, window: 6 },
    });
    const watcher = await Person.guest(server.url, 'Watcher');
    const invited = await Person.guest(server.url, 'Invited');
    const [one, two] = [await watcher.live(), await invited.live()];
    await one.join(made.id);
    await two.join(made.id, { invite: made.invite });
    const waiting = watcher.call('GET', `/api/tables/${made.id}/view?wait=20`);
    await guest.do('PUT', `/api/tables/${made.id}/seats/1`, {});
    await host.do('POST', `/api/tables/${made.id}/start`);
    for (const live of [one, two]) {
      await live.until(() => live.messages.some(({ type }) => type === 'moved'));
      expect(live.messages.some(({ view, patch }) => view != null || patch != null)).toBe(false);
      expect(await live.ask({ type: 'join', table: made.id })).toMatchObject({ status: 404 });
    }
    expect((await waiting).status).toBe(404);
    // The rule is looked at again whenever the table changes.
    const open = await seated([server], 'tic-tac-toe', 2, { watch: 'anyone' });
    await one.join(open.table);
    await server.services.hall.store.db
      .updateTable('game_table')
      .set((eb) => ({ watch_rule: 'players', revision: eb('revision', '+', 1) }))
      .where('id', '=', open.table as never)
      .execute();
    server.services.hall.store.news.hear('{"kind":"deaf"}');
    await one.until(() =>
      one.messages.some(({ type, table }) => type === 'moved' && table === open.table),
    );
    for (const live of [one, two, ...open.lives]) live.close();
  });

  test('a game is abandoned when everybody agrees', async () => {
    const game = await seated([server], 'bsg', 3);
    const path = `/api/tables/${game.table}/abandon`;
    const [a, b, c] = game.people as [Person, Person, Person];
    expect((await a.do('POST', path, {})).status).toBe('playing');
    await b.do('POST', path, {});
    await a.do('POST', path, { agree: false });
    expect((await c.do('POST', path, {})).status).toBe('playing');
    const ended = await a.do('POST', path, {});
    expect(ended.status).toBe('abandoned');
    expect(ended.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
    const [live] = game.lives as [Live];
    const [ask] = live.asks(game.table);
    if (ask !== undefined) expect((await live.answer(game.table, ask.id, 1)).status).toBe(409);
  });

  test('a line everybody reads in their own language: one of those of the game, about somebody else', async () => {
    const game = await seated([server], 'bsg', 3);
    const { table } = game;
    const [zero, one] = game.lives as [Live, Live];
    const say = (quick: object, more: object = {}) =>
      zero.ask({ type: 'talk', table, quick, ...more });
    expect(await say({ id: 'suspect', about: 1 })).toMatchObject({ type: 'done' });
    await one.until(() => one.at(table).talk.some(({ notice }) => notice?.id === 'quick-suspect'));
    expect(one.at(table).talk.at(-1)).toMatchObject({
      seat: 0,
      text: null,
      notice: { id: 'quick-suspect', args: { seat: 1 } },
    });
    for (const wrong of [
      { id: 'suspect' },
      { id: 'suspect', about: 0 },
      { id: 'suspect', about: 9 },
      { id: 'human', about: 1 },
      { id: 'i-hold-a-five' },
    ])
      expect(await say(wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 });
    expect(await say({ id: 'human' }, { text: 'and more' })).toMatchObject({ status: 400 });
    expect(await zero.ask({ type: 'talk', table })).toMatchObject({ status: 400 });
    for (const live of game.lives) live.close();
  });

  test('a seat is handed to a bot, and the table sees it', async () => {
    const game = await seated([server], 'tic-tac-toe', 2);
    const [zero, one] = game.people as [Person, Person];
    const [, live] = game.lives as [Live, Live];
    expect(
      (await one.call('POST', `/api/tables/${game.table}/seats/0/hand`, { to: 'bot' })).status,
    ).toBe(403);
    await zero.do('POST', `/api/tables/${game.table}/seats/0/hand`, { to: 'bot', level: 'easy' });
    await live.until(() => live.at(game.table).info.seats[0]?.bot === 'easy');
    expect(live.at(game.table).talk.map(({ notice }) => notice?.id)).toContain(
      'seat-handed-to-bot',
    );
    await live.until(() => live.asks(game.table).length > 0);
    expect(
      (await one.call('POST', `/api/tables/${game.table}/seats/0/take-over`, { code: 'nonsense' }))
        .status,
    ).toBe(404);
  });

  test('an answer: sent twice it is taken once; taken back it is open again; orders answer windows', async () => {
    const game = await seated([server], 'tic-tac-toe', 2);
    const { table } = game;
    const live = game.lives.find((it) => it.asks(table).length > 0) as Live;
    const [ask] = live.asks(table);
    if (ask === undefined) throw new Error('not asked');
    const answer = legalAnswer(server, table, ask);
    const [first, second] = await Promise.all([
      live.answer(table, ask.id, answer, 'the-same-key'),
      live.answer(table, ask.id, answer, 'the-same-key'),
    ]);
    expect([first.seq, second.seq]).toEqual([1, 1]);
    expect(game.lives.map((it) => it.at(table).mayTakeBack)).toEqual(
      game.lives.map((it) => it === live),
    );
    expect([first.repeated, second.repeated].filter(Boolean)).toHaveLength(1);
    expect(await live.ask({ type: 'take-back', table, seq: 1, key: 'the-same-key' })).toMatchObject(
      { status: 409, code: 'key-used-before' },
    );
    expect(await live.ask({ type: 'take-back', table, seq: 1, key: 'take-it-back' })).toMatchObject(
      { type: 'done', seq: 2 },
    );
    await live.until(() => live.asks(table).length > 0);
    expect(live.at(table).mayTakeBack).toBe(false);
    expect(
      await live.ask({ type: 'answer', table, ask: ask.id, seq: 99, key: 'too-early-key', answer }),
    ).toMatchObject({ status: 409, code: 'seq-from-the-future' });
    const orders = [{ window: '*', then: 'pass' }];
    expect(await live.ask({ type: 'orders', table, orders, key: 'some-orders' })).toMatchObject({
      type: 'done',
      seq: 3,
    });
    await live.until(() => live.at(table).view?.orders.length === 1);
  });

  test('orders that are too long are refused; given again and again they do not make a game grow', async () => {
    const { table, lives } = await seated([server], 'tic-tac-toe', 2);
    const [live] = lives as [Live];
    const send = (count: number, key: string) =>
      live.ask({
        type: 'orders',
        table,
        key,
        orders: Array.from({ length: count }, (_, i) => ({
          window: `${'w'.repeat(60)}${i}`,
          when: { size: { is: 'x'.repeat(60) } },
          then: { play: 'y'.repeat(60) },
        })),
      });
    expect(await send(190, 'far-too-long')).toMatchObject({
      status: 422,
      code: 'orders-too-long',
    });
    const size = async (): Promise<number> => {
      const { match } = await server.services.hall.store.db
        .selectFrom('match')
        .select('match')
        .where('table_id', '=', table as never)
        .executeTakeFirstOrThrow();
      return match.length;
    };
    const sizes: number[] = [];
    for (let i = 0; i < 30; i++) {
      expect(await send(30, `orders-number-${i}`)).toMatchObject({ type: 'done', seq: i + 1 });
      sizes.push(await size());
    }
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(100);
    for (const it of lives) it.close();
  });

  test('who was away gets what was missed', async () => {
    const game = await seated([server], 'liars-dice', 2);
    const { table } = game;
    const [zero, one] = game.lives as [Live, Live];
    await playOn(server, game, 4);
    const events = zero.at(table).events;
    const { seq } = one.at(table);
    one.close();
    // Play on alone as far as it goes, over HTTP for the other.
    for (let i = 0; i < 6; i++) {
      for (const [seat, person] of game.people.entries()) {
        const { view, seq: at } = await person.do('GET', `/api/tables/${table}/view`);
        const [ask] = (view?.asks ?? []).filter(({ answered }) => !answered);
        if (ask === undefined) continue;
        const answer = legalAnswer(server, table, ask);
        await person.do('POST', `/api/tables/${table}/answers`, {
          ask: ask.id,
          seq: at,
          key: `by-http-${seat}-${i}`,
          answer,
        });
      }
    }
    await zero.until(() => zero.at(table).seq > seq);
    const back = await (game.people[1] as Person).live();
    await back.join(table, { seen: seq });
    expect(back.at(table).steps).toEqual(
      Array.from({ length: zero.at(table).seq - seq }, (_, i) => seq + 1 + i),
    );
    expect(events.length).toBeGreaterThan(0);
    back.close();
    // And waiting over HTTP ends when something happens.
    const [person, other] = game.people as [Person, Person];
    const now = zero.at(table).seq;
    const waiting = person.do('GET', `/api/tables/${table}/view?seen=${now}&wait=20`);
    for (const it of [person, other]) {
      const { view, seq: at } = await it.do('GET', `/api/tables/${table}/view`);
      const [ask] = (view?.asks ?? []).filter(({ answered }) => !answered);
      if (ask === undefined) continue;
      await it.do('POST', `/api/tables/${table}/answers`, {
        ask: ask.id,
        seq: at,
        key: 'wakes-the-waiter',
        answer: legalAnswer(server, table, ask),
      });
      break;
    }
    expect((await waiting).seq).toBeGreaterThan(now);
  });
});

describe('memory', () => {
  test('tables nobody is connected to are not kept', async () => {
    const site = await openSite('pglite');
    const server = await site.open({ idleTables: 3 });
    const host = await Person.guest(server.url, 'Host');
    const ids: string[] = [];
    for (let i = 0; i < 12; i++)
      ids.push((await host.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 })).id);
    expect(server.services.hall.rooms.size).toBeLessThanOrEqual(3);
    const live = await host.live();
    for (const id of ids.slice(0, 6)) await live.join(id);
    expect(server.services.hall.rooms.size).toBeLessThanOrEqual(9);
    expect(server.services.hall.rooms.size).toBeGreaterThanOrEqual(6);
    live.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.services.hall.rooms.size).toBeLessThanOrEqual(3);
    await site.close();
  });
});

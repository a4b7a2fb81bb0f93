import { join } from 'node:path';
import type { Server } from '@starboard/server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { checked } from '../src/edge/route.ts';
import { clientMessage, name } from '../src/edge/schemas.ts';
import { apiRoutes, type ServerOptions } from '../src/server.ts';
import { freshDataDir } from './support/folder.ts';
import { malformed, meaningless, nasty } from './support/malformed.ts';
import { Person } from './support/person.ts';
import { generous, openSite, type Site, STORES } from './support/site.ts';
import { playOn, type Seated, seated } from './support/tables.ts';

const TABLES = [
  'player',
  'game_table',
  'seat',
  'match',
  'move',
  'held',
  'talk',
  'result',
  'token',
  'passkey',
  'push',
  'user',
  'account',
];

/** Everything in the store that a request could change, as one line. */
async function everything({ services }: Server): Promise<string> {
  const parts: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ sum: string | null; count: number }>`
      select count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(table)} t
    `.execute(services.hall.store.db);
    parts.push(`${table}:${JSON.stringify(rows[0])}`);
  }
  return parts.join('\n');
}

const shapeOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

describe.each(STORES)('malformed requests on %s', (store) => {
  let site: Site;
  let server: Server;
  let game: Seated;
  let before: string;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open();
    game = await seated([server], 'bsg', 3, { watch: 'anyone' });
    await playOn(server, game, 20);
    for (const live of game.lives) live.close();
    // Whoever is connected changes presence only; let that settle.
    await new Promise((resolve) => setTimeout(resolve, 100));
    before = await everything(server);
  });
  afterAll(() => site.close());

  const known = (): Person => game.people[0] as Person;

  /** The path with this table and seat in it, or with nonsense. */
  function fill(path: string, with_: (name: string) => string): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(with_(name)));
  }
  const real = (name: string): string =>
    ({ table: game.table, seat: '0', player: known().id })[name] ?? 'x'.repeat(24);

  test('bodies that no schema takes: 4xx with a message, and nothing changes', async () => {
    let sent = 0;
    for (const { spec } of apiRoutes) {
      if (spec.body === undefined) continue;
      const samples = fc.sample(malformed(spec.body, shapeOf(spec.body)), {
        // Many more are sent by `npm run fuzz`.
        numRuns: store === 'pglite' ? 16 : 6,
        seed: 7,
      });
      for (const body of samples) {
        const answer = await known().call(spec.method, fill(spec.path, real), body);
        expect(
          answer.status,
          `${spec.method} ${spec.path} ${JSON.stringify(body)}`,
        ).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${spec.method} ${spec.path} ${JSON.stringify(body)}`).toBeLessThan(
          500,
        );
        expect(typeof answer.body.error).toBe('string');
        sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(store === 'pglite' ? 400 : 150);
    expect(await everything(server)).toBe(before);
  });

  test('queries and paths that are nonsense', async () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.constantFrom('%', '..', '\0', '0x10', '-1', '1e999', 'NaN', "' or 1=1"),
    );
    for (const { spec } of apiRoutes) {
      if (spec.method !== 'GET') continue;
      const { properties = {} } = (spec.query === undefined ? {} : shapeOf(spec.query)) as {
        properties?: object;
      };
      for (const text of fc.sample(odd, { numRuns: store === 'pglite' ? 6 : 3, seed: 3 })) {
        if (/\p{Surrogate}/u.test(text)) continue;
        for (const name of [...Object.keys(properties), 'nobody-asked']) {
          const path = `${fill(spec.path, real)}?${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
          const answer = await known().call('GET', path);
          expect(answer.status, path).toBeLessThan(500);
          if (name === 'nobody-asked') expect(answer.status, path).toBeGreaterThanOrEqual(400);
        }
        // A browser takes dots out of a path before it is sent.
        if (spec.path.includes('{') && !/^\.+$/.test(text)) {
          const path = fill(spec.path, () => text);
          const answer = await known().call('GET', path);
          expect(answer.status, path).toBeGreaterThanOrEqual(400);
          expect(answer.status, path).toBeLessThan(500);
        }
      }
    }
    expect(await everything(server)).toBe(before);
  });

  test('what is no JSON, too large, or of another kind', async () => {
    const path = `${server.url}/api/tables/${game.table}/answers`;
    const headers = { ...known().headers, 'content-type': 'application/json' };
    const bodies = [
      '',
      '{',
      '[',
      'null',
      '"',
      '{"ask":1,}',
      '\0',
      `"${'x'.repeat(100_000)}"`,
      '['.repeat(30_000),
      '{"__proto__":{}}',
      '﻿{}',
    ];
    for (const body of bodies) {
      const response = await fetch(path, { method: 'POST', headers, body });
      expect(response.status, body.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(response.status, body.slice(0, 20)).toBeLessThan(500);
      const told = { error: expect.any(String), code: 'bad-request' };
      expect(JSON.parse(await response.text())).toMatchObject(told);
    }
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'nonsense',
    ]) {
      const response = await fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: 'ask=1',
      });
      expect(response.status).toBe(415);
      expect(JSON.parse(await response.text()).code).toBe('bad-request');
    }
    expect(await everything(server)).toBe(before);
  });

  test('messages over the live connection', async () => {
    const shape = shapeOf(clientMessage);
    const live = await known().live();
    await live.ask({ type: 'ping' });
    const samples = fc.sample(malformed(clientMessage, shape), {
      numRuns: store === 'pglite' ? 500 : 150,
      seed: 11,
    });
    for (const sample of samples) {
      const message =
        typeof sample === 'object' && sample !== null && !Array.isArray(sample)
          ? sample
          : { nonsense: sample };
      const count = live.messages.length;
      live.socket.send(JSON.stringify(message));
      await live.until(() => live.messages.length > count);
      const reply = live.messages.at(-1);
      expect(reply, JSON.stringify(message)).toMatchObject({ type: 'refused' });
      expect(reply?.status).toBeGreaterThanOrEqual(400);
      expect(reply?.status, JSON.stringify(message)).toBeLessThan(500);
    }
    for (const text of ['', '{', 'null', '[]', '"join"', '1', '{"type":"join"', '\0']) {
      const count = live.messages.length;
      live.socket.send(text);
      await live.until(() => live.messages.length > count);
      expect(live.messages.at(-1)).toMatchObject({ type: 'refused', status: 400 });
    }
    expect(await live.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
    live.close();
    expect(await everything(server)).toBe(before);
  });

  test('well-formed nonsense never breaks anything inside', async () => {
    const live = await known().live();
    await live.join(game.table);
    const answers = fc.sample(
      fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 50 }), fc.oneof(nasty, fc.jsonValue())),
      { numRuns: 200, seed: 5 },
    );
    for (const [ask, seq, answer] of answers) {
      const reply = await live.ask({
        type: 'answer',
        table: game.table,
        ask,
        seq,
        key: `nonsense-${ask}-${seq}`,
        answer,
      });
      expect(reply.status ?? 200, JSON.stringify(answer)).toBeLessThan(500);
    }
    for (const { spec } of apiRoutes) {
      if (spec.body === undefined || spec.path === '/api/me' || spec.path.endsWith('/password'))
        continue;
      for (const body of fc.sample(meaningless(shapeOf(spec.body)), { numRuns: 10, seed: 2 })) {
        const answer = await known().call(spec.method, fill(spec.path, real), body);
        expect(answer.status, `${spec.method} ${spec.path} ${JSON.stringify(body)}`).toBeLessThan(
          500,
        );
      }
    }
    live.close();
  });

  test('a binary message, one too large, and a flood end the connection', async () => {
    const ended = async (send: (socket: WebSocket) => void): Promise<number> => {
      const live = await known().live();
      live.socket.on('error', () => {});
      send(live.socket);
      await live.until(() => live.closed !== null).catch(() => {});
      return live.closed ?? 0;
    };
    expect(await ended((socket) => socket.send(Buffer.from([1, 2, 3])))).toBe(1003);
    expect(await ended((socket) => socket.send('x'.repeat(100_000)))).toBe(1009);
  });
});

describe('names', () => {
  test.each([
    ['a turned direction', 'Kara\u202Earht', false],
    ['an isolate', '\u2066Kara\u2069', false],
    ['no width', 'Ka\u200Bra', false],
    ['a joiner', 'Ka\u200Dra', false],
    ['a mark of order', 'Ka\uFEFFra', false],
    ['a soft hyphen', 'Ka\u00ADra', false],
    ['a line of its own', 'Ka\u2028ra', false],
    ['a filler', '\u3164', false],
    ['an empty pattern', '\u2800\u2800', false],
    ['nothing but space', '\u2003\u3000', false],
    ['a tower of marks', `K${'\u0301'.repeat(9)}ara`, false],
    ['what Unicode does not know', 'K\u0378', false],
    ['letters of anywhere', 'Żółć Ősi Straße Ω 明日香 عمر', true],
    ['a flag and a die', '🇵🇱 🎲', true],
    ['a mark of its own', 'n\u0303o', true],
  ])('with %s', (_, given, taken) => {
    const read = (): string => checked(z.strictObject({ name }), { name: given }, 'body').name;
    if (taken) expect(read()).toBe(given.normalize('NFC'));
    else expect(read).toThrow(/bad-name|bad-request/);
  });
});

describe('limits', () => {
  let site: Site;
  let server: Server;
  beforeAll(async () => {
    site = await openSite('pglite');
    server = await site.open({
      limits: { ...generous, perMinute: 50, signInsPerMinute: 5, messagesPerSecond: 5 },
    });
  });
  afterAll(() => site.close());

  test('too many accounts, requests and messages are refused', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) {
      const response = await fetch(`${server.url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Guest"}',
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`);
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    for (let i = 0; i < 100; i++) socket.send('{"type":"ping","id":1}');
    expect(await code).toBe(1008);
    const many: number[] = [];
    for (let i = 0; i < 60; i++) many.push((await fetch(`${server.url}/api/games`)).status);
    expect(many.at(0)).toBe(200);
    expect(many.at(-1)).toBe(429);
  });

  test('tries at one account’s password are counted, whatever address they come from', async () => {
    const other = await site.open({
      port: 0,
      dataDir: await freshDataDir(join(site.settings.dataDir, '..', 'tries')),
      trustProxy: 1,
      limits: { ...generous, triesPerAccount: 4 },
    });
    const owner = await Person.guest(other.url, 'Owner');
    const password = 'a long password';
    await owner.do('POST', '/api/me/password', { login: 'Somebody', password });
    let address = 0;
    const attempt = async (login: string, given: string): Promise<number> => {
      address += 1;
      const response = await fetch(`${other.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${address}` },
        body: JSON.stringify({ login, password: given }),
      });
      return response.status;
    };
    const many = (login: string) =>
      Promise.all(Array.from({ length: 8 }, (_, i) => attempt(login, `wrong number ${i}`)));
    expect(await attempt('somebody', password)).toBe(200);
    // At once, in other letters, and for a name nobody has: it looks the same.
    for (const login of ['SOMEbody', 'nobody_at_all']) {
      const statuses = (await many(login)).sort();
      expect(statuses).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
    }
    expect(await attempt('somebody', password)).toBe(429);
    expect((await owner.call('GET', '/api/me')).status).toBe(200);
  });

  test('only what the proxies in front say of an address is believed', async () => {
    const behind = async (trustProxy: ServerOptions['trustProxy'], forwarded: string[]) => {
      const there = await site.open({
        port: 0,
        dataDir: await freshDataDir(join(site.settings.dataDir, '..', `${trustProxy}`)),
        ...(trustProxy === undefined ? {} : { trustProxy }),
        limits: { ...generous, perMinute: 3 },
      });
      const statuses: number[] = [];
      for (const value of forwarded) {
        const headers = { 'x-forwarded-for': value };
        statuses.push((await fetch(`${there.url}/api/games`, { headers })).status);
      }
      // A header gets nobody to the metrics.
      for (const value of ['127.0.0.1', '::1', '127.0.0.1, 127.0.0.1']) {
        const headers = { 'x-forwarded-for': value };
        expect([404, 429]).toContain((await fetch(`${there.url}/metrics`, { headers })).status);
      }
      await there.close();
      return statuses;
    };
    // What stands before the last entry is what the client says of itself.
    const honest = [1, 2, 3, 4, 5].map((i) => `203.0.113.${i}`);
    const forged = [1, 2, 3, 4, 5].map((i) => `198.51.100.${i}, 203.0.113.77`);
    const rightly = [200, 200, 200, 200, 200, 200, 200, 200, 429, 429];
    expect(await behind(1, [...honest, ...forged])).toEqual(rightly);
    expect(await behind(['loopback'], [...honest, ...forged])).toEqual(rightly);
    // Nobody of whom that could be said stands in front: all of them are this machine.
    expect(await behind(['10.0.0.0/8'], honest)).toEqual([200, 200, 200, 429, 429]);
  });

  test.each(['true', '-1', 'yes', '10', '10.0.0.0/33', '1.2.3', 'localhost', '10.0.0.1,'])(
    'STARBOARD_TRUST_PROXY=%s is refused',
    (STARBOARD_TRUST_PROXY) => {
      expect(readConfig({ STARBOARD_TRUST_PROXY })).toMatch(/^STARBOARD_TRUST_PROXY must be/);
    },
  );

  test('requests from other pages are refused', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://localhost:1',
      `${server.url}.evil.example`,
    ]) {
      const response = await fetch(`${server.url}/api/sign-out`, {
        method: 'POST',
        headers: { origin },
      });
      expect(response.status).toBe(403);
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
        headers: { origin },
      });
      const refused = await new Promise((resolve) => {
        socket.on('error', () => resolve(true));
        socket.on('open', () => resolve(false));
      });
      expect(refused).toBe(true);
    }
  });
});

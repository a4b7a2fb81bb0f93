import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '@starboard/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { tableId } from '../src/store/ids.ts';
import { openStore } from '../src/store/store.ts';
import { type Child, freePort, startChild } from './support/child.ts';
import { Faithful } from './support/faithful.ts';
import { missingFrom } from './support/kept.ts';
import { Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';

let site: Site;
const children: Child[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  await site.close();
});

async function child(port: number): Promise<Child> {
  const started = await startChild({
    port,
    dataDir: site.settings.dataDir,
    databaseUrl: site.settings.databaseUrl,
  });
  children.push(started);
  return started;
}

async function table(
  url: string,
  game: string,
  seats: number,
): Promise<{ id: string; people: Person[] }> {
  const people: Person[] = [];
  for (let i = 0; i < seats; i++) people.push(await Person.guest(url, `Player ${i}`));
  const [host] = people;
  const made = await host?.do('POST', '/api/tables', { game, seats });
  for (const [i, person] of people.entries()) {
    if (i > 0)
      await person.do('PUT', `/api/tables/${made?.id}/seats/${i}`, { invite: made?.invite });
  }
  await host?.do('POST', `/api/tables/${made?.id}/start`);
  return { id: made?.id ?? '', people };
}

/** Every acknowledged answer is there, at its seq, once; and the chain of the whole history holds. */
async function checkKept(id: string, clients: readonly Faithful[]): Promise<number> {
  const store = await openStore({ ...site.settings, onError: () => {} });
  try {
    const rows = await store.db
      .selectFrom('move')
      .selectAll()
      .where('table_id', '=', tableId.parse(id))
      .orderBy('seq')
      .execute();
    expect(await missingFrom(store, id, clients)).toEqual([]);
    // Every answer went to an ask of its own: none was taken twice.
    const asks = rows.flatMap(({ entry }) =>
      entry?.kind === 'answer' ? [`${entry.seat}:${entry.ask}`] : [],
    );
    expect(new Set(asks).size).toBe(asks.length);
    return clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  } finally {
    await store.close();
  }
}

describe.each(STORES)('kill -9 on %s', (store) => {
  test('in the middle of play, again and again: nothing acknowledged is lost, nothing happens twice', async () => {
    site = await openSite(store);
    const port = await freePort();
    let server = await child(port);
    const { id, people } = await table(server.url, 'bsg', 3);
    const clients = people.map((person) => new Faithful(person, id, () => [server.url]));
    for (const client of clients) client.pause = 5;
    const playing = clients.map((client) => client.play());
    const given = (): number => clients.reduce((sum, it) => sum + it.acknowledged.length, 0);
    for (let kills = 0; kills < 4; kills++) {
      const before = given();
      // In the middle of things, not before anything happened. (A random game may be short.)
      while (given() < before + 18 && !clients.every(({ over }) => over)) await sleep(2);
      await sleep(kills * 7);
      await server.kill();
      server = await child(port);
    }
    await sleep(1000);
    for (const client of clients) client.running = false;
    await Promise.all(playing);
    await server.stop();
    const kept = await checkKept(id, clients);
    expect(kept).toBeGreaterThan(60);
    // Each came back by itself after every kill.
    expect(Math.max(...clients.map(({ reconnects }) => reconnects))).toBeGreaterThanOrEqual(4);
  }, 120_000);
});

test('two processes on one PostgreSQL play one table while one of them is killed', async () => {
  site = await openSite('postgres');
  const ports = [await freePort(), await freePort()];
  const [one, two] = [await child(ports[0] as number), await child(ports[1] as number)];
  const { id, people } = await table(one.url, 'liars-dice', 4);
  const up = { one: true };
  const clients = people.map((person, i) => {
    // Half of them at each process; whoever loses theirs goes to the other.
    const urls = (): string[] => (i % 2 === 0 && up.one ? [one.url, two.url] : [two.url]);
    return new Faithful(person, id, urls);
  });
  const playing = clients.map((client) => client.play());
  while (clients.reduce((sum, it) => sum + it.acknowledged.length, 0) < 30) await sleep(5);
  // Both have taken answers by now: the even seats' at one, the odd ones' at the other.
  for (const client of clients) expect(client.acknowledged.length).toBeGreaterThan(0);
  await one.kill();
  up.one = false;
  await Promise.all(playing);
  for (const client of clients) expect(client.over).toBe(true);
  const record = await people[0]?.at(two.url).do('GET', `/api/tables/${id}/record`);
  expect(verify(games, record)).toMatchObject({ genuine: true });
  await two.stop();
  expect(await checkKept(id, clients)).toBeGreaterThan(30);
}, 120_000);

test('PostgreSQL goes away for a while: a clear message, nothing lost, and it goes on by itself', async () => {
  site = await openSite('postgres');
  const server = await child(await freePort());
  const { id, people } = await table(server.url, 'bsg', 3);
  const clients = people.map((person) => new Faithful(person, id, () => [server.url]));
  for (const client of clients) client.pause = 25;
  const playing = clients.map((client) => client.play());
  const given = (): number => clients.reduce((sum, it) => sum + it.acknowledged.length, 0);
  while (given() < 20) await sleep(5);
  await site.postgres?.kill();
  while (clients.every(({ turnedAway }) => turnedAway === 0)) await sleep(20);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  const refused = await people[0]?.call('POST', `/api/tables/${id}/answers`, {
    ask: 1,
    seq: 0,
    key: 'while-away',
    answer: 1,
  });
  expect(refused).toMatchObject({ status: 503, body: { code: 'store-away' } });
  const before = given();
  await site.postgres?.start();
  while (given() < before + 20) await sleep(20);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const client of clients) client.running = false;
  await Promise.all(playing);
  await server.stop();
  expect(await checkKept(id, clients)).toBeGreaterThan(40);
}, 120_000);

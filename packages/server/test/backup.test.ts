import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { backupTo, restoreFrom } from '@starboard/server';
import { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { alone, backupFromRunning } from '../src/store/alone.ts';
import { backup } from '../src/store/backup.ts';
import type { Database } from '../src/store/database.ts';
import { openLite } from '../src/store/folder.ts';
import { formOf, migrateTo, newestMigration } from '../src/store/migrations.ts';
import { pgliteDialect, runsOn, Turnstile } from '../src/store/pglite.ts';
import { openStore } from '../src/store/store.ts';
import { run } from './support/child.ts';
import { Person } from './support/person.ts';
import { openSite, type Site } from './support/site.ts';
import { playOn, seated } from './support/tables.ts';

let folder: string;
let from: Site;
let to: Site;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-backup-'));
  from = await openSite('pglite');
  to = await openSite('postgres');
});
afterAll(async () => {
  await from.close();
  await to.close();
  await rm(folder, { recursive: true, force: true });
});

const envOf = ({ settings }: Site): Record<string, string> => ({
  STARBOARD_DATA: settings.dataDir,
  ...(settings.databaseUrl === undefined ? {} : { DATABASE_URL: settings.databaseUrl }),
});

test('from a folder in use into PostgreSQL and back: games, people and sessions go on', async () => {
  const server = await from.open();
  const game = await seated([server], 'bsg', 3);
  await playOn(server, game, 30);
  const [host] = game.people as [Person];
  await host.do('POST', `/api/tables/${game.table}/talk`, { text: 'remember me' });
  const before = await host.do('GET', `/api/tables/${game.table}/view`);
  const file = join(folder, 'first.backup');
  // By the command, while the server has the folder.
  expect(await run(['backup', file], envOf(from))).toMatchObject({ code: 0 });
  for (const live of game.lives) live.close();
  await server.close();

  expect(await restoreFrom(envOf(to), file)).toBeGreaterThan(40);
  // Not over what is already there.
  expect(await restoreFrom(envOf(to), file)).toContain('not empty');
  const there = await to.open();
  const again = host.at(there.url);
  const view = await again.do('GET', `/api/tables/${game.table}/view`);
  expect(view.view).toEqual(before.view);
  expect(JSON.stringify(await again.do('GET', `/api/tables/${game.table}/talk`))).toContain(
    'remember me',
  );
  const people = game.people.map((person) => person.at(there.url));
  const lives = await Promise.all(people.map((person) => person.live()));
  for (const live of lives) await live.join(game.table);
  await playOn(there, { ...game, people, lives }, 10);
  await again.do('POST', `/api/tables/${game.table}/talk`, { text: 'and on' });
  for (const live of lives) live.close();
  const second = join(folder, 'second.backup');
  expect(await backupTo(envOf(to), second)).toBeNull();

  const back = await openSite('pglite');
  expect(await restoreFrom(envOf(back), second)).toBeGreaterThan(50);
  const home = await back.open();
  expect((await host.at(home.url).do('GET', `/api/tables/${game.table}/view`)).seq).toBe(
    before.seq + 10,
  );
  await back.close();
});

test('a damaged or foreign file changes nothing', async () => {
  const empty = await openSite('pglite');
  const foreign = join(folder, 'foreign');
  await writeFile(foreign, 'hello');
  expect(await restoreFrom(envOf(empty), foreign)).toMatch(/failed/);
  const whole = await readFile(join(folder, 'second.backup'));
  const cut = join(folder, 'cut');
  await writeFile(cut, whole.subarray(0, Math.floor(whole.length / 2)));
  expect(await restoreFrom(envOf(empty), cut)).toMatch(/failed/);
  expect(await restoreFrom(envOf(empty), join(folder, 'second.backup'))).toBeGreaterThan(50);
  expect(await backupTo(envOf(empty), join(folder, 'no', 'such', 'folder'))).toMatch(/failed/);
  await empty.close();
});

test('a store of an earlier form is saved as it is; what is not ours stays when it is restored', async () => {
  const old = await openSite('pglite');
  const lite = await openLite(old.settings.dataDir);
  const db = new Kysely<Database>({
    dialect: pgliteDialect(
      runsOn(lite, () => {}),
      new Turnstile(),
    ),
  });
  await migrateTo(db, '0002-tables');
  await db.insertInto('setting').values({ name: 'from', value: 'long ago' }).execute();
  await lite.close();
  const file = join(folder, 'old.backup');
  expect(await backupTo(envOf(old), file)).toBeNull();
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ migration: '0002-tables' });
  const config = { ...old.settings, asIs: true, onError: () => {} };
  const left = await openStore(config);
  expect(await formOf(left.db)).toBe('0002-tables');
  await left.close();

  const databaseUrl = (await to.postgres?.database()) ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("create table guestbook (line text); insert into guestbook values ('mine')");
  expect(await restoreFrom({ DATABASE_URL: databaseUrl }, file)).toBe(1);
  expect((await client.query('select line from guestbook')).rows).toEqual([{ line: 'mine' }]);
  await client.end();
  const restored = await openStore({ ...config, databaseUrl });
  expect(await formOf(restored.db)).toBe(newestMigration);
  expect(await restored.db.selectFrom('setting').selectAll().execute()).toEqual([
    { name: 'from', value: 'long ago' },
  ]);
  await restored.close();
  await old.close();
});

test('where there is no store there is no backup, and none is made', async () => {
  const nowhere = join(folder, 'mistyped');
  expect(await backupTo({ STARBOARD_DATA: nowhere }, join(folder, 'none.backup'))).toBe(
    `The backup failed: there is no store in ${nowhere}`,
  );
  await expect(readdir(nowhere)).rejects.toThrow();
});

test('what is not whole is not called a backup', async () => {
  const site = await openSite('pglite');
  const file = join(folder, 'half');
  // Somebody has the folder, and has nothing to give yet; or is stopped after the first bytes.
  for (const dump of [() => null, () => Readable.from([Buffer.from('half')])]) {
    const leave = await alone(site.settings.dataDir, { dump, lost: () => {} });
    expect(await backupTo(envOf(site), file)).toMatch(/^The backup failed/);
    await expect(readFile(file)).rejects.toThrow();
    await leave();
  }
  await site.close();
});

/** More than streams hold on the way. */
const much = Array.from({ length: 1_000 }, (_, i) => ({
  name: `much ${i}`,
  value: randomBytes(1_000).toString('hex'),
}));

test('a backup that nobody reads to its end does not keep the store open', async () => {
  const site = await openSite('pglite');
  const config = readConfig(envOf(site));
  if (typeof config === 'string') throw new Error(config);
  const store = await openStore({ ...config, onError: () => {} });
  await store.db.insertInto('setting').values(much).execute();
  const unread = backup(store);
  // As full as it gets: by now it waits, in its transaction, for somebody to read on.
  await expect
    .poll(() => unread.readableLength)
    .toBeGreaterThanOrEqual(unread.readableHighWaterMark);
  unread.destroy();
  await store.close();
  await site.close();
});

test('the server goes on when whoever asked it for a backup does not read it, or goes away', async () => {
  const site = await openSite('pglite');
  const server = await site.open();
  await server.services.hall.store.db.insertInto('setting').values(much).execute();
  const unread = await backupFromRunning(site.settings.dataDir);
  await new Promise((resolve) => unread?.once('readable', resolve));
  const one = await Person.guest(server.url, 'Meanwhile');
  expect(await one.do('GET', '/api/me')).toMatchObject({ name: 'Meanwhile' });
  unread?.destroy();
  const asked = await backupFromRunning(site.settings.dataDir);
  await new Promise((resolve) => asked?.once('readable', resolve));
  asked?.destroy();
  const guest = await Person.guest(server.url, 'Still here');
  expect(await guest.do('GET', '/api/me')).toMatchObject({ name: 'Still here' });
  await site.close();
});

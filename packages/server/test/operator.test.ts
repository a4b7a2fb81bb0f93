import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { examine, type Finding } from '@starboard/server';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/store/store.ts';
import { freePort } from './support/child.ts';
import { freshDataDir } from './support/folder.ts';
import { openSite, type Site } from './support/site.ts';
import { seated } from './support/tables.ts';

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
});

describe('the admin page', () => {
  let site: Site;
  afterEach(() => site.close());

  test('is for who has the token, and without one for this machine', async () => {
    site = await openSite('pglite');
    const own = await site.open();
    const page = await fetch(`${own.url}/admin`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Tables that cannot be woken');
    const forwarded = { 'x-forwarded-for': '127.0.0.1' };
    expect((await fetch(`${own.url}/admin`, { headers: forwarded })).status).toBe(404);
    await own.close();

    const guarded = await site.open({ metricsToken: 'a-secret-for-whoever-runs-it' });
    const asked = await fetch(`${guarded.url}/admin`);
    expect(asked.status).toBe(401);
    expect(asked.headers.get('www-authenticate')).toContain('Basic');
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${guarded.url}/admin`, { headers })).status;
    expect(await status(basic('a-secret-for-whoever-runs-it'))).toBe(200);
    expect(await status({ authorization: 'Bearer a-secret-for-whoever-runs-it' })).toBe(200);
    expect(await status(basic('a-secret'))).toBe(401);
    expect(await status({ authorization: 'a-secret-for-whoever-runs-it' })).toBe(401);
    const measured = { headers: basic('wrong') };
    expect((await fetch(`${guarded.url}/metrics`, measured)).status).toBe(404);
  });

  test('names a table that cannot be woken, and a metric counts it', async () => {
    site = await openSite('pglite');
    const before = await site.open();
    const { table, lives } = await seated([before], 'liars-dice', 2);
    for (const live of lives) live.close();
    const { db } = before.services.hall.store;
    // As damage would leave it, an hour after somebody should have looked.
    await sql`update match set match = '{}', wake_at = now() - interval '1 hour', job_at = null`.execute(
      db,
    );
    await before.close();
    const after = await site.open();
    const metric = async (name: string): Promise<number> => {
      const text = await (await fetch(`${after.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
    };
    expect(await metric('starboard_tables_overdue')).toBe(1);
    for (let i = 0; i < 300 && (await metric('starboard_wake_failures_total')) === 0; i++)
      await sleep(100);
    expect(await metric('starboard_wake_failures_total')).toBeGreaterThan(0);
    const page = await (await fetch(`${after.url}/admin`)).text();
    expect(page).toContain(`<td>${table}</td><td>liars-dice</td><td>0</td><td>60</td>`);
  });
});

describe('starboard doctor', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-doctor-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const about = (findings: readonly Finding[], what: Finding['about']): Finding[] =>
    findings.filter((it) => it.about === what);

  test('says what is wrong with the settings, and looks no further', async () => {
    const findings = await examine({ PORT: 'nonsense', STARBOARD_DATA: folder });
    expect(about(findings, 'settings')).toMatchObject([{ state: 'wrong' }]);
    expect(about(findings, 'store')).toEqual([]);
    // A mail server without its protocol: a sentence, and the password in it is nobody's.
    for (const SMTP_URL of [
      'mail.example',
      'https://user:pw@mail.example',
      'user:pw@mail.example',
    ]) {
      const [wrong] = about(await examine({ SMTP_URL, STARBOARD_DATA: folder }), 'settings');
      expect(wrong?.what).toBe(
        'SMTP_URL must be like smtps://user:password@mail.example, not "***".',
      );
    }
  });

  test('refuses an address with something behind its name, as the server does', async () => {
    for (const STARBOARD_URL of [
      'https://starboard.example/play',
      'https://starboard.example/?a',
      'https://me:pw@starboard.example',
      'starboard.example',
    ]) {
      const [wrong] = about(await examine({ STARBOARD_URL, STARBOARD_DATA: folder }), 'settings');
      expect(wrong?.what).toContain('STARBOARD_URL must be like https://starboard.example, not');
    }
    expect(
      readConfig({ STARBOARD_URL: 'https://starboard.example/,http://localhost:3000' }),
    ).toMatchObject({ origins: ['https://starboard.example', 'http://localhost:3000'] });
  });

  test('finds out before the first start that there can be no data folder', async () => {
    const port = String(await freePort());
    const disk = async (dataDir: string) =>
      about(await examine({ STARBOARD_DATA: dataDir, PORT: port }), 'disk');
    expect(await disk(join(folder, 'a', 'b'))).toMatchObject([{ state: 'good' }]);
    const inTheWay = join(folder, 'file');
    await writeFile(inTheWay, '');
    expect(await disk(join(inTheWay, 'data'))).toEqual([
      {
        state: 'wrong',
        about: 'disk',
        what: `${inTheWay} is no folder that whoever runs this may write to`,
      },
    ]);
    // To the superuser nothing is forbidden.
    if (process.getuid?.() === 0) return;
    await chmod(folder, 0o500);
    expect(await disk(join(folder, 'data'))).toMatchObject([{ state: 'wrong' }]);
    await chmod(folder, 0o700);
  });

  test('looks at a folder that is new, there, in use, or of a newer Starboard', async () => {
    const port = String(await freePort());
    const dataDir = join(folder, 'data');
    const examined = async () =>
      about(await examine({ STARBOARD_DATA: dataDir, PORT: port }), 'store');
    expect(await examined()).toMatchObject(
      [{ state: 'good', what: /nothing there yet/ }].map(matching),
    );
    await freshDataDir(dataDir);
    const store = await openStore({ dataDir, onError: () => {} });
    expect(await examined()).toMatchObject(
      [{ state: 'good', what: /another Starboard is running/ }].map(matching),
    );
    await store.close();
    expect(await examined()).toMatchObject([{ state: 'good', what: /0 games/ }].map(matching));
    const again = await openStore({ dataDir, onError: () => {} });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      again.db,
    );
    await again.close();
    expect(await examined()).toMatchObject(
      [{ state: 'wrong', what: /of a newer Starboard/ }].map(matching),
    );
  });

  test('looks at the address, at mail, and at what does not go together', async () => {
    const site = await openSite('postgres');
    try {
      const { url } = await site.open();
      const port = await freePort();
      const silent = createServer((socket) => socket.destroy());
      await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
      const good = await examine({
        DATABASE_URL: site.settings.databaseUrl,
        STARBOARD_DATA: folder,
        STARBOARD_URL: url,
      });
      expect(good.filter(({ state }) => state !== 'good')).toEqual([]);
      expect(about(good, 'mail')).toMatchObject([{ what: 'none is sent (no SMTP_URL)' }]);
      expect(new Set(good.map((it) => it.about))).toEqual(
        new Set(['settings', 'versions', 'store', 'disk', 'clock', 'url', 'mail']),
      );
      const bad = await examine({
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
        STARBOARD_DATA: folder,
        STARBOARD_URL: 'http://starboard.invalid',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      });
      expect(about(bad, 'store')).toMatchObject([{ state: 'wrong' }]);
      expect(about(bad, 'mail')).toMatchObject([{ state: 'wrong' }]);
      expect(about(bad, 'url')).toMatchObject([{ state: 'look' }]);
      // Not https, a proxy that is not believed, no token, mail from nowhere.
      expect(about(bad, 'settings').map(({ state }) => state)).toEqual([
        'look',
        'look',
        'look',
        'look',
      ]);
      silent.close();
    } finally {
      await site.close();
    }
  });
});

/** Sentences are compared by what they must say. */
function matching({ state, what }: { readonly state: string; readonly what: RegExp }) {
  return { state, what: expect.stringMatching(what) };
}

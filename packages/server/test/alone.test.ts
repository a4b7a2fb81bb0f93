import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alone } from '../src/store/alone.ts';
import { freePort, run, startChild } from './support/child.ts';
import { freshDataDir } from './support/folder.ts';
import { Person } from './support/person.ts';
import { build } from './support/site.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-alone-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const owner = { dump: () => null, lost: () => {} };
const quick = { beatMs: 20, watchMs: 400 };

describe('a data folder', () => {
  test('is for one process, whatever temporary folder each of them has', async () => {
    build();
    const dataDir = await freshDataDir(join(folder, 'data'));
    for (const name of ['one', 'two']) await mkdir(join(folder, name));
    const [one, two] = ['one', 'two'].map((name) => ({ TMPDIR: join(folder, name) })) as [
      { TMPDIR: string },
      { TMPDIR: string },
    ];
    const port = await freePort();
    const server = await startChild({ port, dataDir, env: one });
    const guest = await Person.guest(server.url, 'Before');
    await expect(startChild({ port: await freePort(), dataDir, env: two })).rejects.toThrow(
      'another Starboard is running',
    );
    // A backup comes from the process that has the folder, and holds what it was told a moment ago.
    const file = join(folder, 'all.backup');
    const backup = await run(['backup', file], { ...two, STARBOARD_DATA: dataDir });
    expect(backup).toMatchObject({ code: 0 });
    const after = await Person.guest(server.url, 'After');
    await server.kill();
    const again = await startChild({ port, dataDir, env: two });
    for (const person of [guest, after])
      expect((await person.call('GET', '/api/me')).status).toBe(200);
    await again.stop();
    expect((await readdir(dataDir)).sort()).toEqual(['store']);
  });

  test('is for one of many that come at once', async () => {
    const held: (() => Promise<void>)[] = [];
    const refused: string[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        try {
          held.push(await alone(folder, owner));
        } catch (error) {
          refused.push(String(error));
        }
      }),
    );
    expect(held).toHaveLength(1);
    expect(refused).toHaveLength(7);
    for (const it of refused) expect(it).toContain('another Starboard is running');
    await held[0]?.();
    const leave = await alone(folder, owner);
    await leave();
    expect(await readdir(folder)).toEqual([]);
  });

  test('may lie deeper than the path of a socket may be long', async () => {
    const deep = join(folder, 'x'.repeat(80), 'y'.repeat(80), 'z'.repeat(80));
    await mkdir(deep, { recursive: true });
    const leave = await alone(deep, owner);
    await expect(alone(deep, owner)).rejects.toThrow('another Starboard is running');
    await leave();
  });

  describe('that another machine had', () => {
    const claim = JSON.stringify({ kernel: 'another', host: 'elsewhere', pid: 7, held: true });
    const file = (): string => join(folder, 'in-use-0123456789abcdef.json');

    test('is refused while its claim beats', async () => {
      await writeFile(file(), claim);
      let beats = 0;
      const beat = setInterval(() => {
        beats += 1;
        const now = new Date(Date.UTC(2030, 0, 1) + beats * 1000);
        utimes(file(), now, now).catch(() => {});
      }, 20);
      await expect(alone(folder, owner, quick)).rejects.toThrow('process 7 on elsewhere');
      clearInterval(beat);
    });

    test('is taken when nothing has been heard from there', async () => {
      await writeFile(file(), claim);
      const leave = await alone(folder, owner, quick);
      expect(await readdir(folder)).not.toContain('in-use-0123456789abcdef.json');
      await leave();
    });

    test('ends whoever had it and slept', async () => {
      let lost = 0;
      const leave = await alone(folder, { dump: () => null, lost: () => lost++ }, quick);
      for (const name of await readdir(folder)) await rm(join(folder, name));
      while (lost === 0) await sleep(5);
      expect(lost).toBe(1);
      await leave();
    });
  });
});

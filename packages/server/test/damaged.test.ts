import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOf } from '../src/store/folder.ts';
import { runsOn } from '../src/store/pglite.ts';
import { openStore } from '../src/store/store.ts';
import { freshDataDir } from './support/folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-damaged-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openStore({ dataDir, onError: () => {} });

describe('a damaged store', () => {
  test('is refused, with the file and what to do, and left as it is', async () => {
    const dataDir = await freshDataDir(join(folder, 'data'));
    const store = folderOf(dataDir);
    const cases: readonly [string, string, ((path: string) => Promise<unknown>)?][] = [
      ['PG_VERSION', 'the file is missing'],
      ['global/pg_control', 'the file is missing'],
      ['global/pg_control', 'the file is empty', (path) => writeFile(path, '')],
      ['base', 'it is missing or empty'],
      [
        'pg_wal',
        'it holds no log',
        (path) => mkdir(join(path, 'archive_status'), { recursive: true }),
      ],
      ['global/pg_control', 'PGlite failed', (path) => writeFile(path, Buffer.alloc(8192, 7))],
    ];
    for (const [name, what, instead] of cases) {
      const path = join(store, name);
      await rename(path, join(folder, 'aside'));
      await instead?.(path);
      const before = (await readdir(store, { recursive: true })).sort();
      const refused = await open(dataDir).catch((error: Error) => error.message);
      expect(refused).toContain(`(${what.startsWith('PGlite') ? store : path}: ${what}`);
      expect(refused).toContain('starboard restore');
      expect((await readdir(store, { recursive: true })).sort()).toEqual(before);
      // Nothing keeps the folder.
      expect(await readdir(dataDir)).toEqual(['store']);
      await rm(path, { recursive: true, force: true });
      await rename(join(folder, 'aside'), path);
    }
  });

  test('is not made by another user, who would leave files in it that its owner cannot read', async () => {
    const dataDir = await freshDataDir(join(folder, 'data'));
    const before = (await readdir(dataDir, { recursive: true })).sort();
    const us = process.getuid?.() ?? 0;
    const other = vi.spyOn(process, 'getuid').mockReturnValue(us + 1);
    await expect(open(dataDir)).rejects.toThrow(
      `${folderOf(dataDir)} belongs to another user (${us}, and this runs as ${us + 1})`,
    );
    other.mockRestore();
    expect((await readdir(dataDir, { recursive: true })).sort()).toEqual(before);
    await (await open(dataDir)).close();
  });

  test('that never answers again ends the process instead of keeping everybody waiting', async () => {
    const why: string[] = [];
    const dead = (it: string): void => {
      why.push(it);
    };
    const never = { query: () => new Promise<never>(() => {}), exec: async () => [] };
    void runsOn(never, dead, 10)('select $1', [1]);
    await expect.poll(() => why).toEqual(['a statement does not end']);
    const aborted = Object.assign(new Error('Aborted()'), { name: 'RuntimeError' });
    const ends = { query: () => Promise.reject(aborted), exec: async () => [] };
    await expect(runsOn(ends, dead)('select $1', [1])).rejects.toThrow('Aborted');
    expect(why).toEqual(['a statement does not end', 'Aborted()']);
  });

  test('is not what a first start left that was stopped in the middle: that begins anew', async () => {
    const dataDir = join(folder, 'data');
    await mkdir(join(folderOf(dataDir), 'global'), { recursive: true });
    await writeFile(join(folderOf(dataDir), 'PG_VERSION'), '');
    await expect(open(dataDir)).rejects.toThrow('PG_VERSION');
    await writeFile(join(dataDir, 'store-being-made'), '');
    const store = await open(dataDir);
    await store.ping();
    await store.close();
    expect((await readdir(dataDir)).sort()).toEqual(['store']);
  });
});

import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { folderOf } from '../../src/store/folder.ts';

/**
 * A data folder with an empty store in it. Making one anew takes PGlite some seconds, so it is made once for this
 * machine and copied: nothing of ours is in it yet, and migrations run as they would on a new one.
 */
export async function freshDataDir(into: string): Promise<string> {
  await mkdir(into, { recursive: true });
  await cp(await template(), folderOf(into), { recursive: true });
  return into;
}

async function template(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const version = /"@electric-sql\/pglite": "([^"]+)"/.exec(manifest)?.[1] ?? 'unknown';
  const place = join(tmpdir(), `starboard-empty-store-${version}`);
  if (await stat(place).catch(() => null)) return place;
  const making = await mkdtemp(join(tmpdir(), 'starboard-empty-'));
  const lite = await PGlite.create(join(making, 'store'));
  await lite.close();
  await rename(join(making, 'store'), place).catch(() => {});
  await rm(making, { recursive: true, force: true });
  return place;
}

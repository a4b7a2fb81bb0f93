import { lstat, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The folder inside the data folder that PGlite has for itself. */
export function folderOf(dataDir: string): string {
  return join(dataDir, 'store');
}

/** There while a new store is being made: what a process left that was stopped in the middle of that holds nothing. */
const BEING_MADE = 'store-being-made';

/** Without these there is no opening it. A file must have something in it, the log at least one segment. */
const FILES = ['PG_VERSION', 'postgresql.conf', 'global/pg_control', 'global/pg_filenode.map'];
const FOLDERS = ['base', 'global', 'pg_wal', 'pg_xact'];
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Opens the store in a data folder, or makes a new one where there is none. One that is damaged is left as it is: a new
 * one in its place would look as if nothing had ever been there.
 */
export async function openLite(dataDir: string): Promise<PGlite> {
  const folder = folderOf(dataDir);
  const mark = join(dataDir, BEING_MADE);
  if (await there(mark)) await rm(folder, { recursive: true, force: true });
  const fresh = (await namesIn(folder)).length === 0;
  if (fresh) await writeFile(mark, '');
  else {
    await demandOurs(folder);
    await demandSound(folder);
  }
  try {
    const lite = await PGlite.create(folder);
    if (fresh) await rm(mark);
    return lite;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      fresh ? `a new store cannot be made in ${folder}: ${why}` : damaged(folder, why),
    );
  }
}

/** Throws where there is no store yet. */
export async function demandStore(dataDir: string): Promise<void> {
  if ((await namesIn(folderOf(dataDir))).length === 0)
    throw new Error(`there is no store in ${dataDir}`);
}

function damaged(where: string, what: string): string {
  return (
    `the store is damaged (${where}: ${what}). Nothing was changed. Keep a copy of the data folder, then put the missing ` +
    'files back, or restore a backup into a new folder with "starboard restore".'
  );
}

/** What another user would write is closed to its owner, who could not open the store any more: PostgreSQL refuses it, too. */
async function demandOurs(folder: string): Promise<void> {
  const us = process.getuid?.();
  if (us === undefined) return;
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, name);
    const { uid } = await lstat(path);
    if (uid !== us)
      throw new Error(
        `${path} belongs to another user (${uid}, and this runs as ${us}): run it as the user who has the whole data folder, or give them all of it (chown -R)`,
      );
  }
}

async function demandSound(folder: string): Promise<void> {
  for (const name of FILES) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found === null) throw new Error(damaged(file, 'the file is missing'));
    if (found.size === 0) throw new Error(damaged(file, 'the file is empty'));
  }
  for (const name of FOLDERS) {
    const inside = await namesIn(join(folder, name));
    if (inside.length === 0) throw new Error(damaged(join(folder, name), 'it is missing or empty'));
    if (name === 'pg_wal' && !inside.some((it) => SEGMENT.test(it)))
      throw new Error(damaged(join(folder, name), 'it holds no log'));
  }
}

async function there(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Environment, readConfig } from './config.ts';
import { backupFromRunning } from './store/alone.ts';
import { backup, checkBackup, restoreBackup } from './store/backup.ts';
import { openStore } from './store/store.ts';

/** Writes everything into one file, also while the server runs. Returns what went wrong, or null. */
export async function backupTo(env: Environment, file: string): Promise<string | null> {
  const config = readConfig(env);
  if (typeof config === 'string') return config;
  const partial = `${file}.part`;
  try {
    const running =
      config.databaseUrl === undefined ? await backupFromRunning(config.dataDir) : null;
    if (running !== null) {
      await pipeline(running, createWriteStream(partial, { mode: 0o600 }));
    } else {
      const store = await openStore({ ...config, asIs: true, onError: () => {} });
      try {
        await pipeline(backup(store), createWriteStream(partial, { mode: 0o600 }));
      } finally {
        await store.close();
      }
    }
    // Only a whole backup gets the name: whoever made it may have been stopped in the middle.
    await checkBackup(createReadStream(partial));
    await rename(partial, file);
    return null;
  } catch (error) {
    await rm(partial, { force: true });
    return `The backup failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Puts a backup into a new, empty store. Returns how many rows that were, or what went wrong. */
export async function restoreFrom(env: Environment, file: string): Promise<number | string> {
  const config = readConfig(env);
  if (typeof config === 'string') return config;
  try {
    const store = await openStore({ ...config, onError: () => {} });
    try {
      return await restoreBackup(store, createReadStream(file));
    } finally {
      await store.close();
    }
  } catch (error) {
    return `The restore failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

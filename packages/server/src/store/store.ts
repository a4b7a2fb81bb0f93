import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { alone } from './alone.ts';
import { backup } from './backup.ts';
import type { Database } from './database.ts';
import { demandStore, openLite } from './folder.ts';
import { type Health, watchHealth } from './health.ts';
import { migrate } from './migrations.ts';
import { type News, newsChannel } from './news.ts';
import { pgliteDialect, type Runs, runsOn, Turnstile } from './pglite.ts';
import { spooled, sweepSpool } from './spool.ts';

/** Everything that must survive: one schema, in a folder (PGlite) or on a PostgreSQL server. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Database>;
  /** The job queue, on the same database. */
  readonly queue: PgBoss;
  readonly news: News;
  /** Sets something up that two processes must not set up at once. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T>;
  /** Throws when the store cannot be reached, or has no room. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly dataDir: string;
  /** A PostgreSQL server; without one the data lie in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Takes the store as it is, to read it: makes none, and brings none to a newer form. */
  readonly asIs?: boolean;
  /** Told what goes wrong in the background. */
  readonly onError: (error: Error) => void;
  /** There is no going on with the data folder, and no good end either. Ends the process at once, unless given. */
  readonly onLost?: (why: string) => void;
}

export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl === undefined
    ? openFolder(options)
    : openServer(options, options.databaseUrl);
}

async function openFolder(options: StoreOptions): Promise<Store> {
  const { dataDir, asIs = false, onError, onLost = end } = options;
  if (asIs) await demandStore(dataDir);
  await mkdir(dataDir, { recursive: true });
  let dump: (() => Readable) | null = null;
  const lost = (): void => onLost('another Starboard has taken the data folder');
  const leaveFolder = await alone(dataDir, { dump: () => dump?.() ?? null, lost });
  let lite: PGlite | null = null;
  try {
    await sweepSpool(dataDir);
    lite = await openLite(dataDir);
    const turnstile = new Turnstile();
    const run = runsOn(lite, (why) => onLost(`the store has failed (${why}); is the disk full?`));
    const health = { full: false };
    const db = new Kysely<Database>({
      dialect: pgliteDialect(run, turnstile),
      log: watchHealth(health),
    });
    if (!asIs) await migrate(db);
    dump = () => spooled(dataDir, () => backup({ db }));
    return folderStore(lite, run, turnstile, db, health, leaveFolder, onError);
  } catch (error) {
    await lite?.close().catch(() => {});
    await leaveFolder();
    throw error;
  }
}

function folderStore(
  lite: PGlite,
  run: Runs,
  turnstile: Turnstile,
  db: Kysely<Database>,
  health: Health,
  leaveFolder: () => Promise<void>,
  onError: StoreOptions['onError'],
): Store {
  const executeSql = async (text: string, values?: unknown[]) => {
    const leave = await turnstile.enter();
    try {
      return await run(text, values?.length === 0 ? undefined : values);
    } finally {
      leave();
    }
  };
  const queue = new PgBoss({ db: { executeSql } });
  queue.on('error', onError);
  const news = newsChannel(async () => {}, 'alone');
  let closed = false;
  return {
    kind: 'pglite',
    db,
    queue,
    news,
    ping: () => ping(db, health),
    oneAtATime: (work) => work(),
    async close() {
      if (closed) return;
      closed = true;
      await turnstile.enter();
      await lite.close();
      await leaveFolder();
    },
  };
}

/** At once and without any goodbye: even that would be written where nothing must be written any more. */
function end(why: string): void {
  process.stderr.write(`Starboard ends: ${why}. Nothing that was acknowledged is lost.\n`);
  process.exit(1);
}

/** How much must find room before a store that was full is believed to have some. */
const ROOM = 64 * 1024;

/** Whether the store answers, and, after it was full, whether it takes something again. */
async function ping(db: Kysely<Database>, health: Health): Promise<void> {
  if (!health.full) {
    await sql`select 1`.execute(db);
    return;
  }
  const row = { name: 'room', value: randomBytes(ROOM / 2).toString('hex') };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute();
}

async function openServer({ asIs = false, onError }: StoreOptions, url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 20_000,
    keepAlive: true,
  });
  // A server that goes away breaks idle connections; the pool makes new ones.
  pool.on('error', onError);
  // Also those in use at that moment; whoever uses them is told by the query.
  pool.on('connect', (client) => client.on('error', () => {}));
  const health = { full: false };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    log: watchHealth(health),
  });
  const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => underLock(url, work);
  try {
    if (!asIs) await oneAtATime(() => migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const queue = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  queue.on('error', onError);
  const news = newsChannel(async (text) => {
    await sql`select pg_notify('starboard', ${text})`.execute(db);
  });
  const ear = listen(url, news.hear, onError);
  await ear.ready;
  let closed = false;
  return {
    kind: 'postgres',
    db,
    queue,
    news,
    ping: () => ping(db, health),
    oneAtATime,
    async close() {
      if (closed) return;
      closed = true;
      await ear.close();
      await db.destroy();
    },
  };
}

/** A statement that begins with this is planned once for every connection, and not each time. */
export const OFTEN = '/* often */';

function preparing(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new Error('nothing of ours reads by a cursor');
        const often = text.startsWith(OFTEN) ? { name: nameOf(text) } : {};
        return client.query({ ...often, text, values: [...values] });
      }
      return { query, release: () => client.release() };
    },
  };
}

/** One and the same for the same text. */
function nameOf(text: string): string {
  const known = names.get(text) ?? `often-${names.size + 1}`;
  names.set(text, known);
  return known;
}
const names = new Map<string, string>();

/** Any number that nothing else in the database uses for a lock. */
const SET_UP_LOCK = 7_294_115_803;

/** Over a connection of its own: the lock goes with it, whatever becomes of this process. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("set lock_timeout = '120s'");
    await client.query('select pg_advisory_lock($1)', [SET_UP_LOCK]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}

const PAUSE_MS = 500;

/** Hears what other processes say, and finds its way back when the connection breaks. */
function listen(url: string, hear: (text: string) => void, onError: (error: Error) => void) {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = mine;
    let lost = false;
    const again = (error?: Error): void => {
      if (lost || closed) return;
      lost = true;
      if (error !== undefined) onError(error);
      mine.end().catch(() => {});
      retry = setTimeout(() => void connect(), PAUSE_MS);
    };
    mine.on('error', again);
    mine.on('end', () => again());
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query('listen starboard');
      // Whatever was said while nobody listened.
      hear('{"kind":"deaf"}');
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return {
    ready: connect(),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { type Config, type Environment, readConfig } from '../config.ts';
import { formOf, newestMigration } from '../store/migrations.ts';
import { openStore, type Store } from '../store/store.ts';
import { overdueTables } from './overdue.ts';

/** Something that was looked at. `look`: it works, but not as one would want it. */
export interface Finding {
  readonly state: 'good' | 'look' | 'wrong';
  readonly about: 'settings' | 'versions' | 'store' | 'disk' | 'clock' | 'url' | 'mail';
  readonly what: string;
}

type About = Finding['about'];
const good = (about: About, what: string): Finding => ({ state: 'good', about, what });
const look = (about: About, what: string): Finding => ({ state: 'look', about, what });
const wrong = (about: About, what: string): Finding => ({ state: 'wrong', about, what });

/** Looks at everything a server with these settings needs. Changes nothing. */
export async function examine(env: Environment): Promise<Finding[]> {
  const versions = nodeVersion();
  const config = readConfig(env);
  if (typeof config === 'string') return [versions, wrong('settings', config)];
  return [
    versions,
    ...settingsOf(config),
    ...(await storeOf(config)),
    await diskOf(config),
    await urlOf(config),
    await mailOf(config),
  ];
}

const OLDEST_NODE = [20, 19];

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [least = 0, least2 = 0] = OLDEST_NODE;
  const enough = major > least || (major === least && minor >= least2);
  return enough
    ? good('versions', `Node ${process.versions.node}`)
    : wrong(
        'versions',
        `Node ${process.versions.node} is too old: ${OLDEST_NODE.join('.')} is needed`,
      );
}

function settingsOf({ host, origins, trustProxy, metricsToken, smtpUrl, mailFrom }: Config) {
  const found: Finding[] = [];
  const [origin] = origins;
  const open = !['localhost', '127.0.0.1', '::1'].includes(host);
  const elsewhere = origins.some((it) => !isHere(it));
  if (open && origin === undefined)
    found.push(
      wrong(
        'settings',
        `it listens for every network (HOST=${host}), but no STARBOARD_URL says by which name`,
      ),
    );
  for (const it of origins)
    if (it.startsWith('http:') && !isHere(it))
      found.push(
        look(
          'settings',
          `${it} is not https: no passkeys, no web push, and whoever listens reads along`,
        ),
      );
  if (elsewhere && !open && trustProxy === false)
    found.push(
      look(
        'settings',
        'people come by a proxy (HOST is this machine, STARBOARD_URL is not), but STARBOARD_TRUST_PROXY is 0: limits count them all as one',
      ),
    );
  if (elsewhere && metricsToken === undefined)
    found.push(
      look(
        'settings',
        'without STARBOARD_METRICS_TOKEN metrics and the admin page are for this machine only',
      ),
    );
  if (smtpUrl !== undefined && mailFrom.includes('@localhost'))
    found.push(look('settings', `mail would come from ${mailFrom}: set MAIL_FROM`));
  return found.length > 0 ? found : [good('settings', origin ?? 'for this machine only')];
}

function isHere(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}

async function storeOf(config: Config): Promise<Finding[]> {
  const where =
    config.databaseUrl === undefined ? `the data folder ${config.dataDir}` : 'PostgreSQL';
  let store: Store;
  try {
    store = await openStore({ ...config, asIs: true, onError: () => {} });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (why.startsWith('another Starboard')) return [good('store', `${where}: ${why}`)];
    if (why.startsWith('there is no store'))
      return [good('store', `${where}: nothing there yet; the first start makes it`)];
    return [wrong('store', `${where}: ${why === '' ? String(error) : why}`)];
  }
  try {
    return [...(await formFindings(store, where)), ...(await clockFindings(store))];
  } catch (error) {
    return [wrong('store', `${where}: ${error instanceof Error ? error.message : String(error)}`)];
  } finally {
    await store.close();
  }
}

const OLDEST_POSTGRES = 14;

async function formFindings({ db }: Store, where: string): Promise<Finding[]> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  const version = rows[0]?.version ?? '';
  const found = [
    Number.parseInt(version, 10) >= OLDEST_POSTGRES
      ? good('versions', `PostgreSQL ${version}`)
      : wrong('versions', `PostgreSQL ${version} is too old: ${OLDEST_POSTGRES} is needed`),
  ];
  const form = await formOf(db);
  if (form === null) return [...found, good('store', `${where}: empty; the first start fills it`)];
  if (form > newestMigration)
    return [...found, wrong('store', `${where}: of a newer Starboard (${form})`)];
  if (form < newestMigration)
    return [
      ...found,
      look(
        'store',
        `${where}: of an earlier form (${form}); the next start brings it to ${newestMigration}: make a backup before`,
      ),
    ];
  const { tables } = await db
    .selectFrom('game_table')
    .select(({ fn }) => fn.countAll<string>().as('tables'))
    .where('status', '=', 'playing')
    .executeTakeFirstOrThrow();
  const late = await overdueTables({ db }, Date.now());
  return [
    ...found,
    good('store', `${where}: ${tables} games are being played`),
    ...(late.length === 0
      ? []
      : [
          look(
            'store',
            `${late.length} tables should have been looked at long ago (while no server runs that is so): ${late
              .slice(0, 5)
              .map(({ id }) => id)
              .join(', ')}`,
          ),
        ]),
  ];
}

/** Deadlines are met by the clock of the process that looks. */
const CLOCK_MS = 2_000;

async function clockFindings({ db, kind }: Store): Promise<Finding[]> {
  if (kind === 'pglite') return [];
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  const off = Math.round((rows[0]?.now ?? 0) - (before + Date.now()) / 2);
  return [
    Math.abs(off) <= CLOCK_MS
      ? good('clock', 'as the database has it')
      : wrong('clock', `the database is ${off} ms ahead of this machine: set both by NTP`),
  ];
}

const FEW_MB = 500;

async function diskOf({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const there = await firstThere(dataDir);
  if (there === null) return wrong('disk', `${dataDir} cannot be looked at`);
  const what = `${there.megabytes} MB free for ${dataDir}`;
  if (databaseUrl !== undefined) return good('disk', what);
  if (!(await mayWrite(there.folder)))
    return wrong('disk', `${there.folder} is no folder that whoever runs this may write to`);
  return there.megabytes >= FEW_MB ? good('disk', what) : wrong('disk', `${what}: too little`);
}

/** The folder and the room in it, or the one above in which it would be made. */
async function firstThere(
  folder: string,
): Promise<{ readonly folder: string; readonly megabytes: number } | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return { folder, megabytes: Math.round((bavail * bsize) / 1024 / 1024) };
  } catch {
    const above = dirname(folder);
    return above === folder ? null : firstThere(above);
  }
}

async function mayWrite(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}

const URL_MS = 8_000;

/** Whether the server answers where people are sent. It need not run for the rest. */
async function urlOf({ origins, host, port }: Config): Promise<Finding> {
  const everywhere = host === '0.0.0.0' || host === '::';
  const origin = origins[0] ?? `http://${everywhere ? 'localhost' : host}:${port}`;
  try {
    const before = Date.now();
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(URL_MS) });
    const body: unknown = await response.json().catch(() => null);
    const status = typeof body === 'object' && body !== null && 'status' in body && body.status;
    if (status !== 'ready')
      return wrong(
        'url',
        `${origin} answers ${response.status}, but not as a Starboard that is ready`,
      );
    const off = Date.parse(response.headers.get('date') ?? '') - before;
    if (Math.abs(off) > CLOCK_MS + URL_MS)
      return wrong('clock', `${origin} is ${off} ms ahead of this machine: set both by NTP`);
    return good('url', `${origin} is ready`);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why =
      cause instanceof Error
        ? cause.message || String('code' in cause && cause.code)
        : String(cause);
    return look(
      'url',
      `${origin} does not answer (${why}); is it running, and is the way there open?`,
    );
  }
}

async function mailOf({ smtpUrl }: Config): Promise<Finding> {
  if (smtpUrl === undefined) return good('mail', 'none is sent (no SMTP_URL)');
  const transport = createTransport(smtpUrl);
  try {
    await transport.verify();
    const named = new URL(smtpUrl).username !== '';
    return good(
      'mail',
      named ? 'the mail server takes our name and password' : 'the mail server answers',
    );
  } catch (error) {
    return wrong(
      'mail',
      `the mail server refuses: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    transport.close();
  }
}

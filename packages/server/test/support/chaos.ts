import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Chance, verify, whims } from '@starboard/kernel';
import pg from 'pg';
import { games } from '../../src/games.ts';
import { openStore } from '../../src/store/store.ts';
import { type Child, freePort, startChild } from './child.ts';
import { Faithful } from './faithful.ts';
import { missingFrom } from './kept.ts';
import { Person } from './person.ts';
import { openSite, type Site } from './site.ts';
import { type Wire, wireTo } from './wire.ts';

/** What a run of trouble came to. */
export interface Survived {
  /** Everything that should not be; nothing, if all is well. */
  readonly wrong: readonly string[];
  readonly acknowledged: number;
  readonly tables: number;
  readonly finished: number;
  /** How often clients came back, were told of an answer that it was there already, and were told to wait. */
  readonly reconnects: number;
  readonly repeats: number;
  readonly turnedAway: number;
  /** How often each kind of trouble was made. */
  readonly troubles: Readonly<Record<string, number>>;
}

export interface Trouble {
  readonly seconds: number;
  /** On a busy machine it takes longer until so much has happened. */
  readonly atLeast?: number;
  readonly seed: string;
  /** Told now and then how it goes. */
  readonly progress?: (text: string) => void;
}

/** The games that are played, with how many players. */
const TABLES = [
  ['bsg', 3],
  ['roll', 2],
  ['liars-dice', 4],
] as const;

/** How wrong the clock of a process may be. */
const WRONG_CLOCK_MS = 20_000;
/** Between two answers of a client; otherwise small games would be over before anything happens to them. */
const PAUSE_MS = 15;

interface Place {
  readonly site: Site;
  readonly servers: Running[];
  readonly chance: Chance;
  /** What can be done to it, by its name. */
  readonly troubles: Readonly<Record<string, () => Promise<void>>>;
  close(): Promise<void>;
}

/** A server process that is started again whenever it ends. */
class Running {
  readonly url: string;
  private readonly start: () => Promise<Child>;
  private child: Child | null = null;
  private coming: Promise<void> = Promise.resolve();

  constructor(port: number, start: () => Promise<Child>) {
    this.url = `http://127.0.0.1:${port}`;
    this.start = start;
  }

  /** Up, or up again. Whoever comes while it starts waits for the same start. */
  async up(): Promise<void> {
    this.coming = this.coming.then(async () => {
      if (this.child !== null && !this.child.ended()) return;
      for (let tries = 0; ; tries++) {
        try {
          this.child = await this.start();
          return;
        } catch (error) {
          // The store may be away at this moment.
          if (tries >= 40) throw error;
          await sleep(250);
        }
      }
    });
    await this.coming;
  }

  async kill(): Promise<void> {
    await this.coming;
    await this.child?.kill();
  }

  /** Ended, or kept by a store that cannot go on: whoever looks after it starts it again. */
  async lookAfter(): Promise<void> {
    await this.coming;
    const asked = fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3000) });
    const ready = await asked.then(({ ok }) => ok).catch(() => false);
    if (!ready) await this.kill();
    await this.up();
  }

  pause(): void {
    this.child?.signal('SIGSTOP');
  }

  goOn(): void {
    this.child?.signal('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.coming;
    if (this.child !== null && !this.child.ended()) await this.child.stop();
  }
}

const trouble = new URL('./trouble.mjs', import.meta.url).href;

async function running(
  site: Site,
  chance: Chance,
  databaseUrl: string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort();
  return new Running(port, () =>
    startChild({
      port,
      dataDir: site.settings.dataDir,
      databaseUrl,
      env: {
        STARBOARD_LOG: 'silent',
        NODE_OPTIONS: `--import=${trouble}`,
        TROUBLE_SHIFT_MS: String(chance.below(2 * WRONG_CLOCK_MS) - WRONG_CLOCK_MS),
        ...env,
      },
    }),
  );
}

/** Two processes that share a PostgreSQL, each with its own wire to it. */
async function onPostgres(chance: Chance): Promise<Place> {
  const site = await openSite('postgres');
  const { postgres } = site;
  const direct = site.settings.databaseUrl ?? '';
  const wires: Wire[] = [await wireTo(direct), await wireTo(direct)];
  const servers: Running[] = [];
  for (const wire of wires) servers.push(await running(site, chance, wire.url));
  const any = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  return {
    site,
    servers,
    chance,
    troubles: {
      'a process killed': async () => {
        const server = any(servers);
        await server.kill();
        await sleep(chance.below(400));
        await server.up();
      },
      'a process stopped for a while': async () => {
        const server = any(servers);
        server.pause();
        await sleep(300 + chance.below(1500));
        server.goOn();
      },
      'the database killed': async () => {
        await postgres?.kill();
        await sleep(chance.below(1000));
        await postgres?.start();
      },
      'connections to the database cut': async () => any(wires).cut(),
      'news delayed': async () => any(wires).delayNews(200 + chance.below(2000)),
      'the disk full': async () => {
        await say(direct, FULL);
        await sleep(200 + chance.below(800));
        await say(direct, ROOM);
      },
    },
    async close() {
      for (const wire of wires) await wire.close();
      await site.close();
    },
  };
}

/** As PostgreSQL refuses when the disk is full. */
const FULL = `create or replace function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
  create or replace trigger full_disk before insert on move execute function no_room()`;
const ROOM = 'drop function if exists no_room() cascade';

async function say(url: string, text: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(text);
      return;
    } catch {
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('the database takes no word');
}

/** One process on a data folder. */
async function onFolder(chance: Chance): Promise<Place> {
  const site = await openSite('pglite');
  const flag = join(site.settings.dataDir, '..', 'full');
  const server = await running(site, chance, undefined, { TROUBLE_FULL_FLAG: flag });
  return {
    site,
    servers: [server],
    chance,
    troubles: {
      'a process killed': async () => {
        await server.kill();
        await server.up();
      },
      'a process stopped for a while': async () => {
        server.pause();
        await sleep(300 + chance.below(1500));
        server.goOn();
      },
      'the disk full': async () => {
        await writeFile(flag, '');
        await sleep(200 + chance.below(800));
        await rm(flag, { force: true });
        await sleep(300);
        await server.lookAfter();
      },
    },
    close: () => site.close(),
  };
}

interface Played {
  readonly id: string;
  readonly clients: readonly Faithful[];
  readonly playing: Promise<unknown>;
}

/** Opens a table and lets faithful clients play at it, each beginning at another process. */
async function begin(place: Place, game: string, seats: number, urls: readonly string[]) {
  const url = urls[0] ?? '';
  const people: Person[] = [];
  for (let i = 0; i < seats; i++) people.push(await Person.guest(url, `Player ${i}`));
  const [host] = people;
  const pace = { kind: 'live', seconds: 3600, reserve: 3600, window: 6 };
  const made = await host?.do('POST', '/api/tables', { game, seats, pace });
  for (const [i, person] of people.entries()) {
    if (i > 0)
      await person.do('PUT', `/api/tables/${made?.id}/seats/${i}`, { invite: made?.invite });
  }
  await host?.do('POST', `/api/tables/${made?.id}/start`);
  const clients = people.map((person, i) => {
    const own = place.chance.below(urls.length) + i;
    const order = urls.map((_, j) => urls[(own + j) % urls.length] ?? '');
    const client = new Faithful(person, made?.id ?? '', () => order);
    client.pause = PAUSE_MS;
    return client;
  });
  const playing = Promise.all(clients.map((client) => client.play()));
  // Whoever fails is found at the end.
  playing.catch(() => {});
  return { id: made?.id ?? '', clients, playing } satisfies Played;
}

export async function runChaos(
  kind: 'postgres' | 'pglite',
  { seconds, atLeast = 1, seed, progress = () => {} }: Trouble,
): Promise<Survived> {
  const chance = whims(`${seed} ${kind}`);
  const place = kind === 'postgres' ? await onPostgres(chance) : await onFolder(chance);
  const troubles: Record<string, number> = {};
  const tables: Played[] = [];
  try {
    await Promise.all(place.servers.map((server) => server.up()));
    const urls = place.servers.map(({ url }) => url);
    for (const [game, seats] of TABLES) tables.push(await begin(place, game, seats, urls));
    const end = Date.now() + seconds * 1000;
    const names = Object.keys(place.troubles);
    // Where there is time, games go on for a while between two troubles.
    const calm = Math.min(4000, seconds * 100);
    for (let round = 0; round < atLeast || Date.now() < end; round++) {
      // Each kind once, and then as it comes.
      const name = names[round < names.length ? round : chance.below(names.length)] ?? '';
      await sleep(200 + chance.below(calm));
      await place.troubles[name]?.();
      troubles[name] = (troubles[name] ?? 0) + 1;
      await replaceFinished(place, tables, urls);
      progress(`${acknowledgedOf(tables)} answers acknowledged, ${round + 1} troubles`);
    }
    await Promise.all(place.servers.map((server) => server.up()));
    const wrong = await calmDown(tables);
    wrong.push(...(await recordsWrong(place, tables)));
    for (const server of place.servers) await server.stop();
    const store = await openStore({ ...place.site.settings, onError: () => {} });
    for (const { id, clients } of tables) wrong.push(...(await missingFrom(store, id, clients)));
    await store.close();
    const all = tables.flatMap(({ clients }) => clients);
    return {
      wrong,
      acknowledged: acknowledgedOf(tables),
      tables: tables.length,
      finished: tables.filter(({ clients }) => clients.some(({ over }) => over)).length,
      reconnects: all.reduce((sum, it) => sum + it.reconnects, 0),
      repeats: all.reduce((sum, it) => sum + it.repeats, 0),
      turnedAway: all.reduce((sum, it) => sum + it.turnedAway, 0),
      troubles,
    };
  } finally {
    for (const { clients } of tables) for (const client of clients) client.running = false;
    for (const server of place.servers) await server.kill().catch(() => {});
    await place.close();
  }
}

function acknowledgedOf(tables: readonly Played[]): number {
  return tables
    .flatMap(({ clients }) => clients)
    .reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

/** For every game that is over a new one, as long as there is trouble. */
async function replaceFinished(place: Place, tables: Played[], urls: readonly string[]) {
  const going = tables.filter(({ clients }) => !clients.every(({ over }) => over));
  if (going.length >= TABLES.length) return;
  const [game, seats] = TABLES[place.chance.below(TABLES.length)] ?? TABLES[0];
  const made = await begin(place, game, seats, urls).catch(() => null);
  // While a store is away no table can be made; the next round tries again.
  if (made !== null) tables.push(made);
}

/** Lets everybody give one more answer where there is something to answer, then ends the play. */
async function calmDown(tables: readonly Played[]): Promise<string[]> {
  const wrong: string[] = [];
  await sleep(1500);
  for (const { clients } of tables) for (const client of clients) client.running = false;
  for (const { id, playing } of tables)
    await playing.catch((error: unknown) => wrong.push(`${id}: ${String(error)}`));
  return wrong;
}

/** Games that are over, as anybody may check them. */
async function recordsWrong({ servers }: Place, tables: readonly Played[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, clients } of tables) {
    const [client] = clients;
    if (client === undefined || !clients.some(({ over }) => over)) continue;
    const record = await client.person
      .at(servers[0]?.url ?? '')
      .do('GET', `/api/tables/${id}/record`);
    const verdict = verify(games, record);
    if (!verdict.genuine) wrong.push(`${id}: ${verdict.problem}`);
  }
  return wrong;
}

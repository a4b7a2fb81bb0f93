import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Json, whims } from '@starboard/kernel';
import { guess } from './answers.ts';
import { Account, Client } from './player.ts';
import type { LoadedServer } from './site.ts';

export interface Table {
  readonly id: string;
  readonly clients: readonly Client[];
  busy: boolean;
}

interface Made {
  readonly id: string;
  readonly invite: string;
}

export interface Seating {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** Everybody at a table is connected to the same process; otherwise to all of them in turn. */
  readonly together: boolean;
}

/** Tables made at the same time. */
const AT_ONCE = 8;

/** Tables with a client on every seat. A player sits at many; each seat has a connection of its own. */
export async function seat(
  urls: readonly string[],
  { game, tables: count, seats, together }: Seating,
  progress: (text: string) => void,
): Promise<Table[]> {
  const [url = ''] = urls;
  const accounts = Array.from({ length: seats }, () => new Account(url));
  for (const [i, account] of accounts.entries())
    await account.call('POST', '/api/guests', { name: `Load ${i}` });
  const tables: Table[] = [];
  const makeOne = async (at: number): Promise<Table> => {
    const id = await begin(accounts, game, seats);
    const clients: Client[] = [];
    for (const [i, account] of accounts.entries()) {
      const place = together ? at : at + i;
      clients.push(await Client.join(account, id, urls[place % urls.length]));
    }
    return { id, clients, busy: false };
  };
  while (tables.length < count) {
    const some = Math.min(AT_ONCE, count - tables.length);
    const made = Array.from({ length: some }, (_, i) => makeOne(tables.length + i));
    tables.push(...(await Promise.all(made)));
    progress(`${tables.length} of ${count} tables`);
  }
  return tables;
}

async function begin(
  [host, ...others]: readonly Account[],
  game: string,
  seats: number,
): Promise<string> {
  if (host === undefined) throw new Error('nobody');
  const pace = { kind: 'live', seconds: 3600, reserve: 3600, window: 6 };
  const { id, invite } = await host.call<Made>('POST', '/api/tables', { game, seats, pace });
  for (const [i, other] of others.entries())
    await other.call('PUT', `/api/tables/${id}/seats/${i + 1}`, { invite });
  await host.call('POST', `/api/tables/${id}/start`, {});
  return id;
}

export interface Pressure {
  readonly rate: number;
  /** Answers taken a second, really. */
  readonly taken: number;
  /** Answers refused a second: guesses that were not legal. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** An empty round trip over the same connections, at the same moments. */
  readonly ping: { readonly p50: number; readonly p99: number };
  /** Seconds of processor time for each second: of the servers, and of the clients. */
  readonly busy: { readonly servers: number; readonly clients: number };
}

const chance = whims('load');

/** So many answers a second, spread over the tables; from sending one until all at the table have the update. */
export async function press(
  tables: readonly Table[],
  servers: readonly LoadedServer[],
  rate: number,
  seconds: number,
): Promise<Pressure> {
  const counted = { refused: 0 };
  const before = [await processorTime(servers), ownTime()] as const;
  const times: number[] = [];
  const pings: number[] = [];
  const started = performance.now();
  const underWay: Promise<void>[] = [];
  let sent = 0;
  let at = chance.below(tables.length);
  while (performance.now() - started < seconds * 1000) {
    // As many as are due by now: a slow server does not slow the questions down.
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent++) {
      for (let tries = 0; tries < tables.length; tries++) {
        at = (at + 1) % tables.length;
        const table = tables[at];
        if (table === undefined || table.busy) continue;
        if (!table.clients.some(({ open }) => open !== undefined)) continue;
        underWay.push(answerAt(table, times, counted));
        if (sent % ANSWERS_PER_PING === 0) underWay.push(pingAt(table, pings));
        break;
      }
    }
    await sleep(2);
  }
  await Promise.all(underWay);
  const took = (performance.now() - started) / 1000;
  const [answers, empty] = [partsOf(times), partsOf(pings)];
  const taken = Math.round(times.length / took);
  const share = (now: number, then: number): number =>
    Math.round(((now - then) / took) * 100) / 100;
  return {
    rate,
    taken,
    refused: Math.round(counted.refused / took),
    busy: {
      servers: share(await processorTime(servers), before[0]),
      clients: share(ownTime(), before[1]),
    },
    p50: answers(0.5),
    p99: answers(0.99),
    worst: answers(1),
    ping: { p50: empty(0.5), p99: empty(0.99) },
  };
}

/** An empty round trip for every so many answers. */
const ANSWERS_PER_PING = 5;

async function processorTime(servers: readonly LoadedServer[]): Promise<number> {
  const all = await Promise.all(servers.map((server) => server.metrics()));
  return all.reduce((sum, metric) => sum + metric('process_cpu_seconds_total'), 0);
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function partsOf(times: number[]): (share: number) => number {
  times.sort((a, b) => a - b);
  return (share) =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) /
    10;
}

async function pingAt({ clients }: Table, pings: number[]): Promise<void> {
  const client = clients[clients.length - 1];
  const before = performance.now();
  await client?.ping();
  pings.push(performance.now() - before);
}

async function answerAt(
  table: Table,
  times: number[],
  counted: { refused: number },
): Promise<void> {
  const client = table.clients.find(({ open }) => open !== undefined);
  const ask = client?.open;
  if (client === undefined || ask === undefined) return;
  table.busy = true;
  try {
    for (let tries = 0; tries < 20; tries++) {
      const before = performance.now();
      const last = everybodyHas(table, client.seq);
      const reply = await client.send({
        type: 'answer',
        ask: ask.id,
        seq: client.seq,
        key: randomUUID(),
        answer: guess(ask, chance),
      });
      if (reply.type !== 'done') {
        last.callOff();
        counted.refused += 1;
        if (reply.code === 'closed') return;
        continue;
      }
      times.push((await last.arrived) - before);
      return;
    }
  } finally {
    table.busy = false;
  }
}

/** When the last of the clients gets an update after this seq. */
function everybodyHas(
  { clients }: Table,
  seq: number,
): { arrived: Promise<number>; callOff: () => void } {
  let missing = clients.length;
  let done: (at: number) => void = () => {};
  const arrived = new Promise<number>((resolve) => {
    done = resolve;
  });
  for (const client of clients) {
    client.onUpdate = (got, at) => {
      if (got <= seq) return;
      client.onUpdate = () => {};
      missing -= 1;
      if (missing === 0) done(at);
    };
  }
  const callOff = (): void => {
    for (const client of clients) client.onUpdate = () => {};
  };
  return { arrived, callOff };
}

export interface Opening {
  readonly answers: number;
  readonly milliseconds: number;
}

/**
 * What it costs to open a table that is not in memory, after few and after many answers. A sealed answer is given and
 * taken back again and again, so that the two differ in nothing but their history.
 */
export async function openings(url: string, lengths: readonly number[]): Promise<Opening[]> {
  const accounts = [new Account(url), new Account(url)];
  for (const account of accounts) await account.call('POST', '/api/guests', { name: 'Load' });
  const [host] = accounts;
  if (host === undefined) return [];
  const id = await begin(accounts, 'liars-dice', 2);
  const found: Opening[] = [];
  let given = 0;
  const client = await Client.join(host, id);
  for (const length of lengths) {
    for (; given < length; given++) {
      const ask = client.view?.asks[0];
      if (ask === undefined) throw new Error('nothing is asked');
      await demand(
        client.send({
          type: 'answer',
          ask: ask.id,
          seq: client.seq,
          key: randomUUID(),
          answer: 1 satisfies Json,
        }),
      );
      if (given < length - 1)
        await demand(client.send({ type: 'take-back', seq: client.seq, key: randomUUID() }));
    }
    found.push({ answers: length, milliseconds: await timeToOpen(host, id) });
    await demand(client.send({ type: 'take-back', seq: client.seq, key: randomUUID() }));
  }
  client.close();
  return found;
}

async function demand(
  reply: Promise<{ readonly type: string; readonly code?: string }>,
): Promise<void> {
  const { type, code } = await reply;
  if (type !== 'done') throw new Error(`refused: ${code}`);
}

const OPENINGS = 60;

/** The median of many; the request has a part in it that is the same for all. */
async function timeToOpen(host: Account, id: string): Promise<number> {
  const { seq } = await host.call<{ seq: number }>('GET', `/api/tables/${id}/view`);
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const before = performance.now();
    await host.call('GET', `/api/tables/${id}/view?seen=${seq}`);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return Math.round((times[OPENINGS / 2] ?? 0) * 100) / 100;
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Chance, seedFrom, verify, whims } from '@starboard/kernel';
import { recordTrial } from '@starboard/kernel/harness';
import fc from 'fast-check';
import WebSocket from 'ws';
import { z } from 'zod';
import { clientMessage } from '../../src/edge/schemas.ts';
import { games } from '../../src/games.ts';
import { apiRoutes } from '../../src/server.ts';
import { backup, checkBackup, restoreBackup } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/store.ts';
import { type Child, freePort, startChild } from './child.ts';
import { freshDataDir } from './folder.ts';
import { malformed, meaningless, nasty } from './malformed.ts';
import { Person } from './person.ts';

/** What came of many inputs. */
export interface Fuzzed {
  readonly inputs: number;
  /** How often each status came back; for files how often one was taken (200) or refused (400). */
  readonly statuses: Readonly<Record<number, number>>;
  /** In MB, from the beginning to the end: of the server, or held by whoever reads files. */
  readonly memory: readonly number[];
}

export interface Target {
  readonly child: Child;
  readonly person: Person;
  readonly table: string;
}

const TOKEN = 'for-the-one-who-looks';
/** How often memory is looked at. */
const LOOKS = 10;
const SIDE_BY_SIDE = 16;

/** A server in a process of its own, with its limits as they are by default, and a game on it. */
export async function fuzzTarget(folder: string): Promise<Target> {
  const child = await startChild({
    port: await freePort(),
    dataDir: await freshDataDir(join(folder, 'data')),
    env: {
      // Every request says that it comes from elsewhere, as behind a proxy: limits are for each address.
      STARBOARD_TRUST_PROXY: '1',
      STARBOARD_METRICS_TOKEN: TOKEN,
      STARBOARD_REQUESTS_PER_MINUTE: '',
      STARBOARD_SIGN_INS_PER_MINUTE: '',
      STARBOARD_TRIES_PER_ACCOUNT: '',
      STARBOARD_LOG_KB_PER_MINUTE: '',
      STARBOARD_TALK_PER_MINUTE: '',
      STARBOARD_MESSAGES_PER_SECOND: '',
      STARBOARD_LOG: 'silent',
    },
  });
  const person = await Person.guest(child.url, 'Fuzz');
  const { id: table } = await person.do('POST', '/api/tables', { game: 'bsg', seats: 3 });
  for (const seat of [1, 2])
    await person.do('PUT', `/api/tables/${table}/seats/${seat}/bot`, { level: 'easy' });
  await person.do('POST', `/api/tables/${table}/start`);
  return { child, person, table };
}

let addresses = 0;
/** Another address every time. */
function elsewhere(): string {
  addresses += 1;
  return `203.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

async function megabytesOf({ child }: Target): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': elsewhere() };
  const text = await (await fetch(`${child.url}/metrics`, { headers })).text();
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
  return Math.round(bytes / 1024 / 1024);
}

/** What is really held: a loop without a pause leaves much that is only not yet swept up. */
function ownMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

const shapeOf = (schema: z.ZodType): object =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

type Statuses = Record<number, number>;
function count(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

/** Bodies and addresses for every route: not of its form, of its form and without sense, or anything at all. */
export async function fuzzHttp(target: Target, inputs: number, seed: number): Promise<Fuzzed> {
  const statuses: Statuses = {};
  const memory: number[] = [];
  const each = Math.ceil(inputs / apiRoutes.length / LOOKS);
  let sent = 0;
  for (let look = 0; look < LOOKS; look++) {
    for (const [i, { spec }] of apiRoutes.entries()) {
      const how = { numRuns: each, seed: seed + look * 1000 + i };
      const bodies = fc.sample(bodiesFor(spec.body), how);
      const parts = fc.sample(partsOf(target), how);
      await sideBySide(
        bodies.map((body, at) => async () => {
          const { method, path } = spec;
          count(statuses, await request(target, method, path, parts[at] ?? '', body));
        }),
      );
      sent += bodies.length;
    }
    memory.push(await megabytesOf(target));
  }
  return { inputs: sent, statuses, memory };
}

function bodiesFor(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return nasty;
  const shape = shapeOf(schema);
  return fc.oneof(malformed(schema, shape), meaningless(shape), nasty);
}

function partsOf({ table, person }: Target): fc.Arbitrary<string> {
  return fc.oneof(
    // Half a character cannot be written into an address.
    fc.string({ unit: 'binary', maxLength: 40 }).filter((it) => !/\p{Surrogate}/u.test(it)),
    fc.constantFrom(table, '0', person.id, '..', '%2e%2e'),
  );
}

async function request(
  { child, person }: Target,
  method: string,
  path: string,
  part: string,
  body: unknown,
): Promise<number> {
  // Whoever deletes the account, or signs out, leaves nobody to ask.
  const asNobody = (method === 'DELETE' && path.startsWith('/api/me')) || path.includes('sign-out');
  const response = await fetch(
    child.url + path.replace(/\{\w+\}/g, () => encodeURIComponent(part)),
    {
      method,
      headers: {
        ...(asNobody ? {} : person.headers),
        'x-forwarded-for': elsewhere(),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) ?? 'null' }),
    },
  );
  await response.arrayBuffer();
  return response.status;
}

async function sideBySide(work: readonly (() => Promise<void>)[]): Promise<void> {
  for (let i = 0; i < work.length; i += SIDE_BY_SIDE)
    await Promise.all(work.slice(i, i + SIDE_BY_SIDE).map((it) => it()));
}

/** As many as a connection may send at once; then another one. */
const FRAMES = 55;

export async function fuzzFrames(target: Target, inputs: number, seed: number): Promise<Fuzzed> {
  const statuses: Statuses = {};
  const memory: number[] = [];
  const shape = shapeOf(clientMessage);
  const { table } = target;
  const messages = fc.oneof(
    malformed(clientMessage, shape).map((it) => JSON.stringify(it)),
    meaningless(shape).map((it) => JSON.stringify({ ...(it as object), table, key: randomUUID() })),
    nasty.map((it) => JSON.stringify(it)),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  const lines = Math.ceil(inputs / FRAMES / LOOKS);
  let sent = 0;
  for (let look = 0; look < LOOKS; look++) {
    await sideBySide(
      Array.from({ length: lines }, (_, i) => async () => {
        const frames = fc.sample(messages, { numRuns: FRAMES, seed: seed + look * 10_000 + i });
        sent += frames.length;
        await overSocket(target, frames, statuses);
      }),
    );
    memory.push(await megabytesOf(target));
  }
  return { inputs: sent, statuses, memory };
}

const SILENT_MS = 60_000;

/** Sends frames, and waits for as many replies. What ends a connection is counted by its code. */
async function overSocket(
  { child, person }: Target,
  frames: readonly string[],
  statuses: Statuses,
): Promise<void> {
  const socket = new WebSocket(`${child.url.replace('http', 'ws')}/api/live`, {
    headers: { ...person.headers, 'x-forwarded-for': elsewhere() },
  });
  await new Promise<void>((resolve) => {
    let replies = 0;
    const impatience = setTimeout(() => socket.terminate(), SILENT_MS);
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('message', (data) => {
      const { type, status }: { type: string; status?: number } = JSON.parse(String(data));
      if (type !== 'done' && type !== 'refused') return;
      count(statuses, status ?? 200);
      replies += 1;
      if (replies === frames.length) socket.close();
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      clearTimeout(impatience);
      if (replies < frames.length) count(statuses, code);
      resolve();
    });
  });
}

/** Records of finished games with something wrong in them, for whoever checks them. */
export function fuzzGameFiles(inputs: number, seed: number): Fuzzed {
  const chance = whims(`fuzz ${seed}`);
  const records = games.map((game) =>
    JSON.stringify(recordTrial(game, { seed: seedFrom(`fuzz ${seed}`), seats: game.seats.min })),
  );
  const statuses: Statuses = {};
  const memory: number[] = [];
  for (let i = 0; i < inputs; i++) {
    const text = broken(records[i % records.length] ?? '', chance);
    count(statuses, verify(games, text).genuine ? 200 : 400);
    if (i % Math.ceil(inputs / LOOKS) === 0) memory.push(ownMegabytes());
  }
  return { inputs, statuses, memory };
}

/** Backups with something wrong in them: read through, and now and then restored. */
export async function fuzzBackups(folder: string, inputs: number, seed: number): Promise<Fuzzed> {
  const chance = whims(`fuzz ${seed}`);
  const dataDir = await freshDataDir(join(folder, 'backups'));
  const store = await openStore({ dataDir, onError: () => {} });
  const statuses: Statuses = {};
  const memory: number[] = [];
  try {
    const whole = gunzipSync(await buffer(backup(store))).toString('utf8');
    for (let i = 0; i < inputs; i++) {
      const packed = gzipSync(broken(whole, chance));
      const file = chance.below(4) === 0 ? packed.subarray(0, chance.below(packed.length)) : packed;
      const given = Readable.from([file]);
      const read = chance.below(10) === 0 ? restoreBackup(store, given) : checkBackup(given);
      await read.then(
        () => count(statuses, 200),
        () => count(statuses, 400),
      );
      if (i % Math.ceil(inputs / LOOKS) === 0) memory.push(ownMegabytes());
    }
    return { inputs, statuses, memory };
  } finally {
    await store.close();
  }
}

/** A text with something wrong in it: cut off, a part missing or doubled, another character, other numbers. */
function broken(text: string, chance: Chance): string {
  const at = chance.below(text.length);
  const length = 1 + chance.below(Math.min(200, text.length - at));
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at + length) + text.slice(at);
    case 3:
      return `${text.slice(0, at)}${String.fromCharCode(chance.below(300))}${text.slice(at + 1)}`;
    default:
      return text.replace(/\d+/g, (it) => (chance.below(40) === 0 ? `${chance.below(1e9)}` : it));
  }
}

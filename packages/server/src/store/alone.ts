import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import {
  chmod,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** Asked for this, whoever has a folder hands out a backup of it. */
const BACKUP = 'backup';

/** Says in the folder who has it. Its name is used once and never again, so that removing a dead one is always safe. */
const CLAIM = /^in-use-([0-9a-f]{16})\.json$/;

const claim = z.object({
  /** The running kernel: only where it is the same can a socket be asked whether its owner lives. */
  kernel: z.string(),
  /** For people. */
  host: z.string(),
  pid: z.number(),
  /** Has looked round and found nobody else. */
  held: z.boolean(),
});
type Claim = z.infer<typeof claim>;

export interface Patience {
  /** How often an owner says that it is alive. */
  readonly beatMs: number;
  /** For how long an owner that cannot be asked must have said nothing to be taken for dead. */
  readonly watchMs: number;
}

const PATIENCE: Patience = { beatMs: 2_000, watchMs: 20_000 };

export interface Owner {
  /** Hands out a backup; null while there is none to be had. */
  readonly dump: () => Readable | null;
  /** Somebody else took the folder while this process slept: it must not write another byte. */
  readonly lost: () => void;
}

/**
 * A data folder is for one process; two would destroy it. Whoever wants it opens a door in it (a socket, held by the
 * operating system: a process that is gone answers no more, whatever has its number now), puts its claim beside it,
 * and only then looks for other claims. So of two that come at once at least one sees the other and gives way. An owner
 * that cannot be asked (on another machine, behind a file system that has no sockets) is watched: its claim beats.
 */
export async function alone(
  dataDir: string,
  owner: Owner,
  patience: Patience = PATIENCE,
): Promise<() => Promise<void>> {
  const folder = await realpath(dataDir);
  for (let tries = 0; ; tries++) {
    const held = await tryAlone(folder, owner, patience);
    if (typeof held === 'function') return held;
    if (held.settled || tries === TRIES) throw inUse(dataDir, held.by);
    // Two came at once and both gave way.
    await sleep(Math.random() * 200);
  }
}

const TRIES = 10;

function inUse(dataDir: string, by: Claim | null): Error {
  const who = by === null ? '' : ` (process ${by.pid} on ${by.host})`;
  return new Error(`another Starboard is running on the data folder ${dataDir}${who}`);
}

interface Other {
  readonly by: Claim | null;
  /** Has the folder, and does not only want it. */
  readonly settled: boolean;
}

async function tryAlone(
  folder: string,
  owner: Owner,
  { beatMs, watchMs }: Patience,
): Promise<Other | (() => Promise<void>)> {
  const id = randomBytes(8).toString('hex');
  const close = await openDoor(folder, id, owner.dump);
  const withdraw = async (): Promise<void> => {
    await rm(claimFile(folder, id), { force: true });
    await close();
  };
  try {
    const mine = { kernel: thisKernel(), host: hostname(), pid: process.pid, held: false };
    await write(folder, id, mine);
    const other = await otherIn(folder, id, watchMs);
    if (other !== null) {
      await withdraw();
      return other;
    }
    await write(folder, id, { ...mine, held: true });
  } catch (error) {
    await withdraw().catch(() => {});
    throw error;
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(claimFile(folder, id), now, now).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || closed) return;
      clearInterval(beat);
      owner.lost();
    });
  }, beatMs);
  beat.unref();
  let closed = false;
  return async () => {
    closed = true;
    clearInterval(beat);
    await withdraw();
  };
}

const claimFile = (folder: string, id: string): string => join(folder, `in-use-${id}.json`);

/** All of it or nothing: nobody reads half a claim. */
async function write(folder: string, id: string, it: Claim): Promise<void> {
  const file = claimFile(folder, id);
  await writeFile(`${file}.new`, JSON.stringify(it));
  await rename(`${file}.new`, file);
}

/** Somebody else who has the folder or wants it. What the dead have left is removed. */
async function otherIn(folder: string, me: string, watchMs: number): Promise<Other | null> {
  for (const id of await claimsIn(folder)) {
    if (id === me) continue;
    const by = await readClaim(folder, id);
    if (by === 'gone') continue;
    if (await lives(folder, id, by, watchMs)) return { by, settled: by?.held ?? true };
    await rm(claimFile(folder, id), { force: true });
    await rm(join(folder, doorName(id)), { force: true });
  }
  return null;
}

async function claimsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).flatMap((name) => CLAIM.exec(name)?.[1] ?? []);
}

async function readClaim(folder: string, id: string): Promise<Claim | null | 'gone'> {
  try {
    return claim.parse(JSON.parse(await readFile(claimFile(folder, id), 'utf8')));
  } catch (error) {
    return isMissing(error) ? 'gone' : null;
  }
}

/** Dead is only who surely is: nobody behind the door, or no beat for as long as we watch. */
async function lives(
  folder: string,
  id: string,
  by: Claim | null,
  watchMs: number,
): Promise<boolean> {
  if (by?.kernel === thisKernel()) {
    const answer = await knock(folder, id);
    if (answer === 'dead') return false;
    if (answer !== 'unsure') {
      answer.destroy();
      return true;
    }
  }
  const first = await beatOf(folder, id);
  const end = Date.now() + watchMs;
  while (first !== null && Date.now() < end) {
    await sleep(Math.min(500, watchMs / 4));
    const now = await beatOf(folder, id);
    if (now === null) return false;
    if (now !== first) return true;
  }
  return false;
}

async function beatOf(folder: string, id: string): Promise<number | null> {
  try {
    // Opened anew each time: a network file system looks again then.
    await readFile(claimFile(folder, id));
    return (await stat(claimFile(folder, id))).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A backup from the process that has the folder, or null when none in this kernel has it. */
export async function backupFromRunning(dataDir: string): Promise<Readable | null> {
  if (!existsSync(dataDir)) return null;
  const folder = await realpath(dataDir);
  for (const id of await claimsIn(folder)) {
    const by = await readClaim(folder, id);
    if (by === 'gone' || by?.kernel !== thisKernel()) continue;
    const door = await knock(folder, id);
    if (door === 'dead' || door === 'unsure') continue;
    door.write(`${BACKUP}\n`);
    return door;
  }
  return null;
}

const doorName = (id: string): string => `in-use-${id}.sock`;

async function openDoor(
  folder: string,
  id: string,
  dump: Owner['dump'],
): Promise<() => Promise<void>> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (asked) => {
      const stream = String(asked).trim() === BACKUP ? dump() : null;
      if (stream === null) {
        socket.destroy();
        return;
      }
      // Whoever goes away in the middle leaves no half-read backup behind: it would hold up the store.
      pipeline(stream, socket, () => socket.destroy());
    });
  });
  server.unref();
  const { path, leave } = wayTo(folder, doorName(id));
  try {
    await listening(server, path);
    // A backup holds every secret: only who runs the server may ask for one.
    if (process.platform !== 'win32') await chmod(path, 0o600);
  } catch (error) {
    leave();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the data folder ${folder} cannot be locked (${why}): keep it on a local disk`);
  }
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    leave();
  };
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Whoever is behind a door; or that nobody is, for sure; or that there is no telling. */
async function knock(folder: string, id: string): Promise<Socket | 'dead' | 'unsure'> {
  const { path, leave } = wayTo(folder, doorName(id));
  try {
    return await new Promise((resolve) => {
      const socket = connect(path);
      socket.once('connect', () => {
        socket.on('error', () => socket.destroy());
        resolve(socket);
      });
      socket.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === DEAD ? 'dead' : 'unsure'),
      );
    });
  } finally {
    leave();
  }
}

/** A socket file nobody listens at; on Windows a pipe is gone with its owner. */
const DEAD = process.platform === 'win32' ? 'ENOENT' : 'ECONNREFUSED';

/** The path of a socket must be short. */
const LONGEST_PATH = 100;

/** A way to a socket in the folder, however deep that lies. On Windows it is a pipe, which lies in no folder. */
function wayTo(folder: string, name: string): { readonly path: string; leave(): void } {
  const none = (): void => {};
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\starboard-${name}`, leave: none };
  if (process.platform === 'linux') {
    const at = openSync(folder, 'r');
    const path = `/proc/self/fd/${at}/${name}`;
    if (existsSync(`/proc/self/fd/${at}`)) return { path, leave: () => closeSync(at) };
    closeSync(at);
  }
  const [path = ''] = [join(folder, name), relative(process.cwd(), join(folder, name))].sort(
    (a, b) => Buffer.byteLength(a) - Buffer.byteLength(b),
  );
  if (Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(`the path of the data folder ${folder} is too long to be locked`);
  return { path, leave: none };
}

let kernel: string | undefined;

/** Names the kernel that runs here, the same for all containers on it and another after every start of the machine. */
function thisKernel(): string {
  kernel ??= bootId() ?? `host ${hostname()}`;
  return kernel;
}

function bootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

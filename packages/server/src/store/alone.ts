import { createHash } from 'node:crypto';
import { chmodSync, existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';

/** Asked for this, whoever has a folder hands out a backup of it. */
const BACKUP = 'backup';

/**
 * A data folder is for one process; two would destroy it. Whoever has it listens on a socket named after it: a socket
 * nobody answers was left behind by a process that is gone, whatever has its number now.
 */
export async function alone(
  folder: string,
  dump: () => Readable | null,
): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  const other = await visit(path);
  if (other !== null) {
    other.destroy();
    throw new Error(`another Starboard is running on the data folder ${folder}`);
  }
  if (process.platform !== 'win32') rmSync(path, { force: true });
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
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  // A backup holds every secret: only who runs the server may ask for one.
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A backup from the process that has the folder, or null when none has it. */
export async function backupFromRunning(folder: string): Promise<Readable | null> {
  if (!existsSync(folder)) return null;
  const socket = await visit(socketOf(folder));
  socket?.write(`${BACKUP}\n`);
  return socket;
}

function socketOf(folder: string): string {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\starboard-${name}`
    : join(tmpdir(), `starboard-${name}.sock`);
}

function visit(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A data folder is for one process; two would destroy it. Whoever has it listens on a socket named after it: a socket
 * nobody answers was left behind by a process that is gone, whatever has its number now.
 */
export async function alone(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\starboard-${name}`
      : join(tmpdir(), `starboard-${name}.sock`);
  if (await answers(path)) {
    throw new Error(`another Starboard is running on the data folder ${folder}`);
  }
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => socket.end());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const SPOOL = /^backup-[0-9a-f]{16}\.part$/;

/**
 * Writes a stream into the folder as fast as the disk takes it, and hands it out from there as slowly as it is read:
 * whoever makes it is done with it, also when nobody reads.
 */
export function spooled(folder: string, make: () => Readable): Readable {
  const out = new PassThrough();
  const file = join(folder, `backup-${randomBytes(8).toString('hex')}.part`);
  const work = async (): Promise<void> => {
    let handle: FileHandle | null = null;
    try {
      await pipeline(make(), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      handle = await open(file, 'r');
      await pipeline(handle.createReadStream({ autoClose: false }), out);
    } finally {
      await handle?.close();
      await rm(file, { force: true });
    }
  };
  work().catch((error: Error) => out.destroy(error));
  return out;
}

/** Removes what a process that was killed left behind. */
export async function sweepSpool(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (SPOOL.test(name)) await rm(join(folder, name), { force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, startServer } from '@starboard/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realTime } from '../src/time.ts';
import { freshDataDir } from './support/folder.ts';

let folder: string;
let out: string[];
let err: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  out = [];
  err = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test.each(['abc', '-1', '1.5', '65536', '3000x', ' '])(
  'PORT=%j is refused in one line',
  async (PORT) => {
    expect(await serve({ PORT, STARBOARD_DATA: folder })).toBe(1);
    expect(out).toEqual([]);
    expect(err).toEqual([`PORT must be a whole number from 0 to 65535, not "${PORT}".\n`]);
  },
);

test('a port that is taken is refused in one line', async () => {
  await freshDataDir(folder);
  const other = await startServer({ port: 0, host: '127.0.0.1', dataDir: folder });
  const PORT = new URL(other.url).port;
  expect(await serve({ PORT, HOST: '127.0.0.1', STARBOARD_DATA: folder })).toBe(1);
  await other.close();
  expect(out).toEqual([]);
  expect(err).toEqual([
    `Port ${PORT} is already in use: stop the other program or set PORT to another number.\n`,
  ]);
});

test('what is still to come keeps no process', () => {
  const timers = (): number =>
    process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const callOff = realTime.at(Date.now() + 60_000, () => {});
  expect(timers()).toBe(before);
  callOff();
});

test('says one line when ready and closes at a signal', async () => {
  await freshDataDir(folder);
  const done = serve({ PORT: '0', HOST: '127.0.0.1', STARBOARD_DATA: folder });
  await vi.waitFor(() => expect(out).toHaveLength(1), { timeout: 120_000 });
  const url = /^Starboard is ready at (\S+) \(data in .*\)\n$/.exec(out[0] ?? '')?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  process.emit('SIGTERM');
  expect(await done).toBe(0);
  expect(out).toHaveLength(1);
  expect(err).toEqual([]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Fuzzed,
  fuzzBackups,
  fuzzFrames,
  fuzzGameFiles,
  fuzzHttp,
  fuzzTarget,
  type Target,
} from './support/fuzz.ts';
import { build } from './support/site.ts';

// "npm run fuzz" runs this.
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 100_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const share = (part: number): number => Math.ceil(inputs * part);
const LONG = 3_600_000;

let folder = '';
let target: Target;

beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), 'starboard-fuzz-'));
  target = await fuzzTarget(folder);
});
afterAll(async () => {
  await target.child.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Nothing breaks, and memory does not grow with what comes in; it may breathe. */
function expectSound(what: string, { inputs: sent, statuses, memory }: Fuzzed): void {
  process.stdout.write(
    `${what}: ${sent} inputs, ${JSON.stringify(statuses)}, MB ${memory.join(' ')}\n`,
  );
  const broken = Object.keys(statuses).filter((it) => Number(it) >= 500 && Number(it) < 1000);
  expect(broken).toEqual([]);
  // A connection ends with 1011 where something broke.
  expect(statuses[1011]).toBeUndefined();
  const half = Math.floor(memory.length / 2);
  const growth = Math.max(...memory.slice(half)) - Math.max(...memory.slice(0, half));
  expect(growth).toBeLessThan(100);
}

test('HTTP', async () => expectSound('HTTP', await fuzzHttp(target, share(0.5), seed)), LONG);
test('frames', async () => expectSound('frames', await fuzzFrames(target, share(0.3), seed)), LONG);
test('game files', () => expectSound('game files', fuzzGameFiles(share(0.15), seed)), LONG);
test(
  'backups',
  async () => expectSound('backups', await fuzzBackups(folder, share(0.05), seed)),
  LONG,
);
test('after all that the server answers as before', async () => {
  expect(await (await fetch(`${target.child.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await target.person.call('GET', '/api/me')).status).toBe(200);
});

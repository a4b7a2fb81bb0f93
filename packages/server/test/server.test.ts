import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedger, type Server, startServer } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDataDir } from './support/folder.ts';
import { Person } from './support/person.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-'));
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: await freshDataDir(join(folder, 'deep', 'data')),
    ledger: [
      { title: 'Roll', statements: 291 },
      { title: '<b>&"\'', statements: 1200 },
    ],
    site: null,
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);

describe('the front page without the web app', () => {
  test('is a whole HTML page in English', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('unofficial');
  });

  test('shows the ledger, escaped, with its total', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('<th scope="row">Roll</th><td>291</td>');
    expect(html).toContain('<th scope="row">&#60;b&#62;&#38;&#34;&#39;</th><td>1,200</td>');
    expect(html).toContain('1,491');
  });

  test('needs nothing from elsewhere, and all it needs is there', async () => {
    const html = await (await get('/')).text();
    const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^\/[^/]/);
      expect((await get(link)).status).toBe(200);
    }
    expect(html).not.toMatch(/<style|<script|style=/);
  });
});

test('healthz says ok', async () => {
  const response = await get('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

describe('what is not there', () => {
  test('is a small page for a browser', async () => {
    const response = await get('/nowhere', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is nothing at this address');
  });

  test('is JSON for a program', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  });
});

test('a broken request is refused without a stack trace', async () => {
  const answers = [
    await get('/%E0%A4%A'),
    await get('/', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const said = JSON.parse(await answer.text());
    expect(Object.keys(said)).toEqual(['error', 'code']);
    expect(said.error).not.toMatch(/\n|\bat /);
  }
});

test.each(['/', '/style.css', '/healthz', '/nowhere', '/%E0%A4%A'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  },
);

test('whoever is reached by https says that it is the only way', async () => {
  const dataDir = await freshDataDir(join(folder, 'secure'));
  const secure = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    origins: ['https://starboard.example'],
  });
  for (const path of ['/', '/healthz', '/nowhere', '/api/me', '/api/docs']) {
    const there = await fetch(secure.url + path);
    expect(there.headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    expect((await get(path)).headers.get('strict-transport-security'), path).toBeNull();
  }
  await secure.close();
});

test('the data folder is made, before anything else', async () => {
  const port = Number(new URL(server.url).port);
  const dataDir = join(folder, 'made', 'for', 'you');
  await expect(startServer({ port, host: '127.0.0.1', dataDir })).rejects.toThrow();
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

test('a data folder is for one server at a time', async () => {
  const dataDir = join(folder, 'deep', 'data');
  await expect(startServer({ port: 0, host: '127.0.0.1', dataDir })).rejects.toThrow(
    'another Starboard',
  );
});

test('a port that is taken is an error with a code', async () => {
  const port = Number(new URL(server.url).port);
  await expect(
    startServer({ port, host: '127.0.0.1', dataDir: join(folder, 'other') }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('a request that never ends is ended, and one that waits for its answer is not', async () => {
  const dataDir = await freshDataDir(join(folder, 'patient'));
  const other = await startServer({ port: 0, host: '127.0.0.1', dataDir, requestMs: 300 });
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (data) => {
    heard += String(data);
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"name":',
  );
  const waiting = await Person.guest(other.url, 'Patient');
  const made = await waiting.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
  const answered = waiting.call('GET', `/api/tables/${made.id}/view?wait=1`);
  await ended;
  expect(heard).toMatch(/^HTTP\/1.1 408 /);
  expect((await answered).status).toBe(200);
  await other.close();
});

test('a silent connection does not hold up closing', async () => {
  const dataDir = await freshDataDir(join(folder, 'another'));
  const other = await startServer({ port: 0, host: '127.0.0.1', dataDir });
  const socket = connect(Number(new URL(other.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  // Left alone, it would be told after a while that it takes too long.
  let told = '';
  socket.on('data', (data) => {
    told += String(data);
  });
  const gone = new Promise((resolve) => socket.once('close', resolve));
  await other.close();
  await gone;
  expect(told).toBe('');
});

describe('the ledger', () => {
  test('counts the statements of every part', async () => {
    const rules = await mkdtemp(join(folder, 'rules-'));
    await writeFile(
      join(rules, 'b.md'),
      '# Game B: rules\n\n- **B-1.1** One.\n- **B-1.2** Two.\n- a note\n- **bold** and more\n',
    );
    await writeFile(join(rules, 'a.md'), '- **A-1** Only.\n');
    await writeFile(join(rules, 'readme.md'), '# About\n\nNo statements.\n');
    await writeFile(join(rules, 'x.txt'), '- **X-1** Not a ledger.\n');
    expect(await readLedger(rules)).toEqual([
      { title: 'a', statements: 1 },
      { title: 'Game B', statements: 2 },
    ]);
  });

  test('may be absent', async () => {
    expect(await readLedger(join(folder, 'none'))).toEqual([]);
  });
});

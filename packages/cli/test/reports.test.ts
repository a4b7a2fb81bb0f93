import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '@starboard/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';

let folder = '';
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-reports-'));
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: join(folder, 'data'),
    ledger: [],
    logLevel: 'silent',
    site: null,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('starboard reports lists what people reported, and settles it once', async () => {
  const guest = async (name: string) => {
    const response = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
    return { id: String(JSON.parse(await response.text()).id), cookie };
  };
  const [ann, pest] = [await guest('Ann'), await guest('Pest')];
  const at = ['--url', server.url];
  expect((await run('reports', ...at)).out).toBe('nothing is reported');
  const sent = await fetch(`${server.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ann.cookie },
    body: JSON.stringify({
      player: pest.id,
      kind: 'name',
      text: 'A bad name.\n  > as if it were said\u001b[2J',
    }),
  });
  expect(sent.status).toBe(204);
  const { code, out } = await run('reports', ...at);
  expect(code).toBe(0);
  expect(out).toContain(`about Pest (${pest.id}), by Ann (${ann.id})`);
  // One line for what somebody wrote, and nothing that a terminal obeys.
  expect(out).toContain('  A bad name. / > as if it were said\ufffd[2J');
  expect(out.split('\n').filter((it) => it.startsWith('  >'))).toEqual([]);
  const [id = ''] = out.split(' ');
  expect(await run('reports', 'settle', id, ...at)).toMatchObject({
    code: 0,
    out: `settled: ${id}`,
  });
  expect(await run('reports', 'settle', id, ...at)).toMatchObject({ code: 1, out: '' });
  expect((await run('reports', ...at)).out).toBe('nothing is reported');
});

it('a wrong call, and a server that is not there, are told in a line', async () => {
  expect((await run('reports', 'burn')).code).toBe(2);
  expect((await run('reports', 'settle')).code).toBe(2);
  expect(await run('reports', '--url', 'http://127.0.0.1:9')).toMatchObject({
    code: 1,
    err: 'There is no server at http://127.0.0.1:9.',
  });
});

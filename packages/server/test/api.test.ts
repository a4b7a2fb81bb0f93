import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Server } from '@starboard/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../src/server.ts';
import { Person } from './support/person.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
let server: Server;

beforeAll(async () => {
  site = await openSite('pglite');
  server = await site.open();
});
afterAll(() => site.close());

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string }[];
        responses: object;
        requestBody?: object;
      }
    >
  >;
  readonly components: { readonly schemas: object };
}

test('the OpenAPI document has every address, each operation once, every parameter of its path', async () => {
  const document: Document = JSON.parse(
    await (await fetch(`${server.url}/api/openapi.json`)).text(),
  );
  expect(document.openapi).toMatch(/^3\./);
  const ids: string[] = [];
  for (const { spec } of apiRoutes) {
    const operation = document.paths[spec.path]?.[spec.method.toLowerCase()];
    if (operation === undefined) throw new Error(`${spec.method} ${spec.path} is missing`);
    ids.push(operation.operationId);
    const wanted = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      operation.parameters
        .filter((it) => it.in === 'path')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...wanted].sort());
    expect(operation.requestBody !== undefined).toBe(spec.body !== undefined);
    expect(Object.keys(operation.responses)).toContain('4XX');
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.components.schemas).toHaveProperty('ClientMessage');
});

test('what the server answers is what the document says', async () => {
  const person = await Person.guest(server.url, 'Reader');
  const made = await person.do('POST', '/api/tables', { game: 'roll', seats: 2, listed: true });
  await person.do('PUT', `/api/tables/${made.id}/seats/1/bot`, {});
  await person.do('POST', `/api/tables/${made.id}/start`, {});
  for (const { spec } of apiRoutes) {
    if (spec.method !== 'GET' || spec.path.includes('confirm') || spec.path.endsWith('record'))
      continue;
    // A calendar, for whoever has its secret link, is no JSON; news.test.ts reads one.
    if (spec.path.endsWith('.ics')) continue;
    // There is no earlier moment yet; master.test.ts goes back to one.
    if (spec.path.endsWith('go-back')) continue;
    const path = spec.path.replace('{table}', made.id).replace('{player}', person.id);
    const { body } = await person.call('GET', path);
    const read = spec.answer?.safeParse(body);
    expect(read?.error?.issues, path).toBeUndefined();
  }
});

test('it can be read by people, without any script', async () => {
  const response = await fetch(`${server.url}/api/docs`);
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('/api/tables/{table}/answers');
  expect(html).not.toContain('<script');
});

test('examples/bot.ts plays a whole game against our bots', async () => {
  const file = fileURLToPath(new URL('../../../examples/dist/bot.js', import.meta.url));
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [file, server.url], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        text += String(data);
      });
    }
    child.on('exit', (ended) => resolve({ code: ended, output: text }));
  });
  expect(output).toMatch(/over after \d+ answers of mine: \d+ to \d+ to \d+/);
  expect(code).toBe(0);
}, 120_000);

test('where nothing can be stored that is said, and the server is not ready until it can', async () => {
  const person = await Person.guest(server.url, 'Early');
  const { db } = server.services.hall.store;
  // As PostgreSQL refuses when the disk is full.
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
  for (const table of ['game_table', 'setting'])
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function no_room()`.execute(
      db,
    );
  const ready = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  const refused = await person.call('POST', '/api/tables', { game: 'roll', seats: 2 });
  expect(refused).toMatchObject({ status: 503, body: { code: 'store-full' } });
  expect(await ready()).toBe(503);
  expect((await person.call('GET', '/api/me')).status).toBe(200);
  await sql`drop function no_room() cascade`.execute(db);
  expect(await ready()).toBe(200);
  await person.do('POST', '/api/tables', { game: 'roll', seats: 2 });
});

test('health, readiness and metrics', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const name of [
    'starboard_answers_total',
    'starboard_sockets',
    'starboard_tables_in_memory',
    'starboard_http_seconds',
  ]) {
    expect(metrics).toContain(name);
  }
  const guarded = await openSite('pglite');
  const other = await guarded.open({ metricsToken: 'a-secret-for-prometheus' });
  expect((await fetch(`${other.url}/metrics`)).status).toBe(404);
  const headers = { authorization: 'Bearer a-secret-for-prometheus' };
  expect((await fetch(`${other.url}/metrics`, { headers })).status).toBe(200);
  await guarded.close();
});

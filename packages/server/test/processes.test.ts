import type { Server } from '@starboard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site } from './support/site.ts';
import { legalAnswer, seated } from './support/tables.ts';

let site: Site;
let one: Server;
let two: Server;

// Two servers on one PostgreSQL, as two processes would be: they share nothing but the database.
beforeAll(async () => {
  site = await openSite('postgres');
  one = await site.open();
  two = await site.open();
});
afterAll(() => site.close());

async function table(): Promise<{ id: string; lives: [Live, Live]; people: [Person, Person] }> {
  const a = await Person.guest(one.url, 'At one');
  const b = await Person.guest(two.url, 'At two');
  const made = await a.do('POST', '/api/tables', { game: 'liars-dice', seats: 2 });
  await b.do('PUT', `/api/tables/${made.id}/seats/1`, { invite: made.invite });
  const lives: [Live, Live] = [await a.live(), await b.live()];
  for (const live of lives) await live.join(made.id);
  await a.do('POST', `/api/tables/${made.id}/start`, {});
  for (const live of lives) await live.until(() => live.at(made.id).view !== null);
  return { id: made.id, lives, people: [a, b] };
}

test('moves, talk, seats and presence reach who is connected elsewhere', async () => {
  const { id, lives } = await table();
  const [a, b] = lives;
  await b.until(() => b.at(id).presence?.seats.length === 2);
  await a.until(() => a.at(id).presence?.seats.length === 2);
  for (let i = 0; i < 12; i++) {
    const live = lives.find((it) => it.asks(id).length > 0);
    const [ask] = live?.asks(id) ?? [];
    if (live === undefined || ask === undefined) break;
    const server = live === a ? one : two;
    const reply = await live.answer(id, ask.id, legalAnswer(server, id, ask));
    expect(reply).toMatchObject({ type: 'done' });
    for (const it of lives) await it.until(() => it.at(id).seq >= reply.seq);
  }
  expect(a.at(id).seq).toBeGreaterThan(4);
  await a.ask({ type: 'talk', table: id, text: 'hello over there' });
  await b.until(() => b.at(id).talk.some(({ text }) => text === 'hello over there'));
  a.close();
  await b.until(() => b.at(id).presence?.seats.join() === '1');
});

test('both ask at once: each answer is taken once, and both see the same history', async () => {
  const game = await seated([one, two], 'roll', 4);
  const { table: id, lives } = game;
  for (let round = 0; round < 8; round++) {
    await Promise.all(
      lives.map(async (live, i) => {
        const [ask] = live.asks(id);
        if (ask === undefined) return;
        const server = i % 2 === 0 ? one : two;
        const key = `race-${round}-${i}-key`;
        const answer = legalAnswer(server, id, ask);
        const replies = await Promise.all([
          live.answer(id, ask.id, answer, key),
          live.answer(id, ask.id, answer, key),
        ]);
        for (const reply of replies) expect(reply.type).toBe('done');
        expect(new Set(replies.map(({ seq }) => seq)).size).toBe(1);
      }),
    );
    const seq = Math.max(...lives.map((live) => live.at(id).seq));
    for (const live of lives) await live.until(() => live.at(id).seq >= seq);
  }
  const facts = lives.map((live) => live.at(id).seq);
  expect(new Set(facts).size).toBe(1);
  const rows = await one.services.hall.store.db
    .selectFrom('move')
    .select('seq')
    .where('table_id', '=', id as never)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i));
});

test('signing out everywhere ends connections at the other process too', async () => {
  const person = await Person.guest(one.url, 'Everywhere');
  const there = await person.at(two.url).live();
  await there.ask({ type: 'ping' });
  await person.do('POST', '/api/sign-out-everywhere');
  await there.until(() => there.closed !== null).catch(() => {});
  expect(there.closed).toBe(4001);
});

test('a deadline is met once, whichever process does it', async () => {
  const a = await Person.guest(one.url, 'Slow');
  const b = await Person.guest(two.url, 'Also slow');
  const made = await a.do('POST', '/api/tables', {
    game: 'tic-tac-toe',
    seats: 2,
    pace: { kind: 'live', seconds: 5, reserve: 0, window: 6 },
  });
  await b.do('PUT', `/api/tables/${made.id}/seats/1`, { invite: made.invite });
  await a.do('POST', `/api/tables/${made.id}/start`, {});
  // Nobody is connected and no process has the table in memory: only the job is left.
  for (const { services } of [one, two]) {
    for (const room of services.hall.rooms.values()) room.callOff?.();
    services.hall.rooms.clear();
  }
  const { db } = one.services.hall.store;
  const notices = async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('talk')
      .select('notice')
      .where('table_id', '=', made.id as never)
      .execute();
    return rows.map(({ notice }) => notice?.id ?? '');
  };
  for (let i = 0; i < 160 && (await notices()).length === 0; i++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await notices()).filter((id) => id === 'seat-away')).toHaveLength(1);
}, 120_000);

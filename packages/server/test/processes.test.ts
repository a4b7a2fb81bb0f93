import type { Server } from '@starboard/server';
import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableId } from '../src/store/ids.ts';
import { freePort, startChild } from './support/child.ts';
import type { Acknowledged } from './support/faithful.ts';
import { missingFrom } from './support/kept.ts';
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

test('several processes that start at once on an empty database all come up', async () => {
  for (let round = 0; round < 2; round++) {
    const databaseUrl = await site.postgres?.database();
    const servers = await Promise.all([1, 2, 3, 4].map(() => site.open({ databaseUrl })));
    const guest = await Person.guest(servers[0]?.url ?? '', 'First');
    for (const { url } of servers)
      expect(await guest.at(url).do('GET', '/api/me')).toMatchObject({ name: 'First' });
    for (const server of servers) await server.close();
  }
});

test('a start that fails ends, and says why in a line', async () => {
  const databaseUrl = (await site.postgres?.database()) ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A job queue from the future: everything is open by the time this is found out.
  await client.query(`create schema pgboss; create table pgboss.version (version integer primary key,
    maintained_on timestamptz, cron_on timestamptz, monitored_on timestamptz);
    insert into pgboss.version values (9999)`);
  await client.end();
  const settings = { port: await freePort(), dataDir: site.settings.dataDir };
  await expect(startChild({ ...settings, databaseUrl })).rejects.toThrow(
    /Starboard could not start: [^\n]+\n$/,
  );
  const nowhere = 'postgres://somebody:secret@127.0.0.1:1/starboard';
  await expect(startChild({ ...settings, databaseUrl: nowhere })).rejects.toThrow(
    'it ended: The PostgreSQL server 127.0.0.1:1 cannot be reached (ECONNREFUSED).\n',
  );
});

test('a store that fails while a table is read again leaves nobody behind', async () => {
  const { id, lives } = await table();
  const [a, b] = lives;
  const { store } = one.services.hall;
  const { db } = store;
  let failures = 0;
  const fail = (): void => {
    if (failures >= 3) return;
    failures += 1;
    throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
  };
  const failing = db.withPlugin({
    transformQuery({ node }) {
      // The moves, which are read after everything else of a table.
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"move"')) fail();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // What has happened elsewhere is asked for in a statement of its own.
  Object.assign(failing, {
    async executeQuery(query: CompiledQuery) {
      fail();
      return db.executeQuery(query);
    },
  });
  const move = async (live: Live, server: Server): Promise<number> => {
    const [ask] = live.asks(id);
    if (ask === undefined) throw new Error('nothing is asked');
    const reply = await live.answer(id, ask.id, legalAnswer(server, id, ask));
    expect(reply).toMatchObject({ type: 'done' });
    return reply.seq;
  };
  Object.assign(store, { db: failing });
  try {
    // Dice are rolled by both: each may answer without the other.
    await move(b, two);
    while (failures < 1) await new Promise((resolve) => setTimeout(resolve, 10));
    // Whatever is done here now reads the table first, and may fail at it; then it is tried again, as clients do.
    for (let tries = 0; tries < 5 && failures < 3; tries++)
      await a.person.call('GET', `/api/tables/${id}/view`);
    expect(failures).toBe(3);
    const seq = await move(a, one);
    // Every update leads on from the one before (a live connection looks at that), and none is missing.
    for (const live of lives) await live.until(() => live.at(id).seq >= seq);
    expect(a.at(id).steps).toEqual([...new Set(a.at(id).steps)]);
    expect(a.at(id).steps).toEqual(b.at(id).steps);
  } finally {
    Object.assign(store, { db });
  }
});

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

test('whatever takes a way in away ends the connections that came by it, at every process, and no others', async () => {
  const login = 'three_ways_in';
  const password = 'a long password';
  const first = await Person.guest(one.url, 'First');
  await first.do('POST', '/api/me/password', { login, password });
  const second = new Person(one.url);
  await second.do('POST', '/api/sign-in', { login, password });
  const program = new Person(one.url);
  const { token, id: tokenId } = await first.do('POST', '/api/tokens', { name: 'program' });
  program.token = token;
  const made = await first.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
  const lives = new Map<Person, Live[]>();
  for (const person of [first, second, program]) {
    const own: Live[] = [];
    for (const { url } of [one, two]) {
      const there = person.at(url);
      there.token = person.token;
      const live = await there.live();
      await live.join(made.id);
      own.push(live);
    }
    lives.set(person, own);
  }
  const endOf = async (person: Person): Promise<void> => {
    for (const live of lives.get(person) ?? []) {
      await live.until(() => live.closed !== null).catch(() => {});
      expect(live.closed).toBe(4001);
    }
  };
  const goesOn = async (person: Person): Promise<void> => {
    for (const live of lives.get(person) ?? [])
      expect(await live.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
  };
  const waits = second.at(two.url).call('GET', `/api/tables/${made.id}/view?wait=3`);
  await first.do('POST', '/api/me/password', { login, password: 'another one', current: password });
  await endOf(second);
  expect((await waits).status).toBe(401);
  expect((await second.call('GET', '/api/me')).status).toBe(401);
  await goesOn(first);
  await goesOn(program);
  await first.do('DELETE', `/api/tokens/${tokenId}`);
  await endOf(program);
  await goesOn(first);
  await first.do('POST', '/api/sign-out');
  await endOf(first);
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

test('seats are given and games begun once: whoever is told yes has it, in whichever process', async () => {
  const people: Person[] = [];
  for (let i = 0; i < 4; i++)
    people.push(await Person.guest(i % 2 === 0 ? one.url : two.url, `Racer ${i}`));
  const [host, leaver, taker, other] = people as [Person, Person, Person, Person];
  for (let round = 0; round < 15; round++) {
    const made = await host.do('POST', '/api/tables', {
      game: 'tic-tac-toe',
      seats: 2,
      join: 'anyone',
    });
    const path = `/api/tables/${made.id}`;
    await leaver.do('PUT', `${path}/seats/1`, {});
    // Both processes have the table in memory.
    for (const person of people) await person.do('GET', path);
    const [start, leaves, takes, alsoTakes] = await Promise.all([
      host.call('POST', `${path}/start`),
      leaver.call('DELETE', `${path}/seats/1`),
      taker.call('PUT', `${path}/seats/1`, {}),
      other.call('PUT', `${path}/seats/1`, {}),
    ]);
    const { status, seats } = await host.at(two.url).do('GET', path);
    const seated = seats[1]?.player?.id ?? null;
    if (status === 'playing')
      expect(seats.map(({ player }) => player !== null)).toEqual([true, true]);
    expect(start.status === 200).toBe(status === 'playing');
    expect(leaves.status === 204).toBe(seated !== leaver.id);
    expect(takes.status === 200).toBe(seated === taker.id);
    expect(alsoTakes.status === 200).toBe(seated === other.id);
  }
});

test('a seat that was handed over in one process is no longer answered for in the other', async () => {
  const { id, lives, people } = await table();
  const at = lives.findIndex((live) => live.asks(id).length > 0);
  const [live, person] = [lives[at] as Live, people[at] as Person];
  const [ask] = live.asks(id);
  if (ask === undefined) throw new Error('not asked');
  const server = at === 0 ? one : two;
  const answer = legalAnswer(server, id, ask);
  const elsewhere = at === 0 ? two : one;
  const { code } = await person
    .at(elsewhere.url)
    .do('POST', `/api/tables/${id}/seats/${at}/hand`, { to: 'player' });
  const heir = await Person.guest(elsewhere.url, 'Heir');
  // As if the news had not come yet.
  const room = server.services.hall.rooms.get(id as never);
  const before = room === undefined ? [] : [...room.seats];
  await heir.do('POST', `/api/tables/${id}/seats/${at}/take-over`, { code });
  await live.until(() => live.messages.some(({ type }) => type === 'moved'));
  if (room !== undefined) room.seats = before;
  const reply = await person.call('POST', `/api/tables/${id}/answers`, {
    ask: ask.id,
    seq: 0,
    key: 'no-longer-mine',
    answer,
  });
  // Who made the table may still watch; the other is a stranger now.
  expect(reply.status).toBe(at === 0 ? 403 : 404);
  for (const it of lives) it.close();
});

test('a new name is seen at tables that only another process has in memory, and nobody waits for that', async () => {
  const person = await Person.guest(one.url, 'Before');
  const watcher = await Person.guest(two.url, 'Watcher');
  const ids: string[] = [];
  const live = await watcher.live();
  for (let i = 0; i < 12; i++) {
    const made = await person.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    ids.push(made.id);
    await live.join(made.id, { invite: made.invite });
  }
  one.services.hall.rooms.clear();
  await person.do('PATCH', '/api/me', { name: 'After' });
  for (const id of ids) await live.until(() => live.at(id).info.seats[0]?.player?.name === 'After');
  expect(one.services.hall.rooms.size).toBe(0);
  live.close();
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

test('an answer acknowledged in the last moment of a window counts, whichever process closes it', async () => {
  const game = await seated([one, two], 'liars-dice', 4, {
    noTells: true,
    pace: { kind: 'live', seconds: 60, reserve: 0, window: 2 },
  });
  const { table: id, lives } = game;
  const rows = () =>
    one.services.hall.store.db
      .selectFrom('move')
      .selectAll()
      .where('table_id', '=', id as never)
      .execute();
  const windowOf = (server: Server) =>
    server.services.hall.rooms.get(id as never)?.playing?.clock.window ?? null;
  while (windowOf(one) === null) {
    const live = lives.find((it) => it.asks(id).length > 0);
    const [ask] = live?.asks(id) ?? [];
    if (live === undefined || ask === undefined) throw new Error('nobody is asked');
    const server = live.person.url === one.url ? one : two;
    const reply = await live.answer(id, ask.id, legalAnswer(server, id, ask));
    expect(reply).toMatchObject({ type: 'done' });
    for (const it of lives) await it.until(() => it.at(id).seq >= reply.seq);
  }
  const late = lives.filter((it) => it.asks(id).length > 0 && it.person.url === two.url);
  const window = windowOf(one);
  // The other process leaves closing to the first.
  two.services.hall.rooms.get(id as never)?.callOff?.();
  // Somebody holds the game's row while the window closes: the first process has looked and waits to store.
  const holding = new pg.Client({ connectionString: site.settings.databaseUrl });
  await holding.connect();
  await holding.query('begin');
  await holding.query('select 1 from match where table_id = $1 for update', [id]);
  const waiting = async (): Promise<number> => {
    const { rows: found } = await holding.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return found[0]?.count ?? 0;
  };
  while ((await waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Date.now()).toBeGreaterThanOrEqual(window?.ends ?? 0);
  const answers = late.map((live) => {
    const [ask] = live.asks(id);
    return live.answer(id, ask?.id ?? 0, 'liar', 'in-the-last-moment');
  });
  let settled = false;
  void Promise.all(answers).then(() => {
    settled = true;
  });
  while (!settled && (await waiting()) < 1 + late.length)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await holding.query('commit');
  await holding.end();
  const replies = await Promise.all(answers);
  const [live] = lives as [Live];
  await live.until(() => live.at(id).seq >= 6);
  expect(late.length).toBeGreaterThan(0);
  for (const [i, reply] of replies.entries()) {
    const seat = lives.indexOf(late[i] as Live);
    const taken = (await rows()).find(
      ({ key, player_id }) => key === 'in-the-last-moment' && player_id === game.people[seat]?.id,
    );
    // What was acknowledged is in the game; what was not is not.
    expect(reply.type === 'done', JSON.stringify(reply)).toBe(taken !== undefined);
    if (taken !== undefined) expect(taken.entry).toMatchObject({ answer: 'liar' });
  }
  for (const it of lives) it.close();
});

test('orders given at the same moment in two processes are both kept', async () => {
  const { table: id, lives } = await seated([one, two], 'liars-dice', 4, { noTells: true });
  const orders = [{ window: '*', then: 'pass' }];
  for (let round = 0; round < 5; round++) {
    const replies = await Promise.all(
      lives.map((live, i) =>
        live.ask({
          type: 'orders',
          table: id,
          orders: round % 2 === 0 ? orders : [],
          key: `orders-${round}-${i}`,
        }),
      ),
    );
    for (const reply of replies) expect(reply).toMatchObject({ type: 'done' });
    const stored = await one.services.hall.store.db
      .selectFrom('match')
      .select('orders')
      .where('table_id', '=', id as never)
      .executeTakeFirstOrThrow();
    expect(stored.orders).toEqual(lives.map(() => (round % 2 === 0 ? orders : [])));
  }
  for (const live of lives) live.close();
});

test('whoever pauses in one process stops every move in the other', async () => {
  const game = await seated([one, two], 'liars-dice', 2);
  const { table: id, lives, people } = game;
  const [host] = people as [Person];
  const stored = () =>
    one.services.hall.store.db
      .selectFrom('match')
      .select(['seq', 'paused_at'])
      .where('table_id', '=', id as never)
      .executeTakeFirstOrThrow();
  for (let round = 0; round < 12; round++) {
    const live = lives.find((it) => it.asks(id).length > 0);
    const [ask] = live?.asks(id) ?? [];
    if (live === undefined || ask === undefined) break;
    const server = live.person.url === one.url ? one : two;
    const answer = legalAnswer(server, id, ask);
    // From the other process than the one that answers.
    const elsewhere = host.at(server === one ? two.url : one.url);
    const answering = live.answer(id, ask.id, answer);
    await elsewhere.do('PUT', `/api/tables/${id}/pause`, { paused: true });
    const atPause = await stored();
    expect(atPause.paused_at).not.toBeNull();
    const reply = await answering;
    const late = await live.answer(id, ask.id, answer);
    expect(late).toMatchObject({ type: 'refused' });
    // Whatever was acknowledged was there when the pause was; nothing came after it.
    expect((await stored()).seq).toBe(atPause.seq);
    if (reply.type === 'done') expect(reply.seq).toBeLessThanOrEqual(atPause.seq);
    else expect(reply).toMatchObject({ code: 'paused' });
    await elsewhere.do('PUT', `/api/tables/${id}/pause`, { paused: false });
    for (const it of lives) await it.until(() => it.at(id).seq >= atPause.seq);
    for (const it of lives) await it.until(() => it.at(id).info.paused === null);
  }
  for (const live of lives) live.close();
});

test('more time given in one process is not lost to a move that the other is about to store', async () => {
  const game = await seated([one, two], 'tic-tac-toe', 2, {
    pace: { kind: 'mail', hours: 1, window: 60 },
  });
  const { table: id, lives, people } = game;
  const [host] = people as [Person];
  const asked = lives.find((it) => it.asks(id).length > 0) as Live;
  const server = asked.person.url === one.url ? one : two;
  const elsewhere = server === one ? two : one;
  const [ask] = asked.asks(id);
  if (ask === undefined) throw new Error('not asked');
  // As if the news had not come yet.
  const room = server.services.hall.rooms.get(id as never);
  const before = room?.playing ?? null;
  await host.at(elsewhere.url).do('POST', `/api/tables/${id}/more-time`, { minutes: 600 });
  if (room !== undefined) room.playing = before;
  const orders = [{ window: '*', then: 'pass' }];
  expect(
    await asked.ask({ type: 'orders', table: id, orders, key: 'a-key-of-mine' }),
  ).toMatchObject({ type: 'done' });
  const { clock } = await one.services.hall.store.db
    .selectFrom('match')
    .select('clock')
    .where('table_id', '=', id as never)
    .executeTakeFirstOrThrow();
  expect(clock.extra?.[lives.indexOf(asked)]).toBe(600 * 60_000);
  for (const live of lives) live.close();
});

test('all go back once, and no answer that was acknowledged is lost to it, whichever process is asked', async () => {
  const { table: id, lives, people } = await seated([one, two], 'liars-dice', 2);
  const [host, guest] = people as [Person, Person];
  const path = `/api/tables/${id}/go-back`;
  const { store } = one.services.hall;
  const acknowledged: Acknowledged[] = [];
  const answer = async (key: string): Promise<void> => {
    const live = lives.find((it) => it.asks(id).length > 0);
    const [ask] = live?.asks(id) ?? [];
    if (live === undefined || ask === undefined) throw new Error('nobody is asked');
    const server = live.person.url === one.url ? one : two;
    const reply = await live.answer(id, ask.id, legalAnswer(server, id, ask), key);
    if (reply.type === 'done') acknowledged.push({ key, ask: ask.id, seq: reply.seq });
    // It came after all had gone back, or at the same moment.
    else expect(reply).toMatchObject({ type: 'refused' });
  };
  const settled = async (): Promise<void> => {
    const { seq } = await store.db
      .selectFrom('match')
      .select('seq')
      .where('table_id', '=', tableId.parse(id))
      .executeTakeFirstOrThrow();
    for (const live of lives) await live.until(() => live.at(id).seq >= seq);
  };
  const ROUNDS = 6;
  for (let round = 0; round < ROUNDS; round++) {
    await answer(`round-${round}-first`);
    await settled();
    await host.do('PUT', path, { to: 0 });
    const agree = { to: 0, agree: true };
    const [, ...said] = await Promise.all([
      answer(`round-${round}-second`),
      guest.call('POST', path, agree),
      guest.at(one.url).call('POST', path, agree),
    ]);
    // Whoever came second finds that it is no longer asked.
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409]);
    await settled();
  }
  const moves = await store.db
    .selectFrom('move')
    .select('entry')
    .where('table_id', '=', tableId.parse(id))
    .execute();
  expect(moves.filter(({ entry }) => entry?.kind === 'go-back')).toHaveLength(ROUNDS);
  expect(await missingFrom(store, id, [{ acknowledged }])).toEqual([]);
  for (const live of lives) live.close();
});

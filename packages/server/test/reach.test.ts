import { createECDH, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import type { Server } from '@starboard/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nextDigest, sendDigests } from '../src/reach/digest.ts';
import { isInside, Undelivered } from '../src/reach/outside.ts';
import { CALL, deliverCall, deliverNudge, NUDGE, openReach } from '../src/reach/reach.ts';
import { playerId, tableId } from '../src/store/ids.ts';
import { FakeTime } from './support/fake-time.ts';
import { Person } from './support/person.ts';
import { openSite, type Site } from './support/site.ts';
import { legalAnswer, seated } from './support/tables.ts';

interface Sent {
  readonly way: 'post' | 'mail' | 'push';
  readonly to: string;
  readonly text: string;
}

describe('reaching people', () => {
  let site: Site;
  let server: Server;
  const sent: Sent[] = [];
  let slow = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  beforeAll(async () => {
    site = await openSite('pglite');
    server = await site.open({
      // Longer than any machine needs for what happens in one: the tests say when a burst is over.
      burstSeconds: 3600,
      ways: {
        post: async (url, body) => {
          if (url.includes('slow')) {
            slow += 1;
            await released;
          }
          sent.push({ way: 'post', to: url, text: JSON.stringify(body) });
        },
        mail: async (to, subject, text) => {
          if (to.startsWith('nowhere')) throw new Error('the mail server does not answer');
          sent.push({ way: 'mail', to, text: `${subject}\n${text}` });
        },
        push: async ({ endpoint }, payload) => {
          sent.push({ way: 'push', to: endpoint, text: payload });
          return endpoint.includes('gone') ? 'gone' : 'sent';
        },
      },
    });
  });
  afterAll(() => site.close());

  const until = async (holds: () => boolean): Promise<void> => {
    for (let i = 0; i < 900 && !holds(); i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(holds()).toBe(true);
  };

  /** Ends the bursts of these people or tables once they have begun. */
  const endBursts = async (queue: string, keys: readonly string[]): Promise<void> => {
    const { db } = server.services.hall.store;
    const waiting = sql`name = ${queue} and state = 'created' and singleton_key in (${sql.join(keys)})`;
    let begun = 0;
    for (let i = 0; i < 900 && begun < keys.length; i++) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      begun = (await sql`select id from pgboss.job where ${waiting}`.execute(db)).rows.length;
    }
    expect(begun).toBe(keys.length);
    await sql`update pgboss.job set start_after = now() where ${waiting}`.execute(db);
  };

  test('it is your turn: one message for a burst, in the reader’s language, by every way, and nothing secret in it', async () => {
    const host = await Person.guest(server.url, 'Host');
    const away = await Person.guest(server.url, 'Bill', 'pl');
    await away.do('PATCH', '/api/me', { webhook: 'https://hooks.example/bill' });
    await away.do('PUT', '/api/push', {
      endpoint: 'https://push.example/phone',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    });
    await away.do('PUT', '/api/push', {
      endpoint: 'https://push.example/gone',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    });
    await away.do('POST', '/api/me/email', { email: 'bill@galactica.example' });
    const mail = sent.find(({ to }) => to === 'bill@galactica.example');
    expect(mail?.text).toContain('otwórz');
    const link = /\/api\/confirm-email\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await away.call('GET', `${link}x`)).status).toBe(404);
    await away.do('GET', link);
    sent.length = 0;

    const tables: string[] = [];
    for (const title of ['First', 'Second', 'Third']) {
      const made = await host.do('POST', '/api/tables', {
        game: 'tic-tac-toe',
        seats: 2,
        title,
        sit: true,
        pace: { kind: 'mail', hours: 24 },
      });
      await host.do('PUT', `/api/tables/${made.id}/webhook`, {
        url: 'https://hooks.example/table',
        language: 'de',
      });
      await away.do('PUT', `/api/tables/${made.id}/seats/1`, { invite: made.invite });
      await host.do('POST', `/api/tables/${made.id}/start`);
      tables.push(made.id);
    }
    // The host is there and answers everywhere at once; then the other one is to move and has no page open.
    const live = await host.live();
    for (const table of tables) await live.join(table);
    await Promise.all(
      tables.map(async (table) => {
        const [ask] = live.asks(table);
        if (ask !== undefined) await live.answer(table, ask.id, legalAnswer(server, table, ask));
      }),
    );
    live.close();
    await endBursts(NUDGE, [away.id]);
    await endBursts(CALL, tables);
    const ofBill = (way: string, part: string): Sent[] =>
      sent.filter((it) => it.way === way && it.to.includes(part));
    const ways = [
      ['post', 'bill'],
      ['push', 'phone'],
      ['mail', 'bill'],
    ] as const;
    // Every way takes its own time.
    await until(() => ways.every(([way, part]) => ofBill(way, part).length > 0));
    await until(() => sent.filter(({ to }) => to === 'https://hooks.example/table').length >= 3);
    for (const [way, part] of ways) {
      const messages = ofBill(way, part);
      expect(messages).toHaveLength(1);
      const text = messages[0]?.text ?? '';
      for (const title of ['First', 'Second', 'Third'])
        expect(text).toContain(`Twoja kolej: ${title}.`);
      expect(text).toContain(`/table/${tables[0]}`);
      if (way === 'mail') expect(text).toContain(`${server.url}/settings`);
      // And what the other one did meanwhile.
      expect(text).toMatch(/Twoja kolej: First\.(\n|\\n)· Gracz Host zaznaczył pole \p{L}/u);
    }
    expect(
      sent
        .filter(({ to }) => to.includes('table'))
        .map(({ text }) => text)
        .join('\n'),
    ).toContain('Bill, du bist am Zug: First.');
    // The table knows that a channel hears of it.
    const [table] = tables;
    expect(JSON.stringify(await host.do('GET', `/api/tables/${table}/talk`))).toContain(
      'channel-on',
    );
    // A device that is gone is forgotten.
    const rows = await server.services.hall.store.db
      .selectFrom('push')
      .select('endpoint')
      .where('player_id', '=', away.id as never)
      .execute();
    expect(rows).toEqual([{ endpoint: 'https://push.example/phone' }]);
    // Nothing but titles, the sentence and the link.
    const states = await server.services.hall.store.db
      .selectFrom('match')
      .select('match')
      .execute();
    for (const { text } of sent) {
      for (const { match } of states) expect(text).not.toContain(JSON.parse(match).state.dice.seed);
      expect(text).not.toMatch(/facts|asks|view/);
    }
  });

  test('whoever wants one mail a day gets one with all their games, once, and nothing secret in it', async () => {
    const host = await Person.guest(server.url, 'Host');
    const reader = await Person.guest(server.url, 'Rea', 'de');
    await reader.do('POST', '/api/me/email', { email: 'rea@galactica.example' });
    const link = /\/api\/confirm-email\/\S+/.exec(
      sent.find(({ to }) => to === 'rea@galactica.example')?.text ?? '',
    )?.[0];
    await reader.do('GET', link ?? '');
    expect((await reader.call('PATCH', '/api/me', { mailWhen: 'weekly' })).status).toBe(400);
    expect(await reader.do('PATCH', '/api/me', { mailWhen: 'daily' })).toMatchObject({
      mailWhen: 'daily',
    });
    const { hall, reach } = server.services;
    const due = async (): Promise<number[]> => {
      // As if a day had passed; then two processes look at the same moment.
      await hall.store.db
        .updateTable('player')
        .set({ digest_at: new Date(Date.now() - 1000) })
        .where('id', '=', reader.id as never)
        .execute();
      return Promise.all([1, 2].map(() => sendDigests(hall, reach, 'https://here.example')));
    };
    const mails = () => sent.filter(({ way, to }) => way === 'mail' && to.startsWith('rea@'));
    sent.length = 0;
    // Nothing to tell, no mail.
    expect(await due()).toEqual([0, 0]);
    const turn = await seated([server], 'liars-dice', 2, { title: 'Dice' }, [host, reader]);
    const wait = await seated([server], 'tic-tac-toe', 2, { title: 'Crosses' }, [reader, host]);
    await host.do('PUT', `/api/me/friends/${reader.id}`);
    await reader.do('PUT', `/api/me/friends/${host.id}`);
    const asked = await host.do('POST', '/api/tables', {
      game: 'liars-dice',
      seats: 2,
      title: 'Invited',
    });
    await host.do('PUT', `/api/tables/${asked.id}/invitations/${reader.id}`);
    const over = await seated([server], 'tic-tac-toe', 2, { title: 'Over' }, [host, reader]);
    await host.do('POST', `/api/tables/${over.table}/concede`);
    const back = await seated([server], 'tic-tac-toe', 2, { title: 'Back' }, [host, reader]);
    const first = back.lives.find((live) => live.asks(back.table).length > 0);
    const [opening] = first?.asks(back.table) ?? [];
    if (first === undefined || opening === undefined) throw new Error('not asked');
    await first.answer(back.table, opening.id, legalAnswer(server, back.table, opening));
    await host.do('PUT', `/api/tables/${back.table}/go-back`, { to: 0 });
    const [mine] = wait.lives;
    const [ask] = mine?.asks(wait.table) ?? [];
    if (mine === undefined || ask === undefined) throw new Error('not asked');
    await mine.answer(wait.table, ask.id, legalAnswer(server, wait.table, ask));
    for (const live of [...turn.lives, ...wait.lives, ...over.lives, ...back.lives]) live.close();
    // Told by no mail of its own, however long it waits.
    await deliverNudge(hall, reach, 'https://here.example', { player: playerId.parse(reader.id) });
    expect(mails()).toEqual([]);
    expect((await due()).sort()).toEqual([0, 1]);
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    for (const part of [
      'Starboard: deine Spiele heute',
      'Du bist am Zug: Dice.',
      'Bei Crosses ging es weiter:',
      'Das Spiel Over ist zu Ende.',
      'Bei Back werden alle gefragt',
      'Du bist eingeladen: Invited.',
      `https://here.example/table/${asked.id}`,
      `https://here.example/table/${turn.table}`,
    ])
      expect(mail?.text).toContain(part);
    const faces = server.services.hall.rooms.get(turn.table as never)?.playing?.match.state.facts;
    expect(mail?.text).not.toContain(JSON.stringify(faces));
    expect(mail?.text).not.toMatch(/hat .* gewürfelt: \d/);
    // The next one is tomorrow's, when their quiet hours are over.
    const next = nextDigest(Date.UTC(2026, 0, 1, 12), { from: 1320, to: 480, offset: 60 });
    expect(new Date(next).toISOString()).toBe('2026-01-02T07:00:00.000Z');
    expect(new Date(nextDigest(Date.UTC(2026, 0, 1, 5), null)).toISOString()).toBe(
      '2026-01-01T07:00:00.000Z',
    );
  });

  test('somebody whose webhook takes no message keeps no message from others', async () => {
    const turnOf = async (name: string, webhook: string): Promise<string> => {
      const person = await Person.guest(server.url, name);
      await person.do('PATCH', '/api/me', { webhook });
      const made = await person.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
      await person.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
      await person.do('POST', `/api/tables/${made.id}/start`);
      return person.id;
    };
    const people: string[] = [];
    for (let i = 0; i < 5; i++)
      people.push(await turnOf(`Slow ${i}`, `https://hooks.example/slow-${i}`));
    people.push(await turnOf('Quick', 'https://hooks.example/at-once'));
    await endBursts(NUDGE, people);
    await until(() => slow === 5);
    // Nor from those whose turn comes while these are being waited for.
    await endBursts(NUDGE, [await turnOf('Later', 'https://hooks.example/later-at-once')]);
    await until(() => sent.some(({ to }) => to.endsWith('later-at-once')));
    await until(() => sent.some(({ to }) => to.endsWith('/at-once')));
    expect(sent.filter(({ to }) => to.includes('slow'))).toEqual([]);
    release();
    await until(() => sent.filter(({ to }) => to.includes('slow')).length === 5);
  });

  test('whoever sits before an open page and lets time run out hears of it by every way', async () => {
    const time = new FakeTime();
    const other = await openSite('pglite');
    const heard: Sent[] = [];
    const late = await other.open({
      time,
      burstSeconds: 2,
      ways: {
        post: async (url, body) => {
          heard.push({ way: 'post', to: url, text: JSON.stringify(body) });
        },
        push: async ({ endpoint }, payload) => {
          heard.push({ way: 'push', to: endpoint, text: payload });
          return 'sent';
        },
      },
    });
    const pace = { kind: 'live', seconds: 10, reserve: 0, window: 6 };
    const people = [
      await Person.guest(late.url, 'Ann', 'de'),
      await Person.guest(late.url, 'Ben', 'de'),
    ];
    for (const it of people) {
      await it.do('PATCH', '/api/me', { webhook: `https://hooks.example/${it.id}` });
      await it.do('PUT', '/api/push', {
        endpoint: `https://push.example/${it.id}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      });
    }
    const more = { pace, title: 'Kolonien' };
    const { table, lives } = await seated([late], 'tic-tac-toe', 2, more, people);
    const slow = lives.findIndex((it) => it.asks(table).length > 0);
    await time.advance(21_000, late);
    await until(() => heard.length >= 2);
    expect(heard.map(({ way, to }) => `${way} ${to}`).sort()).toEqual([
      `post https://hooks.example/${people[slow]?.id}`,
      `push https://push.example/${people[slow]?.id}`,
    ]);
    for (const { text } of heard)
      expect(text).toContain(
        'Deine Zeit bei Kolonien ist abgelaufen. Bis du zurück bist, spielt ein Bot',
      );
    heard.length = 0;
    // The other one goes away, too: now it is the game that waits.
    await time.advance(21_000, late);
    await until(() => heard.length >= 2);
    for (const { text } of heard)
      expect(text).toContain('Das Spiel steht still, bis du zurück bist.');
    for (const it of lives) it.close();
    await other.close();
  });

  test('whoever has no page open hears that all are asked to end a game, that it ended, and that their seat is gone', async () => {
    sent.length = 0;
    const host = await Person.guest(server.url, 'Host');
    const far = await Person.guest(server.url, 'Far', 'pl');
    await far.do('PATCH', '/api/me', { webhook: 'https://hooks.example/far' });
    const without = async (): Promise<string> => {
      const game = await seated([server], 'tic-tac-toe', 2, {}, [host, far]);
      game.lives[1]?.close();
      await expect
        .poll(() => server.services.hall.presence.of(game.table as never).seats)
        .not.toContain(1);
      return game.table;
    };
    const heard = async (what: string, table: string): Promise<string> => {
      sent.length = 0;
      await endBursts(NUDGE, [`${far.id}:${what}:${table}`]);
      await until(() => sent.some(({ to }) => to.endsWith('/far')));
      return sent.find(({ to }) => to.endsWith('/far'))?.text ?? '';
    };
    // A table without a name is called by its game, as the reader calls it.
    const asked = await without();
    await host.do('POST', `/api/tables/${asked}/abandon`, { agree: true });
    expect(await heard('asked-to-end', asked)).toContain(
      'Ktoś przy stole Kółko i krzyżyk chce zakończyć grę.',
    );
    const given = await without();
    await host.do('POST', `/api/tables/${given}/concede`);
    expect(await heard('game-over', given)).toContain('Kółko i krzyżyk');
    const lost = await without();
    await host.do('POST', `/api/tables/${lost}/seats/1/hand`, { to: 'bot' });
    expect(await heard('seat-lost', lost)).toContain(
      'Twoje miejsce przy stole Kółko i krzyżyk zajmuje teraz ktoś inny albo bot.',
    );
    const handed = await without();
    const { code } = await host.do('POST', `/api/tables/${handed}/seats/1/hand`, { to: 'player' });
    const heir = await Person.guest(server.url, 'Heir');
    // Whoever sat there is told why they may not look; a stranger is told of no table.
    const looks = (who: Person) => who.call('GET', `/api/tables/${lost}`);
    expect(await looks(far)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect((await looks(heir)).status).toBe(404);
    await heir.do('POST', `/api/tables/${handed}/seats/1/take-over`, { code });
    expect(await heard('seat-lost', handed)).toContain('Twoje miejsce');
  }, 60_000);

  test('whoever set a webhook learns that nothing arrives there, until something does', async () => {
    const host = await Person.guest(server.url, 'Host');
    const { hall } = server.services;
    let fails: (() => Error) | null = null;
    const post = async (): Promise<void> => {
      if (fails !== null) throw fails();
    };
    const reach = { ...server.services.reach, ways: { ...server.services.reach.ways, post } };
    const here = 'https://here.example';
    const webhook = 'https://hooks.example/secret-path';
    await host.do('PATCH', '/api/me', { webhook });
    const made = await host.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    const channel = `/api/tables/${made.id}/webhook`;
    expect(await host.do('GET', channel)).toEqual({ form: null, trouble: null });
    await host.do('PUT', channel, { url: 'https://discord.com/api/webhooks/1' });
    await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
    await host.do('POST', `/api/tables/${made.id}/start`);
    const toPerson = () => deliverNudge(hall, reach, here, { player: playerId.parse(host.id) });
    const toTable = () => deliverCall(hall, reach, here, { table: tableId.parse(made.id) });
    const troubles = async () => [
      (await host.do('GET', '/api/me')).webhookTrouble,
      (await host.do('GET', channel)).trouble,
    ];
    fails = () => new Undelivered('answered', 'the webhook answered 500', 500);
    for (const known of [false, false, true]) {
      await expect(toPerson()).rejects.toThrow();
      await expect(toTable()).rejects.toThrow();
      const found = await troubles();
      for (const it of found)
        if (known) expect(it).toEqual({ at: expect.any(String), why: 'answered', status: 500 });
        else expect(it).toBe(null);
    }
    // What it is stays with the server; the form is known.
    expect((await host.do('GET', channel)).form).toBe('discord');
    expect(JSON.stringify(await host.do('GET', channel))).not.toContain('https');
    const other = await Person.guest(server.url, 'Other');
    expect((await other.call('GET', channel)).status).toBe(404);
    fails = null;
    await toPerson();
    await toTable();
    expect(await troubles()).toEqual([null, null]);
    // Where nothing will ever be sent is said at once; another address has its own fate.
    fails = () => new Undelivered('inside', 'the address lies in a private network');
    await expect(toPerson()).rejects.toThrow();
    expect((await troubles())[0]).toMatchObject({ why: 'inside', status: null });
    await host.do('PATCH', '/api/me', { webhook: 'https://hooks.example/other' });
    expect(await troubles()).toEqual([null, null]);
  });

  test('the link that confirms an address shows a page, in the language of whoever follows it', async () => {
    const person = await Person.guest(server.url, 'Dee', 'de');
    await person.do('POST', '/api/me/email', { email: 'dee@galactica.example' });
    const mail = sent.find(({ to }) => to === 'dee@galactica.example')?.text ?? '';
    expect(mail).toMatch(/^Starboard: Adresse bestätigen\n/);
    const link = /\/api\/confirm-email\/\S+/.exec(mail)?.[0] ?? '';
    const opened = async () => {
      const headers = { accept: 'text/html,*/*', 'accept-language': 'pl-PL,en;q=0.5' };
      const response = await fetch(server.url + link, { headers });
      const type = response.headers.get('content-type');
      const allowed = response.headers.get('content-security-policy');
      return { status: response.status, type, allowed, text: await response.text() };
    };
    const first = await opened();
    // It looks like a page of this server's.
    expect(first.allowed).toContain("style-src 'self'");
    expect([first.status, first.type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first.text).toContain('<html lang="de">');
    expect(first.text).toContain('Diese Adresse ist bestätigt.');
    const again = await opened();
    expect(again.status).toBe(404);
    expect(again.text).toContain('został już użyty');
  });

  test('a mail that cannot be sent is no fault of the server’s, and the address can be given again', async () => {
    const person = await Person.guest(server.url, 'Eve');
    const email = 'nowhere@galactica.example';
    expect(await person.call('POST', '/api/me/email', { email })).toMatchObject({
      status: 503,
      body: { code: 'mail-not-sent' },
    });
  });

  test('whoever has answered meanwhile gets nothing', async () => {
    sent.length = 0;
    const host = await Person.guest(server.url, 'Host');
    await host.do('PATCH', '/api/me', { webhook: 'https://hooks.example/quick' });
    const made = await host.do('POST', '/api/tables', {
      game: 'tic-tac-toe',
      seats: 2,
      title: 'Quick',
    });
    await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, {});
    await host.do('POST', `/api/tables/${made.id}/start`);
    await host.do('POST', `/api/tables/${made.id}/seats/0/hand`, { to: 'bot' });
    const { hall, reach } = server.services;
    await deliverNudge(hall, reach, 'https://here.example', { player: playerId.parse(host.id) });
    expect(sent.filter(({ to }) => to.includes('quick'))).toEqual([]);
  });
});

test('mails of the day and what is to be forgotten are looked for without anybody asking', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const site = await openSite('pglite');
  try {
    const mails: string[] = [];
    const server = await site.open({
      ways: {
        mail: async (to) => {
          mails.push(to);
        },
      },
    });
    const { db } = server.services.hall.store;
    const [reader, gone] = [
      await Person.guest(server.url, 'Rea'),
      await Person.guest(server.url, 'Gone'),
    ];
    const made = await reader.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    await reader.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
    await reader.do('POST', `/api/tables/${made.id}/start`);
    const email = 'rea@galactica.example';
    await db
      .updateTable('player')
      .set({ email, email_confirmed: true, mail_when: 'daily', digest_at: new Date() })
      .where('id', '=', playerId.parse(reader.id))
      .execute();
    const longAgo = new Date(0);
    await db
      .updateTable('session')
      .set({ expiresAt: longAgo })
      .where('userId', '=', playerId.parse(gone.id))
      .execute();
    await db
      .updateTable('player')
      .set({ created_at: longAgo })
      .where('id', '=', playerId.parse(gone.id))
      .execute();
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => mails).toEqual([email]);
    const names = async () =>
      (await db.selectFrom('player').select('name').execute()).map((it) => it.name);
    await expect.poll(names).toEqual(['Rea']);
  } finally {
    await site.close();
    vi.useRealTimers();
  }
});

test('neither webhooks nor push lead to this machine, whatever name it has', async () => {
  let visits = 0;
  const listening = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listening.listen(0, resolve));
  const { port } = listening.address() as AddressInfo;
  const site = await openSite('pglite');
  const { services } = await site.open();
  const { ways } = await openReach(services.hall.store, services.config, 'https://us.example');
  // A browser's own keys, so that nothing but the address can be wrong.
  const browser = createECDH('prime256v1');
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433']) {
    const endpoint = `https://${host}:${port}/`;
    const refused = ways.post(endpoint, {});
    await expect(refused).rejects.toThrow(/private network|has a name/);
    await expect(refused).rejects.toMatchObject({ why: 'inside' });
    await expect(ways.push({ endpoint, keys }, 'hello')).rejects.toThrow(
      /private network|has a name/,
    );
  }
  expect(visits).toBe(0);
  await site.close();
  await new Promise((resolve) => listening.close(resolve));
});

test('a webhook is no door into the host’s own network', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.20.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '198.18.0.1',
    '224.0.0.1',
    'nonsense',
  ]) {
    expect(isInside(address), address).toBe(true);
  }
  for (const address of ['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])
    expect(isInside(address), address).toBe(false);
});

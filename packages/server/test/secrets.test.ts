import { type Json, patched, seatAt, type Viewer } from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyOf, type Moment } from './support/history.ts';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { playOn, type Seated, seated } from './support/tables.ts';
import { checkTranscript, expectedSteps, expectedView } from './support/transcript.ts';

describe.each(STORES)('what is received, on %s', (store) => {
  let site: Site;
  let server: Server;
  const logs: string[] = [];

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open({ logLevel: 'debug', logTo: { write: (line) => logs.push(line) } });
  });
  afterAll(() => site.close());

  describe.each(['roll', 'bsg', 'liars-dice'])('%s', (name) => {
    let game: Seated;
    let spectator: Person;
    let stranger: Person;
    let former: Person;
    let watching: Live;
    let substitute: Live;
    let seed: string;

    beforeAll(async () => {
      game = await seated([server], name, 3);
      spectator = await Person.guest(server.url, 'Spectator');
      stranger = await Person.guest(server.url, 'Stranger');
      watching = await spectator.live();
      await watching.join(game.table, { invite: game.invite });
      await playOn(server, game, 25);
      // Seat 2 changes hands in the middle: its player sees from outside from then on.
      former = game.people[2] as Person;
      const { code } = await former.do('POST', `/api/tables/${game.table}/seats/2/hand`, {
        to: 'player',
      });
      const heir = await Person.guest(server.url, 'Heir');
      await heir.do('POST', `/api/tables/${game.table}/seats/2/take-over`, { code });
      substitute = await heir.live();
      await substitute.join(game.table);
      const left = game.lives[2] as Live;
      game = {
        ...game,
        lives: [game.lives[0] as Live, game.lives[1] as Live, substitute],
        people: [game.people[0] as Person, game.people[1] as Person, heir],
      };
      await left.until(() => left.messages.some(({ type }) => type === 'moved'));
      // 40 answers in all: no game of the three is over by then.
      await playOn(server, game, 15);
      left.close();
      const stored = await server.services.hall.store.db
        .selectFrom('match')
        .select('match')
        .where('table_id', '=', game.table as never)
        .executeTakeFirstOrThrow();
      seed = JSON.parse(stored.match).state.dice.seed;
    });

    test('over live connections, each seat gets its own view, spectators the open one', async () => {
      const history = await historyOf(server, game.table);
      const now = history.length - 1;
      for (const [i, live] of game.lives.entries()) {
        expect(checkTranscript(live, history, seatAt(i), game.table)).toBe(now);
      }
      expect(checkTranscript(watching, history, 'spectator', game.table)).toBe(now);
    });

    test('after handing the seat over, nothing more of it', async () => {
      const history = await historyOf(server, game.table);
      const view = await former.call('GET', `/api/tables/${game.table}/view?seen=-1`);
      // Not as to a stranger: who sat here knows of the table, and is told that the seat is not theirs.
      expect(view).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
      const invited = await former.do(
        'GET',
        `/api/tables/${game.table}/view?seen=-1&invite=${game.invite}`,
      );
      expect(invited.you).toBe('spectator');
      expect(invited.view).toEqual(expectedView(history.at(-1) as Moment, 'spectator'));
      expect(invited.steps).toEqual(expectedSteps(history, -1, invited.seq, 'spectator'));
      const answer = { ask: 1, seq: 0, key: 'former-player', answer: null };
      expect(await former.call('POST', `/api/tables/${game.table}/answers`, answer)).toMatchObject({
        status: 403,
        body: { code: 'not-your-seat' },
      });
    });

    test('over HTTP: view, log and replay are the same view; other seats are refused', async () => {
      const history = await historyOf(server, game.table);
      const roles: [Person, Viewer, string][] = [
        ...game.people.map((person, i): [Person, Viewer, string] => [person, seatAt(i), '']),
        [spectator, 'spectator', `invite=${game.invite}`],
      ];
      for (const [person, viewer, query] of roles) {
        const got = await person.do('GET', `/api/tables/${game.table}/view?${query}`);
        expect(got.view).toEqual(expectedView(history[got.seq] as Moment, viewer));
        expect(got.steps).toEqual(expectedSteps(history, -1, got.seq, viewer));
        const log = await person.do('GET', `/api/tables/${game.table}/log?limit=500&${query}`);
        expect(log).toEqual(expectedSteps(history, -1, got.seq, viewer));
        const replay = await person.do('GET', `/api/tables/${game.table}/replay?${query}`);
        let view: Json = JSON.parse(JSON.stringify(replay.first));
        for (const step of replay.steps) {
          view = patched(view, step.patch);
          expect(view).toEqual(expectedView(history[step.seq] as Moment, viewer));
        }
        for (const other of [0, 1, 2]) {
          if (other === viewer) continue;
          const refused = await person.call(
            'GET',
            `/api/tables/${game.table}/replay?viewer=${other}&${query}`,
          );
          expect(refused.status).toBe(403);
        }
        expect((await person.call('GET', `/api/tables/${game.table}/record?${query}`)).status).toBe(
          409,
        );
      }
    });

    test('a stranger is not told that there is such a table', async () => {
      const nowhere = 'A'.repeat(24);
      for (const path of ['', '/view', '/log', '/talk', '/replay', '/record']) {
        const there = await stranger.call('GET', `/api/tables/${game.table}${path}`);
        const missing = await stranger.call('GET', `/api/tables/${nowhere}${path}`);
        expect(there).toEqual(missing);
        expect(there.status).toBe(404);
      }
      const live = await stranger.live();
      const reply = await live.ask({ type: 'join', table: game.table });
      expect(reply).toMatchObject({ type: 'refused', status: 404 });
      for (const type of ['answer', 'take-back', 'orders', 'talk']) {
        const more = {
          answer: { ask: 1, seq: 0, key: 'stranger-1', answer: 1 },
          'take-back': { seq: 0, key: 'stranger-2' },
          orders: { orders: [], key: 'stranger-3' },
          talk: { text: 'hello' },
        }[type];
        const refused = await live.ask({ type, table: game.table, ...more });
        expect(refused).toMatchObject({ type: 'refused', status: 404 });
      }
      live.close();
      const list = await stranger.do('GET', '/api/tables');
      expect(JSON.stringify(list)).not.toContain(game.table);
    });

    test('nobody receives the seed while the game goes on, nor do logs and metrics', async () => {
      const everybody = [...game.people, spectator, stranger, former];
      const texts = everybody.flatMap(({ received }) => received);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.some((text) => text.includes(seed))).toBe(false);
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      expect(metrics).toContain('starboard_answers_total');
      for (const secret of [
        seed,
        game.table,
        game.invite,
        ...everybody.map(({ id }) => id),
        'Player 0',
      ]) {
        expect(metrics).not.toContain(secret);
        expect(logs.join('')).not.toContain(secret);
      }
    });
  });

  test('the seed is shown when the game is over, and then everything is open', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, { watch: 'anyone' });
    const [host] = game.people;
    const before = await host?.do('GET', `/api/tables/${game.table}`);
    expect(before?.fairness).toMatchObject({ seed: null });
    await playOn(server, game, 100);
    const after = await host?.do('GET', `/api/tables/${game.table}`);
    expect(after?.fairness?.commitment).toBe(before?.fairness?.commitment);
    expect(after?.fairness?.seed).toMatch(/^[0-9a-f]{64}$/);
    const anybody = new Person(server.url);
    const history = await historyOf(server, game.table);
    for (const viewer of [0, 1]) {
      const replay = await anybody.do('GET', `/api/tables/${game.table}/replay?viewer=${viewer}`);
      const last = replay.steps.reduce(
        (view, step) => patched(view, step.patch),
        JSON.parse(JSON.stringify(replay.first)) as Json,
      );
      expect(last).toEqual(expectedView(history.at(-1) as Moment, seatAt(viewer)));
    }
  });

  test('what one seat says to another reaches nobody else', async () => {
    const game = await seated([server], 'bsg', 3, { privateTalk: true, watch: 'anyone' });
    const [zero, one, two] = game.lives as [Live, Live, Live];
    const watching = await new Person(server.url).live();
    await watching.join(game.table);
    await zero.ask({ type: 'talk', table: game.table, text: 'between us', to: 1 });
    await zero.ask({ type: 'talk', table: game.table, text: 'to all' });
    for (const live of [zero, one, two, watching])
      await live.until(() => live.at(game.table).talk.some(({ text }) => text === 'to all'));
    expect(one.at(game.table).talk.map(({ text }) => text)).toEqual(['between us', 'to all']);
    expect(two.at(game.table).talk.map(({ text }) => text)).toEqual(['to all']);
    expect(watching.at(game.table).talk.map(({ text }) => text)).toEqual(['to all']);
    const [, , person] = game.people;
    expect(JSON.stringify(await person?.do('GET', `/api/tables/${game.table}/talk`))).not.toContain(
      'between us',
    );
    watching.close();
  });

  test('a whisper is for who sat there when it was said, not for who has the seat later', async () => {
    const [host, first, next] = await Promise.all(
      ['Host', 'First', 'Next'].map((name) => Person.guest(server.url, name)),
    );
    if (host === undefined || first === undefined || next === undefined) throw new Error('nobody');
    const made = await host.do('POST', '/api/tables', {
      game: 'bsg',
      seats: 3,
      join: 'anyone',
      privateTalk: true,
    });
    const path = `/api/tables/${made.id}`;
    expect((await host.call('POST', `${path}/talk`, { text: 'hello?', to: 1 })).status).toBe(409);
    await first.do('PUT', `${path}/seats/1`, {});
    await host.do('POST', `${path}/talk`, { text: 'for the first', to: 1 });
    await first.do('POST', `${path}/talk`, { text: 'from the first', to: 0 });
    const heard = async (person: Person): Promise<string> =>
      JSON.stringify(await person.do('GET', `${path}/talk?invite=${made.invite}`));
    expect(await heard(first)).toContain('for the first');
    await first.do('DELETE', `${path}/seats/1`);
    await next.do('PUT', `${path}/seats/1`, {});
    const live = await next.live();
    await live.join(made.id);
    await host.do('POST', `${path}/talk`, { text: 'for the next', to: 1 });
    await live.until(() => live.at(made.id).talk.some(({ text }) => text === 'for the next'));
    for (const text of [await heard(next), JSON.stringify(live.messages)]) {
      expect(text).toContain('for the next');
      expect(text).not.toMatch(/the first/);
    }
    expect(await heard(first)).toContain('for the first');
    expect(await heard(first)).not.toContain('for the next');
    expect(await heard(host)).toContain('from the first');
    live.close();
  });

  test('no private talk during a game unless the table allows it; nobody who watches talks', async () => {
    const game = await seated([server], 'bsg', 3, { watch: 'anyone' });
    const [zero] = game.lives;
    expect(await zero?.ask({ type: 'talk', table: game.table, text: 'psst', to: 1 })).toMatchObject(
      { status: 403, code: 'no-private-talk' },
    );
    const watcher = await Person.guest(server.url, 'Watcher');
    expect(
      (await watcher.call('POST', `/api/tables/${game.table}/talk`, { text: 'seat 1 is a Cylon' }))
        .status,
    ).toBe(403);
  });
});

import {
  type AnyTypes,
  beginMatch,
  type Choice,
  enterMove,
  imagine,
  type Json,
  type Match,
  same,
  sampleAnswer,
  seatAt,
  seedFrom,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { games } from '../src/games.ts';
import { freshClock, tick } from '../src/play/clock.ts';
import { newTableId } from '../src/store/ids.ts';
import { FakeTime } from './support/fake-time.ts';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { legalAnswer, seated } from './support/tables.ts';

const bsg = games.find(({ name }) => name === 'bsg');
if (bsg === undefined) throw new Error('no BSG');
const game = bsg;
const SEATS = 4;
const WINDOW_S = 6;
const pace = { kind: 'live', seconds: 60, reserve: 0, window: WINDOW_S } as const;

interface Pair {
  readonly real: Match<AnyTypes>;
  readonly other: Match<AnyTypes>;
}

/** Moments at which a window is open, and a second world that looks the same to seat 0 but has other hands in it. */
function pairs(wanted: number): Pair[] {
  const found: Pair[] = [];
  for (let round = 0; found.length < wanted && round < 60; round++) {
    const chance = whims(`pairs ${round}`);
    let { match } = beginMatch(game, {
      seed: seedFrom(`pairs ${round}`),
      seats: SEATS,
      noTells: true,
    });
    for (let i = 0; i < 250 && match.state.outcome === null; i++) {
      const open = match.state.asks.find(({ answered }) => !answered);
      if (open === undefined) break;
      if (open.window !== null && open.seat !== 0) {
        const world = imagine(game, match.state, seatAt(0), chance);
        if (world !== null && differs(match, world.state.asks)) {
          found.push({
            real: { ...match, undo: null },
            other: { ...match, state: world.state, undo: null },
          });
          break;
        }
      }
      const answer = sampleAnswer(game, match.state, open, chance);
      ({ match } = enterMove(game, match, {
        kind: 'answer',
        seat: open.seat,
        ask: open.id,
        answer,
      }));
    }
  }
  return found;
}

/** Whether somebody could answer in one world and only pass in the other. */
function differs(match: Match<AnyTypes>, asks: Match<AnyTypes>['state']['asks']): boolean {
  const choices = (list: typeof asks): number[] =>
    list.map(({ ask }) => (ask.kind === 'one' ? (ask.of as readonly Choice[]).length : 0));
  const [a, b] = [choices(match.state.asks), choices(asks)];
  return a.some((count, i) => (count === 1) !== (b[i] === 1));
}

describe('no tells', () => {
  let site: Site;
  let server: Server;
  let people: Person[];
  const time = new FakeTime();

  beforeAll(async () => {
    site = await openSite('pglite');
    server = await site.open({ time, botPaceMs: 600 });
    people = [];
    for (let i = 0; i < SEATS; i++) people.push(await Person.guest(server.url, `Player ${i}`));
  });
  afterAll(() => site.close());

  /** A table in the middle of a game; the last seat is a bot's. */
  async function tableWith(match: Match<AnyTypes>): Promise<string> {
    const { store } = server.services.hall;
    const made = await people[0]?.do('POST', '/api/tables', {
      game: 'bsg',
      seats: SEATS,
      noTells: true,
      pace,
    });
    const id = newTableId();
    const now = time.now();
    const clock = tick(freshClock(SEATS, pace), null, match.state, false, pace, now);
    await store.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('game_table')
        .selectAll()
        .where('id', '=', made?.id as never)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('game_table')
        .values({
          ...row,
          id,
          options: JSON.stringify(match.state.options),
          pace: JSON.stringify(pace),
          hook_trouble: null,
          status: 'playing',
          started_at: new Date(now),
        })
        .execute();
      for (let seat = 0; seat < SEATS; seat++) {
        const bot = seat === SEATS - 1;
        await db
          .insertInto('seat')
          .values({
            table_id: id,
            seat,
            player_id: bot ? null : (people[seat]?.id as never),
            bot: bot ? 'easy' : null,
            away_since: null,
            hand_code: null,
            memory: null,
          })
          .execute();
      }
      await db
        .insertInto('match')
        .values({
          table_id: id,
          seq: match.length,
          match: JSON.stringify(match),
          clock: JSON.stringify(clock),
          orders: JSON.stringify([[], [], [], []]),
          wake_at: null,
          job_at: null,
        })
        .execute();
    });
    return id;
  }

  /** What seat 0 receives from now on, and when: everything but the table's own id. */
  function listen(live: Live, table: string): string[] {
    const heard: string[] = [];
    const start = time.now();
    live.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data));
      if (message.table === table)
        heard.push(
          `${time.now() - start} ${JSON.stringify(message)
            .replaceAll(table, 'TABLE')
            .replace(/"(since|deadline|windowEnds)":\d+/g, '"$1":0')}`,
        );
    });
    return heard;
  }

  test('what a client receives, and when, is the same in two worlds that differ only in others’ hands', async () => {
    const found = pairs(4);
    expect(found.length).toBe(4);
    for (const { real, other } of found) {
      expect(viewOf(game, real.state, seatAt(0))).toEqual(viewOf(game, other.state, seatAt(0)));
      const heard: string[][] = [];
      for (const [which, match] of [real, other].entries()) {
        const table = await tableWith(match);
        const lives: Live[] = [];
        for (const person of people.slice(0, SEATS - 1)) {
          const live = await person.live();
          await live.join(table);
          lives.push(live);
        }
        const [zero, one, two] = lives as [Live, Live, Live];
        await zero.until(() => zero.at(table).presence?.seats.length === SEATS - 1);
        const own = listen(zero, table);
        // In one world seat 1 passes by hand at once and seat 2 by a standing order; in the other nobody does anything.
        if (which === 0) {
          for (const ask of one.asks(table))
            expect(await one.answer(table, ask.id, 'pass')).toMatchObject({
              type: 'done',
              held: true,
            });
          expect(
            await two.ask({
              type: 'orders',
              table,
              key: 'orders-1',
              orders: [{ window: '*', then: 'pass' }],
            }),
          ).toMatchObject({ type: 'done' });
        }
        for (let i = 0; i < (WINDOW_S * 10 * SEATS) / 2; i++) {
          await time.advance(100, server);
          if (server.services.hall.rooms.get(table as never)?.playing?.clock.window == null) break;
        }
        heard.push(own);
        for (const live of lives) live.close();
      }
      const [a = [], b = []] = heard;
      expect(a.length).toBeGreaterThan(0);
      expect(a).toEqual(b);
      // And the first thing heard came when the window's time was over, not before.
      expect(Number.parseInt(a[0] ?? '', 10)).toBe(WINDOW_S * 1000);
    }
  });

  test('an answer to a window is kept, can be changed and taken back, and takes effect when the window closes', async () => {
    const [pair] = pairs(1);
    if (pair === undefined) throw new Error('no window');
    const open = pair.real.state.asks.find(
      ({ seat, window, answered }) => window !== null && !answered && seat < SEATS - 1,
    );
    if (open === undefined || open.ask.kind !== 'one') throw new Error('nobody is asked');
    const table = await tableWith(pair.real);
    const live = await (people[open.seat] as Person).live();
    await live.join(table);
    const before = live.at(table).seq;
    const reply = await live.answer(table, open.id, open.ask.of[0] as Json, 'held-answer');
    expect(reply).toMatchObject({ type: 'done', held: true, seq: before });
    expect(live.at(table).mayTakeBack).toBe(true);
    expect(live.at(table).view?.asks.find(({ id }) => id === open.id)).toMatchObject({
      answered: true,
    });
    expect(await live.answer(table, open.id, 'nonsense')).toMatchObject({
      type: 'refused',
      status: 422,
    });
    expect(
      await live.ask({ type: 'take-back', table, seq: before, key: 'take-back-1' }),
    ).toMatchObject({ type: 'done' });
    expect(live.asks(table).some(({ id }) => id === open.id)).toBe(true);
    await live.answer(table, open.id, 'pass', 'held-again');
    expect(live.at(table).seq).toBe(before);
    await time.advance(WINDOW_S * 1000, server);
    await live.until(() => live.at(table).seq > before);
    // Sent again after the window closed, it is known and not done twice.
    expect(await live.answer(table, open.id, 'pass', 'held-again')).toMatchObject({
      type: 'done',
      repeated: true,
    });
    live.close();
  });

  test('the two worlds are really two', () => {
    for (const { real, other } of pairs(2))
      expect(same(real.state.facts, other.state.facts)).toBe(false);
  });
});

/** Liar's dice has a window after every bid. */
describe.each(STORES)('windows with no tells on %s', (store) => {
  let site: Site;
  let server: Server;
  let time: FakeTime;

  beforeAll(async () => {
    site = await openSite(store);
    time = new FakeTime();
    server = await site.open({ time });
  });
  afterAll(() => site.close());

  test('a key is for one window, and a key used twice stops no table', async () => {
    const { table, lives } = await seated([server], 'liars-dice', 3, { noTells: true, pace });
    const { db } = server.services.hall.store;
    await untilWindow(server, table, lives, time);
    const asked = lives.filter((live) => live.asks(table).length > 0);
    for (const live of asked) {
      const [ask] = live.asks(table);
      if (ask === undefined) throw new Error('not asked');
      expect(await live.answer(table, ask.id, 'pass', 'key-number-1')).toMatchObject({
        held: true,
      });
    }
    const seq = asked[0]?.at(table).seq ?? 0;
    await time.advance(WINDOW_S * 1000, server);
    for (const live of lives) await live.until(() => live.at(table).seq > seq);
    await untilWindow(server, table, lives, time);
    const again = asked.find((live) => live.asks(table).length > 0) as Live;
    const [second] = again.asks(table);
    if (second === undefined) throw new Error('not asked');
    expect(await again.answer(table, second.id, 'pass', 'key-number-1')).toMatchObject({
      status: 409,
      code: 'key-used-before',
    });
    // As an earlier version left it: the answer is held with a key that a move has.
    await again.answer(table, second.id, 'pass', 'key-number-2');
    await db
      .updateTable('held')
      .set({ key: 'key-number-1' })
      .where('table_id', '=', table as never)
      .where('ask', '=', second.id)
      .execute();
    const before = again.at(table).seq;
    await time.advance(WINDOW_S * 1000, server);
    await again.until(() => again.at(table).seq > before);
    for (const live of lives) live.close();
  });

  test('taking back what is held, sent twice, takes nothing else back', async () => {
    const { table, lives } = await seated([server], 'liars-dice', 3, { noTells: true, pace });
    await untilWindow(server, table, lives, time);
    const live = lives.find((it) => it.asks(table).length > 0) as Live;
    const [ask] = live.asks(table);
    if (ask === undefined) throw new Error('not asked');
    await live.answer(table, ask.id, 'pass', 'the-answer');
    const { seq } = live.at(table);
    const takeBack = { type: 'take-back', table, seq, key: 'the-take-back' };
    expect(await live.ask(takeBack)).toMatchObject({ type: 'done', seq });
    expect(await live.ask(takeBack)).toMatchObject({ type: 'done', seq, repeated: true });
    await time.advance(WINDOW_S * 1000, server);
    await live.until(() => live.at(table).seq > seq);
    const later = live.at(table).seq;
    expect(await live.ask(takeBack)).toMatchObject({ type: 'done', repeated: true });
    expect(live.at(table).seq).toBe(later);
    for (const it of lives) it.close();
  });
});

test('a job closes a window also where the store’s clock is not ours', async () => {
  const site = await openSite('pglite');
  // Years behind what the store thinks.
  const time = new FakeTime(Date.UTC(2020, 0, 1));
  const server = await site.open({ time });
  const { hall } = server.services;
  const { table, lives } = await seated([server], 'liars-dice', 3, {
    noTells: true,
    pace: { ...pace, window: 1 },
  });
  await untilWindow(server, table, lives, time);
  const [live] = lives as [Live];
  const { seq } = live.at(table);
  // The job comes before the window's time is over, and sees to it that another comes.
  const sent = vi.spyOn(hall.store.queue, 'send');
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), 30_000);
  expect(live.at(table).seq).toBe(seq);
  time.jump(1_000);
  await live.until(() => live.at(table).seq > seq);
  await site.close();
});

/** Plays until a window is open. */
async function untilWindow(
  server: Server,
  table: string,
  lives: readonly Live[],
  time: FakeTime,
): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const clock = server.services.hall.rooms.get(table as never)?.playing?.clock;
    if (clock?.window != null) return;
    const live = lives.find((it) => it.asks(table).length > 0);
    const [ask] = live?.asks(table) ?? [];
    if (live === undefined || ask === undefined) throw new Error('nobody is asked');
    const reply = await live.answer(table, ask.id, legalAnswer(server, table, ask));
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    for (const it of lives) await it.until(() => it.at(table).seq >= reply.seq);
    await time.advance(0, server);
  }
  throw new Error('no window');
}

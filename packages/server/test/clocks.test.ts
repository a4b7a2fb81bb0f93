import { seatAt } from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterQuiet, beginAgain, deadlineOf, freshClock, tick } from '../src/play/clock.ts';
import { FakeTime } from './support/fake-time.ts';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { legalAnswer, seated } from './support/tables.ts';

const HOUR = 3_600_000;

describe('quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60, offset: 0 };
  const at = (hours: number): number => Date.UTC(2030, 0, 1) + hours * HOUR;

  test('do not count', () => {
    expect(afterQuiet(at(12), 4 * HOUR, quiet)).toBe(at(16));
    expect(afterQuiet(at(20), 4 * HOUR, quiet)).toBe(at(24 + 9));
    expect(afterQuiet(at(23), HOUR, quiet)).toBe(at(24 + 8));
    expect(afterQuiet(at(2), HOUR, quiet)).toBe(at(8));
    // Fifteen hours a day count.
    expect(afterQuiet(at(7), 30 * HOUR, quiet)).toBe(at(24 + 22));
  });

  test('are local', () => {
    expect(afterQuiet(at(20), HOUR, { ...quiet, offset: 120 })).toBe(at(20 + 10));
  });

  test('may be none at all', () => {
    expect(afterQuiet(at(20), 4 * HOUR, null)).toBe(at(24));
    expect(afterQuiet(at(20), 4 * HOUR, { from: 60, to: 60, offset: 0 })).toBe(at(24));
  });
});

describe('the clock of a seat', () => {
  const pace = { kind: 'live', seconds: 60, reserve: 30, window: 6 } as const;
  const SECOND = 1000;
  /** The asks that are open, as [id, seat]. */
  const state = (...asks: readonly (readonly [number, number])[]): Parameters<typeof tick>[2] => ({
    seats: 2,
    noTells: false,
    outcome: null,
    asks: asks.map(([id, seat]) => ({
      id,
      seat: seatAt(seat),
      ask: { kind: 'amount', prompt: 'number', min: 0, max: 1 },
      branch: 0,
      window: null,
      answered: false,
      answer: null,
    })),
  });
  const one = state([1, 0]);
  const begun = tick(freshClock(2, pace), null, one, true, pace, 0);

  test('does not begin anew with orders, nor when others move', () => {
    const later = tick(begun, one, one, true, pace, 50 * SECOND);
    expect([later.since, later.reserve]).toEqual([
      [0, null],
      [30_000, 30_000],
    ]);
    const other = tick(later, one, state([1, 0], [2, 1]), true, pace, 55 * SECOND);
    expect(other.since).toEqual([0, 55 * SECOND]);
  });

  test('goes on where it stood when an answer is taken back', () => {
    let clock = begun;
    let now = 0;
    for (let i = 0; i < 5; i++) {
      // An ask that comes anew has a new id.
      const after = state([2 + i, 1]);
      now += 15 * SECOND;
      clock = tick(clock, one, after, true, pace, now);
      expect(clock.since).toEqual([null, now]);
      // The time others were asked is theirs.
      now += 100 * SECOND;
      clock = tick(clock, after, one, true, pace, now);
      expect(clock.since[0]).toBe(now - (i + 1) * 15 * SECOND);
      expect(deadlineOf(clock, 0, pace, null)).toBe(now + (90 - (i + 1) * 15) * SECOND);
    }
    // Beyond the 60 seconds it comes out of the reserve, once.
    const done = tick(clock, one, state([9, 1]), true, pace, now + 5 * SECOND);
    expect(done.reserve).toEqual([10_000, 0]);
  });

  test('counts what was spent on the questions after the one that is taken back', () => {
    const next = state([2, 0]);
    const asked = tick(begun, one, next, true, pace, 10 * SECOND);
    expect(asked.since).toEqual([10 * SECOND, null]);
    const back = tick(asked, next, one, true, pace, 60 * SECOND);
    expect(back.since).toEqual([0, null]);
  });

  test('remembers nothing that cannot be taken back any more', () => {
    const after = state([2, 1]);
    expect(tick(begun, one, after, true, pace, 1).spent).toHaveLength(1);
    expect(tick(begun, one, after, false, pace, 1).spent).toEqual([]);
  });

  test('begins again once for an owner who comes back, without what they have used', () => {
    const back = beginAgain(begun, one, 0, pace, 100 * SECOND, true);
    expect(back).toMatchObject({ since: [100 * SECOND, null], reserve: [0, 30_000] });
    if (back === null) throw new Error('not back');
    expect(beginAgain(back, one, 0, pace, 200 * SECOND, true)).toBeNull();
    // Where nobody waits for it, as often as they like.
    expect(beginAgain(back, one, 0, pace, 200 * SECOND, false)?.since).toEqual([
      200 * SECOND,
      null,
    ]);
    const next = tick(back, one, state([2, 0]), true, pace, 200 * SECOND);
    expect(beginAgain(next, state([2, 0]), 0, pace, 300 * SECOND, true)).not.toBeNull();
  });
});

describe.each(STORES)('clocks on %s', (store) => {
  let site: Site;
  let server: Server;
  let time: FakeTime;

  beforeAll(async () => {
    site = await openSite(store);
    time = new FakeTime();
    server = await site.open({ time });
  });
  afterAll(() => site.close());

  test('time runs out: the table reminds, then a bot decides until the owner is back', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 30, reserve: 20, window: 6 },
    });
    const [zero, one] = game.lives as [Live, Live];
    const { table } = game;
    const slow = zero.asks(table).length > 0 ? zero : one;
    const other = slow === zero ? one : zero;
    const seat = slow === zero ? 0 : 1;
    const row = async () =>
      server.services.hall.store.db
        .selectFrom('match')
        .selectAll()
        .where('table_id', '=', table as never)
        .executeTakeFirstOrThrow();
    await time.advance(49_000, server);
    expect((await row()).clock.reminded[seat]).toBe(false);
    await time.advance(1_500, server);
    expect((await row()).clock.reminded[seat]).toBe(true);
    expect((await row()).seq).toBe(0);
    await time.advance(10_500, server);
    await other.until(() => other.at(table).seq === 1);
    await other.until(() => other.at(table).info.seats[seat]?.away === true);
    expect(other.at(table).talk.map(({ notice }) => notice?.id)).toContain('seat-away');
    // Nothing waits for the one who is away: the other answers, and the bot answers that.
    const [ask] = other.asks(table);
    if (ask === undefined) throw new Error('not asked');
    await other.answer(table, ask.id, legalAnswer(server, table, ask));
    await other.until(() => other.at(table).seq === 3);
    // Whoever joins again is back.
    await slow.join(table);
    await other.until(() => other.at(table).info.seats[seat]?.away === false);
    expect(other.at(table).talk.map(({ notice }) => notice?.id)).toContain('seat-back');
    const [next] = other.asks(table);
    if (next === undefined) throw new Error('not asked');
    await other.answer(table, next.id, legalAnswer(server, table, next));
    await other.until(() => other.at(table).seq === 4);
    await time.advance(5_000, server);
    expect(other.at(table).seq).toBe(4);
  });

  test('bots stand still while every person is away, however long; the first one back plays on at once', async () => {
    const pace = { kind: 'live', seconds: 30, reserve: 0, window: 6 };
    const person = await Person.guest(server.url, 'Only');
    const made = await person.do('POST', '/api/tables', { game: 'roll', seats: 3, pace });
    for (const seat of [1, 2])
      await person.do('PUT', `/api/tables/${made.id}/seats/${seat}/bot`, { level: 'easy' });
    await person.do('POST', `/api/tables/${made.id}/start`);
    const live = await person.live();
    await live.join(made.id);
    await time.advance(1_000, server);
    const isAway = () => live.at(made.id).info.seats[0]?.away === true;
    // Each time for the same question: nobody else waits for it.
    for (let i = 0; i < 3; i++) {
      await time.advance(40_500, server);
      await live.until(isAway);
      const { seq } = live.at(made.id);
      expect(live.asks(made.id)).toHaveLength(1);
      await time.advance(6 * HOUR, server);
      expect(live.at(made.id).seq).toBe(seq);
      expect(await live.ask({ type: 'back', table: made.id })).toMatchObject({ type: 'done' });
      await live.until(() => !isAway());
      await live.until(() => live.at(made.id).clocks.seats[0]?.deadline === time.now() + 30_000);
      await time.advance(20_000, server);
      expect(isAway()).toBe(false);
    }
    const [ask] = live.asks(made.id);
    if (ask === undefined) throw new Error('not asked');
    const { seq } = live.at(made.id);
    await live.answer(made.id, ask.id, legalAnswer(server, made.id, ask));
    await time.advance(2_000, server);
    await live.until(() => live.at(made.id).seq > seq && live.asks(made.id).length === 1);
    const other = await Person.guest(server.url, 'Stranger');
    const stranger = await other.live();
    expect(await stranger.ask({ type: 'back', table: made.id })).toMatchObject({ status: 404 });
    for (const it of [live, stranger]) it.close();
  });

  test('with no tells a window does not pass while everybody is away, and has its time again after that', async () => {
    const game = await seated([server], 'liars-dice', 2, {
      noTells: true,
      pace: { kind: 'live', seconds: 30, reserve: 0, window: 6 },
    });
    const { table, lives } = game;
    const [asked] = lives as [Live];
    const leave = () =>
      server.services.hall.store.db
        .updateTable('seat')
        .set({ away_since: new Date(time.now()) })
        .where('table_id', '=', table as never)
        .execute();
    while (asked.at(table).clocks.windowEnds === null) {
      const live = lives.find((it) => it.asks(table).length > 0) as Live;
      const [ask] = live.asks(table);
      if (ask === undefined) throw new Error('not asked');
      const reply = await live.answer(table, ask.id, legalAnswer(server, table, ask));
      for (const it of lives) await it.until(() => it.at(table).seq >= reply.seq);
    }
    expect(asked.at(table).clocks.windowEnds).toBe(time.now() + 6_000);
    const { seq } = asked.at(table);
    await leave();
    for (const room of server.services.hall.rooms.values()) room.stale = true;
    await time.advance(60_000, server);
    expect(asked.at(table).seq).toBe(seq);
    await asked.ask({ type: 'back', table });
    await asked.until(() => asked.at(table).clocks.windowEnds === time.now() + 6_000);
    await time.advance(6_500, server);
    await asked.until(() => asked.at(table).seq > seq);
    for (const live of lives) live.close();
  });

  test('answering and taking back, orders, coming and going: the time runs out all the same', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 30, reserve: 20, window: 6 },
    });
    const { table } = game;
    const slow = game.lives.find((it) => it.asks(table).length > 0) as Live;
    const seat = game.lives.indexOf(slow);
    const other = game.lives[1 - seat] as Live;
    const orders = [{ window: '*', then: 'pass' }];
    const isAway = () => other.at(table).info.seats[seat]?.away === true;
    const { bots } = server.services.hall;
    const pace = bots.pace;
    // The bot takes its time, so that the owner can be back before it has answered.
    Object.assign(bots, { pace: 2_000 });
    for (let i = 0; i < 6 && !isAway(); i++) {
      await time.advance(12_000, server);
      if (isAway()) break;
      expect(await slow.ask({ type: 'orders', table, orders, key: `orders-${i}` })).toMatchObject({
        type: 'done',
      });
      const [ask] = slow.asks(table);
      if (ask === undefined) throw new Error('not asked');
      await slow.answer(table, ask.id, legalAnswer(server, table, ask), `answer-${i}`);
      const { seq } = slow.at(table);
      await slow.ask({ type: 'take-back', table, seq, key: `take-back-${i}` });
      await slow.until(() => slow.asks(table).length > 0);
      await time.advance(0, server);
    }
    expect(isAway()).toBe(true);
    // Back before the bot has answered: their 30 seconds once more, and the reserve is gone.
    await slow.join(table);
    await other.until(() => !isAway());
    await time.advance(39_000, server);
    expect(isAway()).toBe(false);
    await time.advance(1_500, server);
    await other.until(isAway);
    // And no third time: the bot answers first.
    await slow.join(table);
    expect(isAway()).toBe(true);
    const before = other.at(table).seq;
    await time.advance(2_500, server);
    await other.until(() => other.at(table).seq > before);
    await other.until(() => !isAway());
    Object.assign(bots, { pace });
    for (const live of game.lives) live.close();
  });

  test('when somebody sleeps is nobody else’s to know', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'mail', hours: 24 },
      watch: 'anyone',
    });
    const { table } = game;
    const asked = game.lives.findIndex((it) => it.asks(table).length > 0);
    const clocksFor = async (person: Person) =>
      (await person.do('GET', `/api/tables/${table}/view`)).clocks.seats;
    const others = [game.people[1 - asked] as Person, await Person.guest(server.url, 'Watcher')];
    const before = await Promise.all(others.map(clocksFor));
    const live = game.lives[1 - asked] as Live;
    await game.people[asked]?.do('PATCH', '/api/me', {
      quiet: { from: 14 * 60, to: 11 * 60, offset: 0 },
    });
    await time.advance(0, server);
    const own = await clocksFor(game.people[asked] as Person);
    expect(own[0]?.deadline).toBeGreaterThan((before[0]?.[0]?.deadline ?? 0) + 5 * 24 * HOUR);
    expect(await Promise.all(others.map(clocksFor))).toEqual(before);
    await live.join(table);
    const joined = live.messages.findLast(({ type }) => type === 'table-joined');
    expect(joined?.clocks.seats).toEqual(before[0]);
    for (const it of game.lives) it.close();
  });

  test('what was used beyond the time comes out of the reserve', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 10, reserve: 30, window: 6 },
    });
    const { table } = game;
    const live = game.lives.find((it) => it.asks(table).length > 0) as Live;
    const seat = game.lives.indexOf(live);
    await time.advance(25_000, server);
    const [ask] = live.asks(table);
    if (ask === undefined) throw new Error('not asked');
    await live.answer(table, ask.id, legalAnswer(server, table, ask));
    const { clock } = await server.services.hall.store.db
      .selectFrom('match')
      .select('clock')
      .where('table_id', '=', table as never)
      .executeTakeFirstOrThrow();
    expect(clock.reserve[seat]).toBe(15_000);
    expect(clock.reserve[1 - seat]).toBe(30_000);
  });

  test('a deadline is met by a job when no process has the table in memory', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 10, reserve: 0, window: 6 },
    });
    const { table } = game;
    const { hall } = server.services;
    const jobs = async () => await hall.store.queue.getQueueSize('wake');
    expect(await jobs()).toBeGreaterThan(0);
    for (const live of game.lives) live.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const room of hall.rooms.values()) room.callOff?.();
    hall.rooms.clear();
    const { wake } = await import('../src/play/wake.ts');
    await time.advance(10_500, server);
    await wake(hall, table as never);
    await time.advance(10_500, server);
    // The second look may come twice, from two processes: it is done once.
    await Promise.all([wake(hall, table as never), wake(hall, table as never)]);
    const talk = await hall.store.db
      .selectFrom('talk')
      .select('notice')
      .where('table_id', '=', table as never)
      .execute();
    expect(talk.filter(({ notice }) => notice?.id === 'seat-away')).toHaveLength(1);
  });
});

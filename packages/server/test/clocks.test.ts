import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterQuiet } from '../src/play/clock.ts';
import { FakeTime } from './support/fake-time.ts';
import type { Live } from './support/person.ts';
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

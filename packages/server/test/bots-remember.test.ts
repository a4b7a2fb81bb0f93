import { botFor } from '@starboard/bots';
import {
  eventsFor,
  isPlainObject,
  type SeenEvent,
  seatAt,
  seedFrom,
  start,
  viewOf,
} from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { standing } from '../src/play/bots.ts';
import { stepsSince } from '../src/play/hall.ts';
import { stepFor } from '../src/play/step.ts';
import { type Pool, thinkingPool } from '../src/play/thinking.ts';
import { FakeTime } from './support/fake-time.ts';
import { Person } from './support/person.ts';
import { build, openSite, type Site } from './support/site.ts';
import { legalAnswer } from './support/tables.ts';

/** What a bot had been told by the time of a question, and which take-back came last before it. */
interface Told {
  readonly seat: number;
  readonly since: number;
  readonly all: string;
}

describe('what bots at a table are told', () => {
  const PACE = 1_000;
  const time = new FakeTime();
  let site: Site;
  let server: Server;
  let host: Person;
  let told: Told[] = [];
  let takenBackAt = 0;

  beforeAll(async () => {
    let drawn = 0;
    const luck = () => seedFrom(`bots remember ${drawn++}`);
    site = await openSite('pglite');
    server = await site.open({ time, luck, botPaceMs: PACE });
    host = await Person.guest(server.url, 'Host');
    // Bots whose memory is what they have been told.
    const decide: Pool['decide'] = async ({ view, memory, settled, events }) => {
      const before: SeenEvent[] = memory === null ? [] : JSON.parse(String(memory.value));
      const lasting = [...before, ...settled];
      const all = JSON.stringify([...lasting, ...events]);
      told.push({ seat: Number(view.viewer), since: takenBackAt, all });
      return { answer: null, memory: JSON.stringify(lasting) };
    };
    const { bots } = server.services.hall;
    Object.assign(bots, { pool: { ...bots.pool, decide } });
  });
  afterAll(() => site.close());

  /** A person among bots takes back whatever can be; returns how often a bot had looked at it, and the table. */
  async function takingBack(answers: number): Promise<{ looked: number; table: string }> {
    const { id: table } = await host.do('POST', '/api/tables', { game: 'bsg', seats: 4 });
    for (const seat of [1, 2, 3])
      await host.do('PUT', `/api/tables/${table}/seats/${seat}/bot`, { level: 'normal' });
    await host.do('POST', `/api/tables/${table}/start`);
    const live = await host.live();
    await live.join(table);
    let looked = 0;
    for (let i = 0; i < answers; i++) {
      const over = (): boolean => live.at(table).view?.outcome !== null;
      while (!over() && live.asks(table).length === 0) await time.advance(PACE, server);
      const [ask] = live.asks(table);
      if (ask === undefined) break;
      const questions = told.length;
      const { seq } = await live.answer(table, ask.id, legalAnswer(server, table, ask));
      // Bots who are asked now look at it, and wait for their moment; every other time it comes.
      await time.advance(i % 2 === 0 ? 0 : PACE, server);
      if (!live.at(table).mayTakeBack) continue;
      const now = Math.max(seq, live.at(table).seq);
      const back = await live.ask({ type: 'take-back', table, seq: now, key: `take-back-${i}` });
      expect(back.type).toBe('done');
      if (told.length > questions) looked += 1;
      takenBackAt = back.seq;
      await live.until(() => live.at(table).seq >= back.seq);
    }
    live.close();
    return { looked, table };
  }

  test('is every event that stands, once, whatever was taken back meanwhile', async () => {
    const { hall } = server.services;
    let lookedFirst = 0;
    for (let tables = 0; tables < 5; tables++) {
      told = [];
      takenBackAt = 0;
      const { looked, table } = await takingBack(60);
      lookedFirst += looked;
      const room = [...hall.rooms.values()].find((it) => it.id === table);
      if (room === undefined) throw new Error('no such table');
      const steps = await stepsSince(hall.store, room.id, -1);
      const standingAt = (seat: number, seq: number): string =>
        JSON.stringify(
          standing(steps.filter((step) => step.seq <= seq)).flatMap(
            (step) => stepFor(step, seatAt(seat)).events,
          ),
        );
      for (const { seat, since, all } of told) {
        const right = steps.some((step) => step.seq >= since && standingAt(seat, step.seq) === all);
        expect(right, `seat ${seat} after ${since}: ${all}`).toBe(true);
      }
    }
    // Some of what was taken back had been seen.
    expect(lookedFirst).toBeGreaterThan(2);
  });
});

describe('a bot in a thread', () => {
  let pool: Pool;
  beforeAll(() => {
    build();
    pool = thinkingPool((error) => {
      throw error;
    }, 1);
  });
  afterAll(() => pool.close());

  test('keeps what is settled, and nothing of what may be taken back', async () => {
    const game = games.find(({ name }) => name === 'bsg');
    const bot = botFor('bsg', 'normal');
    if (game === undefined || bot === null) throw new Error('no bots');
    const { state, events } = start(game, { seats: 4, seed: seedFrom('settled') });
    const open = state.asks.find(({ answered }) => !answered);
    const seat = open?.seat ?? seatAt(0);
    const view = viewOf(game, state, seat);
    const ask = view.asks.find(({ id }) => id === open?.id);
    if (ask === undefined) throw new Error('nothing is asked');
    const chose = (chooser: number) => ({
      type: 'destination-chosen',
      data: { seat: chooser, card: 'icy-moon', distance: 1 },
    });
    const settled = [...eventsFor(events, seat), chose(2)];
    const short = chose(1);
    const lasting = bot.notice(bot.sitDown(view), settled, view);
    expect(lasting).not.toEqual(bot.sitDown(view));
    expect(bot.notice(lasting, [short], view)).not.toEqual(lasting);
    const asked = { game: 'bsg', level: 'normal', view, ask, memory: null } as const;
    const more = { settled, events: [short], seed: seedFrom('bot'), patience: 50 };
    const memory = (await pool.decide({ ...asked, ...more }, 'somebody'))?.memory ?? null;
    if (!isPlainObject(memory) || !isPlainObject(lasting)) throw new Error('no memory');
    // What it is like is drawn with its first answer, and stays.
    expect(memory['personality']).not.toBeNull();
    expect({ ...memory, personality: null }).toEqual({ ...lasting, personality: null });
  });
});

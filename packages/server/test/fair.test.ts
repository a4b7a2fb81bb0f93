import {
  beginMatch,
  type Entry,
  enterMove,
  type Link,
  sampleAnswer,
  seatAt,
  seedFrom,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReplays } from '../src/archive/replays.ts';
import { games } from '../src/games.ts';
import { type Again, type Pool, type Question, thinkingPool } from '../src/play/thinking.ts';
import { type Budget, budget } from '../src/running/budget.ts';
import { fairQueue } from '../src/running/fair-queue.ts';
import { Person } from './support/person.ts';
import { build, generous, openSite, type Site } from './support/site.ts';
import { playOn, seated } from './support/tables.ts';

describe('a fair queue', () => {
  test('takes from one account after the other', () => {
    const queue = fairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', item);
    for (const item of ['b1', 'b2']) queue.push('b', item);
    queue.push('c', 'c1');
    expect(queue.waiting()).toBe(7);
    const taken = Array.from({ length: 7 }, () => queue.take());
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.take()).toBeUndefined();
  });

  test('takes from the favoured as long as any of them waits', () => {
    const queue = fairQueue<string>();
    for (const item of ['a1', 'a2']) queue.push('a', item);
    for (const item of ['b1', 'b2']) queue.push('b', item);
    const taken = Array.from({ length: 4 }, () => queue.take((account) => account !== 'a'));
    expect(taken).toEqual(['b1', 'b2', 'a1', 'a2']);
  });
});

test('a budget is spent, and comes in again', () => {
  let now = 0;
  const ten = budget(10, () => now);
  for (let i = 0; i < 40; i++) {
    expect(ten.has('a')).toBe(true);
    ten.spend('a', 1);
  }
  expect([ten.has('a'), ten.has('b')]).toEqual([false, true]);
  now += 6_001;
  expect(ten.has('a')).toBe(true);
  ten.spend('a', 5);
  now += 20_000;
  expect(ten.has('a')).toBe(false);
  now += 60_000_000;
  ten.spend('a', 39);
  expect(ten.has('a')).toBe(true);
  ten.spend('a', 1);
  expect(ten.has('a')).toBe(false);
});

const roll = games.find(({ name }) => name === 'roll');
if (roll === undefined) throw new Error('no Roll');
const game = roll;

/** A game played to its end, and the first question in it. */
function played(): { again: Again; question: Question } {
  const how = { seed: seedFrom('fair'), seats: 2, options: {}, noTells: false };
  let { match } = beginMatch(game, how);
  const chance = whims('fair');
  const view = viewOf(game, match.state, seatAt(0));
  const links: Link[] = [];
  while (match.state.outcome === null) {
    const open = match.state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody is asked');
    const answer = sampleAnswer(game, match.state, open, chance);
    const entry: Entry = { kind: 'answer', seat: open.seat, ask: open.id, answer };
    const move = enterMove(game, match, entry);
    links.push(move.link);
    ({ match } = move);
  }
  const [ask] = view.asks;
  if (ask === undefined) throw new Error('nothing is asked');
  const none = { memory: null, settled: [], events: [], seed: seedFrom('bot'), patience: 50 };
  return {
    again: { game: game.name, ...how, links, viewer: 'spectator' },
    question: { game: game.name, level: 'normal', view, ask, ...none },
  };
}

describe('the threads', () => {
  const { again, question } = played();
  const pools: Pool[] = [];
  const open = (): Pool => {
    const pool = thinkingPool((error) => {
      throw error;
    }, 1);
    pools.push(pool);
    return pool;
  };
  beforeAll(build);
  afterAll(async () => {
    for (const pool of pools) await pool.close();
  });

  test('one account that wants a lot does not keep another waiting', async () => {
    const pool = open();
    let greedy = 0;
    const many = Array.from({ length: 12 }, async () => {
      await pool.decide(question, 'greedy');
      greedy += 1;
    });
    await pool.decide(question, 'modest');
    expect(greedy).toBeLessThanOrEqual(2);
    await Promise.all(many);
    expect(greedy).toBe(12);
  });

  test('an account that has used up its time comes when nobody else waits', async () => {
    const spent = new Map<string, number>();
    const time: Budget = {
      has: (account) => !spent.has(account),
      spend: (account, seconds) => spent.set(account, seconds),
    };
    const pool = thinkingPool((error) => expect.fail(error.message), 1, time);
    pools.push(pool);
    await pool.decide(question, 'greedy');
    expect(spent.get('greedy')).toBeGreaterThan(0);
    const order: string[] = [];
    const ask = (account: string) => pool.decide(question, account).then(() => order.push(account));
    // The first is being thought about before anybody else has come.
    await Promise.all(['greedy', 'greedy', 'greedy', 'modest', 'another'].map(ask));
    expect(order).toEqual(['greedy', 'modest', 'another', 'greedy', 'greedy']);
  });

  test('a replay is made once and kept; one account waits for few of them', async () => {
    const asked: string[] = [];
    const pool = open();
    const counting: Pool = {
      ...pool,
      replay(what, account) {
        asked.push(account);
        return pool.replay(what, account);
      },
    };
    const replays = openReplays(counting);
    const make = async () => again;
    const texts = await Promise.all(
      ['a', 'b', 'a'].map((account) => replays.of('one game', account, make)),
    );
    expect(await replays.of('one game', 'c', make)).toBe(texts[0]);
    expect(asked).toEqual(['a']);
    expect(JSON.parse(texts[0] ?? '').steps).toHaveLength(again.links.length + 1);
    const many = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => replays.of(`game ${i}`, i < 7 ? 'a' : 'b', make)),
    );
    expect(many.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
      true,
    ]);
    expect(many[4]).toMatchObject({ reason: { status: 429 } });
  });

  test('a game that today’s rules play otherwise is no trouble of the server', async () => {
    const pool = open();
    const [first, ...rest] = again.links;
    if (first === undefined) throw new Error('no links');
    const another = { ...again, links: [{ ...first, hash: '0'.repeat(64) }, ...rest] };
    expect(await pool.replay(another, 'a')).toBe('other-rules');
    const entry = { ...first.entry, answer: 'nonsense' } as Entry;
    expect(await pool.replay({ ...again, links: [{ ...first, entry }] }, 'a')).toBe('other-rules');
    expect(await pool.replay({ ...again, options: { no: 'such' } }, 'a')).toBe('other-rules');
    await expect(openReplays(pool).of('x', 'a', async () => another)).rejects.toMatchObject({
      status: 409,
      message: 'other-version',
    });
  });
});

describe('what an account may use', () => {
  let site: Site;
  let server: Server;
  beforeAll(async () => {
    site = await openSite('pglite');
    server = await site.open({
      limits: { ...generous, talkPerMinute: 2, logKbPerMinute: 10, tablesPerAccount: 3 },
    });
  });
  afterAll(() => site.close());

  test('tables that wait, tables that are played, also when all are made at once', async () => {
    const host = await Person.guest(server.url, 'Host');
    const make = () => host.call('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    for (let round = 0; round < 2; round++) {
      const made = await Promise.all(Array.from({ length: 6 }, make));
      expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
      for (const { status, body } of made) {
        if (status !== 201) {
          expect([status, body.code]).toEqual([409, 'too-many-tables']);
          continue;
        }
        await host.do('PUT', `/api/tables/${body.id}/seats/1/bot`, { level: 'easy' });
        const begun = await host.call('POST', `/api/tables/${body.id}/start`);
        expect(begun.status).toBe(round === 0 ? 200 : 409);
      }
    }
  });

  test('talk, and what is done in games; others are not held up', async () => {
    const { table, people, lives } = await seated([server], 'tic-tac-toe', 2);
    const [one, two] = people as [Person, Person];
    const say = (person: Person) =>
      person.call('POST', `/api/tables/${table}/talk`, { text: 'hello' });
    const said: number[] = [];
    while (said.length < 40 && !said.includes(429)) said.push((await say(one)).status);
    expect(said.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(said.at(-1)).toBe(429);
    expect((await say(two)).status).toBe(201);
    const order = (person: Person, i: number) =>
      person.call('PUT', `/api/tables/${table}/orders`, {
        key: `orders-${i}`,
        orders: Array.from({ length: 60 }, (_, at) => ({
          window: `${'x'.repeat(70)}${at}`,
          then: 'pass',
        })),
      });
    const given: number[] = [];
    for (let i = 0; i < 12; i++) given.push((await order(one, i)).status);
    expect(given.filter((status) => status === 200).length).toBeGreaterThan(3);
    expect(given.at(-1)).toBe(429);
    expect((await order(two, 0)).status).toBe(200);
    for (const live of lives) live.close();
  });

  test('a replay is JSON as before', async () => {
    const { table, people, lives } = await seated([server], 'tic-tac-toe', 2);
    await playOn(server, { table, people, lives, invite: '' }, 20);
    const [one] = people as [Person];
    const response = await fetch(`${server.url}/api/tables/${table}/replay`, {
      headers: one.headers,
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(JSON.parse(await response.text()))).toEqual(['viewer', 'first', 'steps']);
    for (const live of lives) live.close();
  });
});

import type { Entry, Json, Order, Seat } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { viewerOf } from '../tables/roles.ts';
import { isDuplicate } from './append.ts';
import { comeBack } from './away.ts';
import { commit, playingOf } from './commit.ts';
import { refusalOf } from './faults.ts';
import { type Hall, inRoom, reload } from './hall.ts';
import { type Entered, hold, letGo, orderWithoutTells } from './held.ts';
import { type Room, seatOf } from './room.ts';

/** What a player does at a table, with the key that makes it safe to send twice. */
export type Act =
  | {
      readonly kind: 'answer';
      readonly ask: number;
      readonly seq: number;
      readonly key: string;
      readonly answer: unknown;
    }
  | { readonly kind: 'take-back'; readonly seq: number; readonly key: string }
  | { readonly kind: 'orders'; readonly orders: unknown; readonly key: string };

/** Several times what any game takes. From there on nothing is taken back, and no orders are given. */
export const MOST_ENTRIES = 20_000;

/** How often a move is tried again because another process was faster. */
const TRIES = 8;

/** A player's move. When this returns, it is stored. */
export async function act(hall: Hall, id: TableId, player: PlayerId, it: Act): Promise<Entered> {
  const started = performance.now();
  try {
    const entered = await inRoom(hall, id, (room) => actIn(hall, room, player, it));
    hall.metrics.answers.inc({ by: 'player', result: 'taken' });
    return entered;
  } catch (error) {
    hall.metrics.answers.inc({
      by: 'player',
      result: error instanceof Refusal ? 'refused' : 'failed',
    });
    throw error;
  } finally {
    hall.metrics.answerSeconds.observe((performance.now() - started) / 1000);
  }
}

async function actIn(hall: Hall, room: Room, player: PlayerId, it: Act): Promise<Entered> {
  if (!hall.budgets.log.has(player)) throw new Refusal(429, 'too-fast');
  for (let tries = 0; tries < TRIES; tries++) {
    const seat = seatOf(room, player);
    if (seat === null) {
      // To a stranger there is no such table; who may watch is told that watching is all they may do.
      viewerOf(room, player);
      throw new Refusal(403, 'not-your-seat');
    }
    if (room.playing?.pausedAt != null) {
      // What was taken before is said again, whatever is the case now.
      const before = await knownKey(hall, room, player, it);
      if (before !== null) return before;
      throw new Refusal(409, 'paused');
    }
    try {
      const done = await tryAct(hall, room, seat, player, it);
      if (done === null) continue;
      await comeBack(hall, room, seat);
      return done;
    } catch (error) {
      const before = await doneBefore(hall, room, player, it, error);
      if (before !== null) return before;
      throw refusalOf(error);
    }
  }
  throw new Refusal(503, 'table-too-busy');
}

async function tryAct(
  hall: Hall,
  room: Room,
  seat: Seat,
  player: PlayerId,
  it: Act,
): Promise<Entered | null> {
  let playing = playingOf(room);
  if (it.kind !== 'orders' && it.seq > playing.seq) {
    await reload(hall, room);
    playing = playingOf(room);
    if (it.seq > playing.seq) throw new Refusal(409, 'seq-from-the-future');
  }
  const { state } = playing.match;
  // A game ends by itself, but for what can be done and undone for ever.
  if (it.kind !== 'answer' && playing.seq >= MOST_ENTRIES) throw new Refusal(409, 'table-full');
  if (state.noTells) {
    if (it.kind === 'orders')
      return orderWithoutTells(hall, room, playing, seat, it.orders, player);
    const before = await knownKey(hall, room, player, it);
    if (before !== null) return before;
    const open = state.asks.find(
      (ask) => ask.window !== null && ask.seat === seat && !ask.answered,
    );
    if (open !== undefined && it.kind === 'answer' && it.ask === open.id) {
      return hold(hall, room, playing, open, it.answer, player, it.key);
    }
    if (open !== undefined && it.kind === 'take-back' && room.held.has(open.id)) {
      return letGo(hall, room, playing, open, player, it.key);
    }
  }
  return (await commit(hall, room, playing, [{ entry: entryOf(seat, it), player, key: it.key }]))
    ? { seq: playing.seq + 1 }
    : null;
}

function entryOf(seat: Seat, it: Act): Entry {
  switch (it.kind) {
    case 'answer':
      // The referee takes anything and judges it.
      return { kind: 'answer', seat, ask: it.ask, answer: it.answer as Json };
    case 'orders':
      return { kind: 'orders', seat, orders: it.orders as readonly Order[] };
    case 'take-back':
      return { kind: 'take-back', seat };
  }
}

/** When a move is refused because it was already made: what was said then. */
async function doneBefore(
  hall: Hall,
  room: Room,
  player: PlayerId,
  it: Act,
  error: unknown,
): Promise<Entered | null> {
  if (!isDuplicate(error) && !(refusalOf(error) instanceof Refusal)) {
    // Perhaps stored, perhaps not: only the store knows.
    await distrust(hall, room);
    return null;
  }
  return knownKey(hall, room, player, it);
}

/** What was done with this key before, if it was the same; a key is for one thing. */
async function knownKey(
  hall: Hall,
  room: Room,
  player: PlayerId,
  it: Act,
): Promise<Entered | null> {
  const { db } = hall.store;
  const row = await db
    .selectFrom('move')
    .select(['seq', 'entry'])
    .where('table_id', '=', room.id)
    .where('player_id', '=', player)
    .where('key', '=', it.key)
    .executeTakeFirst();
  if (row !== undefined) {
    const sameKind = row.entry?.kind === it.kind;
    const sameAsk =
      row.entry?.kind !== 'answer' || it.kind !== 'answer' || row.entry.ask === it.ask;
    if (!sameKind || !sameAsk) throw new Refusal(409, 'key-used-before');
    return { seq: row.seq, repeated: true };
  }
  if (!room.table.no_tells) return null;
  const held = await db
    .selectFrom('held')
    .select(['ask', 'answer'])
    .where('table_id', '=', room.id)
    .where('player_id', '=', player)
    .where('key', '=', it.key)
    .executeTakeFirst();
  if (held === undefined) return null;
  const takenBack = 'takenBack' in held.answer;
  if (it.kind === 'answer' && !takenBack && held.ask === it.ask) return null;
  if (it.kind === 'take-back' && takenBack) return { seq: room.playing?.seq ?? 0, repeated: true };
  throw new Refusal(409, 'key-used-before');
}

/** After the store failed in the middle of something, what is in memory may be wrong. */
async function distrust(hall: Hall, room: Room): Promise<void> {
  room.stale = true;
  await reload(hall, room).catch(() => {});
}

import { answerByOrders, type Json, judge, type OpenAsk, PASS } from '@starboard/kernel';
import { remind, tellAway } from '../reach/turns.ts';
import { Refusal } from '../refusal.ts';
import type { TableId } from '../store/ids.ts';
import { readHeld } from './append.ts';
import { stepAway } from './away.ts';
import { seeToBots } from './bots.ts';
import { commit } from './commit.ts';
import { type Hall, inRoom } from './hall.ts';
import type { Playing, Room } from './room.ts';
import { dueOf, isBotSeat, keepAwake, nextWake, standsStill } from './schedule.ts';

/** Precise, and only while the table is in memory; the job is for everything else. */
export function setTimer(hall: Hall, room: Room): void {
  room.callOff?.();
  room.callOff = null;
  const { playing } = room;
  if (playing === null || room.table.status !== 'playing' || hall.closed) return;
  const moment = nextWake(room, playing.match.state, playing.clock, hall.time.now());
  if (moment !== null) lookAgain(hall, room, moment);
}

/**
 * Looks at a table and does what is due: closes a window, reminds, lets a bot stand in. Doing it twice is harmless.
 * `by` says which job looks, if one does: it is used up, also when it came too early.
 */
export async function wake(
  hall: Hall,
  id: TableId,
  by?: { readonly job: number | undefined },
): Promise<void> {
  if (hall.closed) return;
  await inRoom(hall, id, async (room) => {
    if (room.playing !== null && by !== undefined) {
      const { jobAt } = room.playing;
      // A moment loses its fractions in the store.
      const own = by.job === undefined || Math.floor(by.job) === Math.floor(jobAt ?? 0);
      if (own) room.playing = { ...room.playing, jobAt: null };
    }
    const { playing } = room;
    if (playing === null || room.table.status !== 'playing') return;
    if (playing.pausedAt !== null) return;
    const now = hall.time.now();
    const { window } = playing.clock;
    try {
      if (window !== null && window.ends <= now && !standsStill(room))
        await closeWindow(hall, room, now);
      else await callOverdue(hall, room, playing, now);
      seeToBots(hall, room);
      await keepAwake(hall, room);
      setTimer(hall, room);
    } catch (error) {
      lookAgain(hall, room, now + AFTER_TROUBLE_MS);
      throw error;
    }
  });
}

/** Nobody waits for it who could be told. */
export function wakingFailed(hall: Hall, error: unknown): void {
  hall.metrics.wakeFailures.inc();
  hall.log.warn('a table could not be woken', error);
}

/** How often a window is closed anew because somebody was faster. */
const TRIES = 8;

/** What did not work now may work a little later; not at once, or a table in trouble would stop all others. */
const AFTER_TROUBLE_MS = 5_000;

function lookAgain(hall: Hall, room: Room, moment: number): void {
  room.callOff?.();
  room.callOff = hall.time.at(moment, () => {
    wake(hall, room.id).catch((error: unknown) => wakingFailed(hall, error));
  });
}

/** The window's time is over: what was held, what orders say, and a pass for all the others, all at once. */
async function closeWindow(hall: Hall, room: Room, now: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { playing } = room;
    const ends = playing?.clock.window?.ends ?? Number.POSITIVE_INFINITY;
    if (playing === null || room.table.status !== 'playing' || ends > now) return;
    if (await closeOnce(hall, room, playing)) return;
  }
  throw new Refusal(503, 'table-too-busy');
}

/** False when somebody answered in the last moment, or another process closed it: then everything was read again. */
async function closeOnce(hall: Hall, room: Room, playing: Playing): Promise<boolean> {
  const held = await readHeld(hall.store, room.id);
  const open = playing.match.state.asks
    .filter((ask) => ask.window !== null && !ask.answered)
    .sort((a, b) => a.seat - b.seat);
  const used = await keysUsed(hall, room);
  const doings = open.map((ask) => {
    const row = held.find((it) => it.ask === ask.id);
    const entry = { kind: 'answer' as const, seat: ask.seat, ask: ask.id };
    if (
      row !== undefined &&
      'answer' in row.answer &&
      judge(room.game, playing.match.state, ask, row.answer.answer) === null
    ) {
      return {
        entry: { ...entry, answer: row.answer.answer as Json },
        player: row.player_id,
        // An answer counts also when its key was used before: nothing about a key may stop a table.
        key: used.has(`${row.player_id} ${row.key}`) ? null : row.key,
      };
    }
    return { entry: { ...entry, answer: answerOfAbsent(playing, ask) }, player: null, key: null };
  });
  return commit(hall, room, playing, doings, { held, orders: playing.orders });
}

async function keysUsed(hall: Hall, room: Room): Promise<ReadonlySet<string>> {
  const rows = await hall.store.db
    .selectFrom('held')
    .innerJoin('move', (join) =>
      join
        .onRef('move.table_id', '=', 'held.table_id')
        .onRef('move.player_id', '=', 'held.player_id')
        .onRef('move.key', '=', 'held.key'),
    )
    .select(['move.player_id', 'move.key'])
    .where('held.table_id', '=', room.id)
    .execute();
  return new Set(rows.map(({ player_id, key }) => `${player_id} ${key}`));
}

function answerOfAbsent({ orders }: Playing, { seat, window, ask }: OpenAsk): Json {
  if (window === null || ask.kind !== 'one') return PASS;
  return answerByOrders(orders[seat] ?? [], window, ask.about ?? {}, ask.of) ?? PASS;
}

async function callOverdue(hall: Hall, room: Room, playing: Playing, now: number): Promise<void> {
  for (const row of [...room.seats]) {
    if (isBotSeat(row) || playing.clock.since[row.seat] == null) continue;
    const due = dueOf(room, playing.clock, row.seat);
    if (due === null || due > now) continue;
    if (playing.clock.reminded[row.seat] === true) {
      if (await stepAway(hall, room, row.seat)) await tellAway(hall, room, row.seat);
    } else await remindOnce(hall, room, row.seat);
  }
}

/** Notes in the store that a seat was reminded; only the process that managed to note it reminds. */
async function remindOnce(hall: Hall, room: Room, seat: number): Promise<void> {
  const { playing } = room;
  if (playing === null) return;
  const clock = {
    ...playing.clock,
    reminded: playing.clock.reminded.map((was, at) => was || at === seat),
  };
  const { numUpdatedRows } = await hall.store.db
    .updateTable('match')
    .set({ clock: JSON.stringify(clock) })
    .where('table_id', '=', room.id)
    .where('seq', '=', playing.seq)
    .where('revision', '=', playing.revision)
    .where('clock', '=', JSON.stringify(playing.clock) as never)
    .executeTakeFirst();
  room.playing = { ...playing, clock };
  if (numUpdatedRows === 1n) await remind(hall, room, seat);
}

import type { AnyTypes, StateOf } from '@starboard/kernel';
import type { TableId } from '../store/ids.ts';
import { type Clock, deadlineOf, standInAt } from './clock.ts';
import type { Hall } from './hall.ts';
import type { Room, SeatRow } from './room.ts';

/** Whether a bot decides for a seat: for good, until its owner is back, or because nobody has it. */
export function isBotSeat({ bot, away_since, player_id }: SeatRow): boolean {
  return bot !== null || away_since !== null || player_id === null;
}

/** If the process that let a bot think is gone after this time, another one does. */
const BOT_PATIENCE_MS = 15_000;

export const WAKE = 'wake';

/** When somebody has to look at the table again, if nothing happens before. */
export function nextWake(
  room: Room,
  state: StateOf<AnyTypes>,
  clock: Clock,
  now: number,
): number | null {
  if (state.outcome !== null) return null;
  const moments: number[] = [];
  if (clock.window !== null) moments.push(clock.window.ends);
  for (const row of room.seats) {
    if (clock.since[row.seat] == null) continue;
    if (isBotSeat(row)) moments.push(now + BOT_PATIENCE_MS);
    else moments.push(dueOf(room, clock, row.seat) ?? Number.POSITIVE_INFINITY);
  }
  const next = Math.min(...moments);
  return Number.isFinite(next) ? next : null;
}

/** When a person's seat is to be reminded, or after that replaced. */
export function dueOf(room: Room, clock: Clock, seat: number): number | null {
  const player = room.seats[seat]?.player_id ?? null;
  const quiet = player === null ? null : (room.people.get(player)?.quiet ?? null);
  return clock.reminded[seat] === true
    ? standInAt(clock, seat, room.table.pace, quiet)
    : deadlineOf(clock, seat, room.table.pace, quiet);
}

/** Two moments this close need no second job. */
const CLOSE_MS = 1_000;

/**
 * Sees to it that a job will look at the table no later than `wakeAt`. A job that comes too early looks, finds
 * nothing to do and queues the next: so a busy table costs a job now and then and not one for every move.
 */
export async function queueJob(
  hall: Hall,
  table: TableId,
  wakeAt: number | null,
  jobAt: number | null,
): Promise<number | null> {
  if (wakeAt === null) return jobAt;
  if (jobAt !== null && jobAt <= wakeAt + CLOSE_MS && jobAt > hall.time.now()) return jobAt;
  await hall.store.queue.send(
    WAKE,
    { table, at: wakeAt },
    { startAfter: inSeconds(wakeAt - hall.time.now()), retryLimit: 5, expireInSeconds: 60 },
  );
  return wakeAt;
}

/**
 * How the queue is told when: counted from its own now. The store's clock may be another than ours, and a moment named by
 * our clock would come too early there or too late.
 */
export function inSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms) / 1000);
}

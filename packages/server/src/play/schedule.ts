import type { AnyTypes, StateOf } from '@starboard/kernel';
import type { TableId } from '../store/ids.ts';
import { type Clock, deadlineOf, type Rests, standInAt, type Vacation } from './clock.ts';
import type { Hall } from './hall.ts';
import type { Playing, Room, SeatRow } from './room.ts';

/** Whether a bot decides for a seat: for good, until its owner is back, or because nobody has it. */
export function isBotSeat({ bot, away_since, player_id }: SeatRow): boolean {
  return bot !== null || away_since !== null || player_id === null;
}

/**
 * The host has paused the game, or nobody is active: every person who sits here is away. Then bots stand still, and the
 * game waits for the host, or for the first one back.
 */
export function standsStill({
  seats,
  playing = null,
}: {
  readonly seats: readonly Pick<SeatRow, 'player_id' | 'away_since'>[];
  readonly playing?: Pick<Playing, 'pausedAt'> | null;
}): boolean {
  if (playing !== null && playing.pausedAt !== null) return true;
  const people = seats.filter(({ player_id }) => player_id !== null);
  return people.length > 0 && people.every(({ away_since }) => away_since !== null);
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
  if (state.outcome !== null || standsStill(room)) return null;
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
  const { quiet, vacation } = restsOf(room, seat);
  return clock.reminded[seat] === true
    ? standInAt(clock, seat, room.table.pace, quiet, vacation)
    : deadlineOf(clock, seat, room.table.pace, quiet, vacation);
}

/** When whoever sits there does not want to be waited for. */
export function restsOf(room: Room, seat: number): Rests {
  const row = room.seats[seat];
  const player = row?.player_id ?? null;
  const quiet = player === null ? null : (room.people.get(player)?.quiet ?? null);
  return { quiet, vacation: vacationOf(row) };
}

export function vacationOf(row: SeatRow | undefined): Vacation | null {
  if (row === undefined || row.vacation_from === null || row.vacation_until === null) return null;
  return { from: row.vacation_from.getTime(), until: row.vacation_until.getTime() };
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

/** Queues the next look, after a look that changed no game. */
export async function keepAwake(hall: Hall, room: Room): Promise<void> {
  const { playing } = room;
  if (playing === null) return;
  const wakeAt = nextWake(room, playing.match.state, playing.clock, hall.time.now());
  const jobAt = await queueJob(hall, room.id, wakeAt, playing.jobAt);
  // Noted in any case: a table that nobody has to look at would else be taken for forgotten, and one that was paused or
  // waited for everybody would not be found if its job got lost.
  room.playing = { ...playing, jobAt };
  await hall.store.db
    .updateTable('match')
    .set({
      wake_at: wakeAt === null ? null : new Date(wakeAt),
      job_at: jobAt === null ? null : new Date(jobAt),
    })
    .where('table_id', '=', room.id)
    .where('seq', '=', playing.seq)
    .where('revision', '=', playing.revision)
    .execute();
}

/**
 * How the queue is told when: counted from its own now. The store's clock may be another than ours, and a moment named by
 * our clock would come too early there or too late.
 */
export function inSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms) / 1000);
}

import { message, type Seat } from '@starboard/kernel';
import { changeTable } from './changed.ts';
import { beginAgain, windowAgain } from './clock.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';
import { dueOf, keepAwake, standsStill } from './schedule.ts';

/** A bot decides for this seat until its owner is back. True when this call made it so. */
export async function stepAway(hall: Hall, room: Room, seat: number): Promise<boolean> {
  return changeTable(hall, room, async ({ db, now, time, touch, notice }) => {
    const row = now.seats[seat];
    if (row?.player_id == null || row.away_since !== null) return false;
    // It was paused, or somebody was given more time, in another process.
    const { clock, pausedAt } = await time();
    const due = dueOf(now, clock, seat);
    if (pausedAt !== null || due === null || due > hall.time.now()) return false;
    await db
      .updateTable('seat')
      .set({ away_since: new Date(hall.time.now()) })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .execute();
    await notice(message('seat-away', { seat }));
    await touch();
    return true;
  });
}

/**
 * The owner is here again: the bot leaves the seat to them. Who was away from the same question before, while others are
 * there, waits until the bot has answered it: otherwise nobody would ever have to. With the first one back a table that
 * stood still goes on.
 */
export async function comeBack(hall: Hall, room: Room, seat: Seat): Promise<void> {
  if (room.seats[seat]?.away_since == null) return;
  const stood = standsStill(room);
  const back = await changeTable(hall, room, async (change) => {
    const { db, now, touch, notice } = change;
    const { playing } = now;
    if (now.seats[seat]?.away_since == null || playing === null) return true;
    const { pace } = now.table;
    const time = await change.time();
    // In a pause time stands where it stood.
    const at = time.pausedAt ?? hall.time.now();
    const still = standsStill({ seats: now.seats, playing: time });
    const begun = beginAgain(time.clock, playing.match.state, seat, pace, at, !still);
    if (begun === null) return false;
    // Another process has moved meanwhile: then the time is the one it left.
    if (time.seq === playing.seq)
      await change.setTime(still ? windowAgain(begun, pace, at) : begun);
    await db
      .updateTable('seat')
      .set({ away_since: null })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .execute();
    await notice(message('seat-back', { seat }));
    await touch();
    return true;
  });
  if (back) room.wantBack.delete(seat);
  else room.wantBack.add(seat);
  if (!stood || standsStill(room)) return;
  await keepAwake(hall, room);
  hall.afterMove(room);
}

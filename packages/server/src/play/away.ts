import { message, type Seat } from '@starboard/kernel';
import { changeTable } from './changed.ts';
import { beginAgain } from './clock.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';

/** A bot decides for this seat until its owner is back. True when this call made it so. */
export async function stepAway(hall: Hall, room: Room, seat: number): Promise<boolean> {
  return changeTable(hall, room, async ({ db, now, touch, notice }) => {
    const row = now.seats[seat];
    if (row?.player_id == null || row.away_since !== null) return false;
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
 * The owner is here again: the bot leaves the seat to them. Who was away from the same question before waits until the
 * bot has answered it: otherwise nobody would ever have to.
 */
export async function comeBack(hall: Hall, room: Room, seat: Seat): Promise<void> {
  if (room.seats[seat]?.away_since == null) return;
  const back = await changeTable(hall, room, async ({ db, now, touch, notice }) => {
    const { playing } = now;
    if (now.seats[seat]?.away_since == null || playing === null) return true;
    const { pace } = now.table;
    const clock = beginAgain(playing.clock, playing.match.state, seat, pace, hall.time.now());
    if (clock === null) return false;
    await db
      .updateTable('seat')
      .set({ away_since: null })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .execute();
    await db
      .updateTable('match')
      .set({ clock: JSON.stringify(clock) })
      .where('table_id', '=', room.id)
      .where('seq', '=', playing.seq)
      .execute();
    await notice(message('seat-back', { seat }));
    await touch();
    return true;
  });
  if (back) room.wantBack.delete(seat);
  else room.wantBack.add(seat);
}

import { message, type Seat } from '@starboard/kernel';
import { changeTable } from './changed.ts';
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

/** The owner is here again: the bot leaves the seat to them. */
export async function comeBack(hall: Hall, room: Room, seat: Seat): Promise<void> {
  if (room.seats[seat]?.away_since == null) return;
  await changeTable(hall, room, async ({ db, now, touch, notice }) => {
    if (now.seats[seat]?.away_since == null) return;
    await db
      .updateTable('seat')
      .set({ away_since: null })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .execute();
    await notice(message('seat-back', { seat }));
    await touch();
  });
  await beginAgain(hall, room, seat);
}

/** Whoever is back has their whole time for what is asked now. */
async function beginAgain(hall: Hall, room: Room, seat: Seat): Promise<void> {
  const { playing } = room;
  if (playing === null || playing.clock.since[seat] == null) return;
  const now = hall.time.now();
  const clock = {
    ...playing.clock,
    since: playing.clock.since.map((since, at) => (at === seat ? now : since)),
    reminded: playing.clock.reminded.map((was, at) => was && at !== seat),
  };
  await hall.store.db
    .updateTable('match')
    .set({ clock: JSON.stringify(clock) })
    .where('table_id', '=', room.id)
    .where('seq', '=', playing.seq)
    .execute();
  room.playing = { ...playing, clock };
}

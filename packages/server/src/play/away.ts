import { message, type Seat } from '@starboard/kernel';
import { notice } from '../tables/talk.ts';
import { tableChanged } from './changed.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';

/** A bot decides for this seat until its owner is back. True when this call made it so. */
export async function stepAway(hall: Hall, room: Room, seat: number): Promise<boolean> {
  const { numUpdatedRows } = await hall.store.db
    .updateTable('seat')
    .set({ away_since: new Date(hall.time.now()) })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .where('player_id', 'is not', null)
    .where('away_since', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await notice(hall, room, message('seat-away', { seat }));
  await tableChanged(hall, room);
  return true;
}

/** The owner is here again: the bot leaves the seat to them. */
export async function comeBack(hall: Hall, room: Room, seat: Seat): Promise<void> {
  if (room.seats[seat]?.away_since == null) return;
  const { numUpdatedRows } = await hall.store.db
    .updateTable('seat')
    .set({ away_since: null })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .where('away_since', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await notice(hall, room, message('seat-back', { seat }));
  await beginAgain(hall, room, seat);
  await tableChanged(hall, room);
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

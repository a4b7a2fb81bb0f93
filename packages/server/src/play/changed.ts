import type { Hall } from './hall.ts';
import { settleMembers, showTable } from './hall.ts';
import { type Room, readPeople, readSeats } from './room.ts';

/** After seats or settings were changed in the store: reads them again and tells everybody, everywhere. */
export async function tableChanged(hall: Hall, room: Room): Promise<void> {
  const { db } = hall.store;
  await db
    .updateTable('game_table')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', room.id)
    .execute();
  room.table = await db
    .selectFrom('game_table')
    .selectAll()
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  room.seats = await readSeats(hall.store, room.id);
  room.people = await readPeople(hall.store, room.seats);
  settleMembers(room);
  showTable(room);
  await hall.store.news.tell({ kind: 'changed', table: room.id });
}

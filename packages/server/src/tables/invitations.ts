import { message } from '@starboard/kernel';
import { areFriends } from '../accounts/friends.ts';
import { changeTable } from '../play/changed.ts';
import { type Hall, inRoom } from '../play/hall.ts';
import type { TableInfo } from '../play/info.ts';
import { seatOf } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { listTables } from './list.ts';
import { viewerOf } from './roles.ts';
import { isHost } from './seats.ts';

/** Somebody at a table that has not begun asks a friend to come. The table is told, and so is the friend. */
export async function inviteFriend(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  friend: PlayerId,
): Promise<void> {
  const isNew = await inRoom(hall, id, (room) =>
    changeTable(hall, room, async ({ db, now, notice, touch }) => {
      viewerOf(now, player);
      if (seatOf(now, player) === null && !isHost(now, player))
        throw new Refusal(403, 'only-players-invite');
      if (now.table.status !== 'open') throw new Refusal(409, 'already-started');
      if (!(await areFriends(db, player, friend))) throw new Refusal(403, 'only-friends');
      if (seatOf(now, friend) !== null) return false;
      if (!(await putInvitation(db, id, friend, player, hall.time.now()))) return false;
      const { name } = await db
        .selectFrom('player')
        .select('name')
        .where('id', '=', friend)
        .executeTakeFirstOrThrow();
      await notice(message('friend-invited', { name }));
      // Who may come in is read with the table.
      await touch();
      return true;
    }),
  );
  if (isNew) await hall.notify({ player: friend, table: id, what: 'invited' });
}

/** True when there was none before. */
export async function putInvitation(
  db: Store['db'],
  id: TableId,
  player: PlayerId,
  by: PlayerId,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('invitation')
    .values({
      table_id: id,
      player_id: player,
      by_id: by,
      created_at: new Date(now),
      declined_at: null,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * The tables somebody is asked to and has not sat down at, while there is a seat for them; the newest first. Perhaps only
 * those they were asked to since then.
 */
export async function invitationsOf(
  hall: Hall,
  player: PlayerId,
  since = 0,
): Promise<{ readonly by: string; readonly table: TableInfo }[]> {
  const rows = await hall.store.db
    .selectFrom('invitation')
    .innerJoin('player', 'player.id', 'invitation.by_id')
    .select(['invitation.table_id', 'player.name'])
    .where('invitation.player_id', '=', player)
    .where('invitation.declined_at', 'is', null)
    .where('invitation.created_at', '>', new Date(since))
    .execute();
  if (rows.length === 0) return [];
  const by = new Map<string, string>(rows.map(({ table_id, name }) => [table_id, name]));
  const tables = await listTables(hall, {
    among: rows.map(({ table_id }) => table_id),
    status: 'open',
    free: true,
    limit: 50,
  });
  return tables.flatMap((table) => {
    const name = by.get(table.id);
    const sits = table.seats.some((seat) => seat.player?.id === player);
    return name === undefined || sits ? [] : [{ by: name, table }];
  });
}

/** Not this time: it is no longer shown. Whoever changes their mind may still come. */
export async function declineInvitation(
  { store, time }: Hall,
  player: PlayerId,
  id: TableId,
): Promise<void> {
  await store.db
    .updateTable('invitation')
    .set({ declined_at: new Date(time.now()) })
    .where('table_id', '=', id)
    .where('player_id', '=', player)
    .execute();
}

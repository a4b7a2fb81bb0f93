import { message } from '@starboard/kernel';
import { touchTables } from '../play/changed.ts';
import { type Hall, inRoom, reload } from '../play/hall.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { spread, type TalkRow, writeNotice } from '../tables/talk.ts';
import { blockedBy } from './blocks.ts';
import { friendsOf } from './friends.ts';
import { mutedBy } from './mutes.ts';
import { ownAccount } from './players.ts';

/** Everything the server keeps about a person, as plain data. */
export async function exportAccount({ store }: Hall, player: PlayerId) {
  const { db } = store;
  return {
    account: await ownAccount(store, player),
    sessions: await db
      .selectFrom('session')
      .select(['createdAt', 'expiresAt'])
      .where('userId', '=', player)
      .execute(),
    tokens: await db
      .selectFrom('token')
      .select(['name', 'created_at', 'used_at'])
      .where('player_id', '=', player)
      .execute(),
    push: await db
      .selectFrom('push')
      .select(['endpoint', 'created_at'])
      .where('player_id', '=', player)
      .execute(),
    seats: await db
      .selectFrom('seat')
      .select(['table_id', 'seat', 'away_since'])
      .where('player_id', '=', player)
      .execute(),
    tables: await db
      .selectFrom('game_table')
      .select(['id', 'game', 'title', 'created_at'])
      .where('host', '=', player)
      .execute(),
    blocked: await blockedBy(store, player),
    muted: await mutedBy(store, player),
    friends: await friendsOf(store, player),
    invitations: await db
      .selectFrom('invitation')
      .select(['table_id', 'created_at', 'declined_at'])
      .where('player_id', '=', player)
      .execute(),
    reports: await db
      .selectFrom('report')
      .select(['reported_name', 'table_id', 'kind', 'text', 'created_at', 'settled_at'])
      .where('reporter_id', '=', player)
      .execute(),
    ratings: await db.selectFrom('rating').selectAll().where('player_id', '=', player).execute(),
    results: await db.selectFrom('result').selectAll().where('player_id', '=', player).execute(),
    said: await db
      .selectFrom('talk')
      .select(['table_id', 'to_seat', 'text', 'at'])
      .where('player_id', '=', player)
      .orderBy('id')
      .execute(),
    moves: await db
      .selectFrom('move')
      .select(['table_id', 'seq', 'entry', 'at'])
      .where('player_id', '=', player)
      .orderBy('table_id')
      .orderBy('seq')
      .execute(),
  };
}

/** The person is forgotten; a game that is being played goes on with a bot, and the record of games stays whole. */
export async function deleteAccount(hall: Hall, player: PlayerId): Promise<void> {
  const told = new Map<TableId, TalkRow>();
  const seats = await hall.store.db.transaction().execute(async (db) => {
    // Locked first, as for every change of seats, and in one order, so that nobody waits for each other.
    const tables = await db
      .selectFrom('game_table')
      .select(['id', 'status'])
      .where('id', 'in', (eb) =>
        eb.selectFrom('seat').select('table_id').where('player_id', '=', player),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
    const statuses = new Map(tables.map(({ id, status }) => [id, status]));
    const rows = await db
      .selectFrom('seat')
      .select(['table_id', 'seat'])
      .where('player_id', '=', player)
      .execute();
    const seats = rows.map((row) => ({ ...row, status: statuses.get(row.table_id) }));
    for (const { table_id, seat, status } of seats) {
      await db
        .updateTable('seat')
        .set({
          player_id: null,
          bot: status === 'playing' ? 'normal' : null,
          away_since: null,
          hand_code: null,
          memory: null,
          memory_seq: -1,
        })
        .where('table_id', '=', table_id)
        .where('seat', '=', seat)
        .execute();
      if (status === 'playing') {
        const left = message('seat-left', { seat });
        told.set(table_id, await writeNotice(db, table_id, left, hall.time.now()));
      }
    }
    await db.deleteFrom('talk').where('player_id', '=', player).execute();
    await db
      .updateTable('move')
      .set({ player_id: null, key: null })
      .where('player_id', '=', player)
      .execute();
    await db
      .updateTable('held')
      .set({ player_id: null, key: null })
      .where('player_id', '=', player)
      .execute();
    await touchTables(
      { ...hall.store, db },
      seats.map(({ table_id }) => table_id),
    );
    await db.deleteFrom('user').where('id', '=', player).execute();
    return seats;
  });
  for (const { table_id, status } of seats) {
    await inRoom(hall, table_id, async (room) => {
      await reload(hall, room);
      const row = told.get(table_id);
      if (row !== undefined) {
        spread(room, row);
        await hall.store.news.tell({ kind: 'talked', table: table_id, id: Number(row.id) });
      }
      if (status === 'playing') hall.afterMove(room);
    });
  }
}

import type { Hall } from '../play/hall.ts';
import { infoOf, type TableInfo } from '../play/info.ts';
import { readPeople } from '../play/room.ts';
import type { Status } from '../store/database.ts';
import type { PlayerId, TableId } from '../store/ids.ts';

export interface Filter {
  readonly game?: string | undefined;
  readonly status?: Status | undefined;
  readonly pace?: 'live' | 'mail' | undefined;
  /** Only tables with a free seat. */
  readonly free?: boolean | undefined;
  /** The tables this player sits at or made, instead of the public ones. */
  readonly mine?: PlayerId | undefined;
  /** Only these, listed or not. */
  readonly among?: readonly TableId[] | undefined;
  readonly limit: number;
  readonly before?: string | undefined;
}

export async function listTables({ store }: Hall, filter: Filter): Promise<TableInfo[]> {
  const { db } = store;
  let query = db.selectFrom('game_table').selectAll();
  const { mine, among, game, status, pace, free, before } = filter;
  if (among !== undefined) query = query.where('id', 'in', among);
  else if (mine === undefined) query = query.where('listed', '=', true);
  else {
    query = query.where((eb) =>
      eb.or([
        eb('host', '=', mine),
        eb.exists(
          eb
            .selectFrom('seat')
            .select('seat')
            .whereRef('seat.table_id', '=', 'game_table.id')
            .where('player_id', '=', mine),
        ),
      ]),
    );
  }
  if (game !== undefined) query = query.where('game', '=', game);
  if (status !== undefined) query = query.where('status', '=', status);
  if (pace !== undefined)
    query = query.where((eb) => eb(eb.ref('pace', '->>').key('kind'), '=', pace as never));
  if (free === true) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('seat')
          .select('seat')
          .whereRef('seat.table_id', '=', 'game_table.id')
          .where('player_id', 'is', null)
          .where('bot', 'is', null),
      ),
    );
  }
  if (before !== undefined) query = query.where('created_at', '<', new Date(before));
  const tables = await query.orderBy('created_at', 'desc').limit(filter.limit).execute();
  if (tables.length === 0) return [];
  const seats = await db
    .selectFrom('seat')
    .selectAll()
    .where(
      'table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute();
  const people = await readPeople(store, seats);
  const clocks = new Map(
    (
      await db
        .selectFrom('match')
        .select(['table_id', 'clock', 'paused_at'])
        .where(
          'table_id',
          'in',
          tables.map(({ id }) => id),
        )
        .execute()
    ).map((row) => [row.table_id, row]),
  );
  return tables.map((table) => {
    const time = clocks.get(table.id);
    return infoOf(
      {
        table,
        seats: seats.filter(({ table_id }) => table_id === table.id),
        people,
        playing: null,
        ...(time === undefined
          ? {}
          : { clock: time.clock, pausedAt: time.paused_at?.getTime() ?? null }),
      },
      mine !== undefined,
    );
  });
}

import type { Message } from '@starboard/kernel';
import { sql } from 'kysely';
import { notFound, Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { spread, type TalkRow, writeNotice } from '../tables/talk.ts';
import type { Clock } from './clock.ts';
import { catchUp, type Hall, reload } from './hall.ts';
import { type Room, readPeople, readSeats } from './room.ts';

/** Something done to a table that is no move, all of it or nothing. */
export interface Change {
  /** The transaction it is done in. */
  readonly db: Store['db'];
  /** The table as it is at this moment; until the end of the transaction nobody else changes it. */
  readonly now: Room;
  /** The game's time as it is at this moment. From here on nobody moves until the transaction is over. */
  time(): Promise<GameTime>;
  /** Puts another time in its place; whoever was about to move looks again first. */
  setTime(clock: Clock, pausedAt?: number | null): Promise<void>;
  /** To be called when anything was changed: everybody everywhere looks at the table again. */
  touch(): Promise<void>;
  /** The table tells what was done. */
  notice(what: Message): Promise<void>;
}

export interface GameTime {
  readonly seq: number;
  readonly clock: Clock;
  readonly pausedAt: number | null;
}

/**
 * Changes seats, status or settings. Whatever is promised here holds in every process: the table's row is locked first,
 * and what decides is read after that.
 */
export async function changeTable<T>(
  hall: Hall,
  room: Room,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { news } = hall.store;
  const told: TalkRow[] = [];
  const done = await hall.store.db.transaction().execute(async (db) => {
    const tell = async (text: string): Promise<void> => {
      if (news.me !== 'alone') await sql`select pg_notify('starboard', ${text})`.execute(db);
    };
    const table = await db
      .selectFrom('game_table')
      .selectAll()
      .where('id', '=', room.id)
      // Not against those who only refer to it, as every move does.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (table === undefined) throw notFound('table');
    const seats = await readSeats({ db }, room.id);
    const people = await readPeople({ db }, seats);
    return work({
      db,
      now: { ...room, table, seats, people },
      time: () => readTime(db, room.id),
      setTime: (clock, pausedAt) => writeTime(db, room.id, clock, pausedAt),
      async touch() {
        await db
          .updateTable('game_table')
          .set((eb) => ({ revision: eb('revision', '+', 1) }))
          .where('id', '=', room.id)
          .execute();
        await tell(news.spell({ kind: 'changed', table: room.id }));
      },
      async notice(what) {
        const row = await writeNotice(db, room.id, what, hall.time.now());
        told.push(row);
        await tell(news.spell({ kind: 'talked', table: room.id, id: Number(row.id) }));
      },
    });
  });
  await reload(hall, room);
  for (const row of told) spread(room, row);
  return done;
}

async function readTime(db: Store['db'], id: TableId): Promise<GameTime> {
  const row = await db
    .selectFrom('match')
    .select(['seq', 'clock', 'paused_at'])
    .where('table_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(409, 'not-started');
  return { seq: row.seq, clock: row.clock, pausedAt: row.paused_at?.getTime() ?? null };
}

async function writeTime(
  db: Store['db'],
  id: TableId,
  clock: Clock,
  pausedAt?: number | null,
): Promise<void> {
  await db
    .updateTable('match')
    .set((eb) => ({
      clock: JSON.stringify(clock),
      revision: eb('revision', '+', 1),
      ...(pausedAt === undefined
        ? {}
        : { paused_at: pausedAt === null ? null : new Date(pausedAt) }),
    }))
    .where('table_id', '=', id)
    .execute();
}

/** A player is called something else, or sleeps at other hours: the tables they sit at show it, here and elsewhere. */
export async function showAtTables(hall: Hall, player: PlayerId): Promise<void> {
  const rows = await hall.store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select('table_id')
    .where('player_id', '=', player)
    .where('status', 'in', ['open', 'playing'])
    .execute();
  const tables = rows.map(({ table_id }) => table_id);
  await touchTables(hall.store, tables);
  // Nobody waits for that: it may be many.
  for (const id of tables) catchUp(hall, id);
}

/** So that everybody everywhere looks at these tables again. */
export async function touchTables(
  { db, news }: Pick<Store, 'db' | 'news'>,
  tables: readonly TableId[],
): Promise<void> {
  if (tables.length === 0) return;
  await sql`
    with touched as (
      update game_table set revision = revision + 1 where id in (${sql.join(tables)}) returning id
    )
    select ${news.me === 'alone' ? sql`1` : tellChanged(news.me)} from touched
  `.execute(db);
}

/** What `spell` writes, for many tables at once. */
function tellChanged(me: string) {
  return sql`pg_notify('starboard', json_build_object(
    'from', ${me}::text, 'item', json_build_object('kind', 'changed', 'table', id))::text)`;
}

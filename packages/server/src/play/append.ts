import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  type AnyTypes,
  type GameEvent,
  type Link,
  type Match,
  type Outcome,
  seatAt,
} from '@starboard/kernel';
import { CompiledQuery, type Selectable } from 'kysely';
import type { HeldTable } from '../store/database.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { OFTEN, type Store } from '../store/store.ts';
import type { AppendLine } from './append-line.ts';
import type { Clock } from './clock.ts';
import { type Playing, readSeats } from './room.ts';

/** A move about to be stored. */
export interface NewMove {
  readonly seq: number;
  readonly link: Link;
  readonly events: readonly GameEvent[];
  readonly replaces: number;
  readonly player: PlayerId | null;
  readonly key: string | null;
}

export interface Appending {
  readonly table: TableId;
  readonly moves: readonly NewMove[];
  /** The moves as `rowsOf` writes them. */
  readonly rows: string;
  readonly match: Match<AnyTypes>;
  /** What leads to it from the match before, as JSON text; null where only the whole match will do. */
  readonly patch: string | null;
  /** Writes the whole match as well: what led to it before is not needed any more. */
  readonly whole: boolean;
  readonly clock: Clock;
  /** As the clock was made from: nobody may have changed the time, or paused the game, meanwhile. */
  readonly revision: number;
  readonly wakeAt: number | null;
  readonly jobAt: number | null;
  readonly now: number;
  /** For a move that a person makes: it is theirs to make only as long as the seat is. */
  readonly by: { readonly seat: number; readonly player: PlayerId } | null;
  /** For moves that close a window: what they were made from. */
  readonly closing: Closing | null;
}

/** All that people have left for the moment a window closes. */
export interface Closing {
  readonly held: readonly HeldRow[];
  readonly orders: Playing['orders'];
}

export type HeldRow = Selectable<HeldTable>;

export async function readHeld({ db }: Pick<Store, 'db'>, table: TableId): Promise<HeldRow[]> {
  return db.selectFrom('held').selectAll().where('table_id', '=', table).orderBy('ask').execute();
}

/**
 * Stores moves and the state they lead to, all or nothing. False when another process was faster: then nothing
 * was stored. What is told to the other processes is told by the same transaction.
 */
export async function append(
  store: Store,
  line: AppendLine,
  it: Appending,
  game: AnyGame,
): Promise<boolean> {
  if (it.moves.length === 0) return true;
  const outcome = it.match.state.outcome;
  if (outcome === null && it.closing === null) return line(it);
  try {
    await store.db.transaction().execute(async (db) => {
      // The table before its game, as everywhere else, so that no two wait for each other.
      if (outcome !== null)
        await db
          .selectFrom('game_table')
          .select('id')
          .where('id', '=', it.table)
          .forNoKeyUpdate()
          .execute();
      if (!(await appendAll({ ...store, db }, [it])).has(it.table)) throw new Overtaken();
      if (it.closing !== null) await releaseHeld({ ...store, db }, it.table, it.closing.held);
      if (outcome !== null) await finish({ ...store, db }, it, outcome, game);
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** Undoes the transaction: another process was faster. */
class Overtaken extends Error {}

/** The moves have used up what was held, if that is still all there is: nothing that was acknowledged may go unused. */
async function releaseHeld(
  { db }: Pick<Store, 'db'>,
  table: TableId,
  used: readonly HeldRow[],
): Promise<void> {
  if (!isDeepStrictEqual(await readHeld({ db }, table), used)) throw new Overtaken();
  const asks = used.flatMap(({ ask, answer }) => ('answer' in answer ? [ask] : []));
  if (asks.length === 0) return;
  await db.deleteFrom('held').where('table_id', '=', table).where('ask', 'in', asks).execute();
}

/**
 * Stores the moves of several tables in one statement; each table for itself, as if it came alone. Says which were: of the
 * others another process was faster.
 */
export async function appendAll(
  { db, news }: Pick<Store, 'db' | 'news'>,
  all: readonly Appending[],
): Promise<ReadonlySet<TableId>> {
  const given = `[${all.map(rowOf).join(',')}]`;
  const moves = `[${all.map(({ rows }) => rows).join(',')}]`;
  const statement =
    news.me === 'alone'
      ? CompiledQuery.raw(APPEND, [given, moves])
      : CompiledQuery.raw(APPEND_AND_TELL, [given, moves, news.me]);
  const { rows: stored } = await db.executeQuery<{ table_id: TableId }>(statement);
  return new Set(stored.map(({ table_id }) => table_id));
}

const APPEND_WITHOUT_END = `${OFTEN}
  with given as (
    select * from json_to_recordset($1::json) as g
      (table_id text, before integer, seq integer, clock jsonb, wake_at timestamptz, job_at timestamptz,
       seat integer, player_id text, orders jsonb, whole json, patch json, revision integer)
  ), playing as (
    -- The table before its game, and always in the same order, so that no two wait for each other.
    select id from game_table where id in (select table_id from given) and status = 'playing'
    order by id for key share
  ), standing as (
    select match.table_id from match join playing on playing.id = match.table_id
      join given on given.table_id = match.table_id
    where match.seq = given.before and match.revision = given.revision and match.paused_at is null
      and (given.orders is null or match.orders = given.orders)
      and (given.seat is null or exists (select from seat where seat.table_id = match.table_id
        and seat.seat = given.seat and seat.player_id = given.player_id))
    order by match.table_id for update of match
  ), turned as (
    update match set seq = given.seq, match = coalesce(given.whole::text, match.match), clock = given.clock,
      wake_at = given.wake_at, job_at = given.job_at
    from given join standing on standing.table_id = given.table_id
    where match.table_id = given.table_id
    returning match.table_id
  ), moved as (
    insert into move (table_id, seq, entry, hash, events, replaces, player_id, key, at)
    select turned.table_id, m.seq, m.entry, m.hash, m.events, m.replaces, m.player_id, m.key, m.at
    from turned join json_to_recordset($2::json) as m
      (table_id text, seq integer, entry jsonb, hash text, events jsonb, replaces integer, player_id text,
       key text, at timestamptz) on m.table_id = turned.table_id
  ), led as (
    insert into match_patch (table_id, seq, patch)
    select table_id, given.seq, patch::text from given join turned using (table_id) where patch is not null
  ), done_with as (
    delete from match_patch using given join turned using (table_id)
    where given.whole is not null and match_patch.table_id = given.table_id
  )`;
const APPEND = `${APPEND_WITHOUT_END} select table_id from turned`;
/** The same, told as `spell` writes it, of all of them at once. */
const APPEND_AND_TELL = `${APPEND_WITHOUT_END}, told as (
    select pg_notify('starboard', json_build_object('from', $3::text,
      'item', json_build_object('kind', 'moved', 'tables', json_agg(table_id)))::text) as done
    from turned having count(*) > 0
  )
  select turned.table_id, told.done from turned cross join told`;

/** A table as the statement takes it. What is JSON text already is put in as it is: PostgreSQL keeps it so. */
function rowOf({ table, moves, clock, wakeAt, jobAt, by, closing, ...it }: Appending): string {
  const first = moves[0]?.seq ?? 0;
  const row = {
    table_id: table,
    before: first - 1,
    seq: first + moves.length - 1,
    clock,
    wake_at: dateOf(wakeAt),
    job_at: dateOf(jobAt),
    seat: by?.seat ?? null,
    player_id: by?.player ?? null,
    orders: closing?.orders ?? null,
    revision: it.revision,
  };
  const whole = it.whole ? JSON.stringify(it.match) : 'null';
  return `${JSON.stringify(row).slice(0, -1)},"whole":${whole},"patch":${it.patch ?? 'null'}}`;
}

/** Moves as they are written: the rows of the history, as JSON with commas. */
export function rowsOf(table: TableId, moves: readonly NewMove[], now: number): string {
  const at = new Date(now);
  return moves
    .map(({ seq, link, events, replaces, player, key }) =>
      JSON.stringify({
        table_id: table,
        seq,
        entry: link.entry,
        hash: link.hash,
        events,
        replaces,
        player_id: player,
        key,
        at,
      }),
    )
    .join(',');
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

async function finish(
  { db }: Pick<Store, 'db'>,
  { table, now, match }: Appending,
  outcome: Outcome,
  game: AnyGame,
): Promise<void> {
  const ended_at = new Date(now);
  const { numUpdatedRows } = await db
    .updateTable('game_table')
    .set((eb) => ({ status: 'finished', ended_at, revision: eb('revision', '+', 1) }))
    .where('id', '=', table)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Overtaken();
  // Who sits there now, whatever this process believes.
  const seats = await readSeats({ db }, table);
  await db
    .insertInto('result')
    .values(
      seats.map(({ seat, player_id }) => ({
        table_id: table,
        seat,
        player_id,
        game: game.name,
        won: outcome.winners.some((winner) => winner === seat),
        score: outcome.scores?.[seat] ?? null,
        reason: outcome.reason.id,
        ...(game.part?.(match.state, seatAt(seat)) ?? {}),
        ended_at,
      })),
    )
    .execute();
}

/** Whether the store refused a row because there already is one with that key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

import { isDeepStrictEqual } from 'node:util';
import type { AnyTypes, GameEvent, Link, Match, Outcome } from '@starboard/kernel';
import { type Selectable, sql } from 'kysely';
import type { HeldTable } from '../store/database.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
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
  readonly match: Match<AnyTypes>;
  readonly clock: Clock;
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
export async function append(store: Store, it: Appending, game: string): Promise<boolean> {
  const [first] = it.moves;
  if (first === undefined) return true;
  const outcome = it.match.state.outcome;
  if (outcome === null && it.closing === null) return appendMoves(store, it, first.seq);
  try {
    await store.db.transaction().execute(async (db) => {
      // The table before its game, as everywhere else, so that no two wait for each other.
      if (outcome !== null)
        await db
          .selectFrom('game_table')
          .select('id')
          .where('id', '=', it.table)
          .forUpdate()
          .execute();
      if (!(await appendMoves({ ...store, db }, it, first.seq))) throw new Overtaken();
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

async function appendMoves(
  { db, news }: Pick<Store, 'db' | 'news'>,
  it: Appending,
  first: number,
): Promise<boolean> {
  const { table, match, clock } = it;
  const seq = first + it.moves.length - 1;
  const at = new Date(it.now);
  const rows = JSON.stringify(
    it.moves.map(({ seq, link, events, replaces, player, key }) => ({
      seq,
      entry: link.entry,
      hash: link.hash,
      events,
      replaces,
      player_id: player,
      key,
    })),
  );
  const { rows: stored } = await sql`
    with turned as (
      update match set seq = ${seq}, match = ${JSON.stringify(match)}, clock = ${JSON.stringify(clock)}::jsonb,
        wake_at = ${dateOf(it.wakeAt)}, job_at = ${dateOf(it.jobAt)}
      where table_id = ${table} and seq = ${first - 1} and ${ordersAre(it.closing)} and ${isSeated(it.by)}
        and exists (select from game_table where id = match.table_id and status = 'playing')
      returning table_id
    )
    insert into move (table_id, seq, entry, hash, events, replaces, player_id, key, at)
    select turned.table_id, m.seq, m.entry, m.hash, m.events, m.replaces, m.player_id, m.key, ${at}::timestamptz
    from turned, jsonb_to_recordset(${rows}::jsonb) as m
      (seq integer, entry jsonb, hash text, events jsonb, replaces integer, player_id text, key text)
    returning ${tellIn(news, table, seq)}
  `.execute(db);
  return stored.length > 0;
}

/** What moves take up in the store, more or less. */
export function sizeOf(moves: readonly NewMove[]): number {
  return JSON.stringify(moves).length;
}

function ordersAre(closing: Closing | null) {
  return closing === null ? sql`true` : sql`orders = ${JSON.stringify(closing.orders)}::jsonb`;
}

function isSeated(by: Appending['by']) {
  if (by === null) return sql`true`;
  return sql`exists (select from seat where seat.table_id = match.table_id and seat = ${by.seat} and player_id = ${by.player})`;
}

function tellIn(news: Store['news'], table: TableId, seq: number) {
  if (news.me === 'alone') return sql`1`;
  return sql`pg_notify('starboard', ${news.spell({ kind: 'moved', table, seq })})`;
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}

async function finish(
  { db }: Pick<Store, 'db'>,
  { table, now }: Appending,
  outcome: Outcome,
  game: string,
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
        game,
        won: outcome.winners.some((winner) => winner === seat),
        score: outcome.scores?.[seat] ?? null,
        reason: outcome.reason.id,
        ended_at,
      })),
    )
    .execute();
}

/** Whether the store refused a row because there already is one with that key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

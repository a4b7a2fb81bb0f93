import type { TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

/** A table that somebody should have looked at, and nobody has. */
export interface Overdue {
  readonly id: TableId;
  readonly game: string;
  readonly seq: number;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** So late is no process that is merely busy: looking at the table goes wrong. */
const LATE_MS = 300_000;

/** Tables that cannot be woken, the longest overdue first. */
export async function overdueTables(
  { db }: Pick<Store, 'db'>,
  now: number,
  limit = 100,
): Promise<Overdue[]> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('game_table', 'game_table.id', 'match.table_id')
    .select(['id', 'game', 'seq', 'wake_at'])
    .where('status', '=', 'playing')
    .where('wake_at', '<', new Date(now - LATE_MS))
    .orderBy('wake_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, game, seq, wake_at }) => ({
    id,
    game,
    seq,
    since: wake_at?.getTime() ?? now,
  }));
}

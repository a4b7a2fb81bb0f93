import { isDuplicate } from '../play/append.ts';
import { type Hall, inRoom } from '../play/hall.ts';
import { Refusal } from '../refusal.ts';
import type { ReportKind } from '../store/database.ts';
import { type PlayerId, type TableId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { viewerOf } from '../tables/roles.ts';

export interface NewReport {
  readonly player: PlayerId;
  readonly table: TableId | null;
  readonly kind: ReportKind;
  readonly text: string;
}

/** Open reports of one person; more are no help to anybody. */
const MOST_OPEN = 20;
/** How much of what the reported person said is put with a report. */
const MOST_SAID = 30;

/**
 * Tells whoever runs the server about somebody. What that person said at the table, as far as the reporter could hear it, is
 * kept with it; nothing of the game is.
 */
export async function report(
  hall: Hall,
  reporter: PlayerId,
  { player, table, kind, text }: NewReport,
): Promise<void> {
  if (player === reporter) throw new Refusal(422, 'not-yourself');
  // A table that is not theirs to see does not exist.
  if (table !== null) await inRoom(hall, table, async (room) => viewerOf(room, reporter));
  try {
    await hall.store.db.transaction().execute(async (db) => {
      const names = await db
        .selectFrom('player')
        .select(['id', 'name'])
        .where('id', 'in', [reporter, player])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      const nameOf = (id: PlayerId): string | undefined => names.find((it) => it.id === id)?.name;
      const reported_name = nameOf(player);
      if (reported_name === undefined) throw new Refusal(404, 'no-such-player');
      const { count } = await db
        .selectFrom('report')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('reporter_id', '=', reporter)
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_OPEN) throw new Refusal(429, 'too-many-reports');
      await db
        .insertInto('report')
        .values({
          id: unguessable(),
          reporter_id: reporter,
          reporter_name: nameOf(reporter) ?? '',
          reported_id: player,
          reported_name,
          table_id: table,
          kind,
          text,
          said: JSON.stringify(table === null ? [] : await saidBy(db, table, player, reporter)),
          created_at: new Date(),
          settled_at: null,
        })
        .execute();
    });
  } catch (error) {
    throw isDuplicate(error) ? new Refusal(409, 'reported-before') : error;
  }
}

async function saidBy(
  db: Store['db'],
  table: TableId,
  player: PlayerId,
  reporter: PlayerId,
): Promise<string[]> {
  const rows = await db
    .selectFrom('talk')
    .select('text')
    .where('table_id', '=', table)
    .where('player_id', '=', player)
    .where('text', 'is not', null)
    .where((eb) => eb.or([eb('to_seat', 'is', null), eb('to_player', '=', reporter)]))
    .orderBy('id', 'desc')
    .limit(MOST_SAID)
    .execute();
  return rows.reverse().flatMap(({ text }) => text ?? []);
}

/** What waits for whoever runs the server, oldest first. */
export async function openReports({ db }: Pick<Store, 'db'>) {
  const rows = await db
    .selectFrom('report')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind,
    reported: { id: row.reported_id, name: row.reported_name },
    reporter: { id: row.reporter_id, name: row.reporter_name },
    table: row.table_id,
    text: row.text,
    said: row.said,
  }));
}

/** It has been looked at. False when there is no such report, or somebody has settled it before. */
export async function settleReport({ db }: Pick<Store, 'db'>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ settled_at: new Date() })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { PassThrough, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';
import { formOf, migrate, migrateTo, newestMigration } from './migrations.ts';
import type { Store } from './store.ts';

/** Everything we keep, in an order in which it can be put back. Jobs are not kept: they follow from the rest. */
const TABLES = [
  'user',
  'account',
  'session',
  'player',
  'passkey',
  'token',
  'push',
  'setting',
  'game_table',
  'seat',
  'match',
  'match_patch',
  'move',
  'held',
  'talk',
  'result',
  'block',
  'mute',
  'report',
  'rating',
  'tally_game',
  'tally_seat',
  'recovery',
  'friend',
  'invitation',
  'former',
] as const;

const AT_ONCE = 200;

const header = z.object({
  format: z.literal('starboard-backup'),
  formatVersion: z.literal(1),
  migration: z.string(),
  at: z.string(),
});
const line = z.union([
  z.object({ table: z.enum(TABLES), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ end: z.literal(true), rows: z.number() }),
]);

/**
 * The whole store at one moment, as compressed lines of JSON: the same from a folder and from a PostgreSQL server, so
 * that either can be restored into the other.
 */
export function backup({ db }: Pick<Store, 'db'>): Readable {
  const out = new PassThrough();
  const zipped = out.pipe(createGzip());
  const write = async (value: object): Promise<void> => {
    // Nobody reads on when the file cannot be written: waiting for them would keep the store open for ever.
    if (zipped.destroyed) throw new Error('the backup was given up');
    if (out.write(`${JSON.stringify(value)}\n`)) return;
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => reject(new Error('the backup was given up'));
      zipped.once('close', giveUp);
      out.once('drain', () => {
        zipped.off('close', giveUp);
        resolve();
      });
    });
  };
  const dump = async (): Promise<void> => {
    let count = 0;
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (all) => {
        const migration = await formOf(all);
        if (migration === null) throw new Error('there is no store to take a backup of');
        if (migration > newestMigration)
          throw new Error('the store is of a newer Starboard: take its backup with that');
        await write({
          format: 'starboard-backup',
          formatVersion: 1,
          migration,
          at: new Date().toISOString(),
        });
        for (const table of TABLES) {
          if (!(await isThere(all, table))) continue;
          await sql`declare dump no scroll cursor for select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
            all,
          );
          for (;;) {
            const { rows } = await sql<{
              row: object;
            }>`fetch ${sql.lit(AT_ONCE)} from dump`.execute(all);
            if (rows.length === 0) break;
            await write({ table, rows: rows.map(({ row }) => row) });
            count += rows.length;
          }
          await sql`close dump`.execute(all);
        }
      });
    await write({ end: true, rows: count });
    out.end();
  };
  dump().catch((error: Error) => zipped.destroy(error));
  return zipped;
}

/** A store of an earlier form has fewer tables. */
async function isThere(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(quote_ident(${table})) is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** Reads a backup to its end: whether it is whole. Throws when it is not. */
export async function checkBackup(from: Readable): Promise<void> {
  const lines = linesOf(unzipped(from));
  await readHeader(lines);
  for await (const _ of rowsOf(lines));
}

/** Puts a backup into an empty store. All of it or, when anything is wrong with it, nothing. */
export async function restoreBackup({ db }: Pick<Store, 'db'>, from: Readable): Promise<number> {
  const lines = linesOf(unzipped(from));
  const { migration } = await readHeader(lines);
  if (migration > newestMigration) throw new Error('this backup was made by a newer Starboard');
  await demandEmpty(db);
  if (migration !== newestMigration) await migrateTo(db, migration);
  const count = await db.transaction().execute((all) => fill(all, lines));
  await migrate(db);
  return count;
}

function unzipped(from: Readable): Readable {
  const gunzip = from.pipe(createGunzip());
  from.on('error', (error) => gunzip.destroy(error));
  return gunzip;
}

async function readHeader(lines: AsyncGenerator<string>): Promise<z.infer<typeof header>> {
  const first = header.safeParse(parsed((await lines.next()).value));
  if (!first.success) throw new Error('this is not a backup of Starboard');
  return first.data;
}

type Rows = Exclude<z.infer<typeof line>, { end: true }>;

/** What comes after the header, to the end that is written when all of it is. */
async function* rowsOf(lines: AsyncGenerator<string>): AsyncGenerator<Rows> {
  let count = 0;
  for await (const text of lines) {
    const read = line.safeParse(parsed(text));
    if (!read.success) throw new Error('this backup is damaged');
    if ('end' in read.data) {
      if (read.data.rows !== count) break;
      return;
    }
    count += read.data.rows.length;
    yield read.data;
  }
  throw new Error('this backup is not complete');
}

async function fill(db: Kysely<Database>, lines: AsyncGenerator<string>): Promise<number> {
  let count = 0;
  for (const table of TABLES) if (table === 'setting') await sql`delete from setting`.execute(db);
  for await (const { table, rows } of rowsOf(lines)) {
    await sql`
      insert into ${sql.table(table)} overriding system value
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    `.execute(db);
    count += rows.length;
  }
  await sql`select setval(pg_get_serial_sequence('talk', 'id'), greatest(1, (select max(id) from talk)))`.execute(
    db,
  );
  // The queue is new: whatever is due is queued again when the server starts.
  await db.updateTable('match').set({ job_at: null }).execute();
  return count;
}

async function demandEmpty(db: Kysely<Database>): Promise<void> {
  const somebody = await db.selectFrom('player').select('id').limit(1).executeTakeFirst();
  if (somebody !== undefined) throw new Error('the store is not empty; restore into a new one');
}

/** Line by line. What goes wrong on the way is thrown here, where somebody waits for the next line. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  for await (const chunk of input) {
    const lines = (begun + decoder.write(chunk)).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

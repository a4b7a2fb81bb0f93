import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

/** More than anybody needs, and a bound. */
const MOST = 500;

/**
 * Before somebody is put on a list of this person's: they are somebody else, they exist, and there is room. In the transaction
 * that puts them there.
 */
export async function demandRoomFor(
  db: Store['db'],
  list: 'block' | 'friend' | 'mute',
  me: PlayerId,
  other: PlayerId,
  full: string,
): Promise<void> {
  if (me === other) throw new Refusal(422, 'not-yourself');
  // One after the other, so that the bound is one.
  await db.selectFrom('player').select('id').where('id', '=', me).forNoKeyUpdate().execute();
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(list)} where player_id = ${me}`.execute(db);
  if (Number(rows[0]?.count) >= MOST) throw new Refusal(409, full);
  const there = await db
    .selectFrom('player')
    .select('id')
    .where('id', '=', other)
    .executeTakeFirst();
  if (there === undefined) throw new Refusal(404, 'no-such-player');
}

import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const WHILE_MS = 10 * 60_000;

/**
 * Counts a try at somebody's password before it is looked at, and refuses when there were too many: in the store, so that
 * neither many addresses nor many processes nor many tries at once give more of them. A name nobody has counts as well.
 */
export async function countTry({ db }: Store, whose: string, most: number): Promise<void> {
  const now = Date.now();
  const over = sql<boolean>`attempt.since < ${new Date(now - WHILE_MS)}`;
  const { count } = await db
    .insertInto('attempt')
    .values({ whose, count: 1, since: new Date(now) })
    .onConflict((on) =>
      on.column('whose').doUpdateSet({
        count: sql`case when ${over} then 1 else attempt.count + 1 end`,
        since: sql`case when ${over} then excluded.since else attempt.since end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > most) throw new Refusal(429, 'too-many-tries');
}

/** Whoever knows the password may begin to count anew. */
export async function forgetTries({ db }: Store, whose: string): Promise<void> {
  await db.deleteFrom('attempt').where('whose', '=', whose).execute();
}

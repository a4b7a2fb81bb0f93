import type { Store } from '../store/store.ts';
import type { Caller } from './players.ts';

/** Those of the callers whose session or token is no longer there: what they came in by was taken away. */
export async function shutOut({ db }: Store, callers: readonly Caller[]): Promise<Set<Caller>> {
  const sessions = callers.filter(({ by }) => by === 'session');
  const tokens = callers.filter(({ by }) => by === 'token');
  const there = new Set<string>();
  if (sessions.length > 0) {
    const rows = await db
      .selectFrom('session')
      .select('id')
      .where('id', 'in', ids(sessions))
      .where('expiresAt', '>', new Date())
      .execute();
    for (const { id } of rows) there.add(id);
  }
  if (tokens.length > 0) {
    const rows = await db.selectFrom('token').select('id').where('id', 'in', ids(tokens)).execute();
    for (const { id } of rows) there.add(id);
  }
  return new Set(callers.filter(({ id }) => !there.has(id)));
}

const ids = (callers: readonly Caller[]): string[] => [...new Set(callers.map(({ id }) => id))];

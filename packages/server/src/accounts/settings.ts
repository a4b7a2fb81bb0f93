import { randomBytes } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** A secret all processes share: made by whichever comes first, kept in the store. */
export async function sharedSetting(
  { db }: Store,
  name: string,
  make: () => string,
): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: make() })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

export const randomSecret = (): string => randomBytes(48).toString('base64url');

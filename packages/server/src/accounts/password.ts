import { isDuplicate } from '../play/append.ts';
import { Refusal } from '../refusal.ts';
import { type PlayerId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Auth } from './auth.ts';
import { CREDENTIAL } from './credential.ts';
import { forgetMailedCode } from './recovery.ts';
import { countTry, forgetTries } from './tries.ts';

export interface NewLogin {
  readonly login: string;
  readonly password: string;
  /** The password so far, where there is one. */
  readonly current?: string | undefined;
}

/**
 * A login name and a password for an account: both, or, when anything is wrong with them, neither. Whoever is signed in
 * elsewhere no longer is; `session` stays.
 */
export async function setLogin(
  store: Store,
  auth: Auth,
  player: PlayerId,
  session: string,
  { login, password, current }: NewLogin,
  tries: number,
): Promise<void> {
  const { db } = store;
  const { password: how } = await auth.$context;
  const before = await db
    .selectFrom('account')
    .select(['id', 'password'])
    .where('userId', '=', player)
    .where('providerId', '=', CREDENTIAL.providerId)
    .executeTakeFirst();
  if (before !== undefined) {
    const whose = `account ${player}`;
    if (current === undefined || before.password === null) throw new Refusal(422, 'wrong-login');
    await countTry(store, whose, tries);
    if (!(await how.verify({ hash: before.password, password: current })))
      throw new Refusal(422, 'wrong-login');
    await forgetTries(store, whose);
  }
  const now = new Date();
  const hash = await how.hash(password);
  try {
    await db.transaction().execute(async (all) => {
      await all
        .updateTable('user')
        .set({ username: login.toLowerCase(), displayUsername: login, updatedAt: now })
        .where('id', '=', player)
        .execute();
      if (before === undefined) {
        await all
          .insertInto('account')
          .values({
            id: unguessable(),
            ...CREDENTIAL,
            accountId: player,
            userId: player,
            password: hash,
            createdAt: now,
            updatedAt: now,
          })
          .execute();
      } else {
        const { numUpdatedRows } = await all
          .updateTable('account')
          .set({ password: hash, updatedAt: now })
          .where('id', '=', before.id)
          // Nobody else may have changed it meanwhile.
          .where('password', '=', before.password)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new Refusal(422, 'wrong-login');
      }
      await forgetMailedCode({ db: all }, player);
      await all
        .deleteFrom('session')
        .where('userId', '=', player)
        .where('id', '!=', session)
        .execute();
    });
  } catch (error) {
    throw isDuplicate(error) ? new Refusal(409, 'login-taken') : error;
  }
}

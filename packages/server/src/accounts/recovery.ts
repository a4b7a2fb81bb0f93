import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Auth } from './auth.ts';
import { CREDENTIAL } from './credential.ts';

/** How many codes somebody has at a time. */
const CODES = 10;
const MAIL_MS = 3_600_000;

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Eighty random bits, to be written down: abcd-efgh-jkmn-pqrs. */
function newCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** However somebody types it in. */
function hashOf(code: string): string {
  const read = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
  return createHash('sha256').update(read).digest('hex');
}

/** New codes in place of all that were there; shown now and never again. */
export async function makeRecoveryCodes({ db }: Store, player: PlayerId): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const created_at = new Date();
  await db.transaction().execute(async (all) => {
    // One after the other: two sets at once would both be valid.
    await all.selectFrom('player').select('id').where('id', '=', player).forNoKeyUpdate().execute();
    await all
      .deleteFrom('recovery')
      .where('player_id', '=', player)
      .where('expires_at', 'is', null)
      .execute();
    await all
      .insertInto('recovery')
      .values(
        codes.map((code) => ({
          hash: hashOf(code),
          player_id: player,
          created_at,
          expires_at: null,
          used_at: null,
        })),
      )
      .execute();
  });
  return codes;
}

/** A code for a mail: valid for an hour, in place of the one that was mailed before. */
export async function mailedCode({ db }: Store, player: PlayerId): Promise<string> {
  const code = newCode();
  const now = Date.now();
  await db.transaction().execute(async (all) => {
    await all.selectFrom('player').select('id').where('id', '=', player).forNoKeyUpdate().execute();
    await forgetMailedCode({ db: all }, player);
    await all
      .insertInto('recovery')
      .values({
        hash: hashOf(code),
        player_id: player,
        created_at: new Date(now),
        expires_at: new Date(now + MAIL_MS),
        used_at: null,
      })
      .execute();
  });
  return code;
}

/** Whoever changes the password or the address wants nothing that lies in a mailbox to open the account. */
export async function forgetMailedCode({ db }: Pick<Store, 'db'>, player: PlayerId): Promise<void> {
  await db
    .deleteFrom('recovery')
    .where('player_id', '=', player)
    .where('expires_at', 'is not', null)
    .execute();
}

/**
 * Uses a code up and says whose it was; with a password, that becomes the account's, and whoever was signed in no longer is.
 * All of it or nothing: a code that was of no use is still there.
 */
export async function recover(
  { db }: Store,
  auth: Auth,
  code: string,
  password: string | undefined,
): Promise<PlayerId> {
  const { password: how } = await auth.$context;
  const hash = password === undefined ? null : await how.hash(password);
  return db.transaction().execute(async (all) => {
    const now = new Date();
    const used = await all
      .updateTable('recovery')
      .set({ used_at: now })
      .where('hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .returning('player_id')
      .executeTakeFirst();
    if (used === undefined) throw new Refusal(401, 'wrong-code');
    if (hash === null) return used.player_id;
    const { numUpdatedRows } = await all
      .updateTable('account')
      .set({ password: hash, updatedAt: now })
      .where('userId', '=', used.player_id)
      .where('providerId', '=', CREDENTIAL.providerId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal(422, 'no-login-yet');
    await all.deleteFrom('session').where('userId', '=', used.player_id).execute();
    return used.player_id;
  });
}

/** How many codes are left to somebody. */
export async function codesLeft({ db }: Pick<Store, 'db'>, player: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('player_id', '=', player)
    .where('expires_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The accounts a confirmed address belongs to, and what they are called. */
export async function accountsAt({ db }: Store, email: string) {
  return db
    .selectFrom('player')
    .innerJoin('user', 'user.id', 'player.id')
    .select(['player.id', 'player.name', 'player.language', 'user.username'])
    .where((eb) => eb(eb.fn<string>('lower', ['player.email']), '=', email.toLowerCase()))
    .where('player.email_confirmed', '=', true)
    .orderBy('player.created_at')
    .limit(5)
    .execute();
}

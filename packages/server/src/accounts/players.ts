import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { nextDigest } from '../reach/digest.ts';
import type { HookForm } from '../reach/hooks.ts';
import { worthTelling } from '../reach/trouble.ts';
import { Refusal } from '../refusal.ts';
import type { MailWhen, PlayerTable, Quiet } from '../store/database.ts';
import { type PlayerId, playerId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Auth } from './auth.ts';
import { codesLeft } from './recovery.ts';

export type PlayerRow = Selectable<PlayerTable>;

/** Who sends a request, and by what: a browser's session, or a token for programs. Either can be taken away. */
export interface Caller {
  readonly player: PlayerId;
  readonly by: 'session' | 'token';
  /** Of the session or the token. */
  readonly id: string;
}

const BEARER = /^Bearer (sb_[A-Za-z0-9_-]{20,100})$/;

/**
 * Who calls. A session in use is made to last longer now and then, together with its cookie: only where the answer can
 * carry one, or the browser would forget it while the store remembers.
 */
export async function callerOf(
  store: Store,
  auth: Auth,
  headers: Headers,
  giveCookie?: (cookie: string) => void,
): Promise<Caller | null> {
  const given = headers.get('authorization');
  // What a browser was asked for on the operator's page it sends everywhere: it says nothing about who plays.
  if (given !== null && !/^basic /i.test(given)) {
    const token = BEARER.exec(given)?.[1];
    const owner = token === undefined ? null : await ownerOf(store, token);
    if (owner === null) throw new Refusal(401, 'wrong-token');
    return { ...owner, by: 'token' };
  }
  if (!headers.get('cookie')?.includes('starboard.session_token')) return null;
  const asked = await auth.api
    .getSession({
      headers,
      query: { disableRefresh: giveCookie === undefined },
      returnHeaders: true,
    })
    .catch(async (error: unknown) => {
      // The auth library hides why; the store says whether it is because of it.
      await store.ping();
      throw error;
    });
  const session = asked.response;
  if (session === null) return null;
  for (const cookie of asked.headers.getSetCookie()) giveCookie?.(cookie);
  return { player: playerId.parse(session.user.id), by: 'session', id: session.session.id };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function ownerOf({ db }: Store, token: string): Promise<Omit<Caller, 'by'> | null> {
  const row = await db
    .selectFrom('token')
    .select(['id', 'player_id', 'used_at'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  // To the hour is enough, and spares a write for every request.
  if (row.used_at === null || Date.now() - row.used_at.getTime() > 3_600_000) {
    await db.updateTable('token').set({ used_at: new Date() }).where('id', '=', row.id).execute();
  }
  return { player: row.player_id, id: row.id };
}

export async function makeToken({ db }: Store, player: PlayerId, name: string) {
  const { count } = await db
    .selectFrom('token')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  if (Number(count) >= 20) throw new Refusal(409, 'too-many-tokens');
  const token = `sb_${unguessable()}${unguessable()}`;
  const id = unguessable();
  await db
    .insertInto('token')
    .values({
      id,
      player_id: player,
      name,
      hash: hashOf(token),
      created_at: new Date(),
      used_at: null,
    })
    .execute();
  return { id, name, token };
}

export async function addPlayer(
  { db }: Store,
  id: PlayerId,
  name: string,
  language: string,
): Promise<void> {
  await db
    .insertInto('player')
    .values({
      id,
      name,
      language,
      quiet: null,
      webhook: null,
      email: null,
      email_code: null,
      digest_at: null,
      created_at: new Date(),
    })
    .execute();
}

export async function playerRow({ db }: Pick<Store, 'db'>, id: PlayerId): Promise<PlayerRow> {
  const row = await db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal(401, 'not-signed-in');
  return row;
}

/** What a person sees of their own account. */
export async function ownAccount({ db }: Store, id: PlayerId) {
  const player = await playerRow({ db }, id);
  const user = await db
    .selectFrom('user')
    .select(['username'])
    .where('id', '=', id)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at'])
    .where('player_id', '=', id)
    .execute();
  const password = await db
    .selectFrom('account')
    .select('id')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return {
    id,
    name: player.name,
    language: player.language,
    quiet: player.quiet,
    email: player.email,
    emailConfirmed: player.email_confirmed,
    mailWhen: player.mail_when,
    webhook: player.webhook,
    webhookForm: player.webhook_form,
    webhookTrouble: worthTelling(player.hook_trouble),
    calendar: player.calendar !== null,
    login: user?.username ?? null,
    hasPassword: password !== undefined,
    recoveryCodes: await codesLeft({ db }, id),
    passkeys: passkeys.map(({ id: key, name, created_at }) => ({
      id: key,
      name,
      created: created_at.toISOString(),
    })),
    /** Without either, the account is lost with the browser's cookies. */
    guest: password === undefined && passkeys.length === 0,
  };
}

export interface Preferences {
  readonly name?: string | undefined;
  readonly language?: string | undefined;
  readonly quiet?: Quiet | null | undefined;
  readonly webhook?: string | null | undefined;
  readonly webhookForm?: HookForm | null | undefined;
  readonly mailWhen?: MailWhen | undefined;
}

export async function prefer(
  { db }: Store,
  id: PlayerId,
  { name, language, quiet, webhook, webhookForm, mailWhen }: Preferences,
  now: number,
): Promise<void> {
  const row = await playerRow({ db }, id);
  const when = mailWhen ?? row.mail_when;
  // The mail of the day comes when their quiet hours are over, also where those are others now.
  const due = nextDigest(now, quiet === undefined ? row.quiet : quiet);
  const digest =
    mailWhen === undefined && quiet === undefined
      ? {}
      : { mail_when: when, digest_at: when === 'daily' ? new Date(due) : null };
  const set = {
    ...(name === undefined ? {} : { name }),
    ...(language === undefined ? {} : { language }),
    ...(quiet === undefined ? {} : { quiet: quiet === null ? null : JSON.stringify(quiet) }),
    // Another address has its own fate.
    ...(webhook === undefined ? {} : { webhook, hook_trouble: null }),
    ...(webhookForm === undefined ? {} : { webhook_form: webhookForm }),
    ...digest,
  };
  if (Object.keys(set).length === 0) return;
  await db.updateTable('player').set(set).where('id', '=', id).execute();
  if (name !== undefined) await db.updateTable('user').set({ name }).where('id', '=', id).execute();
}

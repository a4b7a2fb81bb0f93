import { CREDENTIAL } from '../accounts/credential.ts';
import { deleteAccount } from '../accounts/leaving.ts';
import type { Services } from '../services.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** More of them wait for the next time. */
const GUESTS_AT_ONCE = 100;

/** Forgets what nobody can come back to, as docs/operating.md says. Doing it twice is harmless. */
export async function tidy({ hall, config }: Services): Promise<void> {
  const { db } = hall.store;
  const now = Date.now();
  const { guestDays, chatDays } = config.keep;
  const guestsSince = new Date(now - guestDays * DAY_MS);
  await db.deleteFrom('session').where('expiresAt', '<', guestsSince).execute();
  await db.deleteFrom('recovery').where('expires_at', '<', new Date(now)).execute();
  await db.deleteFrom('challenge').where('expires_at', '<', new Date(now)).execute();
  await db
    .deleteFrom('attempt')
    .where('since', '<', new Date(now - HOUR_MS))
    .execute();
  await db
    .deleteFrom('talk')
    .where('table_id', 'in', (eb) =>
      eb
        .selectFrom('game_table')
        .select('game_table.id')
        .where('ended_at', '<', new Date(now - chatDays * DAY_MS)),
    )
    .execute();
  // Guests with no session left: no password, passkey, recovery code, token or mail could bring them back.
  const guests = await db
    .selectFrom('player')
    .select('player.id')
    .where('created_at', '<', guestsSince)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb.selectFrom('session').select('session.id').whereRef('userId', '=', 'player.id'),
          ),
          eb.exists(
            eb
              .selectFrom('account')
              .select('account.id')
              .whereRef('userId', '=', 'player.id')
              .where('providerId', '=', CREDENTIAL.providerId),
          ),
          eb.exists(
            eb
              .selectFrom('passkey')
              .select('passkey.id')
              .whereRef('passkey.player_id', '=', 'player.id'),
          ),
          eb.exists(
            eb
              .selectFrom('recovery')
              .select('recovery.hash')
              .whereRef('recovery.player_id', '=', 'player.id')
              .where('used_at', 'is', null)
              .where('expires_at', 'is', null),
          ),
          eb('player.email_confirmed', '=', true),
          eb.exists(
            eb.selectFrom('token').select('token.id').whereRef('token.player_id', '=', 'player.id'),
          ),
        ]),
      ),
    )
    .limit(GUESTS_AT_ONCE)
    .execute();
  for (const { id } of guests) await deleteAccount(hall, id);
}

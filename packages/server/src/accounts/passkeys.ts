import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../refusal.ts';
import { type PlayerId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

const CHALLENGE_MS = 5 * 60_000;

interface Site {
  readonly store: Store;
  /** The origin people use, e.g. https://starboard.example */
  readonly origin: string;
}

const rpId = ({ origin }: Site): string => new URL(origin).hostname;

/** The handle says which challenge is answered; it goes to the browser and comes back. Any process can check it. */
async function keepChallenge({ store }: Site, challenge: string): Promise<string> {
  const handle = unguessable();
  const now = Date.now();
  await store.db.deleteFrom('challenge').where('expires_at', '<', new Date(now)).execute();
  await store.db
    .insertInto('challenge')
    .values({ handle, challenge, expires_at: new Date(now + CHALLENGE_MS) })
    .execute();
  return handle;
}

async function useChallenge({ store }: Site, handle: string): Promise<string> {
  const row = await store.db
    .deleteFrom('challenge')
    .where('handle', '=', handle)
    .where('expires_at', '>', new Date())
    .returning('challenge')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(401, 'wrong-passkey');
  return row.challenge;
}

export async function registrationOptions(site: Site, player: PlayerId, name: string) {
  const known = await site.store.db
    .selectFrom('passkey')
    .select('id')
    .where('player_id', '=', player)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: 'Starboard',
    rpID: rpId(site),
    userID: new TextEncoder().encode(player),
    userName: name,
    userDisplayName: name,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { handle: await keepChallenge(site, options.challenge), options };
}

export async function addPasskey(
  site: Site,
  player: PlayerId,
  name: string,
  handle: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const expectedChallenge = await useChallenge(site, handle);
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    requireUserVerification: false,
  }).catch(() => null);
  if (checked?.verified !== true) throw new Refusal(422, 'wrong-passkey');
  const { credential } = checked.registrationInfo;
  await site.store.db
    .insertInto('passkey')
    .values({
      id: credential.id,
      player_id: player,
      name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      created_at: new Date(),
    })
    .execute();
}

export async function signInOptions(site: Site) {
  const options = await generateAuthenticationOptions({
    rpID: rpId(site),
    userVerification: 'preferred',
  });
  return { handle: await keepChallenge(site, options.challenge), options };
}

/** Whose passkey this is, if it is genuine. */
export async function passkeyOwner(
  site: Site,
  handle: string,
  response: AuthenticationResponseJSON,
): Promise<PlayerId> {
  const expectedChallenge = await useChallenge(site, handle);
  const row = await site.store.db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(401, 'wrong-passkey');
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: rpId(site),
    requireUserVerification: false,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null);
  if (checked?.verified !== true) throw new Refusal(401, 'wrong-passkey');
  await site.store.db
    .updateTable('passkey')
    .set({ counter: checked.authenticationInfo.newCounter })
    .where('id', '=', row.id)
    .execute();
  return row.player_id;
}

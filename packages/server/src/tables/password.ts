import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { countTry, forgetTries } from '../accounts/tries.ts';
import type { Hall } from '../play/hall.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import { isInvited } from './roles.ts';

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function stretched(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** What the store keeps of a table's password. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await stretched(password, salt)).toString('hex')}`;
}

async function matches(password: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  const wanted = Buffer.from(key, 'hex');
  const given = await stretched(password, Buffer.from(salt, 'hex'));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Tries at a table's password are counted for the table, whoever makes them: a new guest is no new chance. */
const TABLE_TRIES = 5;

/** Whoever has no invitation says the table's password before they sit down, where it has one. */
export async function demandPassword(
  { store, limits }: Hall,
  room: Room,
  player: PlayerId,
  invite: string | undefined,
  given: string | undefined,
): Promise<void> {
  const kept = room.table.password;
  if (kept === null || isInvited(room, player, invite)) return;
  if (given === undefined) throw new Refusal(403, 'password-needed');
  const whose = `table ${room.id}`;
  await countTry(store, whose, limits.triesPerAccount * TABLE_TRIES);
  if (!(await matches(given, kept))) throw new Refusal(403, 'wrong-password');
  await forgetTries(store, whose);
}

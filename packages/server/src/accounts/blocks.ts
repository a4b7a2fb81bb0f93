import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

/** More than anybody needs, and a bound. */
const MOST = 500;

/** Whom somebody does not want to meet, newest first. */
export async function blockedBy({ db }: Pick<Store, 'db'>, player: PlayerId) {
  return db
    .selectFrom('block')
    .innerJoin('player', 'player.id', 'block.blocked_id')
    .select(['player.id', 'player.name'])
    .where('block.player_id', '=', player)
    .orderBy('block.created_at', 'desc')
    .execute();
}

/** From now on they neither sit down at this person's tables nor whisper to them. They are not told. */
export async function block({ db }: Store, player: PlayerId, other: PlayerId): Promise<void> {
  if (player === other) throw new Refusal(422, 'not-yourself');
  await db.transaction().execute(async (all) => {
    // One after the other, so that the bound is one.
    await all.selectFrom('player').select('id').where('id', '=', player).forNoKeyUpdate().execute();
    const { count } = await all
      .selectFrom('block')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw new Refusal(409, 'too-many-blocked');
    const there = await all
      .selectFrom('player')
      .select('id')
      .where('id', '=', other)
      .executeTakeFirst();
    if (there === undefined) throw new Refusal(404, 'no-such-player');
    await all
      .insertInto('block')
      .values({ player_id: player, blocked_id: other, created_at: new Date() })
      .onConflict((on) => on.doNothing())
      .execute();
    // Whom I do not want to meet is no friend; whom I never asked again may ask in vain.
    await all
      .deleteFrom('friend')
      .where('player_id', '=', player)
      .where('friend_id', '=', other)
      .execute();
  });
}

export async function unblock({ db }: Store, player: PlayerId, other: PlayerId): Promise<void> {
  await db
    .deleteFrom('block')
    .where('player_id', '=', player)
    .where('blocked_id', '=', other)
    .execute();
}

/** Refuses somebody whom one of these people does not want to meet. In the transaction that gives them the seat. */
export async function demandWelcome(
  db: Store['db'],
  player: PlayerId,
  people: readonly (PlayerId | null)[],
): Promise<void> {
  const others = people.filter((it): it is PlayerId => it !== null && it !== player);
  if (others.length === 0) return;
  const row = await db
    .selectFrom('block')
    .select('blocked_id')
    .where('blocked_id', '=', player)
    .where('player_id', 'in', others)
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) throw new Refusal(403, 'not-welcome');
}

import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { demandRoomFor } from './lists.ts';

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
  await db.transaction().execute(async (all) => {
    await demandRoomFor(all, 'block', player, other, 'too-many-blocked');
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

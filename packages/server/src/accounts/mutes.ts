import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { demandRoomFor } from './lists.ts';

/** Whom somebody does not want to read, newest first. They still play together, and nobody is told. */
export async function mutedBy({ db }: Pick<Store, 'db'>, player: PlayerId) {
  return db
    .selectFrom('mute')
    .innerJoin('player', 'player.id', 'mute.muted_id')
    .select(['player.id', 'player.name'])
    .where('mute.player_id', '=', player)
    .orderBy('mute.created_at', 'desc')
    .execute();
}

export async function mute({ db }: Store, player: PlayerId, other: PlayerId): Promise<void> {
  await db.transaction().execute(async (all) => {
    await demandRoomFor(all, 'mute', player, other, 'too-many-muted');
    await all
      .insertInto('mute')
      .values({ player_id: player, muted_id: other, created_at: new Date() })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

export async function unmute({ db }: Store, player: PlayerId, other: PlayerId): Promise<void> {
  await db
    .deleteFrom('mute')
    .where('player_id', '=', player)
    .where('muted_id', '=', other)
    .execute();
}

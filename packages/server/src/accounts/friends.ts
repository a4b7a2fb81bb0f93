import { sql } from 'kysely';
import type { PlayerId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { demandRoomFor } from './lists.ts';

export interface Friend {
  readonly id: PlayerId;
  readonly name: string;
  /** `asked`: I would like to. `asks`: they would. `friends`: both. */
  readonly how: 'friends' | 'asked' | 'asks';
}

/**
 * My friends, whom I asked, and who asks me, by name. Friends are two who each said so. Whom I blocked asks in vain; they are
 * not told.
 */
export async function friendsOf({ db }: Pick<Store, 'db'>, me: PlayerId): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select player.id, player.name,
      case when bool_and(pair.mine) then 'asked' when bool_or(pair.mine) then 'friends' else 'asks' end as how
    from (
      select friend_id as other, true as mine from friend where player_id = ${me}
      union all
      select player_id, false from friend where friend_id = ${me}
    ) pair join player on player.id = pair.other
    where not exists (select from block where block.player_id = ${me} and blocked_id = pair.other)
    group by player.id, player.name order by lower(player.name), player.id
  `.execute(db);
  return rows;
}

/** I would like to be friends: if they said so too, we are. */
export async function befriend({ db }: Store, me: PlayerId, other: PlayerId): Promise<void> {
  await db.transaction().execute(async (all) => {
    await demandRoomFor(all, 'friend', me, other, 'too-many-friends');
    await all
      .insertInto('friend')
      .values({ player_id: me, friend_id: other, created_at: new Date() })
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

/** No longer friends, or never: for both of them. */
export async function unfriend({ db }: Store, me: PlayerId, other: PlayerId): Promise<void> {
  await db
    .deleteFrom('friend')
    .where((eb) =>
      eb.or([
        eb.and([eb('player_id', '=', me), eb('friend_id', '=', other)]),
        eb.and([eb('player_id', '=', other), eb('friend_id', '=', me)]),
      ]),
    )
    .execute();
}

/** Whether both said so. */
export async function areFriends(db: Store['db'], a: PlayerId, b: PlayerId): Promise<boolean> {
  const rows = await db
    .selectFrom('friend')
    .select('player_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('player_id', '=', a), eb('friend_id', '=', b)]),
        eb.and([eb('player_id', '=', b), eb('friend_id', '=', a)]),
      ]),
    )
    .execute();
  return rows.length === 2;
}

import { sql } from 'kysely';
import type { TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';

/**
 * Adds a finished game to the numbers of the whole server, in the transaction that counts it for ratings, and so once. Games
 * among people count, and those at listed tables; of the latter only the people's seats. What was ended by agreement has no
 * results and counts nowhere.
 */
export async function tally(db: Store['db'], table: TableId): Promise<void> {
  const counts = sql`
    from result join game_table on game_table.id = result.table_id
    where result.table_id = ${table} and (game_table.listed or not exists (
      select from result other where other.table_id = result.table_id and other.player_id is null))`;
  await sql`
    insert into tally_game (game, seats, reason, games)
    select result.game, game_table.seats, reason, 1 ${counts} limit 1
    on conflict (game, seats, reason) do update set games = tally_game.games + 1`.execute(db);
  // In one order, so that two games that end at once do not wait for each other.
  await sql`
    insert into tally_seat (game, role, character, reason, games, wins)
    select result.game, coalesce(role, '') as side, coalesce(character, '') as played, reason,
      count(*), count(*) filter (where won)
    ${counts} and result.player_id is not null
    group by result.game, side, played, reason order by result.game, side, played, reason
    on conflict (game, role, character, reason) do update
      set games = tally_seat.games + excluded.games, wins = tally_seat.wins + excluded.wins`.execute(
    db,
  );
}

/** What all finished games come to: few rows, however many games there were. */
export async function tallied({ db }: Pick<Store, 'db'>) {
  const endings = await db
    .selectFrom('tally_game')
    .selectAll()
    .orderBy('game')
    .orderBy('games', 'desc')
    .orderBy('seats')
    .orderBy('reason')
    .execute();
  const parts = await db
    .selectFrom('tally_seat')
    .selectAll()
    .orderBy('game')
    .orderBy('role')
    .orderBy('character')
    .orderBy('reason')
    .execute();
  return {
    endings,
    parts: parts.map(({ role, character, ...it }) => ({
      ...it,
      role: role === '' ? null : role,
      character: character === '' ? null : character,
    })),
  };
}

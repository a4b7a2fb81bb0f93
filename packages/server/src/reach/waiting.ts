import type { Hall } from '../play/hall.ts';
import type { PlayerId, TableId } from '../store/ids.ts';

export interface Waiting {
  readonly id: TableId;
  readonly title: string;
  readonly what: 'your-turn' | 'time-is-up' | 'game-over';
}

/** The tables that wait for this player now, except those they have open in front of them. */
export async function tablesWaitingFor(hall: Hall, player: PlayerId): Promise<Waiting[]> {
  const rows = await hall.store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .innerJoin('match', 'match.table_id', 'seat.table_id')
    .select(['game_table.id', 'game_table.title', 'game_table.game', 'seat.seat', 'match.clock'])
    .where('seat.player_id', '=', player)
    .where('seat.away_since', 'is', null)
    .where('game_table.status', '=', 'playing')
    .orderBy('game_table.started_at')
    .execute();
  return rows.flatMap(({ id, title, game, seat, clock }) => {
    if (clock.since[seat] == null || hall.presence.of(id).seats.includes(seat)) return [];
    const what = clock.reminded[seat] === true ? ('time-is-up' as const) : ('your-turn' as const);
    return [{ id, title: titleOf({ title, game }), what }];
  });
}

/** The names of the people a table waits for. */
export async function waitedAt(hall: Hall, table: TableId): Promise<string[]> {
  const rows = await hall.store.db
    .selectFrom('seat')
    .innerJoin('player', 'player.id', 'seat.player_id')
    .innerJoin('match', 'match.table_id', 'seat.table_id')
    .select(['player.name', 'seat.seat', 'match.clock'])
    .where('seat.table_id', '=', table)
    .where('seat.away_since', 'is', null)
    .orderBy('seat.seat')
    .execute();
  const present = hall.presence.of(table).seats;
  return rows
    .filter(({ seat, clock }) => clock.since[seat] != null && !present.includes(seat))
    .map(({ name }) => name);
}

/** What a table is called in a message. */
export function titleOf({
  title,
  game,
}: {
  readonly title: string;
  readonly game: string;
}): string {
  return title === '' ? game : title;
}

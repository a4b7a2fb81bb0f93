import type { Asked, Hall } from '../play/hall.ts';
import { standsStill } from '../play/schedule.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { speak } from '../words/index.ts';

export interface Waiting {
  readonly id: TableId;
  readonly title: string;
  readonly what: 'your-turn' | 'time-is-up' | 'bot-plays' | 'game-waits' | 'game-over' | Asked;
}

/** The tables that wait for this player now, except those they have open in front of them and still have time for. */
export async function tablesWaitingFor(
  hall: Hall,
  player: PlayerId,
  language: string,
): Promise<Waiting[]> {
  const rows = await hall.store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .innerJoin('match', 'match.table_id', 'seat.table_id')
    .select(['game_table.id', 'game_table.title', 'game_table.game', 'seat.seat', 'match.clock'])
    .where('seat.player_id', '=', player)
    .where('seat.away_since', 'is', null)
    .where('game_table.status', '=', 'playing')
    .where('match.paused_at', 'is', null)
    .orderBy('game_table.started_at')
    .execute();
  return rows.flatMap(({ id, title, game, seat, clock }) => {
    if (clock.since[seat] == null) return [];
    const late = clock.reminded[seat] === true;
    // Whose time ran out with the page open does not look at it.
    if (!late && hall.presence.of(id).seats.includes(seat)) return [];
    const what = late ? ('time-is-up' as const) : ('your-turn' as const);
    return [{ id, title: titleOf({ title, game }, language), what }];
  });
}

/** The table this player is away from, if they still are: a bot plays there for them, or all of it waits. */
export async function tableLeft(
  hall: Hall,
  player: PlayerId,
  id: TableId,
  language: string,
): Promise<Waiting[]> {
  const seats = await hall.store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(['seat.player_id', 'seat.away_since', 'game_table.title', 'game_table.game'])
    .where('seat.table_id', '=', id)
    .where('game_table.status', '=', 'playing')
    .execute();
  const mine = seats.find(({ player_id }) => player_id === player);
  if (mine === undefined || mine.away_since === null) return [];
  const what = standsStill({ seats }) ? ('game-waits' as const) : ('bot-plays' as const);
  return [{ id, title: titleOf(mine, language), what }];
}

/** The table at which this player is asked something, or told that they no longer sit there, if that is still so. */
export async function tableAsking(
  hall: Hall,
  player: PlayerId,
  id: TableId,
  what: Asked,
  language: string,
): Promise<Waiting[]> {
  const { db } = hall.store;
  const table = await db
    .selectFrom('game_table')
    .select(['title', 'game', 'status', 'back_to'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (table === undefined) return [];
  const seats = await db
    .selectFrom('seat')
    .select(['player_id', 'agrees_to_go_back', 'agrees_to_end'])
    .where('table_id', '=', id)
    .execute();
  const seat = seats.find(({ player_id }) => player_id === player);
  const playing = table.status === 'playing';
  const still = {
    'asked-back': playing && table.back_to !== null && seat?.agrees_to_go_back === false,
    'asked-to-end':
      playing && seat?.agrees_to_end === false && seats.some((it) => it.agrees_to_end),
    'seat-lost': playing && seat === undefined,
    invited: table.status === 'open' && seat === undefined,
    rematch: table.status === 'open' && seat === undefined,
  } satisfies Record<Asked, boolean>;
  return still[what] ? [{ id, title: titleOf(table, language), what }] : [];
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
    .where('match.paused_at', 'is', null)
    .orderBy('seat.seat')
    .execute();
  const present = hall.presence.of(table).seats;
  return rows
    .filter(({ seat, clock }) => clock.since[seat] != null && !present.includes(seat))
    .map(({ name }) => name);
}

/** What a table is called in a message: one without a name by its game. */
export function titleOf(
  { title, game }: { readonly title: string; readonly game: string },
  language: string,
): string {
  return title === '' ? speak(language, game) : title;
}

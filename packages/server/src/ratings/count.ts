import type { Hall } from '../play/hall.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { type Counted, sidesOf } from './sides.ts';
import { tally } from './tally.ts';
import { afterGame, type Strength, UNKNOWN } from './weng-lin.ts';

/**
 * Counts a finished game for the ratings of those who played it, once, whoever tries and however often. Games with bots, and
 * those that ended by agreement, count for nobody. The numbers of the whole server are kept by the same transaction. True when this
 * call settled it.
 */
export async function countForRatings(
  { store, time }: Pick<Hall, 'store' | 'time'>,
  table: TableId,
): Promise<boolean> {
  return store.db.transaction().execute(async (db) => {
    const settled = await db
      .updateTable('game_table')
      .set({ rated_at: new Date(time.now()) })
      .where('id', '=', table)
      .where('rated_at', 'is', null)
      .where('status', 'in', ['finished', 'abandoned'])
      .returning('game')
      .executeTakeFirst();
    if (settled === undefined) return false;
    const rows = await db
      .selectFrom('result')
      .select(['seat', 'player_id', 'role', 'won', 'score'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    const counted = rows.flatMap(({ player_id, role, ...row }) =>
      player_id === null ? [] : [{ ...row, player: player_id, role: role ?? '' }],
    );
    if (counted.length === rows.length) await rate(db, settled.game, counted);
    await tally(db, table);
    return true;
  });
}

interface Rated extends Counted {
  readonly player: PlayerId;
}

async function rate(db: Store['db'], game: string, counted: readonly Rated[]): Promise<void> {
  const sides = sidesOf(counted);
  if (sides.length < 2) return;
  // In one order, so that two games that end at once do not wait for each other.
  const people = [...counted].sort((a, b) => (a.player < b.player ? -1 : 1));
  for (const { player, role } of people)
    await db
      .insertInto('rating')
      .values({ player_id: player, game, role, ...UNKNOWN, games: 0 })
      .onConflict((on) => on.doNothing())
      .execute();
  const strengths = new Map<PlayerId, Strength>();
  for (const { player, role } of people) {
    const { mu, sigma } = await db
      .selectFrom('rating')
      .select(['mu', 'sigma'])
      .where('player_id', '=', player)
      .where('game', '=', game)
      .where('role', '=', role)
      .forUpdate()
      .executeTakeFirstOrThrow();
    strengths.set(player, { mu, sigma });
  }
  const after = afterGame(
    sides.map(({ place, people: side }) => ({
      place,
      people: side.map(({ player }) => strengths.get(player) ?? UNKNOWN),
    })),
  );
  const now = new Map(
    sides.flatMap((side, i) =>
      side.people.map(({ player }, at) => [player, after[i]?.[at] ?? UNKNOWN] as const),
    ),
  );
  for (const { player, role } of people)
    await db
      .updateTable('rating')
      .set((eb) => ({ ...(now.get(player) ?? UNKNOWN), games: eb('games', '+', 1) }))
      .where('player_id', '=', player)
      .where('game', '=', game)
      .where('role', '=', role)
      .execute();
}

const AT_ONCE = 100;

/** Games whose process ended before it had counted them. */
export async function countForgotten(hall: Pick<Hall, 'store' | 'time'>): Promise<void> {
  const rows = await hall.store.db
    .selectFrom('game_table')
    .select('id')
    .where('rated_at', 'is', null)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of rows) await countForRatings(hall, id);
}

import { beginMatch, seedFrom } from '@starboard/kernel';
import { gameNamed } from '../games.ts';
import type { Pace } from '../play/clock.ts';
import { refusalOf } from '../play/faults.ts';
import type { Hall } from '../play/hall.ts';
import { Refusal } from '../refusal.ts';
import type { Level, Who } from '../store/database.ts';
import { newTableId, type PlayerId, type TableId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { hashed } from './password.ts';

/** What somebody wants to play, and with whom. */
export interface Wanted {
  readonly game: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly noTells: boolean;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly join: Who;
  readonly watch: Who | 'players';
  readonly privateTalk: boolean;
  /** For those who come without an invitation. */
  readonly password?: string | undefined;
}

/** A new table; its maker sits down at the first seat, unless they only want to set it up. */
export async function createTable(
  hall: Hall,
  maker: PlayerId,
  wanted: Wanted,
  sit: boolean,
  rematch?: {
    readonly of: TableId;
    readonly bots: readonly (Level | null)[];
    /** Who else played, and is asked to come again. */
    readonly people: readonly PlayerId[];
    /** As the store keeps it. */
    readonly password: string | null;
  },
): Promise<TableId> {
  const game = gameNamed(wanted.game);
  // Also before the game is asked, which is more work than it looks.
  await demandFewTables(hall, hall.store.db, maker, 'open');
  try {
    // Whether these options make a game is for the game to say, now and not when everybody sits.
    beginMatch(game, { seed: seedFrom('options'), seats: wanted.seats, options: wanted.options });
  } catch (error) {
    throw refusalOf(error);
  }
  const id = newTableId();
  const password =
    wanted.password === undefined ? (rematch?.password ?? null) : await hashed(wanted.password);
  await hall.store.db.transaction().execute(async (db) => {
    await demandFewTables(hall, db, maker, 'open');
    await db
      .insertInto('game_table')
      .values({
        id,
        game: wanted.game,
        options: JSON.stringify(wanted.options),
        seats: wanted.seats,
        no_tells: wanted.noTells,
        pace: JSON.stringify(wanted.pace),
        title: wanted.title,
        listed: wanted.listed,
        join_rule: wanted.join,
        watch_rule: wanted.watch,
        private_talk: wanted.privateTalk,
        invite: unguessable(),
        password,
        status: 'open',
        host: maker,
        rematch_of: rematch?.of ?? null,
        webhook: null,
        webhook_language: null,
        created_at: new Date(hall.time.now()),
        started_at: null,
        ended_at: null,
      })
      .execute();
    const bots = rematch?.bots ?? [];
    const free = bots.length === 0 ? 0 : bots.indexOf(null);
    await db
      .insertInto('seat')
      .values(
        Array.from({ length: wanted.seats }, (_, seat) => ({
          table_id: id,
          seat,
          player_id: sit && seat === free ? maker : null,
          bot: bots[seat] ?? null,
          away_since: null,
          hand_code: null,
          memory: null,
        })),
      )
      .execute();
    if (rematch !== undefined && rematch.people.length > 0)
      await db
        .insertInto('invitation')
        .values(
          rematch.people.map((player_id) => ({
            table_id: id,
            player_id,
            by_id: maker,
            created_at: new Date(hall.time.now()),
            declined_at: null,
          })),
        )
        .execute();
  });
  return id;
}

/** So that nobody fills the store with tables, or the machine with games. In a transaction: one after the other. */
export async function demandFewTables(
  { limits }: Hall,
  db: Store['db'],
  maker: PlayerId,
  status: 'open' | 'playing',
): Promise<void> {
  if (db.isTransaction)
    await db.selectFrom('player').select('id').where('id', '=', maker).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('game_table')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('host', '=', maker)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.tablesPerAccount) throw new Refusal(409, 'too-many-tables');
}

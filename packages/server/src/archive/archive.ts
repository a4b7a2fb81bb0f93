import { type GameRecord, type Link, recordOf, type Viewer } from '@starboard/kernel';
import { type Hall, inRoom } from '../play/hall.ts';
import { namesAt } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { viewerOf } from '../tables/roles.ts';

/** A finished game as the one file that "starboard verify" accepts. */
export async function recordFor(
  hall: Hall,
  id: TableId,
  player: PlayerId | null,
  invite?: string,
): Promise<GameRecord> {
  return inRoom(hall, id, async (room) => {
    viewerOf(room, player, invite);
    if (room.table.status !== 'finished' || room.playing === null)
      throw new Refusal(409, 'not-over');
    const names = namesAt(room);
    const called = room.seats.map(({ player_id }) =>
      player_id === null ? '' : (names.get(player_id) ?? ''),
    );
    return recordOf(room.playing.match, await linksOf(hall, id), called);
  });
}

export async function linksOf({ store }: Hall, id: TableId): Promise<Link[]> {
  const rows = await store.db
    .selectFrom('move')
    .select(['entry', 'hash'])
    .where('table_id', '=', id)
    .where('seq', '>', 0)
    .orderBy('seq')
    .execute();
  return rows.flatMap(({ entry, hash }) => (entry === null ? [] : [{ entry, hash }]));
}

/**
 * A game again from its beginning, as one viewer saw it: their own view while it is played, anybody's afterwards.
 * It is played again in another thread.
 */
export async function replayFor(
  hall: Hall,
  id: TableId,
  player: PlayerId | null,
  wanted: Viewer | undefined,
  account: string,
  invite?: string,
): Promise<string> {
  const { seq, ...question } = await inRoom(hall, id, async (room) => {
    const own = viewerOf(room, player, invite);
    if (room.playing === null) throw new Refusal(409, 'not-started');
    const viewer = wanted ?? own;
    if (viewer !== 'spectator' && viewer >= room.table.seats)
      throw new Refusal(422, 'no-such-seat');
    if (room.table.status === 'playing' && viewer !== own && viewer !== 'spectator')
      throw new Refusal(403, 'not-over');
    const { seed } = room.playing.match.state.dice;
    const { version } = room.playing.match;
    if (version !== room.game.version) throw new Refusal(409, 'other-version');
    return {
      game: room.game.name,
      seed,
      seats: room.table.seats,
      options: room.table.options,
      noTells: room.table.no_tells,
      viewer,
      seq: room.playing.seq,
    };
  });
  return hall.replays.of(`${id} ${seq} ${question.viewer}`, account, async () => ({
    ...question,
    links: (await linksOf(hall, id)).slice(0, seq),
  }));
}

/** The finished games of a player that the reader may know of: public ones, and those they sat at themselves. */
export async function gamesOf(
  { store }: Hall,
  of: PlayerId,
  reader: PlayerId | null,
  limit: number,
  before?: string,
) {
  let query = store.db
    .selectFrom('result')
    .innerJoin('game_table', 'game_table.id', 'result.table_id')
    .select([
      'result.table_id',
      'result.game',
      'result.seat',
      'result.won',
      'result.score',
      'result.reason',
      'result.ended_at',
      'game_table.title',
      'game_table.seats',
    ])
    .where('result.player_id', '=', of);
  if (reader !== of) {
    query = query.where((eb) =>
      eb.or([
        eb('game_table.listed', '=', true),
        ...(reader === null
          ? []
          : [
              eb.exists(
                eb
                  .selectFrom('seat')
                  .select('seat.seat')
                  .whereRef('seat.table_id', '=', 'result.table_id')
                  .where('seat.player_id', '=', reader),
              ),
            ]),
      ]),
    );
  }
  if (before !== undefined) query = query.where('result.ended_at', '<', new Date(before));
  const rows = await query.orderBy('result.ended_at', 'desc').limit(limit).execute();
  return rows.map(({ table_id, game, seat, won, score, reason, ended_at, title, seats }) => ({
    table: table_id,
    game,
    title,
    seat,
    seats,
    won,
    score,
    reason,
    ended: ended_at.toISOString(),
  }));
}

/** By game, side, character and ending, for whoever wants to add them up one way or the other. */
async function partsOf({ db }: Hall['store'], of: PlayerId) {
  const rows = await db
    .selectFrom('result')
    .select((eb) => [
      'game',
      'role',
      'character',
      'reason',
      eb.fn.countAll<string>().as('games'),
      eb.fn.sum<string>(eb.case().when('won', '=', true).then(1).else(0).end()).as('wins'),
    ])
    .where('player_id', '=', of)
    .groupBy(['game', 'role', 'character', 'reason'])
    .orderBy('game')
    .orderBy('role')
    .orderBy('character')
    .orderBy('reason')
    .execute();
  return rows.map(({ games, wins, ...row }) => ({
    ...row,
    games: Number(games),
    wins: Number(wins),
  }));
}

/** Somebody new begins at 1000; what is shown is what they are almost certainly worth. */
async function ratingsOf({ db }: Hall['store'], of: PlayerId) {
  const rows = await db
    .selectFrom('rating')
    .selectAll()
    .where('player_id', '=', of)
    .where('games', '>', 0)
    .orderBy('game')
    .orderBy('role')
    .execute();
  return rows.map(({ game, role, mu, sigma, games }) => ({
    game,
    role: role === '' ? null : role,
    rating: Math.round(1000 + 40 * (mu - 3 * sigma)),
    mu,
    sigma,
    games,
  }));
}

export async function statisticsOf({ store }: Hall, of: PlayerId) {
  const player = await store.db
    .selectFrom('player')
    .select(['id', 'name'])
    .where('id', '=', of)
    .executeTakeFirst();
  if (player === undefined) throw new Refusal(404, 'no-such-player');
  const rows = await store.db
    .selectFrom('result')
    .select((eb) => [
      'game',
      eb.fn.countAll<string>().as('games'),
      eb.fn.sum<string>(eb.case().when('won', '=', true).then(1).else(0).end()).as('wins'),
      eb.fn.avg<string | null>('score').as('mean'),
      eb.fn.max('score').as('best'),
    ])
    .where('player_id', '=', of)
    .groupBy('game')
    .orderBy('game')
    .execute();
  return {
    player,
    ratings: await ratingsOf(store, of),
    parts: await partsOf(store, of),
    games: rows.map(({ game, games, wins, mean, best }) => ({
      game,
      games: Number(games),
      wins: Number(wins),
      meanScore: mean === null ? null : Math.round(Number(mean) * 100) / 100,
      bestScore: best,
    })),
  };
}

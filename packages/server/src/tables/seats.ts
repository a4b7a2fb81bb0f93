import { beginMatch, message } from '@starboard/kernel';
import { isDuplicate } from '../play/append.ts';
import { tableChanged } from '../play/changed.ts';
import { freshClock, tick } from '../play/clock.ts';
import { type Hall, inRoomNow, reload } from '../play/hall.ts';
import { type Room, type SeatRow, seatOf } from '../play/room.ts';
import { nextWake, queueJob } from '../play/schedule.ts';
import { Refusal } from '../refusal.ts';
import type { Level } from '../store/database.ts';
import { type PlayerId, type TableId, unguessable } from '../store/ids.ts';
import { createTable } from './create.ts';
import { isInvited, viewerOf } from './roles.ts';
import { notice } from './talk.ts';

export async function takeSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  invite?: string,
): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player, invite);
    const row = seatRow(room, seat);
    if (room.table.status !== 'open') throw new Refusal(409, 'already-started');
    if (room.table.join_rule === 'invited' && !isInvited(room, player, invite)) {
      throw new Refusal(403, 'not-invited');
    }
    if (row.player_id === player) return;
    await occupy(hall, id, seat, player);
    await tableChanged(hall, room);
  });
}

/** Only a free seat, and only one for each player: the store decides when two are as fast. */
async function occupy(hall: Hall, id: TableId, seat: number, player: PlayerId): Promise<void> {
  try {
    const { numUpdatedRows } = await hall.store.db
      .updateTable('seat')
      .set({ player_id: player, bot: null, memory: null, memory_seq: -1 })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('player_id', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal(409, 'seat-taken');
  } catch (error) {
    throw isDuplicate(error) ? new Refusal(409, 'already-seated') : error;
  }
}

/** Before the game a seat is simply free again; the maker of the table may also free a bot's seat. */
export async function leaveSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    const row = seatRow(room, seat);
    const own = row.player_id === player;
    if (!own && !(row.bot !== null && isHost(room, player)))
      throw new Refusal(403, 'not-your-seat');
    if (room.table.status !== 'open') throw new Refusal(409, 'already-started');
    await setSeat(hall, id, seat, { player_id: null, bot: null });
    await tableChanged(hall, room);
  });
}

export async function seatBot(
  hall: Hall,
  id: TableId,
  seat: number,
  level: Level,
  player: PlayerId,
): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    const row = seatRow(room, seat);
    if (!isHost(room, player)) throw new Refusal(403, 'only-the-host');
    if (room.table.status !== 'open') throw new Refusal(409, 'already-started');
    if (row.player_id !== null) throw new Refusal(409, 'seat-taken');
    await setSeat(hall, id, seat, { player_id: null, bot: level });
    await tableChanged(hall, room);
  });
}

async function setSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  set: { player_id: PlayerId | null; bot: Level | null },
): Promise<void> {
  await hall.store.db
    .updateTable('seat')
    .set({
      ...set,
      away_since: null,
      hand_code: null,
      memory: null,
      memory_seq: -1,
      agrees_to_end: false,
    })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .execute();
}

function seatRow(room: Room, seat: number): SeatRow {
  const row = room.seats[seat];
  if (row === undefined) throw new Refusal(404, 'no-such-seat');
  return row;
}

function isHost(room: Room, player: PlayerId): boolean {
  return room.table.host === player;
}

/** Begins the game when every seat is taken. The seed is drawn now, and its commitment shown from now on. */
export async function startTable(hall: Hall, id: TableId, player: PlayerId): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    if (!isHost(room, player) && seatOf(room, player) === null)
      throw new Refusal(403, 'only-players-start');
    if (room.table.status !== 'open') throw new Refusal(409, 'already-started');
    if (room.seats.some((row) => row.player_id === null && row.bot === null))
      throw new Refusal(409, 'seats-free');
    if (!room.seats.some((row) => row.player_id !== null)) throw new Refusal(409, 'nobody-plays');
    const { table } = room;
    const now = hall.time.now();
    const { match, events } = beginMatch(room.game, {
      seed: hall.luck('game'),
      seats: table.seats,
      options: table.options,
      noTells: table.no_tells,
    });
    const clock = tick(freshClock(table.seats, table.pace), match.state, [], table.pace, now);
    const wakeAt = nextWake(room, match.state, clock, now);
    const jobAt = await queueJob(hall, id, wakeAt, null);
    const started = await hall.store.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('game_table')
        .set({ status: 'playing', started_at: new Date(now) })
        .where('id', '=', id)
        .where('status', '=', 'open')
        // Nobody may have left meanwhile, in another process.
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('seat')
                .select('seat')
                .where('table_id', '=', id)
                .where('player_id', 'is', null)
                .where('bot', 'is', null),
            ),
          ),
        )
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await db
        .insertInto('match')
        .values({
          table_id: id,
          seq: 0,
          match: JSON.stringify(match),
          clock: JSON.stringify(clock),
          orders: JSON.stringify(room.seats.map(() => [])),
          wake_at: wakeAt === null ? null : new Date(wakeAt),
          job_at: jobAt === null ? null : new Date(jobAt),
        })
        .execute();
      await db
        .insertInto('move')
        .values({
          table_id: id,
          seq: 0,
          entry: null,
          hash: match.head,
          events: JSON.stringify(events),
          replaces: 0,
          player_id: null,
          key: null,
          at: new Date(now),
        })
        .execute();
      return true;
    });
    if (!started) throw new Refusal(409, 'already-started');
    await reload(hall, room);
    await tableChanged(hall, room);
    hall.afterMove(room);
  });
}

/** A player gives the seat up for good: to a bot at once, or to whoever brings the code. */
export async function handSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  to: { readonly bot: Level } | 'player',
): Promise<string | null> {
  return inRoomNow(hall, id, async (room) => {
    ownSeat(room, seat, player);
    if (to !== 'player') {
      await setSeat(hall, id, seat, { player_id: null, bot: to.bot });
      await notice(hall, room, message('seat-handed-to-bot', { seat, level: to.bot }));
      await tableChanged(hall, room);
      hall.afterMove(room);
      return null;
    }
    const code = unguessable();
    await hall.store.db
      .updateTable('seat')
      .set({ hand_code: code })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
    await tableChanged(hall, room);
    return code;
  });
}

/** Somebody else takes a seat over, with the code its player gave them. The table sees it. */
export async function takeOver(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  code: string,
): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    const row = room.seats[seat];
    // The code is the invitation; without it a stranger learns nothing.
    if (row === undefined || row.hand_code === null || row.hand_code !== code)
      throw new Refusal(404, 'no-such-seat');
    if (room.table.status !== 'playing') throw new Refusal(409, 'not-started');
    try {
      const { numUpdatedRows } = await hall.store.db
        .updateTable('seat')
        .set({
          player_id: player,
          bot: null,
          hand_code: null,
          away_since: null,
          agrees_to_end: false,
          memory: null,
          memory_seq: -1,
        })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('hand_code', '=', code)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refusal(409, 'seat-taken');
    } catch (error) {
      throw isDuplicate(error) ? new Refusal(409, 'already-seated') : error;
    }
    await notice(hall, room, message('seat-handed-over', { seat }));
    await tableChanged(hall, room);
    hall.afterMove(room);
  });
}

function ownSeat(room: Room, seat: number, player: PlayerId): void {
  viewerOf(room, player);
  const row = seatRow(room, seat);
  if (row.player_id !== player) throw new Refusal(403, 'not-your-seat');
  if (room.table.status !== 'playing') throw new Refusal(409, 'not-started');
}

/** The game ends without a winner when everybody who is still there wants that. */
export async function abandon(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  agrees: boolean,
): Promise<void> {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    const seat = seatOf(room, player);
    if (seat === null) throw new Refusal(403, 'not-your-seat');
    if (room.table.status !== 'playing') throw new Refusal(409, 'not-started');
    await hall.store.db
      .updateTable('seat')
      .set({ agrees_to_end: agrees })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
    await hall.store.db
      .updateTable('game_table')
      .set({ status: 'abandoned', ended_at: new Date(hall.time.now()) })
      .where('id', '=', id)
      .where('status', '=', 'playing')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('seat')
              .select('seat')
              .where('table_id', '=', id)
              .where('player_id', 'is not', null)
              .where('away_since', 'is', null)
              .where('agrees_to_end', '=', false),
          ),
        ),
      )
      .execute();
    await tableChanged(hall, room);
  });
}

/** The same again: bots keep their seats, people are invited. Whoever asks second joins the first one's table. */
export async function rematch(hall: Hall, id: TableId, player: PlayerId): Promise<TableId> {
  return inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    if (seatOf(room, player) === null) throw new Refusal(403, 'not-your-seat');
    const { table } = room;
    if (table.status !== 'finished' && table.status !== 'abandoned')
      throw new Refusal(409, 'not-over');
    const there = await rematchOf(hall, id);
    if (there !== null) return there;
    const wanted = {
      game: table.game,
      title: table.title,
      options: table.options,
      seats: table.seats,
      noTells: table.no_tells,
      pace: table.pace,
      listed: table.listed,
      join: table.join_rule,
      watch: table.watch_rule,
      privateTalk: table.private_talk,
    };
    const bots = room.seats.map(({ bot }) => bot);
    try {
      const made = await createTable(hall, player, wanted, true, { of: id, bots });
      await notice(hall, room, message('rematch', { table: made }));
      return made;
    } catch (error) {
      const faster = isDuplicate(error) ? await rematchOf(hall, id) : null;
      if (faster === null) throw error;
      return faster;
    }
  });
}

async function rematchOf(hall: Hall, id: TableId): Promise<TableId | null> {
  const row = await hall.store.db
    .selectFrom('game_table')
    .select('id')
    .where('rematch_of', '=', id)
    .executeTakeFirst();
  return row?.id ?? null;
}

import { beginMatch, message, type Seat } from '@starboard/kernel';
import { demandWelcome } from '../accounts/blocks.ts';
import { isDuplicate } from '../play/append.ts';
import { type Change, changeTable } from '../play/changed.ts';
import { begunAnew, freshClock, tick } from '../play/clock.ts';
import { type Hall, inRoom, inRoomNow } from '../play/hall.ts';
import { type Room, type SeatRow, seatOf } from '../play/room.ts';
import { keepAwake, nextWake } from '../play/schedule.ts';
import { Refusal } from '../refusal.ts';
import type { Level } from '../store/database.ts';
import { type PlayerId, type TableId, unguessable } from '../store/ids.ts';
import { createTable, demandFewTables } from './create.ts';
import { demandPassword } from './password.ts';
import { isInvited, viewerOf } from './roles.ts';

export async function takeSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  {
    invite,
    password,
  }: { readonly invite?: string | undefined; readonly password?: string | undefined },
): Promise<void> {
  // Takes a while, and holds up nobody meanwhile.
  const asked = await inRoom(hall, id, async (room) => {
    viewerOf(room, player, invite);
    return seatOf(room, player) === null ? room : null;
  });
  if (asked !== null) await demandPassword(hall, asked, player, invite, password);
  await inRoom(hall, id, (room) =>
    changeTable(hall, room, async (change) => {
      const { now } = change;
      viewerOf(now, player, invite);
      const row = seatRow(now, seat);
      if (row.player_id === player) return;
      if (now.table.status !== 'open') throw new Refusal(409, 'already-started');
      if (now.table.join_rule === 'invited' && !isInvited(now, player, invite)) {
        throw new Refusal(403, 'not-invited');
      }
      if (row.player_id !== null || row.bot !== null) throw new Refusal(409, 'seat-taken');
      if (seatOf(now, player) !== null) throw new Refusal(409, 'already-seated');
      await demandWelcome(change.db, player, peopleAt(now));
      await setSeat(change, hall.time.now(), seat, { player_id: player, bot: null });
    }),
  );
}

/** Who made the table and who sits at it, but for one seat. */
function peopleAt({ table, seats }: Room, but?: number): (PlayerId | null)[] {
  return [table.host, ...seats.filter(({ seat }) => seat !== but).map((it) => it.player_id)];
}

/** Before the game a seat is simply free again; the maker of the table may also free a bot's seat. */
export async function leaveSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
): Promise<void> {
  await inRoom(hall, id, (room) =>
    changeTable(hall, room, async (change) => {
      const { now } = change;
      viewerOf(now, player);
      const row = seatRow(now, seat);
      const own = row.player_id === player;
      if (!own && !(row.bot !== null && isHost(now, player)))
        throw new Refusal(403, 'not-your-seat');
      if (now.table.status !== 'open') throw new Refusal(409, 'already-started');
      await setSeat(change, hall.time.now(), seat, { player_id: null, bot: null });
    }),
  );
}

export async function seatBot(
  hall: Hall,
  id: TableId,
  seat: number,
  level: Level,
  player: PlayerId,
): Promise<void> {
  await inRoom(hall, id, (room) =>
    changeTable(hall, room, async (change) => {
      const { now } = change;
      viewerOf(now, player);
      const row = seatRow(now, seat);
      if (!isHost(now, player)) throw new Refusal(403, 'only-the-host');
      if (now.table.status !== 'open') throw new Refusal(409, 'already-started');
      if (row.player_id !== null) throw new Refusal(409, 'seat-taken');
      await setSeat(change, hall.time.now(), seat, { player_id: null, bot: level });
    }),
  );
}

async function setSeat(
  { db, now, time, setTime, touch }: Change,
  at: number,
  seat: number,
  set: { player_id: PlayerId | null; bot: Level | null },
): Promise<void> {
  await db
    .updateTable('seat')
    .set({
      ...set,
      away_since: null,
      hand_code: null,
      memory: null,
      memory_seq: -1,
      agrees_to_end: false,
      agrees_to_go_back: false,
      vacation_from: null,
      vacation_until: null,
    })
    .where('table_id', '=', now.id)
    .where('seat', '=', seat)
    .execute();
  if (now.table.status === 'playing') {
    const sat = now.seats[seat]?.player_id ?? null;
    if (sat !== null)
      await db
        .insertInto('former')
        .values({ table_id: now.id, player_id: sat })
        .onConflict((on) => on.doNothing())
        .execute();
    const { clock, pausedAt } = await time();
    await setTime(begunAnew(clock, seat, pausedAt ?? at));
  }
  await touch();
}

function seatRow(room: Room, seat: number): SeatRow {
  const row = room.seats[seat];
  if (row === undefined) throw new Refusal(404, 'no-such-seat');
  return row;
}

export function isHost(room: Room, player: PlayerId): boolean {
  return room.table.host === player;
}

/** Begins the game when every seat is taken. The seed is drawn now, and its commitment shown from now on. */
export async function startTable(hall: Hall, id: TableId, player: PlayerId): Promise<void> {
  await inRoom(hall, id, async (room) => {
    await changeTable(hall, room, async (change) => {
      const { now } = change;
      viewerOf(now, player);
      if (!isHost(now, player) && seatOf(now, player) === null)
        throw new Refusal(403, 'only-players-start');
      if (now.table.status !== 'open') throw new Refusal(409, 'already-started');
      if (now.seats.some((row) => row.player_id === null && row.bot === null))
        throw new Refusal(409, 'seats-free');
      if (!now.seats.some((row) => row.player_id !== null)) throw new Refusal(409, 'nobody-plays');
      if (now.table.host !== null)
        await demandFewTables(hall, change.db, now.table.host, 'playing');
      await begin(hall, change);
    });
    await keepAwake(hall, room);
    hall.afterMove(room);
  });
}

async function begin(hall: Hall, { db, now, touch }: Change): Promise<void> {
  const { table } = now;
  const at = hall.time.now();
  const { match, events } = beginMatch(now.game, {
    seed: hall.luck('game'),
    seats: table.seats,
    options: table.options,
    noTells: table.no_tells,
  });
  const clock = tick(freshClock(table.seats, table.pace), null, match.state, false, table.pace, at);
  const wakeAt = nextWake(now, match.state, clock, at);
  await db
    .updateTable('game_table')
    .set({ status: 'playing', started_at: new Date(at) })
    .where('id', '=', now.id)
    .execute();
  await db
    .insertInto('match')
    .values({
      table_id: now.id,
      seq: 0,
      match: JSON.stringify(match),
      clock: JSON.stringify(clock),
      orders: JSON.stringify(now.seats.map(() => [])),
      wake_at: wakeAt === null ? null : new Date(wakeAt),
      // Queued after this; should that fail, somebody looks for tables that have none.
      job_at: null,
    })
    .execute();
  await db
    .insertInto('move')
    .values({
      table_id: now.id,
      seq: 0,
      entry: null,
      hash: match.head,
      events: JSON.stringify(events),
      replaces: 0,
      player_id: null,
      key: null,
      at: new Date(at),
    })
    .execute();
  await touch();
}

/**
 * A seat goes to a bot at once, or to whoever brings the code; until then its owner keeps it. Its owner may do that, and
 * who made the table, which the table is told. What the seat knows goes with it.
 */
export async function handSeat(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  to: { readonly bot: Level } | 'player',
): Promise<string | null> {
  return inRoom(hall, id, async (room) => {
    const { code, former } = await changeTable(hall, room, async (change) => {
      const own = mayHand(change.now, seat, player);
      const sat = own ? null : seatRow(change.now, seat).player_id;
      if (to !== 'player') {
        await setSeat(change, hall.time.now(), seat, { player_id: null, bot: to.bot });
        await change.notice(message('seat-handed-to-bot', { seat, level: to.bot }));
        return { code: null, former: sat };
      }
      const made = unguessable();
      await change.db
        .updateTable('seat')
        .set({ hand_code: made })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
      if (!own) await change.notice(message('seat-offered', { seat }));
      await change.touch();
      return { code: made, former: null };
    });
    if (to !== 'player') {
      await keepAwake(hall, room);
      hall.afterMove(room);
      await tellLost(hall, id, former);
    }
    return code;
  });
}

/** Whoever no longer sits there hears of it: they may have no page open. */
async function tellLost(hall: Hall, table: TableId, former: PlayerId | null): Promise<void> {
  if (former !== null) await hall.notify({ player: former, table, what: 'seat-lost' });
}

/** Somebody else takes a seat over, with the code its player gave them. The table sees it. */
export async function takeOver(
  hall: Hall,
  id: TableId,
  seat: number,
  player: PlayerId,
  code: string,
): Promise<void> {
  await inRoom(hall, id, async (room) => {
    const former = await changeTable(hall, room, async (change) => {
      const { now } = change;
      const row = now.seats[seat];
      // The code is the invitation; without it a stranger learns nothing.
      if (row === undefined || row.hand_code === null || row.hand_code !== code)
        throw new Refusal(404, 'no-such-seat');
      if (now.table.status !== 'playing') throw new Refusal(409, 'not-started');
      if (seatOf(now, player) !== null) throw new Refusal(409, 'already-seated');
      // Whoever gives the seat away has no say in who comes.
      await demandWelcome(change.db, player, peopleAt(now, seat));
      await setSeat(change, hall.time.now(), seat, { player_id: player, bot: null });
      await change.notice(message('seat-handed-over', { seat }));
      return row.player_id;
    });
    // Where everybody was away nobody has looked for a while.
    await keepAwake(hall, room);
    hall.afterMove(room);
    await tellLost(hall, id, former);
  });
}

/** Whether it is their own seat that somebody hands over; refused unless it is, or they are the host. */
function mayHand(room: Room, seat: number, player: PlayerId): boolean {
  viewerOf(room, player);
  const own = seatRow(room, seat).player_id === player;
  if (!own && !isHost(room, player)) throw new Refusal(403, 'not-your-seat');
  if (room.table.status !== 'playing') throw new Refusal(409, 'not-started');
  return own;
}

/** The game ends without a winner when everybody who is still there wants that. */
export async function abandon(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  agrees: boolean,
): Promise<void> {
  await inRoom(hall, id, async (room) => {
    const over = await changeTable(hall, room, async (change) => {
      const { db, now, notice, touch } = change;
      const seat = ownSeatIn(now, player);
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ agrees_to_end: agrees })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('agrees_to_end', '=', !agrees)
        .executeTakeFirst();
      if (numUpdatedRows === 1n)
        await notice(message(agrees ? 'wants-to-end' : 'wants-to-play-on', { seat }));
      const all = now.seats.every(
        (row) =>
          row.player_id === null ||
          row.away_since !== null ||
          (row.seat === seat ? agrees : row.agrees_to_end),
      );
      if (all) {
        await endUnfinished(change, hall.time.now());
        await notice(message('game-abandoned'));
      }
      await touch();
      return all;
    });
    if (over) await tellAbsent(hall, room, 'game-over', () => true);
    else if (agrees)
      await tellAbsent(
        hall,
        room,
        'asked-to-end',
        (row) => !row.agrees_to_end && row.away_since === null,
      );
  });
}

/** Those who sit there and have no page open hear of it by the ways they chose. */
async function tellAbsent(
  hall: Hall,
  room: Room,
  what: 'game-over' | 'asked-to-end',
  whom: (row: Room['seats'][number]) => boolean,
): Promise<void> {
  const present = hall.presence.of(room.id).seats;
  for (const row of room.seats)
    if (row.player_id !== null && !present.includes(row.seat) && whom(row))
      await hall.notify({ player: row.player_id, table: room.id, what });
}

/** The seat of somebody who sits at a game that is being played. */
export function ownSeatIn(room: Room, player: PlayerId): Seat {
  viewerOf(room, player);
  const seat = seatOf(room, player);
  if (seat === null) throw new Refusal(403, 'not-your-seat');
  if (room.table.status !== 'playing') throw new Refusal(409, 'not-started');
  return seat;
}

/** From now on no move is taken, also none that another process is about to store. */
async function endUnfinished({ db, now, time, setTime }: Change, at: number): Promise<void> {
  const { clock } = await time();
  await db
    .updateTable('game_table')
    .set({ status: 'abandoned', ended_at: new Date(at) })
    .where('id', '=', now.id)
    .where('status', '=', 'playing')
    .execute();
  await setTime(clock);
}

/** Where two play, one of them may give up: the other has won, whatever lies on the table. */
export async function concede(hall: Hall, id: TableId, player: PlayerId): Promise<void> {
  await inRoom(hall, id, async (room) => {
    await changeTable(hall, room, async (change) => {
      const { db, now, notice, touch } = change;
      const loser = ownSeatIn(now, player);
      if (now.seats.length !== 2) throw new Refusal(409, 'not-for-two');
      const at = hall.time.now();
      await endUnfinished(change, at);
      await db
        .insertInto('result')
        .values(
          now.seats.map(({ seat, player_id }) => ({
            table_id: id,
            seat,
            player_id,
            game: now.table.game,
            won: seat !== loser,
            score: null,
            reason: 'conceded',
            ended_at: new Date(at),
          })),
        )
        .execute();
      await notice(message('conceded', { seat: loser }));
      await touch();
    });
    hall.afterEnd(room);
    await tellAbsent(hall, room, 'game-over', () => true);
  });
}

/** The same again: bots keep their seats, people are asked to come. Whoever asks second joins the first one's table. */
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
    const people = room.seats.flatMap(({ player_id }) =>
      player_id === null || player_id === player ? [] : [player_id],
    );
    try {
      const { password } = table;
      const made = await createTable(hall, player, wanted, true, {
        of: id,
        bots,
        people,
        password,
      });
      await changeTable(hall, room, ({ notice }) => notice(message('rematch', { table: made })));
      const present = hall.presence.of(id).seats;
      for (const { seat, player_id } of room.seats)
        if (player_id !== null && player_id !== player && !present.includes(seat))
          await hall.notify({ player: player_id, table: made, what: 'rematch' });
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

import type { Message } from '@starboard/kernel';
import type { Selectable } from 'kysely';
import { type Hall, inRoom } from '../play/hall.ts';
import { type Room, seatOf } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import type { TalkTable } from '../store/database.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { viewerOf } from './roles.ts';

export type TalkRow = Selectable<TalkTable>;

/** Something said at a table, or (`notice`) told by the table itself. */
export interface Said {
  readonly id: number;
  readonly at: string;
  readonly seat: number | null;
  readonly name: string;
  /** The only other seat that hears it. */
  readonly to: number | null;
  readonly text: string | null;
  readonly notice: Message | null;
}

function saidOf({ id, at, seat, name, to_seat, text, notice }: TalkRow): Said {
  return { id: Number(id), at: at.toISOString(), seat, name, to: to_seat, text, notice };
}

/** Whether somebody may hear it: what is said to one person is between the two, wherever they sit later. */
function hears({ player_id, to_seat, to_player }: TalkRow, player: PlayerId | null): boolean {
  return to_seat === null || (player !== null && (player === player_id || player === to_player));
}

export async function say(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  text: string,
  to: number | null,
): Promise<Said> {
  return inRoom(hall, id, async (room) => {
    viewerOf(room, player);
    const seat = seatOf(room, player);
    const playing = room.table.status === 'playing';
    // Somebody who watches might say what a seat cannot know.
    if (seat === null && (playing || room.table.host !== player))
      throw new Refusal(403, 'only-players-talk');
    if (to !== null) {
      if (seat === null || room.seats[to] === undefined || to === seat)
        throw new Refusal(422, 'no-such-seat');
      if (playing && !room.table.private_talk) throw new Refusal(403, 'no-private-talk');
      if (room.seats[to].player_id === null) throw new Refusal(409, 'nobody-there');
    }
    if (!hall.budgets.talk.has(player, 1)) throw new Refusal(429, 'too-fast');
    hall.budgets.talk.spend(player, 1);
    const name = room.people.get(player)?.name ?? '';
    const to_player = to === null ? null : (room.seats[to]?.player_id ?? null);
    const said = { table_id: id, player_id: player, name, seat, to_seat: to, to_player, text };
    const row = { ...said, notice: null };
    const stored = await write(hall.store.db, row, hall.time.now());
    spread(room, stored);
    await hall.store.news.tell({ kind: 'talked', table: room.id, id: Number(stored.id) });
    return saidOf(stored);
  });
}

/** The table tells what was done with its seats. */
export function writeNotice(
  db: Store['db'],
  table: TableId,
  what: Message,
  now: number,
): Promise<TalkRow> {
  const told = {
    player_id: null,
    name: '',
    seat: null,
    to_seat: null,
    to_player: null,
    text: null,
  };
  return write(db, { table_id: table, ...told, notice: JSON.stringify(what) }, now);
}

type NewRow = Omit<TalkRow, 'id' | 'at' | 'notice'> & { notice: string | null };

function write(db: Store['db'], row: NewRow, now: number): Promise<TalkRow> {
  return db
    .insertInto('talk')
    .values({ ...row, at: new Date(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Everybody here who may hear it does. */
export function spread(room: Room, row: TalkRow): void {
  const message = { type: 'talk', table: room.id, said: saidOf(row) };
  for (const member of room.members) if (hears(row, member.player)) member.send(message);
}

/** Something was said in another process. */
export async function hearElsewhere(hall: Hall, id: TableId, said: number): Promise<void> {
  const room = hall.rooms.get(id);
  if (room === undefined || room.members.size === 0) return;
  const row = await hall.store.db
    .selectFrom('talk')
    .selectAll()
    .where('id', '=', said)
    .executeTakeFirst();
  if (row !== undefined) spread(room, row);
}

const MOST = 100;

/** The last things said that somebody may hear, oldest first. */
export async function talkFor(
  hall: Hall,
  id: TableId,
  player: PlayerId | null,
  before?: number,
): Promise<Said[]> {
  let query = hall.store.db.selectFrom('talk').selectAll().where('table_id', '=', id);
  if (before !== undefined) query = query.where('id', '<', before);
  query =
    player === null
      ? query.where('to_seat', 'is', null)
      : query.where((eb) =>
          eb.or([
            eb('to_seat', 'is', null),
            eb('to_player', '=', player),
            eb('player_id', '=', player),
          ]),
        );
  const rows = await query.orderBy('id', 'desc').limit(MOST).execute();
  return rows.reverse().map(saidOf);
}

import { type Message, message } from '@starboard/kernel';
import { quickLines } from '@starboard/words/quick';
import { type Selectable, sql } from 'kysely';
import { type Hall, inRoom } from '../play/hall.ts';
import { namesAt, type Room, seatOf } from '../play/room.ts';
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
  /** Who said it, wherever they sit by now; null for the table, and for those who are gone. */
  readonly player: PlayerId | null;
  readonly seat: number | null;
  readonly name: string;
  /** The only other seat that hears it. */
  readonly to: number | null;
  readonly text: string | null;
  readonly notice: Message | null;
}

function saidOf({ id, at, player_id, to_seat, ...row }: TalkRow): Said {
  const { seat, name, text, notice } = row;
  const said = { seat, name, to: to_seat, text, notice };
  return { id: Number(id), at: at.toISOString(), player: player_id, ...said };
}

/** Whether somebody may hear it: what is said to one person is between the two, wherever they sit later. */
function hears({ player_id, to_seat, to_player }: TalkRow, player: PlayerId | null): boolean {
  return to_seat === null || (player !== null && (player === player_id || player === to_player));
}

/** A text, or a line that everybody reads in their own language. */
export interface Saying {
  readonly text?: string | undefined;
  readonly quick?: { readonly id: string; readonly about: number | null } | undefined;
}

function lineOf(
  { table, seats }: Room,
  seat: number | null,
  { id, about }: NonNullable<Saying['quick']>,
): Message {
  const line = quickLines(table.game).find((it) => it.id === id);
  if (line === undefined || line.about === (about === null)) throw new Refusal(422, 'no-such-line');
  if (about === null) return message(`quick-${id}`);
  if (seats[about] === undefined || about === seat) throw new Refusal(422, 'no-such-seat');
  return message(`quick-${id}`, { seat: about });
}

export async function say(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  what: Saying,
  to: number | null,
): Promise<Said> {
  return inRoom(hall, id, async (room) => {
    viewerOf(room, player);
    const seat = seatOf(room, player);
    const { text, quick } = what;
    if ((text === undefined) === (quick === undefined)) throw new Refusal(400, 'bad-request');
    const line = quick === undefined ? null : lineOf(room, seat, quick);
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
    const name = namesAt(room).get(player) ?? room.people.get(player)?.name ?? '';
    const to_player = to === null ? null : (room.seats[to]?.player_id ?? null);
    const said = { table_id: id, player_id: player, name, seat, to_seat: to, to_player };
    const notice = line === null ? null : JSON.stringify(line);
    const row = { ...said, text: text ?? null, notice };
    const stored = await write(hall.store.db, row, hall.time.now());
    if (stored === undefined) throw new Refusal(403, 'not-heard');
    spread(room, stored);
    await hall.store.news.tell({ kind: 'talked', table: room.id, id: Number(stored.id) });
    return saidOf(stored);
  });
}

/** The table tells what was done with its seats. */
export async function writeNotice(
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
  const row = await write(db, { table_id: table, ...told, notice: JSON.stringify(what) }, now);
  if (row === undefined) throw new Error('a notice is for everybody');
  return row;
}

type NewRow = Omit<TalkRow, 'id' | 'at' | 'notice'> & { notice: string | null };

/** Nothing is written when it is whispered to somebody who does not want to hear it. */
async function write(db: Store['db'], it: NewRow, now: number): Promise<TalkRow | undefined> {
  const { rows } = await sql<TalkRow>`
    insert into talk (table_id, player_id, name, seat, to_seat, to_player, text, notice, at)
    select ${it.table_id}, ${it.player_id}::text, ${it.name}, ${it.seat}::integer, ${it.to_seat}::integer,
      ${it.to_player}::text, ${it.text}::text, ${it.notice}::jsonb, ${new Date(now)}::timestamptz
    where not exists (
      select from block where block.player_id = ${it.to_player}::text and blocked_id = ${it.player_id}::text)
    returning *
  `.execute(db);
  return rows[0];
}

/** Everybody here who may hear it does. */
export function spread(room: Room, row: TalkRow): void {
  const heard = JSON.stringify({ type: 'talk', table: room.id, said: saidOf(row) });
  for (const member of room.members) if (hears(row, member.player)) member.send('around', heard);
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

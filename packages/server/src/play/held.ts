import {
  type Json,
  judge,
  message,
  type OpenAsk,
  ordersTooLong,
  readOrders,
  type Seat,
} from '@starboard/kernel';
import { sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Held } from '../store/database.ts';
import type { PlayerId } from '../store/ids.ts';
import { type Hall, momentOf, release, reload } from './hall.ts';
import type { Playing, Room } from './room.ts';

/** What came of a move. `held`: it takes effect when the window closes. `repeated`: it was made before. */
export interface Entered {
  readonly seq: number;
  readonly held?: true;
  readonly repeated?: true;
}

/**
 * At a table with no tells an answer to a window waits until the window closes, and nobody sees it wait. Null when the
 * table has moved on meanwhile, in another process: then nothing was kept, and the room has been read again.
 */
export async function hold(
  hall: Hall,
  room: Room,
  playing: Playing,
  open: OpenAsk,
  given: unknown,
  player: PlayerId | null,
  key: string | null,
): Promise<Entered | null> {
  const refused = judge(room.game, playing.match.state, open, given);
  if (refused !== null) throw new Refusal(422, refused);
  const answer = given as Json;
  if (!(await keep(hall, room, playing, open, { answer }, player, key))) return null;
  showOwn(hall, room, () => room.held.set(open.id, answer));
  return { seq: playing.seq, held: true };
}

export async function letGo(
  hall: Hall,
  room: Room,
  playing: Playing,
  open: OpenAsk,
  player: PlayerId,
  key: string,
): Promise<Entered | null> {
  // A row stays, with the key: taking back twice must not take back what was answered before.
  if (!(await keep(hall, room, playing, open, { takenBack: true }, player, key))) return null;
  showOwn(hall, room, () => room.held.delete(open.id));
  return { seq: playing.seq };
}

/**
 * Only while the game stands where we believe it does. Whoever closes the window takes the same row and looks at what is
 * held once more after that: what is kept here is either seen there, or not kept at all.
 */
async function keep(
  hall: Hall,
  room: Room,
  playing: Playing,
  open: OpenAsk,
  held: Held,
  player: PlayerId | null,
  key: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    with standing as (
      select table_id from match where table_id = ${room.id} and seq = ${playing.seq} and revision = ${playing.revision} and paused_at is null
        and (${player}::text is null or exists (
          select from seat where seat.table_id = match.table_id and seat = ${open.seat} and player_id = ${player}))
      for share
    )
    insert into held (table_id, ask, seat, answer, player_id, key)
    select table_id, ${open.id}::integer, ${open.seat}::integer, ${JSON.stringify(held)}::jsonb, ${player}, ${key}
    from standing
    on conflict (table_id, ask) do update
      set answer = excluded.answer, player_id = excluded.player_id, key = excluded.key
      -- What a person said no bot replaces.
      where excluded.player_id is not null or held.player_id is null
    returning ask
  `.execute(hall.store.db);
  if (rows.length === 0) await reload(hall, room);
  return rows.length > 0;
}

export async function orderWithoutTells(
  hall: Hall,
  room: Room,
  playing: Playing,
  seat: Seat,
  given: unknown,
  player: PlayerId,
): Promise<Entered | null> {
  if (playing.match.state.outcome !== null) throw new Refusal(409, 'game-over');
  const orders = readOrders(given);
  if (typeof orders === 'string')
    throw new Refusal(422, message('bad-orders', { details: orders }));
  if (ordersTooLong(orders)) throw new Refusal(422, 'orders-too-long');
  // The own ones only: another seat may give its orders at the same moment, in another process.
  const { rows } = await sql<Pick<Playing, 'orders'>>`
    update match set orders = jsonb_set(orders, array[${String(seat)}], ${JSON.stringify(orders)}::jsonb)
    where table_id = ${room.id} and revision = ${playing.revision} and paused_at is null and exists (
      select from seat where seat.table_id = match.table_id and seat = ${seat} and player_id = ${player})
    returning orders
  `.execute(hall.store.db);
  if (rows.length === 0) {
    await reload(hall, room);
    return null;
  }
  showOwn(hall, room, () => {
    room.playing = { ...playing, orders: rows[0]?.orders ?? playing.orders };
  });
  await hall.store.news.tell({ kind: 'changed', table: room.id });
  return { seq: playing.seq };
}

/** Changes what only its owner sees; nobody else gets anything. */
function showOwn(hall: Hall, room: Room, change: () => void): void {
  const before = momentOf(room);
  change();
  room.views = new Map();
  release(hall, room, before, []);
}

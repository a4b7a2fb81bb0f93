import { type Json, judge, message, type OpenAsk, readOrders, type Seat } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { Held } from '../store/database.ts';
import type { PlayerId } from '../store/ids.ts';
import { type Hall, momentOf, release } from './hall.ts';
import type { Playing, Room } from './room.ts';

/** What came of a move. `held`: it takes effect when the window closes. `repeated`: it was made before. */
export interface Entered {
  readonly seq: number;
  readonly held?: true;
  readonly repeated?: true;
}

/** At a table with no tells an answer to a window waits until the window closes, and nobody sees it wait. */
export async function hold(
  hall: Hall,
  room: Room,
  playing: Playing,
  open: OpenAsk,
  given: unknown,
  player: PlayerId | null,
  key: string | null,
): Promise<Entered> {
  const refused = judge(room.game, playing.match.state, open, given);
  if (refused !== null) throw new Refusal(422, refused);
  const answer = given as Json;
  await keep(hall, room, open, { answer }, player, key);
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
): Promise<Entered> {
  // A row stays, with the key: taking back twice must not take back what was answered before.
  await keep(hall, room, open, { takenBack: true }, player, key);
  showOwn(hall, room, () => room.held.delete(open.id));
  return { seq: playing.seq };
}

async function keep(
  hall: Hall,
  room: Room,
  open: OpenAsk,
  held: Held,
  player: PlayerId | null,
  key: string | null,
): Promise<void> {
  const row = { seat: open.seat, answer: JSON.stringify(held), player_id: player, key };
  await hall.store.db
    .insertInto('held')
    .values({ table_id: room.id, ask: open.id, ...row })
    .onConflict((on) => on.columns(['table_id', 'ask']).doUpdateSet(row))
    .execute();
}

export async function orderWithoutTells(
  hall: Hall,
  room: Room,
  playing: Playing,
  seat: Seat,
  given: unknown,
): Promise<Entered> {
  if (playing.match.state.outcome !== null) throw new Refusal(409, 'game-over');
  const orders = readOrders(given);
  if (typeof orders === 'string')
    throw new Refusal(422, message('bad-orders', { details: orders }));
  const all = playing.orders.map((own, at) => (at === seat ? orders : own));
  await hall.store.db
    .updateTable('match')
    .set({ orders: JSON.stringify(all) })
    .where('table_id', '=', room.id)
    .execute();
  showOwn(hall, room, () => {
    room.playing = { ...playing, orders: all };
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

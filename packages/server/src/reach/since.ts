import { eventsFor, type SeenEvent } from '@starboard/kernel';
import { botName } from '@starboard/words/bot-names';
import { afterOwn, sinceThen } from '@starboard/words/since';
import { type Hall, stepsSince } from '../play/hall.ts';
import { namesAt, readPeople, readSeats } from '../play/room.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { gameSpeech } from '../words/index.ts';

/** The entry with which somebody did something last, or null. */
export async function lastOwn(
  { store }: Pick<Hall, 'store'>,
  table: TableId,
  player: PlayerId,
): Promise<number | null> {
  const row = await store.db
    .selectFrom('move')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row?.seq ?? null;
}

/**
 * What mattered since somebody's last turn, in their language, oldest first. As those saw it who only watch: a message leaves
 * the house, and no secret does.
 */
export async function linesSince(
  hall: Hall,
  table: TableId,
  player: PlayerId,
  language: string,
  most?: number,
): Promise<readonly string[]> {
  const row = await hall.store.db
    .selectFrom('game_table')
    .select('game')
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined) return [];
  const own = (await lastOwn(hall, table, player)) ?? 0;
  let happened: { readonly seq: number; readonly event: SeenEvent }[] = [];
  for (const { seq, replaces, events } of await stepsSince(hall.store, table, own - 1)) {
    if (replaces > 0) happened = happened.filter((it) => it.seq < seq - replaces);
    happened.push(...eventsFor(events, 'spectator').map((event) => ({ seq, event })));
  }
  const seats = await readSeats(hall.store, table);
  const names = namesAt({ seats, people: await readPeople(hall.store, seats) });
  const people = seats.map(({ seat, player_id }) => ({
    name: (player_id === null ? undefined : names.get(player_id)) ?? botName(seat),
  }));
  const speech = await gameSpeech(language, row.game);
  const seat = seats.find(({ player_id }) => player_id === player)?.seat ?? 'spectator';
  const after = afterOwn(happened, own, seat);
  return sinceThen(row.game, after, most).map(({ event }) => speech.event(event, people));
}

import { message } from '@starboard/kernel';
import { type Change, changeTable } from '../play/changed.ts';
import { afterPause, type Pace, withMore, withPace } from '../play/clock.ts';
import { type Hall, inRoom, inRoomNow } from '../play/hall.ts';
import { type Room, seatOf } from '../play/room.ts';
import { isBotSeat, keepAwake, restsOf } from '../play/schedule.ts';
import { type HookForm, usualForm } from '../reach/hooks.ts';
import { worthTelling } from '../reach/trouble.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { viewerOf } from './roles.ts';
import { isHost } from './seats.ts';

/** What the host may do to a game that is being played; the table is told of all of it. */
async function asMaster(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  work: (change: Change) => Promise<void>,
): Promise<void> {
  await inRoom(hall, id, async (room) => {
    await changeTable(hall, room, async (change) => {
      const { now } = change;
      viewerOf(now, player);
      if (!mayLead(now, player)) throw new Refusal(403, 'only-the-host');
      if (now.table.status !== 'playing') throw new Refusal(409, 'not-started');
      await work(change);
    });
    await keepAwake(hall, room);
    hall.afterMove(room);
  });
}

/** Who made the table; anybody who plays, when that account is gone. */
export function mayLead(room: Room, player: PlayerId): boolean {
  if (room.table.host === null) return seatOf(room, player) !== null;
  return isHost(room, player);
}

/** Nobody can answer, bots stand still, and no clock runs until the host lets the game go on. */
export async function setPaused(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  paused: boolean,
): Promise<void> {
  await asMaster(hall, id, player, async ({ now: room, time, setTime, notice, touch }) => {
    const { clock, pausedAt } = await time();
    const now = hall.time.now();
    if (paused === (pausedAt !== null)) return;
    if (pausedAt === null) await setTime(clock, now);
    else {
      const rests = (seat: number) => restsOf(room, seat);
      await setTime(afterPause(clock, pausedAt, now, room.table.pace, rests), null);
    }
    await notice(message(paused ? 'game-paused' : 'game-goes-on'));
    await touch();
  });
}

const MINUTE_MS = 60_000;

/** Everybody the table waits for has so much more time, and an open window stays open for longer. */
export async function extend(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  minutes: number,
): Promise<void> {
  await asMaster(hall, id, player, async ({ now, time, setTime, notice, touch }) => {
    const { clock, pausedAt } = await time();
    const seats = now.seats.flatMap((row) =>
      isBotSeat(row) || clock.since[row.seat] == null ? [] : [row.seat],
    );
    if (seats.length === 0 && clock.window === null) throw new Refusal(409, 'nobody-waits');
    const at = pausedAt ?? hall.time.now();
    await setTime(withMore(clock, seats, minutes * MINUTE_MS, now.table.pace, at));
    await notice(message('more-time', { seconds: minutes * 60 }));
    await touch();
  });
}

/** Other clocks: everybody who is waited for has their time once more, by the new ones. */
export async function setPace(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  pace: Pace,
): Promise<void> {
  await asMaster(hall, id, player, async ({ db, time, setTime, notice, touch }) => {
    const { clock, pausedAt } = await time();
    await db
      .updateTable('game_table')
      .set({ pace: JSON.stringify(pace) })
      .where('id', '=', id)
      .execute();
    await setTime(withPace(clock, pace, pausedAt ?? hall.time.now()));
    const told =
      pace.kind === 'live'
        ? message('clocks-live', { seconds: pace.seconds, reserve: pace.reserve })
        : message('clocks-mail', { seconds: pace.hours * 3600 });
    await notice(told);
    await touch();
  });
}

/** Where the table says whose turn it is, for all to see who are there; null for nowhere. Also before the game. */
export async function setChannel(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  {
    url,
    language,
    form,
  }: { readonly url: string | null; readonly language: string; readonly form: HookForm | null },
): Promise<void> {
  await inRoom(hall, id, (room) =>
    changeTable(hall, room, async ({ db, now, notice }) => {
      viewerOf(now, player);
      if (!isHost(now, player)) throw new Refusal(403, 'only-the-host');
      await db
        .updateTable('game_table')
        .set({
          webhook: url,
          webhook_language: language,
          webhook_form: form,
          hook_trouble: null,
        })
        .where('id', '=', id)
        .execute();
      if (url !== null || now.table.webhook !== null)
        await notice(message(url === null ? 'channel-off' : 'channel-on'));
    }),
  );
}

/** What the host has set, but for the address, and whether what is sent there arrives. */
export async function channelOf(hall: Hall, id: TableId, player: PlayerId) {
  await inRoomNow(hall, id, async (room) => {
    viewerOf(room, player);
    if (!isHost(room, player)) throw new Refusal(403, 'only-the-host');
  });
  const row = await hall.store.db
    .selectFrom('game_table')
    .select(['webhook', 'webhook_form', 'hook_trouble'])
    .where('id', '=', id)
    .executeTakeFirst();
  const webhook = row?.webhook ?? null;
  return {
    form: webhook === null ? null : (row?.webhook_form ?? usualForm(webhook)),
    trouble: webhook === null ? null : worthTelling(row?.hook_trouble ?? null),
  };
}

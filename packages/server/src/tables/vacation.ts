import { message } from '@starboard/kernel';
import { changeTable } from '../play/changed.ts';
import { pastVacation } from '../play/clock.ts';
import { type Hall, inRoom } from '../play/hall.ts';
import type { SeatRow } from '../play/room.ts';
import { keepAwake, vacationOf } from '../play/schedule.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { ownSeatIn } from './seats.ts';

const DAY_MS = 86_400_000;

/**
 * Somebody is away until then: their clock stands in this game, which is played by mail. Null ends it now, and gives back
 * what was not used. Returns until when it lasts: no longer than what is left to the seat in this game.
 */
export async function setVacation(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  until: number | null,
): Promise<string | null> {
  return inRoom(hall, id, async (room) => {
    const granted = await changeTable(hall, room, async (change) => {
      const { db, now, notice, touch } = change;
      const seat = ownSeatIn(now, player);
      if (now.table.pace.kind !== 'mail') throw new Refusal(409, 'only-by-mail');
      const row = now.seats[seat];
      if (row === undefined) throw new Refusal(404, 'no-such-seat');
      // Nobody moves until this is written down: a deadline is met before it, or not at all.
      const { clock } = await change.time();
      const at = hall.time.now();
      const before = vacationOf(row);
      const running = before !== null && before.until > at;
      if (until === null && !running) return null;
      const left = leftOf(hall, row, at);
      const used = hall.limits.vacationDays * DAY_MS - left;
      const ends = until === null ? at : Math.min(until, at + left);
      if (until !== null && ends <= at) throw new Refusal(409, 'no-vacation-left');
      if (before !== null && !running) {
        const quiet = now.people.get(player)?.quiet ?? null;
        await change.setTime(pastVacation(clock, seat, now.table.pace, quiet, before));
      }
      await db
        .updateTable('seat')
        .set({
          vacation_from: new Date(running ? before.from : at),
          vacation_until: new Date(ends),
          vacation_ms: used + (ends - at),
        })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('player_id', '=', player)
        .execute();
      const day = new Date(ends).toISOString();
      await notice(
        until === null
          ? message('vacation-over', { seat })
          : message('vacation', { seat, until: day }),
      );
      await touch();
      return until === null ? null : day;
    });
    await keepAwake(hall, room);
    hall.afterMove(room);
    return granted;
  });
}

/** How much a seat may still be away, were it to begin anew now: what was not used of a vacation comes back. */
function leftOf({ limits }: Hall, row: Away, at: number): number {
  const unused = Math.max(0, (row.vacation_until?.getTime() ?? 0) - at);
  return limits.vacationDays * DAY_MS - row.vacation_ms + unused;
}

type Away = Pick<SeatRow, 'vacation_until' | 'vacation_ms'>;

/** Where somebody plays by mail, and how long they may still be away there. */
export async function vacationsLeft(
  hall: Hall,
  player: PlayerId,
): Promise<{ readonly table: TableId; readonly left: number }[]> {
  const now = hall.time.now();
  const seats = await seatsByMail(hall, player);
  return seats.map((row) => ({ table: row.table_id, left: Math.max(0, leftOf(hall, row, now)) }));
}

const seatsByMail = ({ store }: Hall, player: PlayerId) =>
  store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(['seat.table_id', 'seat.vacation_until', 'seat.vacation_ms'])
    .where('seat.player_id', '=', player)
    .where('game_table.status', '=', 'playing')
    .where((eb) => eb(eb.ref('game_table.pace', '->>').key('kind'), '=', 'mail' as never))
    .orderBy('seat.table_id')
    .execute();

/** The same in every game by mail that somebody plays; those where nothing is left of it stay as they are. */
export async function setVacationEverywhere(
  hall: Hall,
  player: PlayerId,
  until: number | null,
): Promise<{ readonly table: TableId; readonly until: string | null }[]> {
  const granted = [];
  for (const { table_id } of await seatsByMail(hall, player)) {
    try {
      granted.push({
        table: table_id,
        until: await setVacation(hall, table_id, player, until),
      });
    } catch (error) {
      // It ended, or its clocks changed, or nothing is left: that concerns this table alone.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return granted;
}

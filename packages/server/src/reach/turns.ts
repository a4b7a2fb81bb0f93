import type { Hall } from '../play/hall.ts';
import type { Room } from '../play/room.ts';
import { isBotSeat } from '../play/schedule.ts';

/** The seats whose owners were told that the table waits for them, by room: told once until they have answered. */
const told = new WeakMap<Room, Set<number>>();

/** After a move: whoever is waited for and has no page open hears of it. */
export function tellTurns(hall: Hall, room: Room): void {
  const { playing, table } = room;
  // In a pause nobody is waited for; whoever is when it is over hears of it then.
  if (playing === null || playing.pausedAt !== null) return;
  const before = told.get(room) ?? new Set<number>();
  const present = new Set(hall.presence.of(room.id).seats);
  const waited = new Set<number>();
  for (const row of room.seats) {
    if (row.player_id === null) continue;
    if (playing.match.state.outcome !== null) {
      const sees = present.has(row.seat) && row.away_since === null;
      if (!sees) nudge(hall, room, row.seat, 'game-over');
      continue;
    }
    if (isBotSeat(row)) continue;
    if (playing.clock.since[row.seat] == null || table.status !== 'playing') continue;
    waited.add(row.seat);
    if (!before.has(row.seat) && !present.has(row.seat)) nudge(hall, room, row.seat, 'your-turn');
  }
  told.set(room, waited);
}

/** Time is up: the last message before a bot decides. */
export async function remind(hall: Hall, room: Room, seat: number): Promise<void> {
  const player = room.seats[seat]?.player_id ?? null;
  if (player !== null) await hall.notify({ player, table: room.id, what: 'time-is-up' });
}

/** A bot plays now, or the game stands still: said by every way, also to a page that is open but not looked at. */
export async function tellAway(hall: Hall, room: Room, seat: number): Promise<void> {
  const player = room.seats[seat]?.player_id ?? null;
  if (player !== null) await hall.notify({ player, table: room.id, what: 'bot-plays' });
}

function nudge(hall: Hall, room: Room, seat: number, what: 'your-turn' | 'game-over'): void {
  const player = room.seats[seat]?.player_id ?? null;
  if (player === null) return;
  hall
    .notify({ player, table: room.id, what })
    .catch((error: unknown) => hall.log.warn('a message was not queued', error));
}

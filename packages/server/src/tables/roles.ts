import type { Viewer } from '@starboard/kernel';
import { type Room, seatOf } from '../play/room.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';

/** Who somebody is to a table. A stranger is not even told that there is one. */
export function viewerOf(room: Room, player: PlayerId | null, invite?: string): Viewer {
  const role = roleOf(room, player, invite);
  if (role !== 'stranger') return role;
  // Whoever sat here knows the table, and learns why it is closed to them.
  if (player !== null && room.former.has(player)) throw new Refusal(403, 'not-your-seat');
  throw notFound('table');
}

export function roleOf(room: Room, player: PlayerId | null, invite?: string): Viewer | 'stranger' {
  const seat = seatOf(room, player);
  if (seat !== null) return seat;
  return mayWatch(room, player, invite) ? 'spectator' : 'stranger';
}

/** By the link, as the host, by a friend, or because they sat at the table this is the rematch of. */
export function isInvited({ table, kin }: Room, player: PlayerId | null, invite?: string): boolean {
  return invite === table.invite || (player !== null && (player === table.host || kin.has(player)));
}

function mayWatch(room: Room, player: PlayerId | null, invite?: string): boolean {
  const { table } = room;
  if (player !== null && player === table.host) return true;
  const invited = isInvited(room, player, invite);
  // Before the start there is nothing to see but the seats, which whoever may sit down must see.
  if (table.status === 'open' && (table.join_rule === 'anyone' || invited)) return true;
  switch (table.watch_rule) {
    case 'anyone':
      return true;
    case 'invited':
      return invited;
    case 'players':
      return false;
  }
}

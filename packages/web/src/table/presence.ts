import type { TableState } from './client.ts';

/** `away`: a bot plays until its player is back. `gone`: not connected, but nobody plays for them. */
export type Presence = 'here' | 'away' | 'gone';

/** Whether whoever sits there is there. Bots and games in this browser always are. */
export function presenceOf({ online, bots }: TableState, seat: number): Presence {
  if (online === null || bots.includes(seat)) return 'here';
  if (online.away.includes(seat)) return 'away';
  return online.present.includes(seat) ? 'here' : 'gone';
}

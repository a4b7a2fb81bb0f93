import type { BsgView } from '@starboard/bsg';
import { TUNE } from './tuning.ts';

// Who is held in the Brig, and what that means for the fleet.

/** The check of the Brig (BSG-17.3). */
export const ESCAPE = { difficulty: 7, skills: ['politics', 'tactics'] } as const;

/** What it is worth that one of the fleet's own leaves the Brig: where everybody is held nothing moves any more. */
export function freedomWorth({ players }: BsgView): number {
  const humans = players.filter(({ revealed }) => revealed === 'no');
  const held = humans.filter(({ where }) => where === 'brig').length;
  const share = held / Math.max(1, humans.length);
  return TUNE.free + TUNE.freeEach * held + TUNE.leaderless * share ** 3;
}

/** Whether anybody is left who draws a Crisis card (BSG-3.4): else neither a Crisis nor a jump is near. */
export function isLed({ players }: BsgView): boolean {
  return players.some(({ revealed, where }) => revealed === 'no' && where !== 'brig');
}

import { phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { executionWorth } from './stakes.ts';
import { turnsAhead } from './time-left.ts';
import { TUNE } from './tuning.ts';

export interface Suspect {
  readonly seat: number;
  readonly doubt: number;
}

/** Of those at large, whoever is most likely a Cylon. */
export function chiefSuspect({ suspicion, me, facts }: Position): Suspect | null {
  let worst: Suspect | null = null;
  for (const { seat, revealed, where } of facts.players) {
    if (seat === me.seat || revealed !== 'no' || where === 'brig' || where === 'detention')
      continue;
    const doubt = suspicion[seat] ?? 0;
    if (worst === null || doubt > worst.doubt) worst = { seat, doubt };
  }
  return worst;
}

/**
 * What it is worth to the fleet that somebody is locked up. A Cylon is spared the last stroke, and loses its office; but
 * it will stop hiding, and does more harm in the open as long as the way is long: better leave it alone until then.
 */
export function arrestWorth({ facts }: Position, seat: number, doubt: number): number {
  const ahead = turnsAhead(facts);
  const { admiral, president } = facts.titles;
  const office = (admiral === seat ? 0.7 : 0) + (president === seat ? 0.4 : 0);
  const guilty =
    TUNE.arrest + office * Math.min(3, ahead) - TUNE.provoked * Math.max(0, ahead - 0.8);
  const innocent = 1.2 + 0.5 * Math.min(4, ahead);
  return doubt * guilty - (1 - doubt) * innocent;
}

/** Whom it is best to lock up, of those at large. */
export function bestArrest(
  position: Position,
): { readonly seat: number; readonly worth: number } | null {
  const { facts, me, suspicion } = position;
  let best: { readonly seat: number; readonly worth: number } | null = null;
  for (const { seat, revealed, where } of facts.players) {
    if (seat === me.seat || revealed !== 'no' || where === 'brig' || where === 'detention')
      continue;
    const worth = arrestWorth(position, seat, suspicion[seat] ?? 0.3);
    if (best === null || worth > best.worth) best = { seat, worth };
  }
  return best;
}

/** Whether it hangs on the Admiral who gets away: then a Cylon in that office is the end. */
function commandsTheEnd({ facts }: Position, seat: number): boolean {
  const phase = phaseOf(facts);
  return facts.titles.admiral === seat && (phase === 'settled' || phase === 'orbit');
}

/** Whether somebody is suspicious enough to be executed. */
export function isCondemned(position: Position, seat: number): boolean {
  const doubt = position.suspicion[seat] ?? 0;
  return doubt >= (commandsTheEnd(position, seat) ? TUNE.condemnAdmiral : TUNE.condemn);
}

/** What it is worth to the fleet, in this seat's eyes, that somebody is executed. */
export function condemnedWorth(position: Position, seat: number, doubt: number): number {
  const office = commandsTheEnd(position, seat) ? TUNE.endCommand * doubt : 0;
  return executionWorth(position.facts, seat, doubt) + office;
}

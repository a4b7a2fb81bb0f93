import { phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { executionWorth } from './stakes.ts';
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

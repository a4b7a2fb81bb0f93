import type { Position } from './position.ts';

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

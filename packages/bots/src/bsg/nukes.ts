import type { BsgView } from '@starboard/bsg';
import { basestarsOut, frailty, threat } from './danger.ts';
import { nebulaOf } from './nebula.ts';
import { fleetWorth } from './stakes.ts';
import { TUNE } from './tuning.ts';

/** What one of the Admiral's nukes is worth now, less what it could do later. */
export function nukeWorth(facts: BsgView): number {
  if (facts.pursuit !== null) return fleetWorth(facts, [{ op: 'nuke-sector' }]);
  const stars = basestarsOut(facts);
  // Two basestars wait in the Ionian Nebula.
  const kept = nebulaOf(facts)?.phase === 'afar' ? 0.4 : 0;
  if (stars === 0) return 0;
  // What is left behind soon need not be destroyed.
  const soon = facts.jumpTrack >= 4 ? 0.6 : 1;
  return soon * (TUNE.nuke * frailty(facts) + threat(facts) * TUNE.nukeThreat) - 0.3 - kept;
}

import type { BsgView } from '@starboard/bsg';
import { travelsOn } from './prices.ts';

/** With the last of its fuel the fleet gets nowhere but to one of the few places where there is more. */
export function needsDestination(facts: BsgView): boolean {
  return facts.resources.fuel <= 1 && travelsOn(facts);
}

/** Which deck a scout looks at: what comes next, or where the fleet goes next, once that is what matters. */
export function scoutedDeck(facts: BsgView, admiral: boolean): 'crisis' | 'destination' {
  if (needsDestination(facts)) return 'destination';
  return facts.jumpTrack >= 3 && admiral ? 'destination' : 'crisis';
}

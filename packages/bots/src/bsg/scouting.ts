import type { BsgView } from '@starboard/bsg';
import { isLed } from './freedom.ts';
import type { Position } from './position.ts';
import { travelsOn } from './prices.ts';
import { TUNE } from './tuning.ts';

/** With the last of its fuel the fleet gets nowhere but to one of the few places where there is more. */
function needsDestination(facts: BsgView): boolean {
  return facts.resources.fuel <= 1 && travelsOn(facts);
}

/** Whether this seat has left a course on top since it was last its turn, which nobody has taken yet. */
function knowsTheWay({ me, facts }: Position): boolean {
  return me.notes.some(
    (note) =>
      note.about === 'destination' &&
      note.end === 'top' &&
      note.turn > facts.turn - facts.players.length &&
      facts.jumpTrack > 0,
  );
}

/** What a scout is worth: where nothing comes next there is nothing to see. */
export function scoutWorth(position: Position): number {
  const { facts, level } = position;
  if (facts.raptors <= 1 || level === 'easy' || !isLed(facts)) return 0.05;
  return needsDestination(facts) && !knowsTheWay(position) ? TUNE.scoutFuel : TUNE.scout;
}

/** Which deck a scout looks at: what comes next, or where the fleet goes next, once that is what matters. */
export function scoutedDeck(position: Position): 'crisis' | 'destination' {
  const { facts, me } = position;
  if (knowsTheWay(position)) return 'crisis';
  if (needsDestination(facts)) return 'destination';
  return facts.jumpTrack >= 3 && facts.titles.admiral === me.seat ? 'destination' : 'crisis';
}

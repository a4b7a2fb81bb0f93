import type { Seat } from '@starboard/kernel';
import { boxOf } from '../modules/box.ts';
import type { BsgEvents } from '../table/events.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { canBeSent, charactersAt, pilots, playerAt } from '../table/people.ts';
import type { Hazard, Location } from '../table/vocabulary.ts';
import { answers } from './questions.ts';
import { settleTitles } from './succession.ts';

/** Puts a character on a location. A viper left behind returns to the Reserves (BSG-34.10, 34.11). */
export function moveTo(
  t: BsgTable,
  seat: Seat,
  to: Location,
  how: BsgEvents['moved']['how'],
): void {
  leaveViper(t, seat);
  playerAt(t.facts, seat).location = to;
  t.emit('moved', { seat, to, how });
  settleTitles(t, boxOf(t.facts).titles);
}

export function leaveViper(t: BsgTable, seat: Seat): void {
  for (const viper of t.facts.vipers) {
    if (viper.pilot !== seat) continue;
    viper.pilot = null;
    viper.where = 'reserves';
  }
}

/** BSG-7.10, 7.12: a character who cannot go there stays. */
export function sendTo(t: BsgTable, seat: Seat, hazard: Hazard): boolean {
  if (!canBeSent(t.facts, seat, hazard)) return false;
  moveTo(t, seat, answers(t.facts).sentTo(t.facts, seat, hazard), 'sent');
  return true;
}

/** Whoever stands at these places goes to Sickbay, whatever holds them (BSG-31.10). */
export function sendAboard(t: BsgTable, places: readonly Location[]): void {
  for (const place of places) {
    for (const seat of charactersAt(t, place)) moveTo(t, seat, 'sickbay', 'sent');
  }
}

/** Where a character is, for people: a location, a viper, or nowhere. */
export function whereabouts(facts: Facts, seat: Seat): string {
  const { location } = playerAt(facts, seat);
  if (location !== null) return location;
  return pilots(facts, seat) === null ? 'off-board' : 'viper';
}

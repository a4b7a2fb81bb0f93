import { type Seat, seatAt } from '@starboard/kernel';
import { titleOf } from '../content/index.ts';
import type { BsgEvents } from '../table/events.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { canBeSent, inBrig, isHuman, pilots, playerAt } from '../table/people.ts';
import type { Hazard, Location, Title } from '../table/vocabulary.ts';

/** Puts a character on a location. A viper left behind returns to the Reserves (BSG-34.10, 34.11). */
export function moveTo(
  t: BsgTable,
  seat: Seat,
  to: Location,
  how: BsgEvents['moved']['how'],
): void {
  const player = playerAt(t.facts, seat);
  leaveViper(t, seat);
  player.location = to;
  t.emit('moved', { seat, to, how });
  if (to === 'brig' && t.facts.titles.admiral === seat)
    passOn(t, 'admiral'); // BSG-13.15, 36.5
  else if (to !== 'brig') claimAdmiral(t);
}

export function leaveViper(t: BsgTable, seat: Seat): void {
  for (const viper of t.facts.vipers) {
    if (viper.pilot !== seat) continue;
    viper.pilot = null;
    viper.where = 'reserves';
  }
}

/** BSG-7.10, 7.12: a character who cannot go there stays. */
export function sendTo(t: BsgTable, seat: Seat, to: Hazard): boolean {
  if (!canBeSent(t.facts, seat, to)) return false;
  moveTo(t, seat, to, 'sent');
  return true;
}

/** BSG-36.3 to 36.7, 36.11: the highest in line; for the Admiral, prisoners are passed over if possible. */
export function heirTo(facts: Facts, title: Title): Seat | null {
  const seats = facts.players.map((_, i) => seatAt(i));
  const eligible = titleOf(title).succession.flatMap((character) =>
    seats.filter((seat) => playerAt(facts, seat).character === character && isHuman(facts, seat)),
  );
  const free = title === 'admiral' ? eligible.filter((seat) => !inBrig(facts, seat)) : eligible;
  return free[0] ?? eligible[0] ?? null;
}

export function passOn(t: BsgTable, title: Title): void {
  giveTitleTo(t, title, heirTo(t.facts, title));
}

/** BSG-13.6, 13.9: the Quorum hand and the nukes go with the title. */
export function giveTitleTo(t: BsgTable, title: Title, seat: Seat | null): void {
  const before = t.facts.titles[title];
  if (before === seat) return;
  const { quorumHand, turn } = t.facts;
  if (title === 'president' && before !== null && quorumHand.length > 0) {
    playerAt(t.facts, before).notes.push({ about: 'quorum', cards: [...quorumHand], turn });
  }
  t.facts.titles[title] = seat;
  t.emit('title-passed', { title, seat });
  if (title === 'president' && seat !== null && t.facts.quorumHand.length > 0) t.reveal([seat]);
}

/** BSG-36.7: an Admiral in the Brig, held for want of anybody else, gives way to the first who is free. */
function claimAdmiral(t: BsgTable): void {
  const { admiral } = t.facts.titles;
  if (admiral === null || !inBrig(t.facts, admiral)) return;
  passOn(t, 'admiral');
}

/** Where a character is, for people: a location, a viper, or nowhere. */
export function whereabouts(facts: Facts, seat: Seat): string {
  const { location } = playerAt(facts, seat);
  if (location !== null) return location;
  return pilots(facts, seat) === null ? 'off-board' : 'viper';
}

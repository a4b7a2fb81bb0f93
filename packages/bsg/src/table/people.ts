import { clockwiseAfter, clockwiseFrom, type Seat } from '@starboard/kernel';
import {
  abilityOf,
  type CharacterId,
  type LocationRule,
  locationOf,
  loyaltyOf,
  type Rule,
} from '../content/index.ts';
import type { BsgTable, Facts, Player } from './facts.ts';
import { isGalactica, type Sector } from './vocabulary.ts';

export function playerAt({ players }: Facts, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

export function characterAt(facts: Facts, seat: Seat): CharacterId {
  const { character } = playerAt(facts, seat);
  if (character === null) throw new RangeError(`seat ${seat} has picked no character`);
  return character;
}

/** Everybody clockwise, beginning with the current player. */
export function fromCurrent(t: BsgTable): Seat[] {
  return clockwiseFrom(t.facts.current, t.seats.length);
}

/** Everybody clockwise from the current player's left; the current player is last (BSG-16.8). */
export function afterCurrent(t: BsgTable): Seat[] {
  return clockwiseAfter(t.facts.current, t.seats.length);
}

/** A revealed Cylon is no human player; a hidden one is. */
export function isHuman(facts: Facts, seat: Seat): boolean {
  return playerAt(facts, seat).revealed === 'no';
}

export function humans(t: BsgTable): Seat[] {
  return fromCurrent(t).filter((seat) => isHuman(t.facts, seat));
}

/** BSG-12.23: a revealed Cylon has none of the abilities of the sheet. */
export function ability<R extends Rule>(facts: Facts, seat: Seat, rule: R) {
  const { character, revealed } = playerAt(facts, seat);
  return character !== null && revealed === 'no' ? (abilityOf(character, rule) ?? null) : null;
}

export function has(facts: Facts, seat: Seat, rule: Rule): boolean {
  return ability(facts, seat, rule) !== null;
}

/** Whether the place a character is at lays this on it. */
export function bound(facts: Facts, seat: Seat, rule: LocationRule): boolean {
  const { location } = playerAt(facts, seat);
  return location !== null && (locationOf(location).rules?.includes(rule) ?? false);
}

/** The sector of the viper a seat pilots, or null. */
export function pilots({ vipers }: Facts, seat: Seat): Sector | null {
  const viper = vipers.find(({ pilot }) => pilot === seat);
  const where = viper?.where;
  if (where === undefined || where === 'reserves' || where === 'damaged' || where === 'destroyed') {
    return null;
  }
  return where;
}

export function isOffBoard(facts: Facts, seat: Seat): boolean {
  return playerAt(facts, seat).location === null && pilots(facts, seat) === null;
}

export function inBrig(facts: Facts, seat: Seat): boolean {
  return playerAt(facts, seat).location === 'brig';
}

export function onGalactica(facts: Facts, seat: Seat): boolean {
  const { location } = playerAt(facts, seat);
  return location !== null && isGalactica(location);
}

/** BSG-7.10, 39.7, 39.8: who can be moved to a hazard. */
export function canBeSent(facts: Facts, seat: Seat, to: 'brig' | 'sickbay'): boolean {
  if (!isHuman(facts, seat) || isOffBoard(facts, seat)) return false;
  const { location } = playerAt(facts, seat);
  return location !== 'brig' && location !== to;
}

export function handLimit(facts: Facts, seat: Seat): number {
  return ability(facts, seat, 'hand-limit')?.cards ?? 10; // BSG-10.2, 10.3
}

export function isCylon({ loyalty, revealed }: Player): boolean {
  return revealed !== 'no' || loyalty.some(({ card }) => loyaltyOf(card).team === 'cylon');
}

import { clockwiseAfter, clockwiseFrom, type Seat } from '@starboard/kernel';
import type { LocationRule, Rule } from '../content/definition.ts';
import { abilityOf, type CharacterId, locationOf, loyaltyOf } from '../content/library.ts';
import { answers } from '../rulebook/questions.ts';
import { boardAt } from './boards.ts';
import type { BsgTable, Facts, Player } from './facts.ts';
import { standingOf, standingRules } from './standing.ts';
import type { Hazard, Location, Sector } from './vocabulary.ts';

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
export function fromCurrent(t: BsgTable): readonly Seat[] {
  return stillPlaying(t.facts, clockwiseFrom(t.facts.current, t.seats.length));
}

/** Everybody clockwise from the current player's left; the current player is last (BSG-16.8). */
export function afterCurrent(t: BsgTable): readonly Seat[] {
  return stillPlaying(t.facts, clockwiseAfter(t.facts.current, t.seats.length));
}

/** EXO-38.13: without those who were eliminated; mostly nobody was. */
export function stillPlaying(facts: Facts, seats: readonly Seat[]): readonly Seat[] {
  if (!facts.players.some(isOut)) return seats;
  return seats.filter((seat) => !isOut(facts.players[seat]));
}

const isOut = (player: Player | undefined): boolean => player?.standing === 'eliminated';

/** A revealed Cylon, or a leader who is not infiltrating. */
export function isCylonPlayer(facts: Facts, seat: Seat): boolean {
  const { human, plays } = standingOf(facts, seat);
  return plays && !human;
}

/** A revealed Cylon is no human player; a hidden one is. */
export function isHuman(facts: Facts, seat: Seat): boolean {
  return standingOf(facts, seat).human;
}

export function humans(t: BsgTable): Seat[] {
  return fromCurrent(t).filter((seat) => isHuman(t.facts, seat));
}

/** BSG-12.23: a revealed Cylon has none of the abilities of the sheet. */
export function ability<R extends Rule>(facts: Facts, seat: Seat, rule: R) {
  const { character, standing } = playerAt(facts, seat);
  return character !== null && standingRules(standing).sheet
    ? (abilityOf(character, rule) ?? null)
    : null;
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

/** Held, in the Brig or somewhere like it. */
export function inCustody(facts: Facts, seat: Seat): boolean {
  return bound(facts, seat, 'custody');
}

export function inBrig(facts: Facts, seat: Seat): boolean {
  return playerAt(facts, seat).location === 'brig';
}

export function onGalactica(facts: Facts, seat: Seat): boolean {
  return boardAt(facts, seat)?.id === 'galactica';
}

/** Whether somebody stands on no ship (PEG-27). */
export function isOnPlanet(facts: Facts, seat: Seat): boolean {
  return boardAt(facts, seat)?.planet === true;
}

/** BSG-7.10, 39.7, 39.8: who can be moved to a hazard. */
export function canBeSent(facts: Facts, seat: Seat, to: Hazard): boolean {
  if (!isHuman(facts, seat) || isOffBoard(facts, seat)) return false;
  const { location } = playerAt(facts, seat);
  return !inCustody(facts, seat) && location !== answers(facts).sentTo(facts, seat, to);
}

export function handLimit(facts: Facts, seat: Seat): number {
  return ability(facts, seat, 'hand-limit')?.cards ?? 10; // BSG-10.2, 10.3
}

/** How often somebody's character was executed. */
export function deathsOf(facts: Facts, seat: Seat): number {
  return playerAt(facts, seat).executed ?? 0;
}

/** On the side of the Cylons, revealed or not. */
export function isCylon({ loyalty, standing }: Player): boolean {
  return (
    !standingRules(standing).human || loyalty.some(({ card }) => loyaltyOf(card).team === 'cylon')
  );
}

export function charactersAt(t: BsgTable, location: Location): Seat[] {
  return t.seats.filter((seat) => playerAt(t.facts, seat).location === location);
}

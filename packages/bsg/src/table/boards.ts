import type { Seat } from '@starboard/kernel';
import type { Board } from '../content/definition.ts';
import { DEFINITIONS, locationOf } from '../content/library.ts';
import type { Facts } from './facts.ts';
import type { BoardId, Location } from './vocabulary.ts';

const boardByLocation = new Map<string, Board>();

/** The board a location is on. */
export function boardOf(location: Location): Board {
  let board = boardByLocation.get(location);
  if (board === undefined) {
    board = DEFINITIONS.boards.find(({ locations }) => locations.some(({ id }) => id === location));
    if (board === undefined) throw new RangeError(`"${location}" is on no board`);
    boardByLocation.set(location, board);
  }
  return board;
}

/** The board somebody is on; null in a viper or off the board. */
export function boardAt({ players }: Facts, seat: Seat): Board | null {
  const location = players[seat]?.location ?? null;
  return location === null ? null : boardOf(location);
}

export function isOn(location: Location, board: BoardId): boolean {
  return boardOf(location).id === board;
}

/** PEG-12.7, 12.9: of a ship whose places are all damaged, nothing is left. */
export function isDestroyed({ damaged }: Pick<Facts, 'damaged'>, { hull }: Board): boolean {
  return hull?.every((location) => damaged.some((token) => token === location)) === true;
}

/** Whether a location went down with its ship. */
export function isLost(facts: Pick<Facts, 'damaged'>, location: Location): boolean {
  return facts.damaged.length > 0 && isDestroyed(facts, boardOf(location));
}

/** PEG-28.5: a place that stands for another is meant with it. */
export function isMeant(place: Location, location: Location): boolean {
  return place === location || place === locationOf(location).standsFor;
}

export function isHazard(location: Location): boolean {
  return locationOf(location).hazard === true;
}

/** What it costs to go from one place to another; from null: out of a viper (BSG-5.4, 5.14). */
export function moveCost(from: Location | null, to: Location): number {
  const there = boardOf(to);
  if (from === null) return there.moveCost;
  const here = boardOf(from);
  return here === there ? 0 : Math.max(here.moveCost, there.moveCost);
}

/** Whether a card that closes a place, or a whole ship, closes this location. */
export const closes = (place: Location | BoardId, location: Location): boolean =>
  place === location || place === boardOf(location).id;

import { type BsgView, RESOURCES, type Resource } from '@starboard/bsg';
import { threat } from './danger.ts';
import { departureOdds, peopleBehind, planetOf, shipWorth } from './planet.ts';
import type { Position } from './position.ts';
import { unitFor } from './prices.ts';

/** Who says what came of a turn that was played through in mind, as the humans see it. */
export interface Judge {
  /** How much of what it says a plentiful resource counts. */
  readonly unit: number;
  /** A game that is over. */
  over(humansWon: boolean): number;
  /** One that goes on from this position, and was at that one before. */
  fleet(position: Position, before: BsgView): number;
}

/** What a game that is over counts for, beside what a fleet can be worth. */
export const GAME = 40;

/** What a step of the way, one of the jump track, ships that threaten and a damaged place count for. */
export const TRAVELLED = 2.2;
export const STEP = 0.6;
export const THREAT = 0.5;
export const DAMAGED_PLACE = 0.6;

/** What the fleet has, how far it came, and what is after it. */
export function fleetValue(facts: BsgView): number {
  const hands = facts.players
    .filter(({ revealed }) => revealed === 'no')
    .reduce((sum, { handSize }) => sum + Math.min(8, handSize), 0);
  return (
    RESOURCES.reduce(
      (sum, resource) => sum + stockWorth(facts, resource, facts.resources[resource]),
      0,
    ) +
    facts.distance * TRAVELLED +
    facts.jumpTrack * STEP -
    threat(facts) * THREAT -
    facts.damaged.length * DAMAGED_PLACE +
    facts.nukes * 0.5 +
    facts.raptors * 0.25 +
    hands * 0.07 +
    exodusValue(facts)
  );
}

/** How well those on New Caprica are prepared to leave it. */
function exodusValue(facts: BsgView): number {
  const planet = planetOf(facts);
  if (planet === null || planet.phase === 'afar') return 0;
  const { locked, prepared, forces, phase } = planet;
  const saved = prepared.length * 0.6 * shipWorth(facts);
  const odds = 6 * departureOdds(facts, locked.length + Math.floor(prepared.length / 2), 0);
  return (
    saved + odds - forces.length * 0.3 + (phase === 'orbit' ? 3 - 0.3 * peopleBehind(facts) : 0)
  );
}

export function stockWorth(facts: BsgView, resource: Resource, left: number): number {
  let worth = 0;
  for (let i = 1; i <= left; i++) worth += unitFor(facts, resource, i);
  return worth;
}

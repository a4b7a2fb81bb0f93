import { type BsgView, boardOf, CIVILIANS, DEFINITIONS, type PlayerView } from '@starboard/bsg';
import { TUNE } from './tuning.ts';

/** What New Caprica shows of itself. */
interface Planet {
  /** Far away; settled, with Galactica gone; with Galactica back in orbit. */
  readonly phase: 'afar' | 'settled' | 'orbit';
  readonly locked: readonly number[];
  readonly prepared: readonly number[];
  /** Where each occupation force is. */
  readonly forces: readonly string[];
}

/** The planet the fleet is bound for, or null where that is Kobol. */
export function planetOf({ parts }: BsgView): Planet | null {
  // The part that goes by the module's name is what the module shows.
  return (parts['new-caprica'] as Planet | undefined) ?? null;
}

export function phaseOf(facts: BsgView): Planet['phase'] | null {
  return planetOf(facts)?.phase ?? null;
}

/** The way the occupation forces take, and where the last of them destroys a ship. */
const TRACK = ['occupation-authority', 'breeders-canyon', 'shipyard'];

/** How far a force has come: 1 to 3. */
export const advanceOf = (place: string): number => TRACK.indexOf(place) + 1;

export function forcesAt(facts: BsgView, place: string): number {
  return planetOf(facts)?.forces.filter((it) => it === place).length ?? 0;
}

/** What an activation of all forces brings nearer, in ships. */
export function occupationHarm(facts: BsgView): number {
  const planet = planetOf(facts);
  if (planet === null || planet.phase === 'afar') return 0;
  if (planet.forces.length === 0) return 0.25;
  return planet.forces.reduce((sum, place) => sum + 0.2 * advanceOf(place) ** 1.5, 0);
}

export function isOnPlanet({ where }: Pick<PlayerView, 'where'>): boolean {
  const place = DEFINITIONS.locations.find(({ id }) => id === where)?.id;
  return place !== undefined && boardOf(place).planet === true;
}

/** Ships that would be left behind if Galactica left now. */
export function shipsBehind(facts: BsgView): number {
  const planet = planetOf(facts);
  return planet === null ? 0 : planet.locked.length + planet.prepared.length;
}

/** Whether there are ships to be brought away. */
export function isExodus(facts: BsgView): boolean {
  return phaseOf(facts) !== 'afar' && shipsBehind(facts) > 0;
}

type Cost = 'population' | 'fuel' | 'morale';

/** What a ship costs, by its face. */
const COSTS: Readonly<Record<(typeof CIVILIANS)[number], Readonly<Record<Cost, number>>>> = {
  empty: { population: 0, fuel: 0, morale: 0 },
  'population-1': { population: 1, fuel: 0, morale: 0 },
  'population-2': { population: 2, fuel: 0, morale: 0 },
  'population-1-fuel-1': { population: 1, fuel: 1, morale: 0 },
  'population-1-morale-1': { population: 1, fuel: 0, morale: 1 },
};

/** The faces that have not been seen on a ship that was lost. */
function facesLeft({ civiliansLost }: BsgView): (typeof CIVILIANS)[number][] {
  const left = [...CIVILIANS];
  for (const face of civiliansLost) left.splice(left.indexOf(face), 1);
  return left;
}

/** How likely it is that so many ships cost less than there is of a resource. */
function survives(facts: BsgView, ships: number, resource: Cost, left: number): number {
  const faces = facesLeft(facts);
  if (left <= 0) return 0;
  if (faces.length === 0) return 1;
  let chances = [1];
  for (let i = 0; i < ships; i++) {
    const next = Array.from({ length: chances.length + 2 }, () => 0);
    for (const [lost, chance] of chances.entries()) {
      for (const face of faces) {
        const now = lost + COSTS[face][resource];
        next[now] = (next[now] ?? 0) + chance / faces.length;
      }
    }
    chances = next;
  }
  return chances.slice(0, left).reduce((sum, chance) => sum + chance, 0);
}

/** How likely the fleet is to live if Galactica leaves so many ships and people behind. */
export function departureOdds(facts: BsgView, ships: number, people: number): number {
  const { population, fuel, morale, food } = facts.resources;
  if (food <= 0) return 0;
  return (
    survives(facts, ships, 'population', population) *
    survives(facts, ships, 'fuel', fuel) *
    survives(facts, ships, 'morale', morale - people)
  );
}

/** Human players who would be left on the planet, and executed. */
export function peopleBehind(facts: BsgView): number {
  return facts.players.filter((player) => player.revealed === 'no' && isOnPlanet(player)).length;
}

/** How likely the fleet is to live if the order is given now. */
export function oddsNow(facts: BsgView): number {
  return departureOdds(facts, shipsBehind(facts), peopleBehind(facts));
}

/**
 * What another ship that is saved is worth: the fewer people there are beside those on the planet, the more. Some of
 * the ships will be saved anyhow.
 */
export function shipWorth(facts: BsgView): number {
  const ships = shipsBehind(facts);
  if (ships === 0) return 0;
  const left = Math.max(1.5, facts.resources.population - ships + TUNE.savedAnyhow);
  return Math.min(2.4, (TUNE.ship * 6.5) / (left + 0.5));
}

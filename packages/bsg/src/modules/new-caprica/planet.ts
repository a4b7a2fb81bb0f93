import type { CrisisId } from '../../content/library.ts';
import type { BsgTable, Deck, Facts } from '../../table/facts.ts';
import type { Location } from '../../table/vocabulary.ts';
import type { ModuleId } from '../validity.ts';

export const NEW_CAPRICA: ModuleId = 'new-caprica';

/** There are so many occupation forces (PEG-32.7). */
export const FORCES = 4;
/** PEG-32.2: the way they take. */
export const TRACK = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const;
export type TrackSpace = (typeof TRACK)[number];

/** What the module adds to the table. */
export interface Planet {
  /** Far away; settled, with Galactica gone; with Galactica back in orbit. */
  phase: 'afar' | 'settled' | 'orbit';
  /** Civilian ships by number, the top one first (PEG-34.1). */
  locked: number[];
  prepared: number[];
  /** Where each occupation force on the board is. */
  forces: TrackSpace[];
  readonly crisis: Deck<CrisisId>;
}

// The part of the facts that goes by the module's name is what its `facts` made.
export const planetOf = ({ parts }: Pick<Facts, 'parts'>): Planet => parts[NEW_CAPRICA] as Planet;

/** Whether New Caprica is in play and has been reached. */
export function isSettled({ parts }: Pick<Facts, 'parts'>): boolean {
  const planet = parts[NEW_CAPRICA] as Planet | undefined;
  return planet !== undefined && planet.phase !== 'afar';
}

export function isInOrbit({ parts }: Pick<Facts, 'parts'>): boolean {
  const planet = parts[NEW_CAPRICA] as Planet | undefined;
  return planet?.phase === 'orbit';
}

/** Ships of a stack that are still there: what was destroyed is gone from it. */
function present({ civilians }: Facts, stack: readonly number[]): number[] {
  return stack.filter((ship) => civilians[ship]?.where === 'planet');
}

export const lockedShips = (facts: Facts): number[] => present(facts, planetOf(facts).locked);
export const preparedShips = (facts: Facts): number[] => present(facts, planetOf(facts).prepared);

/** PEG-4.5 to 4.7 */
export function nextToBeLost(facts: Facts): number | null {
  return lockedShips(facts)[0] ?? preparedShips(facts)[0] ?? null;
}

/** Where on the track somebody stands with an occupation force; null where there is none. */
export function forceAt(facts: Facts, location: Location | null): TrackSpace | null {
  return planetOf(facts).forces.find((space) => space === location) ?? null;
}

export function placeForce(t: BsgTable): void {
  const { forces } = planetOf(t.facts);
  if (forces.length >= FORCES) return;
  forces.push('occupation-authority');
  t.emit('force-placed', { location: 'occupation-authority' });
}

export function removeForce(t: BsgTable, space: TrackSpace): void {
  const { forces } = planetOf(t.facts);
  const at = forces.indexOf(space);
  if (at < 0) return;
  forces.splice(at, 1);
  t.emit('force-removed', { location: space });
}

import type { BsgView, Location, PlanetView } from '@starboard/bsg/reading';

/** What is known of New Caprica; null where it is not played, or while the fleet is far away (PEG-2.4). */
export function planetIn({ parts }: Pick<BsgView, 'parts'>): PlanetView | null {
  // The part that goes by this name is what its module shows.
  const planet = parts['new-caprica'] as PlanetView | undefined;
  return planet === undefined || planet.phase === 'afar' ? null : planet;
}

/** How many occupation forces stand there. */
export function forcesAt(facts: Pick<BsgView, 'parts'>, location: Location): number {
  return planetIn(facts)?.forces.filter((it) => it === location).length ?? 0;
}

import type { AllyView, BsgView, Location, NebulaView, Trauma } from '@starboard/bsg/reading';

/** What is known of the Ionian Nebula; null where it is not played. */
export function nebulaIn({ parts }: Pick<BsgView, 'parts'>): NebulaView | null {
  // The part that goes by this name is what its module shows.
  return (parts['ionian-nebula'] as NebulaView | undefined) ?? null;
}

/** Whoever can be met there. */
export function alliesAt(facts: Pick<BsgView, 'parts'>, location: Location): readonly AllyView[] {
  return nebulaIn(facts)?.allies.filter((it) => it.location === location) ?? [];
}

/** How many tokens wait there for whoever begins a turn (EXO-34.8). */
export function tokensWaitingAt(facts: Pick<BsgView, 'parts'>, location: Location): number {
  const nebula = nebulaIn(facts);
  if (nebula === null || (location !== 'sickbay' && location !== 'brig')) return 0;
  return nebula.at[location].length;
}

/** What somebody carries about: how many tokens, and which of them are known. */
export function traumaOf(facts: Pick<BsgView, 'parts'>, seat: number): readonly (Trauma | null)[] {
  return nebulaIn(facts)?.held[seat] ?? [];
}

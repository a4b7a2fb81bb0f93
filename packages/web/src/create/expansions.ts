import type { ModuleId, Reading, Validity, wrongCombination } from '@starboard/bsg/reading';
import type { Message } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import type { GameName } from '../game-name.ts';

// What can be played beside the base game. The rules themselves say what goes together.

/** What the game says about its expansions. */
export interface Expansions {
  readonly known: readonly Validity[];
  readonly wrong: typeof wrongCombination;
  /** What can be chosen where sources differ. */
  readonly readings: Readonly<Record<string, Reading>>;
}

/** What was chosen, by name; what is missing is as usual. */
export type ReadingChosen = Readonly<Record<string, string>>;

/** They come with the game, only for those who are about to play it; null until they are there. */
export function useExpansions(game: GameName): Expansions | null {
  const [found, setFound] = useState<Expansions | null>(null);
  useEffect(() => {
    if (game !== 'bsg') return;
    let wanted = true;
    void import('./known-modules.ts').then(({ bsgExpansions }) => {
      if (wanted) setFound(bsgExpansions());
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return game === 'bsg' ? found : null;
}

/** One that can be ticked, is ticked, or cannot be for a reason of the rules. */
export interface Ticked {
  readonly id: ModuleId;
  readonly chosen: boolean;
  readonly why: Message | null;
}

export function ticksFor(
  { known, wrong }: Expansions,
  chosen: readonly ModuleId[],
  seats: number,
): readonly Ticked[] {
  return known
    .filter(({ id }) => id !== 'base')
    .map(({ id }) => {
      if (chosen.includes(id)) return { id, chosen: true, why: null };
      const why = wrong(known, [...chosen, id], seats);
      return { id, chosen: false, why: why !== null && isAbout(why, id) ? why : null };
    });
}

/** A tick is impossible for what it brings itself, not for what was wrong before. */
function isAbout({ id, args }: Message, module: ModuleId): boolean {
  if (id === 'option-modules-compulsory') return false;
  return args?.['module'] === module || args?.['other'] === module;
}

/** With the tick or without; whatever needs the one that goes, goes too. */
export function ticked(
  { known }: Pick<Expansions, 'known'>,
  chosen: readonly ModuleId[],
  id: ModuleId,
  on: boolean,
): readonly ModuleId[] {
  if (on) return known.map((it) => it.id).filter((it) => it === id || chosen.includes(it));
  const needs = (it: ModuleId): readonly ModuleId[] =>
    known.find((module) => module.id === it)?.needs ?? [];
  return chosen.filter((it) => it !== id && !needs(it).includes(id));
}

/** Those that are about something in play. */
export function readingsFor(
  { readings }: Pick<Expansions, 'readings'>,
  modules: readonly ModuleId[],
): readonly ({ readonly name: string } & Pick<Reading, 'choices'>)[] {
  return Object.entries(readings).flatMap(([name, { choices, needs, without }]) => {
    const meant = modules.includes(needs) && (without === undefined || !modules.includes(without));
    return meant ? [{ name, choices }] : [];
  });
}

/** What was chosen, without what is as usual and what is about nothing in play. */
export function readingsChosen(
  expansions: Pick<Expansions, 'readings'>,
  modules: readonly ModuleId[],
  chosen: ReadingChosen,
): Record<string, string> {
  return Object.fromEntries(
    readingsFor(expansions, modules).flatMap(({ name, choices: [usual] }) => {
      const choice = chosen[name];
      return choice === undefined || choice === usual ? [] : [[name, choice]];
    }),
  );
}

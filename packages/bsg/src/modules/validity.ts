import { type Message, message } from '@starboard/kernel';

// What can be played together, and by how many: plain data, for the rules, the lobby and the command line alike.

/** The parts a game can be played with, in the order in which their rules override each other. */
export const MODULE_IDS = [
  'base',
  'pegasus',
  'new-caprica',
  'cylon-leaders',
  'sympathetic-cylon',
  'exodus',
  'personal-goals',
  'final-five',
  'cylon-fleet',
  'ionian-nebula',
] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** What a module needs to be played. */
export interface Validity {
  readonly id: ModuleId;
  readonly needs?: readonly ModuleId[];
  readonly excludes?: readonly ModuleId[];
  /** How many can play with it. Without it, as many as without the module. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** Only exactly so many can. */
  readonly only?: readonly number[];
  /** With so many it must be played. */
  readonly compulsoryFor?: number;
}

/** What a table can choose where sources differ; without a choice, the first. */
export interface Readings {
  /** The other Loyalty cards of an executed Cylon. */
  readonly executedLoyalty?: 'handed-over' | 'kept';
  /** Which Cylon ships come from their board first. */
  readonly pursuitOrder?: 'by-ships' | 'by-number';
  readonly crossroadsOrder?: 'clockwise' | 'counter-clockwise';
}

/** Where sources differ a table can choose: the usual reading first, and what must be in play for another. */
export interface Reading {
  readonly choices: readonly [string, string];
  readonly needs: ModuleId;
  readonly without?: ModuleId;
}

export const READINGS: Readonly<Record<keyof Readings, Reading>> = {
  // EXO-C4
  executedLoyalty: { choices: ['handed-over', 'kept'], needs: 'exodus', without: 'pegasus' },
  // EXO-C13, C14
  pursuitOrder: { choices: ['by-ships', 'by-number'], needs: 'cylon-fleet' },
  // EXO-C19
  crossroadsOrder: { choices: ['clockwise', 'counter-clockwise'], needs: 'ionian-nebula' },
};

/** Readings other than the usual ones, as far as they are about something in play; or why they cannot be chosen. */
export function chosenReadings(
  given: Readonly<Record<string, unknown>>,
  modules: readonly ModuleId[],
): Readings | Message {
  const chosen: Record<string, string> = {};
  for (const [name, { choices, needs, without }] of Object.entries(READINGS)) {
    const wanted = given[name];
    if (wanted === undefined) continue;
    const choice = choices.find((it) => it === wanted);
    if (choice === undefined) return message('option-reading', { name, choices: [...choices] });
    if (choice === choices[0]) continue;
    if (!modules.includes(needs)) return message('option-reading-needs', { name, module: needs });
    if (without !== undefined && modules.includes(without)) {
      return message('option-reading-without', { name, module: without });
    }
    chosen[name] = choice;
  }
  // Each choice is one of its option's.
  return chosen as Readings;
}

/** Why these modules cannot be played together, or by so many; null if they can. */
export function wrongCombination(
  known: readonly Validity[],
  chosen: readonly ModuleId[],
  seats: number,
): Message | null {
  const together = known.filter(({ id }) => id === 'base' || chosen.includes(id));
  for (const { id: module, needs = [], excludes = [], seats: its, only } of together) {
    const missing = needs.find((id) => id !== 'base' && !chosen.includes(id));
    if (missing !== undefined) return message('option-modules-need', { module, other: missing });
    const other = excludes.find((id) => chosen.includes(id));
    if (other !== undefined) return message('option-modules-exclude', { module, other });
    const { min, max } = its ?? { min: 0, max: seats };
    const wrong = module === 'base' ? seats < min : seats < min || seats > max;
    if (wrong) return message('option-modules-players', { module, min, max });
    if (only !== undefined && !only.includes(seats)) {
      return message('option-modules-only-players', { module, players: [...only] });
    }
  }
  const missing = known.find(
    ({ id, compulsoryFor, needs = [] }) =>
      compulsoryFor === seats &&
      !chosen.includes(id) &&
      needs.every((other) => chosen.includes(other)),
  );
  const max = Math.max(...together.map((module) => module.seats?.max ?? 0));
  // So many can play, but not without it (PEG-39.1).
  if (missing !== undefined) {
    return message('option-modules-compulsory', { module: missing.id, players: seats });
  }
  return seats > max ? message('option-too-many-players', { max }) : null;
}

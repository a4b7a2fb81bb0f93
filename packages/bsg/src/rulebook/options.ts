import { type Message, message } from '@starboard/kernel';
import { type CharacterId, characterOf, isCharacterId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { installedModules } from '../modules/rules.ts';
import { chosenReadings, type ModuleId, READINGS, wrongCombination } from '../modules/validity.ts';
import type { Options } from '../table/facts.ts';
import { answers } from './questions.ts';

const VARIANTS = ['standard', 'easier-for-humans', 'easier-for-cylons', 'no-sympathizer'] as const;

/** What a table agreed on, completed; or why it cannot be played so. */
export function readOptions(
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Options | Message {
  const { variant: wanted = 'standard', characters = 'picked', modules: chosen, ...rest } = given;
  const unknown = Object.keys(rest).find((name) => !(name in READINGS));
  if (unknown !== undefined) return message('unknown-option', { name: unknown });
  const modules = readModules(chosen ?? []);
  if ('id' in modules) return modules;
  const readings = chosenReadings(rest, modules);
  if ('id' in readings) return readings;
  const variant = VARIANTS.find((it) => it === wanted);
  if (variant === undefined) return message('option-variant', { variants: [...VARIANTS] });
  if (variant === 'no-sympathizer' && seats !== 4 && seats !== 6) {
    return message('option-no-sympathizer-players'); // BSG-2.36
  }
  const options: Options = { variant, characters: 'picked', modules, ...readings };
  const refusal = wrongCombination(installedModules(), modules, seats);
  if (refusal !== null) return refusal;
  if (characters === 'picked') return options;
  if (!isCast(characters, options, seats)) return message('option-characters', { seats });
  if (characters.some((id) => isBanned(id, options))) {
    return message('option-no-sympathizer-characters');
  }
  return { ...options, characters };
}

/** BSG-2.36: nobody plays her without the Sympathizer. */
export function isBanned(id: CharacterId, { variant }: Options): boolean {
  return variant === 'no-sympathizer' && id === 'sharon-boomer-valerii';
}

function isCast(value: unknown, options: Options, seats: number): value is CharacterId[] {
  const { characters } = boxOf(options);
  return (
    Array.isArray(value) &&
    value.length === seats &&
    new Set(value).size === seats &&
    value.every((id) => isCharacterId(id) && characters.includes(id)) &&
    isLedRightly(value, options)
  );
}

/** PEG-18.3, 39.1: at most one leader, and one where somebody must be. */
function isLedRightly(cast: readonly CharacterId[], options: Options): boolean {
  const leaders = cast.filter((id) => characterOf(id).type === 'cylon-leader').length;
  return leaders === 1 || (leaders === 0 && !answers(options).leaderNeeded(cast.length));
}

/** The modules by their names, in the order of the rulebooks; the base game is always there. */
function readModules(given: unknown): readonly ModuleId[] | Message {
  if (!Array.isArray(given)) return message('option-modules');
  const known = installedModules().filter(({ id }) => id !== 'base');
  for (const name of given) {
    if (!known.some(({ id }) => id === name)) {
      return message('option-modules-unknown', { module: String(name) });
    }
  }
  return Array.from(
    known.filter(({ id }) => given.includes(id)),
    ({ id }) => id,
  );
}

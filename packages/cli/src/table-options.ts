import { type AnyGame, type AnyTypes, Fault, message, seedFrom, start } from '@starboard/kernel';
import { UsageError } from './usage.ts';

/** What a table agrees on, on the command line. */
export const TABLE_OPTIONS = {
  option: { type: 'string', multiple: true },
  modules: { type: 'string' },
} as const;

/** The options of a table, and the modules as one of them. */
export function readTableOptions({
  option = [],
  modules,
}: {
  readonly option?: readonly string[] | undefined;
  readonly modules?: string | undefined;
}): Record<string, unknown> {
  return { ...readOptions(option), ...readModules(modules) };
}

function readOptions(given: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) {
      throw new UsageError(
        `--option takes name=value, not "${text}"`,
        message('option-pair', { given: text }),
      );
    }
    options[text.slice(0, at)] = jsonOrText(text.slice(at + 1));
  }
  return options;
}

/** `pegasus,new-caprica`: the modules of a table, as an option like any other. */
function readModules(given: string | undefined): Record<string, unknown> {
  if (given === undefined) return {};
  return { modules: given.split(',').flatMap((it) => (it.trim() === '' ? [] : [it.trim()])) };
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Options a game refuses are the caller's mistake, not a violation of the rules. */
export function checkedOptions(
  game: AnyGame,
  options: Record<string, unknown>,
  players: number,
): AnyTypes['options'] {
  try {
    return start(game, { seats: players, options, seed: seedFrom('options') }).state.options;
  } catch (error) {
    if (error instanceof Fault && error.code === 'bad-setup') {
      throw new UsageError(error.message, error.why, game.name);
    }
    throw error;
  }
}

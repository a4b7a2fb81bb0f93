import { type AnyGame, same } from '@starboard/kernel';
import { gameOf, strangersIn } from './check.ts';
import type { Then } from './format.ts';
import { setTable } from './given.ts';
import type { Ledger } from './ledger.ts';
import { type Path, spelledPath } from './path.ts';
import { allTold, isStopped, type Playing, type Told } from './play.ts';
import { type Problem, shown, thrown } from './problem.ts';
import { problemIn, type Scenario } from './scenario.ts';
import { unmet } from './then.ts';
import { takeStep } from './when.ts';

/** Plays a scenario; returns what is wrong with it, or what did not come out as it says. Never throws. */
export function runScenario(
  scenario: Scenario,
  games: readonly AnyGame[],
  ledger: Ledger,
): Problem[] {
  try {
    const game = gameOf(scenario, games);
    if ('message' in game) return [game];
    const strangers = strangersIn(scenario, game, ledger);
    if (strangers.length > 0) return strangers;
    const table = setTable(scenario, game);
    if (table === null) return [];
    return Array.isArray(table) ? table : playOut(scenario, table);
  } catch (error) {
    return [problemIn(scenario, [], `could not be played: ${thrown(error)}`)];
  }
}

function playOut(scenario: Scenario, table: Playing): Problem[] {
  const problems: Problem[] = [];
  const stuck = (at: Path): Problem[] => {
    const where = spelledPath(at);
    return [...problems, problemIn(scenario, at, `${where}: after it nobody is asked anything`)];
  };
  const check = (then: Then, at: Path, told: Told): void => {
    for (const { path, message } of unmet(then, playing, told)) {
      const whole = [...at, ...path];
      problems.push(problemIn(scenario, whole, `${spelledPath(whole)}: ${message}`));
    }
  };
  let playing = table;
  if (isStuck(playing)) return stuck(['given']);
  for (const [i, step] of scenario.when.entries()) {
    const taken = takeStep(playing, step);
    // The steps that follow would mean something else.
    if ('wrong' in taken) {
      return [...problems, problemIn(scenario, ['when', i], `when[${i}]: ${taken.wrong}`)];
    }
    playing = taken.playing;
    if (isStuck(playing)) return stuck(['when', i]);
    if (step.then !== undefined) check(step.then, ['when', i, 'then'], playing.last);
  }
  check(scenario.then, ['then'], allTold(playing));
  for (const [key, message] of unreached(scenario, playing)) {
    problems.push(problemIn(scenario, ['given', key], `given.${key}: ${message}`));
  }
  return problems;
}

/** What was given and never came. */
function unreached(
  { given }: Scenario,
  { match, next }: Playing,
): [key: string, message: string][] {
  const { state } = match;
  const { loaded = [], draws = [] } = state.dice;
  const found: [string, string][] = [];
  if (loaded.length > 0) {
    found.push(['dice', `${loaded.length} of ${given.dice?.length ?? 0} never rolled`]);
  }
  if (draws.length > 0) {
    const left = draws.map((draw) => next.find(({ thing }) => same(thing, draw))?.name ?? draw);
    found.push(['next', `never drawn: ${left.map(shown).join(', ')}`]);
  }
  if (given.until !== undefined && !isStopped(state)) {
    found.push(['until', `play never came to "${given.until}"`]);
  }
  return found;
}

function isStuck({ match: { state } }: Playing): boolean {
  return state.outcome === null && state.asks.every(({ answered }) => answered);
}

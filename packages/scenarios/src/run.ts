import type { AnyGame, GameEvent } from '@starboard/kernel';
import { gameOf, strangersIn } from './check.ts';
import type { Then } from './format.ts';
import { setTable } from './given.ts';
import type { Ledger } from './ledger.ts';
import { type Path, spelledPath } from './path.ts';
import { allEvents, type Playing } from './play.ts';
import { type Problem, thrown } from './problem.ts';
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
  const check = (then: Then, at: Path, events: readonly GameEvent[]): void => {
    for (const { path, message } of unmet(then, playing, events)) {
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
  check(scenario.then, ['then'], allEvents(playing));
  const { loaded } = playing.match.state.dice;
  if (loaded !== undefined) {
    const message = `given.dice: ${loaded.length} of ${scenario.given.dice?.length ?? 0} never rolled`;
    problems.push(problemIn(scenario, ['given', 'dice'], message));
  }
  return problems;
}

function isStuck({ match: { state } }: Playing): boolean {
  return state.outcome === null && state.asks.every(({ answered }) => answered);
}

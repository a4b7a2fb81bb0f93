import {
  type AnyGame,
  beginMatch,
  clone,
  Fault,
  giveOrders,
  rearranged,
  seatAt,
  seedFrom,
} from '@starboard/kernel';
import { seatsIn } from './check.ts';
import { putFact } from './facts.ts';
import type { Path } from './path.ts';
import type { AnyState, Playing } from './play.ts';
import { type Problem, thrown } from './problem.ts';
import { problemIn, type Scenario } from './scenario.ts';

const SEED = 'starboard';

/** Sets the table as the scenario gives it. A table that is refused, as it should be, plays nothing: null. */
export function setTable(scenario: Scenario, game: AnyGame): Playing | null | Problem[] {
  const { given } = scenario;
  const problem = (path: Path, message: string): Problem[] => [problemIn(scenario, path, message)];
  try {
    const { match, events } = beginMatch(game, {
      seed: seedFrom(given.seed ?? SEED),
      seats: seatsIn(scenario, game),
      ...(given.options === undefined ? {} : { options: given.options }),
      noTells: given.noTells ?? false,
    });
    if (given.refused !== undefined) {
      return problem(
        ['given', 'refused'],
        `given: expected to be refused with ${given.refused}, but it was taken`,
      );
    }
    const { state } = match;
    const unfit = arrange(scenario, game, state);
    if (unfit !== null) return [unfit];
    if (given.dice !== undefined && given.dice.length > 0) state.dice.loaded = [...given.dice];
    takeOrders(scenario, game, state);
    const after = rearranged(game, state);
    // What the setup told is no longer so once the facts were changed.
    const begun = given.facts === undefined ? [...events, ...after.events] : after.events;
    return { game, match, begun, entries: [], last: [] };
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'broken-rules') {
      return problem(['given'], `given: the rules of ${game.name} broke: ${thrown(error)}`);
    }
    if (given.refused === undefined) return problem(['given'], `given: refused: ${error.message}`);
    if (given.refused === error.code || given.refused === error.why.id) return null;
    return problem(
      ['given', 'refused'],
      `given: expected to be refused with ${given.refused}, but it was with ${error.message}`,
    );
  }
}

function arrange(scenario: Scenario, game: AnyGame, state: AnyState): Problem | null {
  const { facts } = scenario.given;
  if (facts === undefined) return null;
  if (game.arrange !== undefined) {
    try {
      game.arrange(state, clone(facts));
      return null;
    } catch (error) {
      return problemIn(scenario, ['given', 'facts'], `given.facts: ${thrown(error)}`);
    }
  }
  for (const [key, value] of Object.entries(facts)) {
    const unfit = putFact(state.facts, key, value);
    if (unfit === null) continue;
    return problemIn(scenario, ['given', 'facts', key], `given.facts.${key}: ${unfit}`);
  }
  return null;
}

/** The orders are there before anything is asked anew; a table aside is used to have them checked. */
function takeOrders({ given }: Scenario, game: AnyGame, state: AnyState): void {
  for (const [key, orders] of Object.entries(given.orders ?? {})) {
    const seat = seatAt(Number(key));
    giveOrders(game, clone(state), seat, orders);
    state.orders[seat] = clone(orders);
  }
}

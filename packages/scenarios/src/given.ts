import {
  type AnyGame,
  beginMatch,
  clone,
  Fault,
  giveOrders,
  inside,
  type Moment,
  mistakeIn,
  rearranged,
  seatAt,
  seedFrom,
} from '@starboard/kernel';
import { seatsIn } from './check.ts';
import { folded, putFact } from './facts.ts';
import type { Given } from './format.ts';
import { hint } from './nearest.ts';
import { type Path, spelledPath } from './path.ts';
import { type AnyState, type Next, NOTHING, type Playing, type Told } from './play.ts';
import { type Problem, thrown } from './problem.ts';
import { problemIn, type Scenario } from './scenario.ts';
import { stageOf } from './stage.ts';

const SEED = 'starboard';

/** Sets the table as the scenario gives it. A table that is refused, as it should be, plays nothing: null. */
export function setTable(scenario: Scenario, bare: AnyGame): Playing | null | Problem[] {
  const { given } = scenario;
  const problem = (path: Path, message: string): Problem[] => [
    problemIn(scenario, path, `${spelledPath(path)}: ${message}`),
  ];
  const until = momentOf(given, bare);
  if (typeof until === 'string') return problem(['given', 'until'], until);
  const stage = stageOf(bare, until);
  const { game } = stage;
  try {
    const { match, events } = beginMatch(game, {
      seed: seedFrom(given.seed ?? SEED),
      seats: seatsIn(scenario, game),
      ...(given.options === undefined ? {} : { options: given.options }),
      noTells: given.noTells ?? false,
    });
    if (given.refused !== undefined) {
      return problem(['given'], `expected to be refused with ${given.refused}, but it was taken`);
    }
    const { state } = match;
    const unfit = wrongFacts(given, game, state) ?? wrongTable(given, game, state);
    if (unfit !== null) return problem(unfit.path, unfit.message);
    const next = thingsNext(given, game, state);
    if (!Array.isArray(next)) return problem(next.path, next.message);
    if (next.length > 0) state.dice.draws = next.map(({ thing }) => thing);
    if (isAt(state, until))
      return problem(['given', 'until'], `"${given.until}" is where it begins`);
    if (given.dice !== undefined && given.dice.length > 0) state.dice.loaded = [...given.dice];
    takeOrders(scenario, game, state);
    stage.takeForced();
    const after = rearranged(game, state);
    const broken = game.invariants?.(state) ?? [];
    if (broken.length > 0) {
      return problem(['given'], `the rules of ${game.name} broke: after it ${broken.join(', ')}`);
    }
    // What the setup told is no longer so once the facts were changed.
    const begun: Told = {
      events: given.facts === undefined ? [...events, ...after.events] : after.events,
      forced: stage.takeForced(),
    };
    return { game, stage, match, next, begun, entries: [], last: NOTHING };
  } catch (error) {
    if (!(error instanceof Fault) || error.code === 'broken-rules') {
      return problem(['given'], `the rules of ${game.name} broke: ${thrown(error)}`);
    }
    if (given.refused === undefined) return problem(['given'], `refused: ${error.message}`);
    if (given.refused === error.code || given.refused === error.why.id) return null;
    return problem(
      ['given'],
      `expected to be refused with ${given.refused}, but it was with ${error.message}`,
    );
  }
}

/** The moment before which play stops; or that there is none of that name. */
function momentOf({ until }: Given, { name, moments = {}, book }: AnyGame): Moment | null | string {
  if (until === undefined) return null;
  const moment = Object.hasOwn(moments, until) ? moments[until] : undefined;
  if (moment === undefined) {
    return `${name} has no moment "${until}"${hint(until, Object.keys(moments))}`;
  }
  const there = book[moment.procedure]?.places.has(moment.step) === true;
  return there ? moment : `the rules have no step "${moment.step}" of "${moment.procedure}"`;
}

function isAt({ stack }: AnyState, until: Moment | null): boolean {
  const top = stack.at(-1);
  return until !== null && top?.procedure === until.procedure && top.step === until.step;
}

interface Unfit {
  readonly path: Path;
  readonly message: string;
}

/** Puts the facts on the table; what is wrong with them, if anything. */
function wrongFacts({ facts }: Given, game: AnyGame, state: AnyState): Unfit | null {
  if (facts === undefined) return null;
  const { arrange } = game;
  if (arrange !== undefined) {
    return mistaken(['given', 'facts'], () => arrange(state, folded(facts)));
  }
  for (const [key, value] of Object.entries(facts)) {
    const message = putFact(state.facts, key, value);
    if (message !== null) return { path: ['given', 'facts', key], message };
  }
  return null;
}

/** What of the rules does not hold at a table so arranged. */
function wrongTable({ facts }: Given, game: AnyGame, state: AnyState): Unfit | null {
  if (facts === undefined) return null;
  // What the setup asked is no longer asked.
  state.asks = [];
  const broken = game.invariants?.(state) ?? [];
  if (broken.length === 0) return null;
  return { path: ['given', 'facts'], message: `such a table cannot be: ${broken.join(', ')}` };
}

/** What is drawn next, with its names; or what is wrong with them. */
function thingsNext({ next = {} }: Given, game: AnyGame, state: AnyState): Next[] | Unfit {
  const things: Next[] = [];
  const path = ['given', 'next'];
  const { draws } = game;
  for (const [kind, names] of Object.entries(next)) {
    if (draws === undefined)
      return { path, message: `${game.name} has no names for what is drawn` };
    const unfit = mistaken(path, () => {
      const found = inside(kind, () => draws(state, kind, names));
      things.push(...found.map((thing, i) => ({ name: names[i] ?? null, thing })));
    });
    if (unfit !== null) return unfit;
  }
  return things;
}

/** What is wrong with named facts, said where it is. */
function mistaken(path: Path, read: () => void): Unfit | null {
  try {
    read();
    return null;
  } catch (error) {
    const wrong = mistakeIn(error);
    if (wrong === null) return { path, message: thrown(error) };
    const { details, word, known } = wrong;
    return { path: [...path, ...wrong.path], message: `${details}${hint(word, known)}` };
  }
}

/** The orders are there before anything is asked anew; a table aside is used to have them checked. */
function takeOrders({ given }: Scenario, game: AnyGame, state: AnyState): void {
  for (const [key, orders] of Object.entries(given.orders ?? {})) {
    const seat = seatAt(Number(key));
    giveOrders(game, clone(state), seat, orders);
    state.orders[seat] = clone(orders);
  }
}

import type { AnyGame } from '@starboard/kernel';
import type { Step, Then } from './format.ts';
import type { Ledger } from './ledger.ts';
import { hint } from './nearest.ts';
import { type Path, spelledPath } from './path.ts';
import type { Problem } from './problem.ts';
import { problemIn, type Scenario } from './scenario.ts';

/** The game of a scenario, or that there is none. */
export function gameOf(scenario: Scenario, games: readonly AnyGame[]): AnyGame | Problem {
  const found = games.find(({ name }) => name === scenario.game);
  if (found !== undefined) return found;
  const names = games.map(({ name }) => name);
  const guess = hint(scenario.game, names);
  return problemIn(scenario, ['game'], `unknown game "${scenario.game}"${guess}`);
}

/** How many play: as given, or the fewest the game allows. */
export function seatsIn({ given }: Scenario, game: AnyGame): number {
  return given.seats ?? game.seats.min;
}

/** Rule ids that are in no ledger, seats that are not at the table, and words that are in no rule of the game. */
export function strangersIn(scenario: Scenario, game: AnyGame, ledger: Ledger): Problem[] {
  const problems: Problem[] = [];
  for (const [i, id] of scenario.rules.entries()) {
    if (ledger.rules.has(id)) continue;
    const guess = hint(id, ledger.rules.keys());
    problems.push(problemIn(scenario, ['rules', i], `unknown rule "${id}"${guess}`));
  }
  for (const { path, what, word, known } of wordsNamed(scenario, game)) {
    if (known.includes(word)) continue;
    const message = `${spelledPath(path)}: there is no ${what} "${word}"${hint(word, known)}`;
    problems.push(problemIn(scenario, path, message));
  }
  const seats = seatsIn(scenario, game);
  // Whether a game can be played by so many is for the referee to say.
  if (scenario.given.refused !== undefined) return problems;
  for (const { path, seat } of seatsNamed(scenario)) {
    if (seat < seats) continue;
    const message = `${spelledPath(path)}: there is no seat ${seat}, only 0 to ${seats - 1}`;
    problems.push(problemIn(scenario, path, message));
  }
  return problems;
}

interface Named {
  readonly path: Path;
  readonly seat: number;
}

function seatsNamed({ given, when, then }: Scenario): Named[] {
  const named: Named[] = Object.keys(given.orders ?? {}).map((seat) => ({
    path: ['given', 'orders', seat],
    seat: Number(seat),
  }));
  for (const [i, step] of when.entries()) {
    if (step.seat !== undefined) named.push({ path: ['when', i, 'seat'], seat: step.seat });
    for (const [j, seat] of (step.seats ?? []).entries()) {
      named.push({ path: ['when', i, 'seats', j], seat });
    }
    named.push(...seatsExpected(step.then ?? {}, ['when', i, 'then']));
  }
  named.push(...seatsExpected(then, ['then']));
  return named;
}

function seatsExpected(then: Then, at: Path): Named[] {
  const named: Named[] = [];
  const add = (who: unknown, ...path: Path): void => {
    if (typeof who === 'number') named.push({ path: [...at, ...path], seat: who });
    if (Array.isArray(who)) for (const [i, one] of who.entries()) add(one, ...path, i);
  };
  add(then.waiting, 'waiting');
  for (const [i, ask] of (then.asks ?? []).entries()) add(ask.seat, 'asks', i, 'seat');
  for (const [i, forced] of (then.forced ?? []).entries()) add(forced.seat, 'forced', i, 'seat');
  for (const [i, view] of (then.view ?? []).entries()) add(view.of, 'view', i, 'of');
  for (const [i, event] of (then.events ?? []).entries()) {
    add(event['seen-by'], 'events', i, 'seen-by');
    add(event['not-seen-by'], 'events', i, 'not-seen-by');
  }
  if (then.outcome !== undefined && then.outcome !== 'none') {
    add(then.outcome.winners, 'outcome', 'winners');
    add(then.outcome.losers, 'outcome', 'losers');
  }
  return named;
}

interface Word {
  readonly path: Path;
  readonly what: 'event' | 'window' | 'word';
  readonly word: string;
  readonly known: readonly string[];
}

/** The types of events, the names of windows and the words of answers that a scenario speaks of. */
function wordsNamed(scenario: Scenario, game: AnyGame): Word[] {
  return [...eventsAndWindows(scenario, game), ...wordsMissing(scenario, game)];
}

function eventsAndWindows({ given, when, then }: Scenario, game: AnyGame): Word[] {
  const words: Word[] = [];
  const types = game.eventTypes === undefined ? null : Object.keys(game.eventTypes);
  const events = (expected: Then, at: Path): void => {
    if (types === null) return;
    const add = (word: string, ...path: Path): void => {
      words.push({ path: [...at, ...path], what: 'event', word, known: types });
    };
    for (const [i, { type }] of (expected.events ?? []).entries()) add(type, 'events', i);
    for (const [i, type] of (expected['no-events'] ?? []).entries()) add(type, 'no-events', i);
  };
  const windows = ['*', ...windowsIn(game)];
  const orders = (ordered: NonNullable<Step['orders']>, at: Path): void => {
    for (const [i, { window }] of ordered.entries()) {
      words.push({ path: [...at, i, 'window'], what: 'window', word: window, known: windows });
    }
  };
  for (const [seat, ordered] of Object.entries(given.orders ?? {})) {
    orders(ordered, ['given', 'orders', seat]);
  }
  for (const [i, step] of when.entries()) {
    events(step.then ?? {}, ['when', i, 'then']);
    orders(step.orders ?? [], ['when', i, 'orders']);
  }
  events(then, ['then']);
  return words;
}

function windowsIn({ book }: AnyGame): string[] {
  return Object.values(book).flatMap(({ places }) =>
    [...places.values()].flatMap(({ step }) =>
      typeof step === 'function' || step.kind !== 'window' ? [] : [step.name],
    ),
  );
}

/**
 * The words of answers that are to be refused and of choices that are not to be there: a misspelt one would be
 * neither.
 */
function wordsMissing({ when, then }: Scenario, { words }: AnyGame): Word[] {
  if (words === undefined) return [];
  const missing: Word[] = [];
  const known = words();
  const add = (said: unknown, path: Path): void => {
    if (Array.isArray(said)) for (const [i, one] of said.entries()) add(one, [...path, i]);
    if (typeof said !== 'string') return;
    for (const part of said.split(/[ :@]/)) {
      const [word = part] = /^.*(?=-\d+$)/.exec(part) ?? [];
      if (/^-?\d*$/.test(part) || known.includes(part) || known.includes(word)) continue;
      missing.push({ path, what: 'word', word, known });
    }
  };
  const asks = (expected: Then, at: Path): void => {
    for (const [i, { excludes }] of (expected.asks ?? []).entries()) {
      add(excludes, [...at, 'asks', i, 'excludes']);
    }
  };
  for (const [i, step] of when.entries()) {
    if (step.refused !== undefined) add(step.answer, ['when', i, 'answer']);
    asks(step.then ?? {}, ['when', i, 'then']);
  }
  asks(then, ['then']);
  return missing;
}

import { writeFile } from 'node:fs/promises';
import {
  type AnyGame,
  type AnyTypes,
  type GameEvent,
  type Outcome,
  seedFrom,
} from '@starboard/kernel';
import { examine, playTrial, recordTrial, type Trial } from '@starboard/kernel/harness';
import { gameNamed } from '../games.ts';
import type { Output } from '../output.ts';
import { checkedOptions, readTableOptions, TABLE_OPTIONS } from '../table-options.ts';
import { noMore, readArguments, wholeNumber } from '../usage.ts';

export const usage = `starboard sim <game> [--players N] [--games K] [--seed S] [--json]
  Plays K games with random players and checks the game's invariants after every answer.
  --thorough        every check of the harness: plain data, restore, determinism, no leak, take-back, verify
  --no-tells        windows ask everybody
  --modules a,b     play with these expansions (bsg)
  --option name=v   an option of the game (v is JSON, or else a text); may be repeated
  --record FILE     also write the first game as a record that "starboard verify" accepts`;

interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly gamesPerSecond: number;
  /** How the games ended: reason to number of games. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** Games won (alone or shared), by seat. */
  readonly wins: readonly number[];
  readonly violations: readonly string[];
  readonly coverage?: Coverage;
}

interface Coverage {
  readonly total: number;
  readonly seen: number;
  readonly missing: readonly string[];
}

const MOST_VIOLATIONS = 20;

export async function sim(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    thorough: { type: 'boolean' },
    'no-tells': { type: 'boolean' },
    ...TABLE_OPTIONS,
    record: { type: 'string' },
  });
  noMore(positionals, 1);
  const game = gameNamed(positionals[0]);
  const players = wholeNumber('players', values.players, game.seats.min, game.seats);
  const games = wholeNumber('games', values.games, 100, { min: 1, max: 100_000_000 });
  const seed = values.seed ?? '1';
  const trial = {
    seats: players,
    options: readTableOptions(values),
    noTells: values['no-tells'] ?? false,
  };
  const options = checkedOptions(game, trial.options, players);
  if (values.record !== undefined) {
    const record = recordTrial(game, { ...trial, seed: seedOf(seed, 0) });
    await writeFile(values.record, `${JSON.stringify(record)}\n`);
  }
  const play = values.thorough === true ? examine : playTrial;
  const result = simulate(game, { games, seed, trial, options }, play, output);
  if (values.json === true) output.out(JSON.stringify(result));
  else report(result, output);
  return result.violations.length === 0 ? 0 : 1;
}

function seedOf(seed: string, index: number): string {
  return seedFrom(`${seed}/${index}`);
}

interface Plan {
  readonly games: number;
  readonly seed: string;
  readonly trial: Omit<Trial, 'seed'>;
  /** What the table agreed on, as the rules read it. */
  readonly options: AnyTypes['options'];
}

function simulate(
  game: AnyGame,
  { games, seed, trial, options }: Plan,
  play: typeof playTrial,
  output: Output,
): Simulation {
  const players = trial.seats;
  const outcomes: Record<string, number> = {};
  const wins: number[] = Array.from({ length: players }, () => 0);
  const violations: string[] = [];
  const seen = new Set<string>();
  const events = (list: readonly GameEvent[]): void => {
    for (const event of list) for (const item of game.coverage?.of(event) ?? []) seen.add(item);
  };
  const watcher = game.coverage === undefined ? {} : { events };
  const started = performance.now();
  let answers = 0;
  let played = 0;
  while (played < games && violations.length < MOST_VIOLATIONS) {
    const result = play(game, { ...trial, seed: seedOf(seed, played) }, watcher);
    played += 1;
    answers += result.answers;
    violations.push(...result.violations);
    if (result.outcome !== null) count(result.outcome, outcomes, wins);
    if (played % 100 === 0) output.progress(`${played} of ${games} games, ${answers} answers`);
  }
  output.done();
  const seconds = (performance.now() - started) / 1000;
  const simulation = {
    game: game.name,
    players,
    games: played,
    seed,
    answers,
    seconds: Math.round(seconds * 1000) / 1000,
    answersPerSecond: Math.round(answers / seconds),
    gamesPerSecond: Math.round(played / seconds),
    outcomes,
    wins,
    violations,
  };
  if (game.coverage === undefined) return simulation;
  const all = game.coverage.all(options);
  const missing = all.filter((item) => !seen.has(item));
  return {
    ...simulation,
    coverage: { total: all.length, seen: all.length - missing.length, missing },
  };
}

function count(outcome: Outcome, outcomes: Record<string, number>, wins: number[]): void {
  const { id } = outcome.reason;
  outcomes[id] = (outcomes[id] ?? 0) + 1;
  for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1;
}

function report(result: Simulation, output: Output): void {
  const { game, players, games, answers, seconds, answersPerSecond } = result;
  output.out(`${game}: ${games} games of ${players} players, ${answers} answers in ${seconds} s`);
  output.out(`${answersPerSecond} answers and ${result.gamesPerSecond} games a second`);
  for (const [reason, times] of Object.entries(result.outcomes)) {
    output.out(`  ${reason}: ${times}`);
  }
  output.out(`wins by seat: ${result.wins.join(', ')}`);
  if (result.coverage !== undefined) {
    const { total, seen, missing } = result.coverage;
    output.out(`coverage: ${seen} of ${total}`);
    if (missing.length > 0) output.out(`never seen: ${missing.join(', ')}`);
  }
  output.out(`${result.violations.length} violations`);
  for (const violation of result.violations) output.out(`  ${violation}`);
}

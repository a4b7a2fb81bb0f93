import {
  type Contestant,
  type ContestResult,
  mean,
  percentile,
  ratings,
  rollNotes,
  rounded,
  type Standing,
  standings,
} from '@starboard/bots/arena';
import type { Output } from '../output.ts';
import type { Ladder } from './play.ts';

export interface LadderReport extends Omit<Ladder, 'levels'> {
  readonly levels: Readonly<Partial<Record<Contestant, Standing>>>;
  readonly ratings: Readonly<Partial<Record<Contestant, number>>>;
  /** Mean score of each level, where the game counts any. */
  readonly scores: Readonly<Partial<Record<Contestant, number>>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly answers: number;
  /** Asks no bot knew: prompt to how often. */
  readonly unknown: Readonly<Record<string, number>>;
  /** Milliseconds an answer took, by level. */
  readonly thinking: Readonly<Partial<Record<Contestant, Thinking>>>;
  readonly rounds?: number;
}

interface Thinking {
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

export function reportOn(
  { game, players, games, seed }: Ladder,
  results: readonly ContestResult[],
): LadderReport {
  const rounds = results.flatMap(({ notes }) => rollNotes(notes)?.rounds ?? []);
  return {
    game,
    players,
    games,
    seed,
    levels: standings(results, game === 'bsg'),
    ratings: ratings(results),
    scores: meanScores(results),
    endings: tally(results.map(({ outcome }) => outcome.reason.id)),
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    unknown: tally(results.flatMap(({ unknown }) => unknown)),
    thinking: thinkingIn(results),
    ...(rounds.length > 0 && { rounds: rounded(mean(rounds), 2) }),
  };
}

function tally(items: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
}

function meanScores(results: readonly ContestResult[]): Partial<Record<Contestant, number>> {
  const scores = new Map<Contestant, number[]>();
  for (const { seating, outcome } of results) {
    for (const [seat, score] of (outcome.scores ?? []).entries()) {
      const contestant = seating[seat];
      if (contestant === undefined) continue;
      scores.set(contestant, [...(scores.get(contestant) ?? []), score]);
    }
  }
  return Object.fromEntries([...scores].map(([name, all]) => [name, rounded(mean(all), 2)]));
}

function thinkingIn(results: readonly ContestResult[]): Partial<Record<Contestant, Thinking>> {
  const times = new Map<string, number[]>();
  for (const { thinking } of results) {
    for (const [name, more] of Object.entries(thinking)) {
      const all = times.get(name) ?? [];
      times.set(name, all);
      for (const time of more) all.push(time);
    }
  }
  return Object.fromEntries(
    [...times].map(([name, all]) => [
      name,
      {
        mean: rounded(mean(all), 3),
        p95: rounded(percentile(all, 0.95), 3),
        most: rounded(percentile(all, 1), 3),
      },
    ]),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function printReport(report: LadderReport, output: Output): void {
  const { game, players, games, seed, answers } = report;
  output.out(`${game}: ${games} games of ${players} players, seed ${seed}, ${answers} answers`);
  for (const [name, it] of Object.entries(report.levels)) {
    const rating = new Map(Object.entries(report.ratings)).get(name);
    const score = new Map(Object.entries(report.scores)).get(name);
    const more = [
      ...(rating === undefined ? [] : [`rating ${rating}`]),
      ...(score === undefined ? [] : [`mean score ${score}`]),
    ];
    output.out(
      `  ${name.padEnd(7)} ${percent(it.rate)} (${percent(it.low)} to ${percent(it.high)}) of ${it.games}` +
        `${more.length > 0 ? `, ${more.join(', ')}` : ''}`,
    );
  }
  if (report.rounds !== undefined) output.out(`rounds: ${report.rounds} on average`);
  for (const [ending, times] of Object.entries(report.endings)) {
    output.out(`  ${ending}: ${times}`);
  }
  for (const [name, { mean: usual, p95, most }] of Object.entries(report.thinking)) {
    output.out(
      `thinking, ${name}: ${usual} ms on average, 95 % within ${p95} ms, at most ${most} ms`,
    );
  }
  for (const [prompt, times] of Object.entries(report.unknown)) {
    output.out(`unknown ask "${prompt}": ${times} times`);
  }
}

import {
  auc,
  type BsgNotes,
  bsgNotes,
  byDeals,
  type Contestant,
  type ContestResult,
  type DealStanding,
  type Difference,
  difference,
  type FinalRole,
  giveaway,
  type HumanSide,
  mean,
  percentile,
  ratings,
  rollNotes,
  rounded,
  type Standing,
  standing,
  standings,
} from '@starboard/bots/arena';
import { installedModules } from '@starboard/bsg';
import type { Output } from '../output.ts';
import type { Ladder } from './play.ts';

export interface LadderReport extends Omit<Ladder, 'levels'> {
  readonly levels: Readonly<Partial<Record<Contestant, Standing>>>;
  /** The same by whole deals, where one wins alone. */
  readonly deals?: Readonly<Partial<Record<Contestant, DealStanding>>>;
  readonly ratings: Readonly<Partial<Record<Contestant, number>>>;
  /** Mean score of each level, where the game counts any. */
  readonly scores: Readonly<Partial<Record<Contestant, number>>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly answers: number;
  /** Asks no bot knew: prompt to how often. */
  readonly unknown: Readonly<Record<string, number>>;
  /** Milliseconds an answer took, by level. */
  readonly thinking: Readonly<Partial<Record<Contestant, Thinking>>>;
  /** The same of answers for which somebody looked ahead. */
  readonly searching: Readonly<Partial<Record<Contestant, Thinking>>>;
  readonly rounds?: number;
  readonly bsg?: BsgReport;
}

/** Who won, and how well the humans knew whom they had among them. */
interface BsgReport {
  readonly humans: Standing;
  /** The same for each of several who played the humans, and by how much the first won more often than the others. */
  readonly sides?: Readonly<Partial<Record<HumanSide, Standing>>>;
  readonly more?: Readonly<Partial<Record<HumanSide, Difference>>>;
  /** Deal by deal whether they won, a digit each: what is played from the same seed can be compared later. */
  readonly won?: Readonly<Partial<Record<HumanSide, string>>>;
  /** Seats won by what they were in the end. */
  readonly roles: Readonly<Partial<Record<FinalRole, Standing>>>;
  readonly turns: number;
  readonly distance: number;
  /** Cylons, sympathizers not counted, who showed themselves before the end. */
  readonly revealed: number;
  /** Mean belief that somebody hidden is a Cylon, in ten parts of the game: of those who are, and who are not. */
  readonly beliefs: readonly { readonly cylons: number; readonly humans: number }[];
  /** How well that belief, seven tenths through the game, tells hidden Cylons from humans; 0.5 is chance. */
  readonly auc: number | null;
  /** How well an outsider who counts what everybody does with actions tells them apart. */
  readonly giveaway: number | null;
  /** How often in a game somebody was sent to the Brig: hidden Cylons, and humans. */
  readonly jailed: { readonly cylons: number; readonly humans: number };
}

interface Thinking {
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

export function reportOn(ladder: Ladder, results: readonly ContestResult[]): LadderReport {
  const { game, players, games, seed, cylons, humans } = ladder;
  const rounds = results.flatMap(({ notes }) => rollNotes(notes)?.rounds ?? []);
  const bsg = bsgReport(ladder, results);
  return {
    game,
    players,
    games,
    seed,
    ...(humans !== undefined && { humans }),
    ...(cylons !== undefined && { cylons }),
    levels: standings(results, game === 'bsg'),
    ...(game !== 'bsg' && { deals: byDeals(results, players) }),
    ratings: ratings(results),
    scores: meanScores(results),
    endings: tally(results.map(({ outcome }) => outcome.reason.id)),
    answers: results.reduce((sum, { answers }) => sum + answers, 0),
    unknown: tally(results.flatMap(({ unknown }) => unknown)),
    thinking: timesIn(results.map(({ thinking }) => thinking)),
    searching: timesIn(results.map(({ searching }) => searching)),
    ...(rounds.length > 0 && { rounds: rounded(mean(rounds), 2) }),
    ...(bsg !== null && { bsg }),
  };
}

function bsgReport(
  { humans: sides = [], games: deals }: Ladder,
  results: readonly ContestResult[],
): BsgReport | null {
  const games = results.flatMap(({ notes, outcome }) => {
    const kept = bsgNotes(notes);
    return kept === null ? [] : [{ kept, outcome }];
  });
  if (games.length === 0) return null;
  const seats = games.flatMap(({ kept, outcome }) =>
    kept.roles.map((role, seat) => ({
      role,
      revealed: kept.revealed[seat] === true,
      won: outcome.winners.some((winner) => winner === seat),
    })),
  );
  const roles: Partial<Record<FinalRole, Standing>> = {};
  for (const role of ['human', 'cylon', 'sympathizer', 'leader'] as const) {
    const those = seats.filter((it) => it.role === role);
    if (those.length > 0)
      roles[role] = standing(those.filter(({ won }) => won).length, those.length);
  }
  const cylons = seats.filter(({ role }) => role === 'cylon');
  const humansWon = results.filter(humansWonIn).length;
  const parts = games[0]?.kept.beliefs.length ?? 0;
  const belief = (part: number, about: 'cylons' | 'humans'): number =>
    rounded(mean(games.flatMap(({ kept }) => kept.beliefs[part]?.[about] ?? [])), 3);
  const jailed = (about: 'cylons' | 'humans'): number =>
    rounded(mean(games.map(({ kept }) => kept.jailed[about])), 2);
  return {
    humans: standing(humansWon, games.length),
    ...(sides.length > 0 && compared(sides, deals, results)),
    roles,
    turns: rounded(mean(games.map(({ kept }) => kept.turns)), 1),
    distance: rounded(mean(games.map(({ kept }) => kept.distance)), 2),
    revealed: rounded(
      cylons.filter(({ revealed }) => revealed).length / Math.max(1, cylons.length),
    ),
    beliefs: Array.from({ length: parts }, (_, part) => ({
      cylons: belief(part, 'cylons'),
      humans: belief(part, 'humans'),
    })),
    auc: shared(lateAuc(games.map(({ kept }) => kept))),
    giveaway: shared(giveaway(games.map(({ kept }) => kept.deeds))),
    jailed: { cylons: jailed('cylons'), humans: jailed('humans') },
  };
}

const shared = (value: number | null): number | null => (value === null ? null : rounded(value, 3));

function lateAuc(games: readonly BsgNotes[]): number | null {
  return auc(
    games.flatMap(({ late }) => late.cylons),
    games.flatMap(({ late }) => late.humans),
  );
}

const humansWonIn = ({ outcome }: ContestResult): boolean => HUMANS_WON.has(outcome.reason.id);

/** How everybody who played the humans did from the same deals. */
function compared(
  sides: readonly HumanSide[],
  deals: number,
  results: readonly ContestResult[],
): Pick<BsgReport, 'sides' | 'more' | 'won'> {
  const won = sides.map((_, i) => results.slice(i * deals, (i + 1) * deals).map(humansWonIn));
  const [first = []] = won;
  const digits = (all: readonly boolean[] = []): string => all.map((it) => (it ? 1 : 0)).join('');
  return {
    won: Object.fromEntries(sides.map((side, i) => [side, digits(won[i])])),
    sides: Object.fromEntries(
      sides.map((side, i) => [side, standing(won[i]?.filter((it) => it).length ?? 0, deals)]),
    ),
    more: Object.fromEntries(
      sides
        .slice(1)
        .map((side, i) => [
          side,
          difference(first.map((it, deal) => [it, won[i + 1]?.[deal] === true])),
        ]),
    ),
  };
}

/** The endings in which the humans have won, whatever is played with. */
const HUMANS_WON: ReadonlySet<string> = new Set(
  installedModules().flatMap(({ endings = {} }) =>
    Object.entries(endings).flatMap(([ending, winners]) => (winners === 'humans' ? [ending] : [])),
  ),
);

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

function timesIn(
  games: readonly ContestResult['thinking'][],
): Partial<Record<Contestant, Thinking>> {
  const times = new Map<string, number[]>();
  for (const game of games) {
    for (const [name, more] of Object.entries(game)) {
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
  for (const [name, { deals, rate, low, high }] of Object.entries(report.deals ?? {})) {
    output.out(
      `  ${name.padEnd(7)} ${percent(rate)} (${percent(low)} to ${percent(high)}) by ${deals} deals`,
    );
  }
  if (report.rounds !== undefined) output.out(`rounds: ${report.rounds} on average`);
  for (const [ending, times] of Object.entries(report.endings)) {
    output.out(`  ${ending}: ${times}`);
  }
  if (report.bsg !== undefined) printBsg(report.bsg, output);
  for (const [what, times] of [
    ['thinking', report.thinking],
    ['looking ahead', report.searching],
  ] as const) {
    for (const [name, { mean: usual, p95, most }] of Object.entries(times)) {
      output.out(
        `${what}, ${name}: ${usual} ms on average, 95 % within ${p95} ms, at most ${most} ms`,
      );
    }
  }
  const byChance = Object.values(report.unknown).reduce((sum, times) => sum + times, 0);
  output.out(`answered by chance: ${byChance}`);
  for (const [prompt, times] of Object.entries(report.unknown)) {
    output.out(`unknown ask "${prompt}": ${times} times`);
  }
}

function printBsg(report: BsgReport, output: Output): void {
  const { humans, roles, turns, distance, revealed, beliefs, jailed } = report;
  output.out(
    `humans win ${percent(humans.rate)} (${percent(humans.low)} to ${percent(humans.high)}); ` +
      `${turns} turns, distance ${distance} on average; ${percent(revealed)} of the Cylons revealed themselves`,
  );
  for (const [side, it] of Object.entries(report.sides ?? {})) {
    output.out(
      `  ${side}: ${percent(it.rate)} (${percent(it.low)} to ${percent(it.high)}) of ${it.games}`,
    );
  }
  for (const [side, { by, low, high }] of Object.entries(report.more ?? {})) {
    output.out(
      `  more than ${side}: ${percent(by)} (${percent(low)} to ${percent(high)}) of the deals`,
    );
  }
  for (const [role, it] of Object.entries(roles)) {
    output.out(`  as ${role}: ${percent(it.rate)} of ${it.games} won`);
  }
  output.out('belief of humans that somebody hidden is a Cylon, by tenths of the game:');
  output.out(`  of Cylons: ${beliefs.map(({ cylons }) => cylons.toFixed(2)).join(' ')}`);
  output.out(`  of humans: ${beliefs.map((it) => it.humans.toFixed(2)).join(' ')}`);
  output.out(
    `told apart at seven tenths of the game (AUC): ${report.auc ?? 'nobody'}; by actions alone: ${report.giveaway ?? 'nobody'}`,
  );
  output.out(`sent to the Brig in a game: ${jailed.cylons} Cylons, ${jailed.humans} humans`);
}

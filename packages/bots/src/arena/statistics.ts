import type { ContestResult } from './contest.ts';
import type { Contestant } from './contestants.ts';

export interface Standing {
  /** Seats played: a level that sits on two chairs plays two games at once. */
  readonly games: number;
  /** A shared victory counts in parts. */
  readonly wins: number;
  readonly rate: number;
  /** Wilson's interval for the rate, 95 %. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's score interval: honest for few games and for rates near 0 and 1. */
export function standing(wins: number, games: number): Standing {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z ** 2 / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games))) / (1 + spread);
  return {
    games,
    wins: rounded(wins, 2),
    rate: rounded(rate),
    low: rounded(Math.max(0, middle - half)),
    high: rounded(Math.min(1, middle + half)),
  };
}

export function rounded(value: number, digits = 4): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

export function standings(
  results: readonly ContestResult[],
  shared: boolean,
): Partial<Record<Contestant, Standing>> {
  const counts = new Map<Contestant, { games: number; wins: number }>();
  for (const { seating, outcome } of results) {
    for (const [seat, contestant] of seating.entries()) {
      const count = counts.get(contestant) ?? { games: 0, wins: 0 };
      counts.set(contestant, count);
      count.games += 1;
      const won = outcome.winners.some((winner) => winner === seat);
      if (won) count.wins += shared ? 1 : 1 / outcome.winners.length;
    }
  }
  return Object.fromEntries(
    [...counts].map(([contestant, { games, wins }]) => [contestant, standing(wins, games)]),
  );
}

/** Virtual games between any two, half won each, so that a level that never loses still has a rating. */
const PRIOR = 0.5;
const ROUNDS = 500;

/** Bradley and Terry's model of who beats whom, on the scale of Elo: 400 points are ten to one. */
export function ratings(results: readonly ContestResult[]): Partial<Record<Contestant, number>> {
  const names: Contestant[] = [];
  for (const { seating } of results) {
    for (const name of seating) if (!names.includes(name)) names.push(name);
  }
  if (names.length < 2) return {};
  const beaten = names.map(() => names.map(() => PRIOR));
  for (const { seating, outcome } of results) {
    const won = (seat: number): boolean => outcome.winners.some((winner) => winner === seat);
    for (const [seat, winner] of seating.entries()) {
      for (const [other, loser] of seating.entries()) {
        if (winner === loser || !won(seat) || won(other)) continue;
        const row = beaten[names.indexOf(winner)];
        const column = names.indexOf(loser);
        if (row !== undefined) row[column] = (row[column] ?? 0) + 1;
      }
    }
  }
  let power = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    power = names.map((_, i) => {
      let wins = 0;
      let played = 0;
      for (const [j] of names.entries()) {
        if (i === j) continue;
        const met = (beaten[i]?.[j] ?? 0) + (beaten[j]?.[i] ?? 0);
        wins += beaten[i]?.[j] ?? 0;
        played += met / ((power[i] ?? 1) + (power[j] ?? 1));
      }
      return wins / played;
    });
  }
  const elo = power.map((it) => 400 * Math.log10(it));
  const zero = names.indexOf('normal') >= 0 ? (elo[names.indexOf('normal')] ?? 0) : (elo[0] ?? 0);
  return Object.fromEntries(
    names.map((name, i) => [name, Math.round((elo[i] ?? 0) - zero + 1500)]),
  );
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, it) => sum + it, 0) / values.length;
}

/** How much more often one of two won, over the same deals, with the interval of 95 % of paired differences. */
export interface Difference {
  readonly deals: number;
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** By deal, whether each of two won. */
export function difference(pairs: readonly (readonly [boolean, boolean])[]): Difference {
  const deals = pairs.length;
  const each = pairs.map(([first, second]) => Number(first) - Number(second));
  const by = mean(each);
  const variance = mean(each.map((it) => (it - by) ** 2));
  const half = deals < 2 ? 1 : Z * Math.sqrt(variance / (deals - 1));
  return { deals, by: rounded(by), low: rounded(by - half), high: rounded(by + half) };
}

const CERTAIN = 1e-6;

/** Cross-entropy, in natural units: 0.69 for somebody who knows nothing. */
export function surprise(chance: number, wanted: number): number {
  const within = Math.min(1 - CERTAIN, Math.max(CERTAIN, chance));
  return -wanted * Math.log(within) - (1 - wanted) * Math.log(1 - within);
}

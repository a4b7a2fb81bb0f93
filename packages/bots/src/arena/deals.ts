import type { ContestResult } from './contest.ts';
import type { Contestant } from './contestants.ts';
import { mean, rounded } from './statistics.ts';

/** How a contestant did over whole deals, each played from every rotation of the seats. */
export interface DealStanding {
  readonly deals: number;
  readonly rate: number;
  /** An interval of 95 %: the luck of a deal is in all of its games, and goes out of their mean. */
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Rates by whole deals, for results in the order of a ladder. */
export function byDeals(
  results: readonly ContestResult[],
  players: number,
): Partial<Record<Contestant, DealStanding>> {
  const rates = new Map<Contestant, number[]>();
  for (let first = 0; first + players <= results.length; first += players) {
    for (const [contestant, rate] of ratesIn(results.slice(first, first + players))) {
      const all = rates.get(contestant) ?? [];
      rates.set(contestant, all);
      all.push(rate);
    }
  }
  return Object.fromEntries(
    [...rates].map(([contestant, all]) => [contestant, dealStanding(all)] as const),
  );
}

/** The part of its games each contestant won; whoever sits on several chairs plays several at once. */
function ratesIn(games: readonly ContestResult[]): Map<Contestant, number> {
  const seats = new Map<Contestant, number>();
  const wins = new Map<Contestant, number>();
  for (const { seating, outcome } of games) {
    for (const [seat, contestant] of seating.entries()) {
      seats.set(contestant, (seats.get(contestant) ?? 0) + 1);
      const won = outcome.winners.some((winner) => winner === seat);
      if (!won) continue;
      wins.set(contestant, (wins.get(contestant) ?? 0) + 1 / outcome.winners.length);
    }
  }
  return new Map(
    [...seats].map(([contestant, count]) => [contestant, (wins.get(contestant) ?? 0) / count]),
  );
}

function dealStanding(rates: readonly number[]): DealStanding {
  const rate = mean(rates);
  const deals = rates.length;
  if (deals < 2) return { deals, rate: rounded(rate), low: 0, high: 1 };
  const variance = rates.reduce((sum, it) => sum + (it - rate) ** 2, 0) / (deals - 1);
  const half = Z * Math.sqrt(variance / deals);
  return {
    deals,
    rate: rounded(rate),
    low: rounded(Math.max(0, rate - half)),
    high: rounded(Math.min(1, rate + half)),
  };
}

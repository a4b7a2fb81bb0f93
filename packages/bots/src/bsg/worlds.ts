import type { BsgView, PlayerView } from '@starboard/bsg';
import { cylonCardsSeen, cylonsInBox, hiddenCards, isCylonCard } from './loyalty.ts';

// Who can be what. A world says of every seat whether it is human, a Cylon since the cards were dealt, or one since
// the sleepers woke; there are so few of them that all are weighed.

/** What speaks for a set of Cylons, as logarithms of how likely it made what was seen. */
export interface Ledger {
  /** By seat: for every set that seat is in. */
  readonly evidence: readonly number[];
  /** By set, a bit for every seat: what cannot be said of one seat without the others. */
  readonly sets: readonly number[];
}

export function newLedger(seats: number): Ledger {
  return {
    evidence: Array.from({ length: seats }, () => 0),
    sets: Array.from({ length: 2 ** seats }, () => 0),
  };
}

/** What was seen before the sleepers woke, if they have, and since. */
export interface Ledgers extends Ledger {
  readonly before: Ledger | null;
  /** How many cards everybody had before that. */
  readonly dealt: readonly number[];
}

/** By seat, the chances of being a Cylon: now, as far as that is in question. */
interface Seat {
  readonly seat: number;
  /** Cards dealt first and later that nobody has seen. */
  readonly first: number;
  readonly later: number;
  /** Known to be one, by a card that was seen. */
  readonly guilty: boolean;
}

/** Cylon cards left among unseen ones: by how many of them are used up, how many ways there are. */
type Ways = readonly number[];

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

const times = (a: Ways, b: Ways): Ways =>
  a.map((_, k) => a.slice(0, k + 1).reduce((sum, it, i) => sum + it * (b[k - i] ?? 0), 0));

/** Ways in which a seat holds so many of them: from the first deal on, or from the second alone. */
function waysOf({ first, later, guilty }: Seat, since: 'first' | 'later', most: number): Ways {
  const counts = Array.from({ length: most + 1 }, (_, k) => k);
  if (since === 'later') {
    return counts.map((k) => (guilty && k === 0 ? later : k === 0 ? 0 : choose(later, k)));
  }
  return counts.map((k) => {
    if (guilty && k === 0) return Math.max(0.5, first);
    let ways = 0;
    for (let early = 1; early <= k; early++)
      ways += choose(first, early) * choose(later, k - early);
    return ways;
  });
}

/** What an onlooker knows of a table: nothing but what lies open. */
export function publicly(facts: BsgView): BsgView {
  return {
    ...facts,
    players: facts.players.map((player) => ({
      ...player,
      notes: [],
      loyalty: [...player.faceUp, ...Array.from({ length: hiddenCards(player) }, (): null => null)],
    })),
  };
}

/** Human cards somebody is known to hold face down, as far as they can be told apart. */
export function humanCardsNoted(me: PlayerView | undefined, seat: number): number {
  const seen = (me?.notes ?? []).flatMap((note) =>
    note.about === 'loyalty' && note.seat === seat && !isCylonCard(note.card) ? [note.card] : [],
  );
  return new Set(seen).size;
}

/** Cylon cards of others that are still hidden and that a seat has seen. */
function cylonCardsNoted(facts: BsgView, me: PlayerView | undefined, seat: number): boolean {
  return (
    facts.players[seat]?.revealed === 'no' &&
    (me?.notes ?? []).some(
      (note) => note.about === 'loyalty' && note.seat === seat && isCylonCard(note.card),
    )
  );
}

/**
 * How likely each of these seats is to be a Cylon in hiding. `own` sees its cards and what it looked at; for nobody
 * in particular it is null.
 */
export function weighed(
  facts: BsgView,
  ledgers: Ledgers,
  unknown: readonly PlayerView[],
  own: number | null,
): readonly number[] {
  const me = own === null ? undefined : facts.players[own];
  const seats = unknown.map((player): Seat => {
    const { seat } = player;
    const guilty = cylonCardsNoted(facts, me, seat);
    const unseen = Math.max(0, hiddenCards(player) - humanCardsNoted(me, seat) - (guilty ? 1 : 0));
    const dealt = facts.sleeperDone ? (ledgers.dealt[seat] ?? 1) : unseen;
    const first = Math.min(unseen, dealt);
    return { seat, first, later: unseen - first, guilty };
  });
  const ownCards = (me?.loyalty ?? []).filter(isCylonCard).length;
  const ownOpen = (me?.faceUp ?? []).filter(isCylonCard).length;
  const noted = seats.filter(({ guilty }) => guilty).length;
  const left = Math.max(
    0,
    cylonsInBox(facts) - cylonCardsSeen(facts) - (ownCards - ownOpen) - noted,
  );
  const elsewhere = facts.players.reduce(
    (sum, player) => sum + (player.revealed === 'no' ? 0 : hiddenCards(player)),
    facts.loyaltyDeck,
  );
  return remembered(ledgers, `${left} ${elsewhere} ${seats.map(keyOf).join()}`, () =>
    marginals(seats, left, elsewhere, ledgers, facts.players.length),
  );
}

const keyOf = ({ seat, first, later, guilty }: Seat): string =>
  `${seat} ${first} ${later} ${guilty ? 1 : 0}`;

/** What was found for the same evidence before: who looks ahead asks the same again and again. */
interface Found {
  readonly evidence: readonly number[];
  readonly before: Ledger | null;
  readonly by: Map<string, readonly number[]>;
}

const found = new WeakMap<readonly number[], Found>();

function remembered(
  { evidence, sets, before }: Ledgers,
  key: string,
  find: () => readonly number[],
): readonly number[] {
  const kept = found.get(sets);
  const same = kept?.evidence === evidence && kept.before === before ? kept : null;
  const known = same?.by.get(key);
  if (known !== undefined) return known;
  const fresh = find();
  const { by } = same ?? { by: new Map<string, readonly number[]>() };
  by.set(key, fresh);
  if (same === null) found.set(sets, { evidence, before, by });
  return fresh;
}

function marginals(
  seats: readonly Seat[],
  left: number,
  elsewhere: number,
  { evidence, sets, before }: Ledgers,
  players: number,
): readonly number[] {
  const guilt = Array.from({ length: players }, () => 0);
  const early = before ?? { evidence: [], sets: [] };
  let all = 0;
  const options = seats.map((seat) => ({
    seat,
    first: waysOf(seat, 'first', left),
    later: waysOf(seat, 'later', left),
  }));
  const visit = (at: number, ways: Ways, first: number, now: number, log: number): void => {
    const option = options[at];
    if (option === undefined) {
      const dealt = ways.reduce((sum, it, used) => sum + it * choose(elsewhere, left - used), 0);
      if (dealt === 0) return;
      const weight = dealt * Math.exp(log + (early.sets[first] ?? 0) + (sets[now] ?? 0));
      all += weight;
      for (const { seat } of seats) {
        if ((now >> seat) & 1) guilt[seat] = (guilt[seat] ?? 0) + weight;
      }
      return;
    }
    const { seat } = option;
    const bit = 1 << seat.seat;
    if (!seat.guilty) visit(at + 1, ways, first, now, log);
    const since = (evidence[seat.seat] ?? 0) + log;
    const sinceFirst = since + (early.evidence[seat.seat] ?? 0);
    const asFirst = times(ways, option.first);
    if (asFirst.some((it) => it > 0)) visit(at + 1, asFirst, first | bit, now | bit, sinceFirst);
    const asLater = times(ways, option.later);
    if (asLater.some((it) => it > 0)) visit(at + 1, asLater, first, now | bit, since);
  };
  visit(
    0,
    Array.from({ length: left + 1 }, (_, k) => (k === 0 ? 1 : 0)),
    0,
    0,
    0,
  );
  return guilt.map((weight) => (all > 0 ? weight / all : 0.3));
}

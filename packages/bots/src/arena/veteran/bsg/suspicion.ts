import type { BsgView, PlayerView } from '@starboard/bsg';
import {
  cardsComeAndGo,
  cylonCardsSeen,
  cylonsInBox,
  hiddenCards,
  isCylonCard,
} from './loyalty.ts';

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function isProvedHuman(loyalty: PlayerView['loyalty']): boolean {
  return loyalty.length > 0 && loyalty.every((card) => card !== null && !isCylonCard(card));
}

const logit = (p: number): number => Math.log(p / (1 - p));
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** How little somebody with a goal of the own is to be trusted, by the deck the goal is of. */
const AGENDA_DOUBT = { hostile: 0.65, sympathetic: 0.35 } as const;

/** Human cards somebody is known to hold face down, as far as they can be told apart. */
function humanCardsNoted(me: PlayerView | undefined, seat: number): number {
  const seen = (me?.notes ?? []).flatMap((note) =>
    note.about === 'loyalty' && note.seat === seat && !isCylonCard(note.card) ? [note.card] : [],
  );
  return new Set(seen).size;
}

/** What is known beforehand about those in question: how many Cylons there are among them, and each one's share. */
interface Prior {
  readonly expected: number;
  readonly scores: readonly number[];
}

/** Where cards are dealt twice and stay. */
function dealtPrior(
  facts: BsgView,
  unknown: readonly PlayerView[],
  certain: number,
  own: number,
): Prior {
  const me = facts.players[own];
  const openCards = facts.players.reduce(
    (sum, { loyalty, standing, seat }) =>
      sum + (seat === own ? loyalty.filter(isCylonCard).length : standing === 'cylon' ? 1 : 0),
    0,
  );
  // Before the sleepers wake, only half of the cards have been dealt.
  const inPlay = cylonsInBox(facts) * (facts.sleeperDone ? 1 : 0.55);
  return {
    expected: inPlay - openCards - certain,
    scores: unknown.map(({ seat }) => (humanCardsNoted(me, seat) > 0 ? -1.3 : 0)),
  };
}

/**
 * Where cards come and go, by the cards: whoever holds more that nobody has seen is a Cylon more often, and what lies
 * in the deck is nobody's.
 */
function cardPrior(
  facts: BsgView,
  unknown: readonly PlayerView[],
  certain: number,
  own: number,
): Prior {
  const me = facts.players[own];
  const ownCards = (me?.loyalty ?? []).filter(isCylonCard).length;
  const ownSeen = (me?.faceUp ?? []).filter(isCylonCard).length;
  const left = cylonsInBox(facts) - cylonCardsSeen(facts) - (ownCards - ownSeen) - certain;
  const counts = unknown.map((player) => unseenCards(me, player));
  const theirs = counts.reduce((sum, count) => sum + count, 0);
  const elsewhere = facts.players.reduce(
    (sum, player) => sum + (player.revealed === 'no' ? 0 : hiddenCards(player)),
    facts.loyaltyDeck,
  );
  const usual = theirs / Math.max(1, unknown.length);
  return {
    expected: left * (theirs / Math.max(1, theirs + elsewhere)),
    scores: counts.map((count) => Math.log(Math.max(0.1, count) / Math.max(0.1, usual))),
  };
}

/** Cards of somebody that a seat knows nothing of. */
function unseenCards(me: PlayerView | undefined, player: PlayerView): number {
  return Math.max(0, hiddenCards(player) - humanCardsNoted(me, player.seat));
}

/**
 * How likely each seat is to be a hidden Cylon, for a seat that knows what it sees: its own cards, what it looked
 * at, who is out in the open, and the evidence. Together they make up as many as there can be.
 */
export function suspicions(
  facts: BsgView,
  evidence: readonly number[],
  own: number,
): readonly number[] {
  const me = facts.players[own];
  const known = new Map<number, number>();
  for (const player of facts.players) {
    const { seat, revealed, agendaDeck, loyalty } = player;
    if (revealed !== 'no') known.set(seat, 1);
    else if (agendaDeck !== null) known.set(seat, AGENDA_DOUBT[agendaDeck]);
    // Whose cards all lie open has been proved human.
    else if (seat !== own && isProvedHuman(loyalty)) known.set(seat, 0);
    else if (cardsComeAndGo(facts) && loyalty.length > 0 && unseenCards(me, player) === 0)
      known.set(seat, 0);
  }
  for (const note of me?.notes ?? []) {
    if (note.about !== 'loyalty') continue;
    if (isCylonCard(note.card)) known.set(note.seat, 1);
  }
  known.set(own, me?.loyalty.some(isCylonCard) === true ? 1 : 0);
  const certain = [...known].filter(
    ([seat, p]) => p === 1 && seat !== own && facts.players[seat]?.revealed === 'no',
  ).length;
  const unknown = facts.players.filter(({ seat }) => !known.has(seat));
  const prior = (cardsComeAndGo(facts) ? cardPrior : dealtPrior)(facts, unknown, certain, own);
  const expected = clamp(prior.expected, 0.08, unknown.length * 0.9);
  const scores = unknown.map(({ seat }, i) => (evidence[seat] ?? 0) + (prior.scores[i] ?? 0));
  let shift = logit(clamp(expected / Math.max(1, unknown.length), 0.02, 0.95));
  for (let i = 0; i < 12; i++) {
    const sum = scores.reduce((all, score) => all + sigmoid(score + shift), 0);
    shift += clamp((expected - sum) * 1.2, -1, 1);
  }
  const result = facts.players.map(({ seat }) => known.get(seat) ?? 0);
  for (const [i, { seat }] of unknown.entries()) result[seat] = sigmoid((scores[i] ?? 0) + shift);
  return result;
}

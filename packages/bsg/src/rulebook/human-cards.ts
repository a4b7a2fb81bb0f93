import type { Seat } from '@starboard/kernel';
import { type LoyaltyId, loyaltyOf } from '../content/library.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { receiveLoyalty } from './loyalty.ts';
import { answers } from './questions.ts';

// The deck of "You Are Not a Cylon" cards beside the Loyalty deck (EXO-6.13 to 6.18).

/** One of them goes into the Loyalty deck; nobody sees which (EXO-H2). */
export function addHumanCard(t: BsgTable): void {
  const { facts } = t;
  const card = answers(facts).keepsHumanCards ? nextHumanCard(t) : 'not-a-cylon';
  if (card === undefined) return;
  facts.loyalty.push(card);
  t.shuffle(facts.loyalty);
  t.emit('loyalty-added', { count: 1 });
}

/** EXO-6.16: an empty deck is made anew from what was discarded. */
function nextHumanCard(t: BsgTable): LoyaltyId | undefined {
  const { facts } = t;
  const { humanCards = [], humanCardsDiscarded = [] } = facts;
  if (humanCards.length === 0 && humanCardsDiscarded.length > 0) {
    facts.humanCards = t.shuffle(humanCardsDiscarded);
    facts.humanCardsDiscarded = [];
  }
  return facts.humanCards?.shift();
}

/** The top card of the Loyalty deck, looked at by whoever gets it; null when there is none (EXO-6.16). */
export function takeLoyalty(t: BsgTable, seat: Seat): LoyaltyId | null {
  const card = t.facts.loyalty.shift();
  if (card === undefined) return null;
  t.reveal([seat]);
  t.whisper([seat], 'loyalty-dealt', { seat, count: 1, cards: [card] }, { seat, count: 1 });
  return card;
}

/** EXO-6.17, 39.4: what must be revealed at once is; a leader draws none. */
export function drawLoyalty(t: BsgTable, seat: Seat): void {
  if (!standingOf(t.facts, seat).loyalty) return;
  const card = takeLoyalty(t, seat);
  if (card !== null) receiveLoyalty(t, seat, card);
}

/** All Loyalty cards of an executed human: apart from both decks, or out of the game (EXO-7.10, 6.18, C39). */
export function discardLoyalty(t: BsgTable, seat: Seat): void {
  const player = playerAt(t.facts, seat);
  const cards = player.loyalty.map(({ card }) => card);
  player.loyalty = [];
  if (cards.length === 0) return;
  t.emit('loyalty-discarded', { seat, cards });
  const comesBack = (card: LoyaltyId): boolean => loyaltyOf(card).team === 'human';
  t.facts.humanCardsDiscarded = [
    ...(t.facts.humanCardsDiscarded ?? []),
    ...cards.filter(comesBack),
  ];
  goneFrom(t.facts).loyalty.push(...cards.filter((card) => !comesBack(card)));
  // What others knew of them is over.
  for (const other of t.facts.players) {
    other.notes = other.notes.filter((note) => note.about !== 'loyalty' || note.seat !== seat);
  }
}

/** Where cards lie that left the game. */
export function goneFrom(facts: Facts): NonNullable<Facts['gone']> {
  facts.gone ??= { loyalty: [], superCrises: [] };
  return facts.gone;
}

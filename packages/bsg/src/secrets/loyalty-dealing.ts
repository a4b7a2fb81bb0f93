import { type StateOf, shuffleWith } from '@starboard/kernel';
import { type LoyaltyId, loyaltyOf } from '../content/library.ts';
import type { Bsg } from '../table/facts.ts';
import { type Dealing, layOut, type Place } from './zone.ts';

type LoyaltyPlace = Place<LoyaltyId>;

const isCylonCard = (card: LoyaltyId): boolean => loyaltyOf(card).team === 'cylon';

/**
 * Hidden Loyalty cards, dealt anew. The Sympathizer lies only where it could: in the deck as before, or before a
 * revealed Cylon. Who is suspected more is more often a Cylon.
 */
export function dealLoyalty(
  places: readonly LoyaltyPlace[],
  cards: readonly LoyaltyId[],
  how: Dealing,
  _state: StateOf<Bsg>,
): void {
  if (how.known) exchange(places, how);
  else bySuspicion(places, cards, how);
}

/** The deck of human cards holds nothing else (EXO-6.3). */
const isOfHumans = ({ name }: LoyaltyPlace): boolean => name === 'humans';

function exchange(all: readonly LoyaltyPlace[], { chance }: Dealing): void {
  const places = all.filter((place) => !isOfHumans(place));
  exchangeHumans(all.find(isOfHumans), places, chance);
  // Cards change places, but for the Sympathizer, which stays where it is for now.
  const free = places.flatMap((place) =>
    place.things.flatMap((card, at) => (card === 'sympathizer' ? [] : [{ place, at, card }])),
  );
  const shuffled = shuffleWith(
    chance,
    free.map(({ card }) => card),
  );
  const next = new Map(places.map((place) => [place, [...place.things]]));
  for (const [i, { place, at, card }] of free.entries()) {
    const list = next.get(place);
    if (list !== undefined) list[at] = shuffled[i] ?? card;
  }
  for (const [place, things] of next) {
    place.put?.(place.name === 'deck' ? shuffleWith(chance, things) : things);
  }
  // It can lie hidden only before revealed Cylons, and changes places with another of their cards.
  const cylons = places.filter(({ name }) => name === 'held by a Cylon');
  const theirs = cylons.flatMap((place) => next.get(place) ?? []);
  if (theirs.includes('sympathizer')) layOut(cylons, shuffleWith(chance, theirs));
}

/** Cards of the human deck change places with others of the kind that lie hidden elsewhere. */
function exchangeHumans(
  deck: LoyaltyPlace | undefined,
  places: readonly LoyaltyPlace[],
  chance: Dealing['chance'],
): void {
  if (deck === undefined) return;
  const isHuman = (card: LoyaltyId): boolean => loyaltyOf(card).team === 'human';
  const elsewhere = places.flatMap(({ things }) => things.filter(isHuman));
  const mixed = shuffleWith(chance, [...deck.things, ...elsewhere]);
  deck.put?.(mixed.splice(0, deck.things.length));
  for (const place of places) {
    place.put?.(place.things.map((card) => (isHuman(card) ? (mixed.pop() ?? card) : card)));
  }
}

function bySuspicion(
  places: readonly LoyaltyPlace[],
  cards: readonly LoyaltyId[],
  { chance, suspicion }: Dealing,
): void {
  const cylons = shuffleWith(chance, cards.filter(isCylonCard));
  const plain = cards.filter((card) => !isCylonCard(card));
  // Mostly they are alike.
  const others = new Set(plain).size > 2 ? shuffleWith(chance, plain) : plain;
  const guilty = new Map<number, boolean>();
  const isGuilty = (seat: number): boolean => {
    const before = guilty.get(seat);
    if (before !== undefined) return before;
    const now = chance.below(1000) < (suspicion[seat] ?? 0) * 1000;
    guilty.set(seat, now);
    return now;
  };
  const decks: LoyaltyPlace[] = [];
  for (const place of places) {
    // What lies in the deck of humans is none of the others' (EXO-6.3).
    if (isOfHumans(place)) {
      place.put?.(place.things.map(() => others.pop() ?? 'not-a-cylon'));
      continue;
    }
    if (place.of === undefined) {
      decks.push(place);
      continue;
    }
    // One card is enough to make a Cylon.
    const given = place.name === 'held' && isGuilty(place.of) ? cylons.pop() : undefined;
    if (given !== undefined) guilty.set(place.of, false);
    place.put?.([given ?? others.pop() ?? cylons.pop() ?? 'not-a-cylon']);
  }
  const rest = shuffleWith(chance, [...cylons, ...others]);
  layOut(
    decks,
    decks.flatMap(({ things }) => things.map(() => rest.pop() ?? 'not-a-cylon')),
  );
}

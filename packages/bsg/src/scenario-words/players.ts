import {
  eachIn,
  eachOf,
  inside,
  type Json,
  mistake,
  oneOf,
  type Seat,
  wholeNumber,
  yesOrNo,
} from '@starboard/kernel';
import { CYLON_CARDS, DEFINITIONS, type LoyaltyId, skillOf } from '../content/index.ts';
import type { Facts, Player } from '../facts.ts';
import { pilots, playerAt } from '../people.ts';
import { COLONIAL_ONE, CYLON_LOCATIONS, GALACTICA } from '../vocabulary.ts';
import { quorumNamed, superCrisisNamed, takeOut } from './decks.ts';
import { takeFromDecks } from './names.ts';

const LOYALTY_IDS: readonly LoyaltyId[] = DEFINITIONS.loyaltyCards.map(({ id }) => id);

export const loyaltyNamed = (name: Json): LoyaltyId => oneOf(name, LOYALTY_IDS, 'Loyalty card');

type Reader = (facts: Facts, player: Player, value: Json, seat: Seat) => void;

const READERS: Readonly<Record<string, Reader>> = {
  where(facts, player, value, seat) {
    if (pilots(facts, seat) !== null) throw mistake('is in a viper, too');
    const places = [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS];
    const place = oneOf(value, [...places, 'off-board'], 'location');
    player.location = place === 'off-board' ? null : place;
  },
  hand(facts, player, value) {
    for (const card of player.hand) facts.skills[skillOf(card)].draw.push(card);
    player.hand = eachOf(value, (card) => takeFromDecks(facts, card));
  },
  loyalty(_facts, player, value) {
    player.loyalty = eachOf(value, (it) => ({ card: loyaltyNamed(it), faceUp: false }));
  },
  faceUp(_facts, player, value) {
    const cards = eachOf(value, (it) => ({ card: loyaltyNamed(it), faceUp: true }));
    player.loyalty.push(...cards);
  },
  revealed(_facts, player, value) {
    player.revealed = oneOf(value, ['no', 'cylon', 'sympathizer'], 'kind of Cylon');
  },
  superCrisis(facts, player, value) {
    const card = superCrisisNamed(value);
    takeOut(facts.superCrisis, card);
    player.superCrisis = card;
  },
  quorum(facts, player, value) {
    player.quorum = eachOf(value, (it) => {
      const card = quorumNamed(it);
      takeOut(facts.quorum, card);
      return card;
    });
  },
  spent(_facts, player, value) {
    player.spent = yesOrNo(value);
  },
  turns(_facts, player, value) {
    player.turns = wholeNumber(value, 0, 999);
  },
};

export function arrangePlayer(facts: Facts, seat: Seat, named: Json): void {
  const player = playerAt(facts, seat);
  const said = new Map<string, Json>();
  eachIn(named, (name, value) => {
    said.set(oneOf(name, Object.keys(READERS), 'fact of a player'), value);
  });
  // Always in the same order, whatever the order of the words.
  for (const [name, read] of Object.entries(READERS)) {
    const value = said.get(name);
    if (value !== undefined) inside(name, () => read(facts, player, value, seat));
  }
  if (player.revealed !== 'no' && !said.has('where')) player.location = 'resurrection-ship';
}

/** A revealed Cylon has a card face up that says so, even where none is named. */
export function faceCylons({ players, loyalty: deck }: Facts): void {
  for (const { revealed, loyalty } of players) {
    if (revealed === 'no' || loyalty.some(({ faceUp }) => faceUp)) continue;
    const used = [...players.flatMap((it) => it.loyalty.map(({ card }) => card)), ...deck];
    const cards: readonly LoyaltyId[] = revealed === 'cylon' ? CYLON_CARDS : ['sympathizer'];
    const card = cards.find((it) => !used.includes(it));
    if (card === undefined) throw mistake(`no card is left for a ${revealed}: name faceUp`);
    loyalty.push({ card, faceUp: true });
  }
}

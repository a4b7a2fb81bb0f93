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
import { type LoyaltyId, loyaltyOf, skillOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { answers } from '../rulebook/questions.ts';
import type { Facts, Player } from '../table/facts.ts';
import { pilots, playerAt } from '../table/people.ts';
import { STANDINGS, type Standing } from '../table/standing.ts';
import { quorumNamed, superCrisisNamed, takeOut } from './decks.ts';
import { takeFromDecks } from './names.ts';

export const loyaltyNamed = (facts: Facts, name: Json): LoyaltyId =>
  oneOf(name, [...new Set(boxOf(facts).loyalty)], 'Loyalty card');

/** Everybody who is no human player without further ado, by how a scenario calls it. */
const REVEALED: readonly Exclude<Standing, 'human'>[] = [
  'cylon',
  'sympathizer',
  'leader',
  'infiltrator',
  'sympathetic',
  'sympathetic-infiltrator',
  'eliminated',
];

type Reader = (facts: Facts, player: Player, value: Json, seat: Seat) => void;

const READERS: Readonly<Record<string, Reader>> = {
  where(facts, player, value, seat) {
    if (pilots(facts, seat) !== null) throw mistake('is in a viper, too');
    const place = oneOf(value, [...boxOf(facts).locations, 'off-board'], 'location');
    player.location = place === 'off-board' ? null : place;
  },
  hand(facts, player, value) {
    for (const card of player.hand) facts.skills[skillOf(card)].draw.push(card);
    player.hand = eachOf(value, (card) => takeFromDecks(facts, card));
  },
  loyalty(facts, player, value) {
    player.loyalty = eachOf(value, (it) => ({ card: loyaltyNamed(facts, it), faceUp: false }));
  },
  faceUp(facts, player, value) {
    const cards = eachOf(value, (it) => ({ card: loyaltyNamed(facts, it), faceUp: true }));
    player.loyalty.push(...cards);
  },
  revealed(_facts, player, value) {
    const said = oneOf(value, ['no', ...REVEALED] as const, 'kind of Cylon');
    player.standing = said === 'no' ? 'human' : said;
  },
  superCrisis(facts, player, value) {
    const card = superCrisisNamed(facts, value);
    takeOut(facts.superCrisis, card);
    player.superCrises = [card];
  },
  superCrises(facts, player, value) {
    player.superCrises = eachOf(value, (it) => {
      const card = superCrisisNamed(facts, it);
      takeOut(facts.superCrisis, card);
      return card;
    });
  },
  superCrisesPlayed(_facts, player, value) {
    player.superCrisesPlayed = wholeNumber(value, 0, 99);
  },
  executed(_facts, player, value) {
    player.executed = wholeNumber(value, 0, 99);
  },
  quorum(facts, player, value) {
    player.quorum = eachOf(value, (it) => {
      const card = quorumNamed(facts, it);
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
  const { moves, loyalty, returnsAs } = STANDINGS[player.standing];
  if (said.has('where')) return;
  if (returnsAs !== null) throw mistake('an infiltrator is somewhere: name where');
  // A leader stands where the sheet says, as a human does.
  if (moves === 'cylons' && loyalty) player.location = answers(facts).resurrectsAt(facts);
}

/** A revealed Cylon has a card face up that says so, even where none is named. */
export function faceCylons(facts: Facts): void {
  const { players, loyalty: deck } = facts;
  for (const { standing, loyalty } of players) {
    const team = teamOf(standing);
    if (team === null || loyalty.some(({ faceUp }) => faceUp)) continue;
    const used = [...players.flatMap((it) => it.loyalty.map(({ card }) => card)), ...deck];
    const card = boxOf(facts).loyalty.find(
      (it) => loyaltyOf(it).team === team && !used.includes(it),
    );
    if (card === undefined) throw mistake(`no card is left for a ${standing}: name faceUp`);
    loyalty.push({ card, faceUp: true });
  }
}

/** The kind of card that made somebody what they are; no card makes a human or a leader. */
function teamOf(standing: Standing): 'cylon' | 'sympathizer' | 'agenda' | null {
  switch (standing) {
    case 'human':
    case 'leader':
    case 'infiltrator':
    case 'eliminated':
      return null;
    case 'sympathetic':
    case 'sympathetic-infiltrator':
      return 'agenda';
    default:
      return standing;
  }
}

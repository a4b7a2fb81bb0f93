import {
  type BsgView,
  boxOf,
  characterOf,
  type LoyaltyId,
  loyaltyOf,
  type PlayerView,
} from '@starboard/bsg';

/** Whether a Loyalty card, if it can be seen, makes a Cylon. */
export function isCylonCard(card: LoyaltyId | null): boolean {
  return card !== null && loyaltyOf(card).team === 'cylon';
}

/** How many Cylons there are in the box for this many players, the Sympathizer not counted. */
const CYLONS: Readonly<Record<number, number>> = { 3: 1, 4: 1, 5: 2, 6: 2 };
/** The same where somebody leads them. */
const CYLONS_WITH_LEADER: typeof CYLONS = { 4: 1, 5: 1, 6: 2, 7: 2 };

const isLeader = ({ character }: PlayerView): boolean =>
  character !== null && characterOf(character).type === 'cylon-leader';

export function cylonsInBox({ players }: BsgView): number {
  return (players.some(isLeader) ? CYLONS_WITH_LEADER : CYLONS)[players.length] ?? 2;
}

/** Whether cards come and go after they were dealt: from a deck of humans beside the others (EXO-6.13). */
export const cardsComeAndGo = ({ humanCards }: BsgView): boolean => humanCards !== null;

/** Cards of somebody that lie face down. */
export const hiddenCards = ({ loyalty, faceUp }: PlayerView): number =>
  loyalty.length - faceUp.length;

/** Cylon cards that everybody can see, or that are gone. */
export function cylonCardsSeen({ players, gone }: BsgView): number {
  return (
    players.reduce((sum, { faceUp }) => sum + faceUp.filter(isCylonCard).length, 0) +
    gone.loyalty.filter(isCylonCard).length
  );
}

/** How likely somebody who draws another card becomes a Cylon, as everybody can tell: a human card comes in first. */
export function newCardRisk(facts: BsgView): number {
  const { players, loyaltyDeck } = facts;
  const held = players.reduce((sum, player) => sum + hiddenCards(player), 0);
  const left = Math.max(0, cylonsInBox(facts) - cylonCardsSeen(facts));
  return left * (loyaltyDeck / Math.max(1, loyaltyDeck + held)) * (1 / (loyaltyDeck + 1));
}

/** How often a human card that nobody has seen is one of the Final Five. */
export function finalFiveShare(facts: BsgView): number {
  const humans = boxOf(facts).loyalty.filter((card) => loyaltyOf(card).team === 'human');
  const final = humans.filter(isFinal).length - facts.gone.loyalty.filter(isFinal).length;
  return final <= 0 ? 0 : final / humans.length;
}

const isFinal = (card: LoyaltyId): boolean => loyaltyOf(card).final !== undefined;

/** How likely it is that somebody who looks at a card of this player finds one of the Final Five. */
export function finalFiveRisk(facts: BsgView, me: PlayerView, seat: number): number {
  const player = facts.players[seat];
  const hidden = player === undefined ? 0 : hiddenCards(player);
  const known = new Set(
    me.notes.flatMap((note) =>
      note.about === 'loyalty' && note.seat === seat && isFinal(note.card) ? [note.card] : [],
    ),
  ).size;
  return hidden > 0 && known > 0 ? known / hidden : finalFiveShare(facts);
}

import { one, type Seat, some } from '@starboard/kernel';
import { abilityOf, type LoyaltyId } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { discardSkill, drawTop } from '../table/decks.ts';
import type { BsgTable, Facts, LoyaltyHeld } from '../table/facts.ts';
import { ability, characterAt, fromCurrent, inBrig, isHuman, playerAt } from '../table/people.ts';
import { inTheRed } from '../table/resources.ts';
import { moveTo, sendTo } from './moving.ts';
import { resolve } from './procedures.ts';
import { answers } from './questions.ts';
import { passOn } from './succession.ts';
import { revealsLate } from './version-1.ts';
import { asks, procedure } from './writing.ts';

/** A Loyalty card comes to a player; the Sympathizer is resolved at once by a human (BSG-20.1). */
export function receiveLoyalty(t: BsgTable, seat: Seat, card: LoyaltyId): void {
  playerAt(t.facts, seat).loyalty.push({ card, faceUp: false });
  if (card === 'sympathizer' && isHuman(t.facts, seat)) t.run(sympathizer, { seat });
}

/** BSG-19.2 to 19.5: everybody is dealt a card, Boomer two. */
export const sleeper = procedure<{ waiting?: Seat[]; dealt?: Seat }>('sleeper-phase', {
  begin(t, phase) {
    t.facts.sleeperDone = true;
    t.emit('sleeper-phase', { distance: t.facts.distance });
    phase.waiting = [...fromCurrent(t)];
  },
  deal(t, phase) {
    const seat = phase.waiting?.shift();
    if (seat === undefined) return '';
    phase.dealt = seat;
    const cards = t.facts.loyalty.splice(0, sleeperCards(t.facts, seat));
    t.reveal([seat]);
    t.whisper(
      [seat],
      'loyalty-dealt',
      { seat, count: cards.length, cards },
      { seat, count: cards.length },
    );
    for (const card of cards) receiveLoyalty(t, seat, card);
    // Every revealed Cylon is asked, whoever holds it: being asked must not tell (HI-33).
    if (!isHuman(t.facts, seat) && hasSympathizer(t)) t.run(passingSympathizer, { seat });
    return undefined;
  },
  // BSG-19.4, after what the cards brought
  brig(t, { dealt }) {
    const own = dealt === undefined ? null : ability(t.facts, dealt, 'sleeper-loyalty');
    if (dealt !== undefined && own !== null) {
      t.emit('ability-used', { seat: dealt, ability: own.id });
      sendTo(t, dealt, 'brig');
    }
    return 'deal';
  },
});

function hasSympathizer({ facts, seats, options }: BsgTable): boolean {
  return answers(facts).shuffledIn(seats.length, options) === 'sympathizer';
}

/** BSG-19.5: the sheet counts even for a revealed Cylon, so that no card is left over. */
function sleeperCards(facts: Facts, seat: Seat): number {
  return abilityOf(characterAt(facts, seat), 'sleeper-loyalty')?.cards ?? 1;
}

/** BSG-20.2, 20.3, 20.10 */
export const sympathizer = procedure<{ readonly seat: Seat }>('sympathizer', {
  resolve(t, { seat }) {
    const player = playerAt(t.facts, seat);
    for (const held of player.loyalty) if (held.card === 'sympathizer') held.faceUp = true;
    const prisoner = inTheRed(t.facts);
    t.reveal();
    t.emit('sympathizer-resolved', { seat, becomes: prisoner ? 'prisoner' : 'cylon' });
    if (prisoner) sendTo(t, seat, 'brig');
    else t.run(becomingCylon, { seat, card: null });
  },
});

/** One that was resolved lies face up and is done with. */
function isHiddenSympathizer({ card, faceUp }: LoyaltyHeld): boolean {
  return card === 'sympathizer' && !faceUp;
}

/** BSG-20.8, 20.9 */
export const passingSympathizer = procedure<{ readonly seat: Seat }>('passing-sympathizer', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const holds = playerAt(t.facts, seat).loyalty.some(isHiddenSympathizer);
      const humans: (Seat | 'keep')[] = t.seats.filter((it) => holds && isHuman(t.facts, it));
      return one('pass-sympathizer', [...humans, 'keep' as const], { things: 'seat' });
    },
    then(t, { seat }, to) {
      if (to === 'keep') return;
      const player = playerAt(t.facts, seat);
      player.loyalty = player.loyalty.filter((held) => !isHiddenSympathizer(held));
      t.reveal([to]);
      t.whisper(
        [seat, to],
        'loyalty-passed',
        { from: seat, to, count: 1, cards: ['sympathizer'] },
        { from: seat, to, count: 1 },
      );
      receiveLoyalty(t, to, 'sympathizer');
    },
  }),
});

/** Revealing as an action: the power of the card first, unless in the Brig (BSG-21.1 to 21.4). */
export const revealing = procedure<{ readonly seat: Seat; readonly card: LoyaltyId }>('revealing', {
  show(t, { seat, card }) {
    const held = playerAt(t.facts, seat).loyalty.find((it) => it.card === card && !it.faceUp);
    if (held !== undefined) held.faceUp = true;
    t.reveal();
    t.emit('cylon-revealed', { seat, card });
    if (!revealsLate(t)) playerAt(t.facts, seat).standing = 'cylon'; // BSG-21.2, 36.4
  },
  power: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      inBrig(t.facts, seat) ? null : one('use-reveal-power', ['use', 'skip'], { things: 'word' }),
    then(t, { seat, card }, choice) {
      if (choice === 'skip') return;
      t.emit('reveal-power-used', { seat, card });
      const context = contextOf(t.facts.current, seat);
      t.run(resolve, { text: textOf({ deck: 'loyalty', id: card }, 'power'), at: 0, context });
    },
  }),
  become(t, { seat, card }) {
    t.run(becomingCylon, { seat, card });
  },
});

/** BSG-21.5 to 21.11; made by the Sympathizer, without a Super Crisis card (BSG-20.4). */
export const becomingCylon = procedure<{ readonly seat: Seat; readonly card: LoyaltyId | null }>(
  'becoming-cylon',
  {
    change(t, { seat, card }) {
      playerAt(t.facts, seat).standing = card === null ? 'sympathizer' : 'cylon';
    },
    discard: asks({
      seat: (_t, { seat }) => seat,
      ask(t, { seat }) {
        const { hand } = playerAt(t.facts, seat);
        const count = hand.length - 3;
        return count <= 0
          ? null
          : some('discard-to-three', hand, { things: 'skill-card', min: count, max: count });
      },
      then(t, { seat }, cards) {
        discardSkill(t, seat, cards);
      },
    }),
    leave(t, { seat }) {
      const player = playerAt(t.facts, seat);
      for (const card of player.quorum) {
        t.facts.quorum.discard.push(card);
        t.emit('card-left-play', { card, deck: 'quorum' }); // BSG-21.6
      }
      player.quorum = [];
      for (const title of boxOf(t.facts).titles) {
        if (t.facts.titles[title] === seat) passOn(t, title);
      }
      moveTo(t, seat, answers(t.facts).resurrectsAt(t.facts), 'came');
    },
    superCrisis(t, { seat, card }) {
      t.facts.thisTurn.turned.push(seat);
      if (card === null) return; // BSG-20.4
      const drawn = drawTop(t, t.facts.superCrisis);
      t.reveal([seat]);
      if (drawn === null) return;
      playerAt(t.facts, seat).superCrises.push(drawn);
      t.whisper([seat], 'super-crisis-drawn', { seat, card: drawn }, { seat });
    },
  },
);

export const loyaltyProcedures = [
  sleeper,
  sympathizer,
  passingSympathizer,
  revealing,
  becomingCylon,
];

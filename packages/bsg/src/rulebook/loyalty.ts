import { one, type Seat } from '@starboard/kernel';
import { abilityOf, type LoyaltyId, loyaltyOf } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts, LoyaltyHeld } from '../table/facts.ts';
import {
  ability,
  characterAt,
  fromCurrent,
  inCustody,
  isHuman,
  playerAt,
} from '../table/people.ts';
import { inTheRed } from '../table/resources.ts';
import { type Standing, standingOf } from '../table/standing.ts';
import { drawSuperCrisis } from '../table/super-crises.ts';
import { cutTo } from './discarding.ts';
import { moveTo, sendTo } from './moving.ts';
import { type Revealing, resolve } from './procedures.ts';
import { answers } from './questions.ts';
import { passOn } from './succession.ts';
import { revealsLate } from './version-1.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

/** A Loyalty card comes to a player; what a human must reveal at once is revealed (BSG-20.1, PEG-38.9). */
export function receiveLoyalty(t: BsgTable, seat: Seat, card: LoyaltyId): void {
  playerAt(t.facts, seat).loyalty.push({ card, faceUp: false });
  if (isHuman(t.facts, seat)) resolveOne(t, seat, card);
}

/** What lies hidden before somebody and must be revealed. */
export function resolveAdded(t: BsgTable, seat: Seat): void {
  for (const { card, faceUp } of playerAt(t.facts, seat).loyalty) {
    if (!faceUp && isHuman(t.facts, seat)) resolveOne(t, seat, card);
  }
}

function resolveOne(t: BsgTable, seat: Seat, card: LoyaltyId): void {
  const rule = loyaltyOf(card).atOnce?.rule;
  if (rule === 'prisoner-or-cylon') t.run(sympathizer, { seat });
  if (rule === 'sympathetic') t.run(sympathetic, { seat, card });
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
    if (seat === undefined) return 'handOver';
    phase.dealt = seat;
    const cards = t.facts.loyalty.splice(0, sleeperCards(t.facts, seat));
    if (!standingOf(t.facts, seat).loyalty) return 'deal';
    t.reveal([seat]);
    t.whisper(
      [seat],
      'loyalty-dealt',
      { seat, count: cards.length, cards },
      { seat, count: cards.length },
    );
    for (const card of cards) receiveLoyalty(t, seat, card);
    // Every revealed Cylon is asked, whoever holds it: being asked must not tell (HI-33).
    const handsOver = answers(t.facts).handsLoyaltyOver !== null;
    if (!isHuman(t.facts, seat) && hasSympathizer(t) && !handsOver) {
      t.run(passingSympathizer, { seat });
    }
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
  // PEG-5.5, C13
  handOver(t) {
    if (answers(t.facts).handsLoyaltyOver === null) return;
    for (const seat of fromCurrent(t)) {
      if (!isHuman(t.facts, seat)) t.run(handingLoyaltyOver, { seat });
    }
  },
});

function hasSympathizer({ facts, seats, options }: BsgTable): boolean {
  return answers(facts).shuffledIn(seats.length, options, facts) === 'sympathizer';
}

/** All face-down cards to one human player who can have some (PEG-5.1, 5.2, 5.12, 21.21). */
export const handingLoyaltyOver = procedure<{ readonly seat: Seat }>('giving-loyalty-on', {
  give: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const humans = t.seats.filter((it) => {
        const { human, loyalty } = standingOf(t.facts, it);
        return it !== seat && human && loyalty;
      });
      const hidden = playerAt(t.facts, seat).loyalty.some(({ faceUp }) => !faceUp);
      return hidden && humans.length > 0
        ? one('give-loyalty-to', humans, { things: 'seat' })
        : null;
    },
    then(t, { seat }, to) {
      passLoyalty(t, seat, to);
    },
  }),
});

/** All hidden cards of one player to another (PEG-5.8). */
export function passLoyalty(t: BsgTable, seat: Seat, to: Seat): void {
  const player = playerAt(t.facts, seat);
  const cards = player.loyalty.filter(({ faceUp }) => !faceUp).map(({ card }) => card);
  player.loyalty = player.loyalty.filter(({ faceUp }) => faceUp);
  t.reveal([to]);
  const count = cards.length;
  t.whisper(
    [seat, to],
    'loyalty-passed',
    { from: seat, to, count, cards },
    { from: seat, to, count },
  );
  for (const card of cards) receiveLoyalty(t, to, card);
}

/** PEG-38.9 to 38.12: a Cylon by the own card, whatever the dials show, with an Agenda. */
export const sympathetic = procedure<{ readonly seat: Seat; readonly card: LoyaltyId }>(
  'sympathetic-cylon-revealed',
  {
    resolve(t, { seat, card }) {
      for (const held of playerAt(t.facts, seat).loyalty) {
        if (held.card === card) held.faceUp = true;
      }
      t.reveal();
      t.emit('cylon-revealed', { seat, card });
      t.run(becomingCylon, { seat, card: null, as: 'sympathetic' });
    },
    agenda: (t, { seat }) => afterSympathetic(t, { seat }),
  },
);

const afterSympathetic = woven('sympathetic cylon revealed');

/** BSG-19.5: the sheet counts even for a revealed Cylon, so that no card is left over. */
function sleeperCards(facts: Facts, seat: Seat): number {
  const { loyalty, sheet } = standingOf(facts, seat);
  if (!loyalty) return 0; // PEG-19.11
  if (!sheet && !answers(facts).revealedSleeper) return 1; // EXO-15.5, 15.6
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
    const { atOnce } = loyaltyOf('sympathizer');
    if (prisoner && atOnce?.rule === 'prisoner-or-cylon') sendTo(t, seat, atOnce.to);
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
export const revealing = procedure<Revealing>('revealing', {
  show(t, { seat, card }) {
    if (revealsLate(t)) {
      const held = playerAt(t.facts, seat).loyalty.find((it) => it.card === card && !it.faceUp);
      if (held !== undefined) held.faceUp = true;
      t.reveal();
      t.emit('cylon-revealed', { seat, card });
    } else {
      shownAsCylon(t, seat, card);
    }
  },
  power: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat, card }) {
      const { optional, notIn } = loyaltyOf(card);
      if (notIn === 'custody' && inCustody(t.facts, seat)) return null;
      const words = optional === true ? (['use', 'skip'] as const) : (['use'] as const);
      return one('use-reveal-power', words, { things: 'word' });
    },
    then(t, { seat, card }, choice) {
      if (choice === 'skip') return;
      t.emit('reveal-power-used', { seat, card });
      const context = contextOf(t.facts.current, seat);
      t.run(resolve, { text: textOf({ deck: 'loyalty', id: card }, 'power'), at: 0, context });
    },
  }),
  become(t, { seat, card, cut }) {
    t.run(becomingCylon, { seat, card, ...(cut && { cut }) });
  },
});

/** A card that makes a Cylon is turned up (BSG-21.2, 36.4). */
export function shownAsCylon(t: BsgTable, seat: Seat, card: LoyaltyId): void {
  const player = playerAt(t.facts, seat);
  const held = player.loyalty.find((it) => it.card === card && !it.faceUp);
  if (held !== undefined) held.faceUp = true;
  t.reveal();
  t.emit('cylon-revealed', { seat, card });
  player.standing = 'cylon';
  // Lies and Secrets
  for (const other of fromCurrent(t)) {
    const own = ability(t.facts, other, 'discards-at-reveals');
    const { hand } = playerAt(t.facts, other);
    if (own === null || hand.length === 0) continue;
    t.emit('ability-used', { seat: other, ability: own.id });
    discardSkill(t, other, [...hand]);
  }
}

/** Cards of the Quorum that lay before somebody (BSG-21.6, PEG-23.3). */
export function dropQuorumCards(t: BsgTable, seat: Seat): void {
  const player = playerAt(t.facts, seat);
  for (const card of player.quorum) {
    t.facts.quorum.discard.push(card);
    t.emit('card-left-play', { card, deck: 'quorum' });
  }
  player.quorum = [];
}

/** BSG-21.5 to 21.11; made by the Sympathizer, without a Super Crisis card (BSG-20.4). */
export const becomingCylon = procedure<{
  readonly seat: Seat;
  /** The card that was revealed as an action; null without one. */
  readonly card: LoyaltyId | null;
  /** PEG-23.18: proved by an execution. */
  readonly executed?: true;
  readonly as?: Standing;
  /** The hand was cut by the card itself. */
  readonly cut?: true;
}>('becoming-cylon', {
  change(t, { seat, card, executed, as }) {
    const made = card === null && executed !== true ? 'sympathizer' : 'cylon';
    playerAt(t.facts, seat).standing = as ?? made;
  },
  discard: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat, cut }) => (cut === true ? null : cutTo(playerAt(t.facts, seat).hand, 3)),
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),
  leave(t, { seat }) {
    dropQuorumCards(t, seat);
    for (const title of boxOf(t.facts).titles) {
      if (t.facts.titles[title] === seat) passOn(t, title);
    }
    moveTo(t, seat, answers(t.facts).resurrectsAt(t.facts), 'came');
  },
  superCrisis(t, { seat, card }) {
    t.facts.thisTurn.turned.push(seat);
    if (card === null) return; // BSG-20.4
    drawSuperCrisis(t, seat);
  },
  // PEG-5.1, 5.4, 6.10, 6.27, C1
  handOver(t, { seat, executed }) {
    const { handsLoyaltyOver: upTo, executedHandsLoyaltyOver } = answers(t.facts);
    // EXO-7.5, C4: without the second rulebook only an execution does
    const handsOver =
      upTo === null
        ? executed === true && executedHandsLoyaltyOver(t.options)
        : t.facts.distance <= upTo;
    if (handsOver) t.run(handingLoyaltyOver, { seat });
  },
});

export const loyaltyProcedures = [
  handingLoyaltyOver,
  sympathetic,
  sleeper,
  sympathizer,
  passingSympathizer,
  revealing,
  becomingCylon,
];

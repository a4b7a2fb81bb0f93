import { one, type Seat } from '@starboard/kernel';
import { type LoyaltyId, loyaltyOf } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import type { BsgTable } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { goneFrom } from './human-cards.ts';
import { examiningFinalFive, type FinalFiveExamined, resolve } from './procedures.ts';
import { asks, procedure } from './writing.ts';

// The Final Five (section 18 of Exodus). Nothing of this happens where nobody holds one.

const isFinal = (card: LoyaltyId): boolean => loyaltyOf(card).final !== undefined;

/** Somebody has looked at Loyalty cards of another: those that must be shown are (EXO-18.2, 18.10). */
export function lookedAt(t: BsgTable, by: Seat, of: Seat, cards: readonly LoyaltyId[]): void {
  const waiting = cards.filter(isFinal);
  if (waiting.length > 0) t.run(examiningFinalFive, { by, of, waiting, card: null });
}

const examining = procedure<FinalFiveExamined>('examining-final-five', {
  show(t, { by, of, waiting }) {
    t.reveal();
    for (const card of waiting) {
      t.emit('final-five-shown', { seat: of, by, card });
      remember(t, of, by, card);
    }
  },
  // EXO-18.10: all of them, in the order the current player likes
  choose: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask: (_t, { waiting }) =>
      waiting.length === 0 ? null : one('choose-final-five', waiting, { things: 'loyalty' }),
    then(t, examining, card) {
      const { by, of } = examining;
      examining.waiting = examining.waiting.filter((it) => it !== card);
      examining.card = card;
      const text = textOf({ deck: 'loyalty', id: card }, 'final', 'examined');
      t.run(resolve, { text, at: 0, context: { ...contextOf(t.facts.current, of), chosen: by } });
      return 'choose';
    },
  }),
});

/** EXO-H1: everybody has seen it, and may remember. Whoever looked has noted it already. */
function remember(t: BsgTable, of: Seat, by: Seat, card: LoyaltyId): void {
  for (const seat of t.seats) {
    if (seat === of || seat === by) continue;
    playerAt(t.facts, seat).notes.push({
      about: 'loyalty',
      seat: of,
      card,
      turn: t.facts.turn,
    });
  }
}

/** EXO-18.4, 18.13, C39: what an execution shows leaves the game, but for a card whose own text led to it. */
export function shownByExecution(t: BsgTable, seat: Seat): void {
  const examined = t.within(examiningFinalFive);
  const player = playerAt(t.facts, seat);
  const shown = player.loyalty.flatMap(({ card }) =>
    isFinal(card) && !(examined?.of === seat && examined.card === card) ? [card] : [],
  );
  player.loyalty = player.loyalty.filter(({ card }) => !shown.includes(card));
  for (const card of shown) {
    goneFrom(t.facts).loyalty.push(card);
    t.emit('final-five-shown', { seat, by: null, card });
    const text = textOf({ deck: 'loyalty', id: card }, 'final', 'executed');
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current, seat) });
  }
}

export const finalFiveProcedures = [examining];

import { one, type Seat } from '@starboard/kernel';
import { type CrisisId, lookOf } from '../../content/index.ts';
import { receiveLoyalty } from '../../rulebook/loyalty.ts';
import { crisisRevealed, resolveCrisis } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawTop } from '../../table/decks.ts';
import type { BsgTable, Player } from '../../table/facts.ts';
import { layOnTable } from '../../table/on-table.ts';
import { playerAt } from '../../table/people.ts';
import { contextOf } from '../context.ts';

// What revealed Cylons can do where they are (section 22).

/** BSG-20.6 */
export function canPlaySuperCrisis({ superCrisis, revealed }: Player): boolean {
  return superCrisis !== null && revealed === 'cylon';
}

export function playSuperCrisis(t: BsgTable, seat: Seat): void {
  const player = playerAt(t.facts, seat);
  const card = player.superCrisis;
  if (card === null) return;
  player.superCrisis = null;
  t.reveal();
  t.emit('crisis-drawn', { seat, card });
  layOnTable(t, { card, deck: 'super-crisis' });
  const context = contextOf(seat);
  t.run(resolveCrisis, { card, deck: 'super-crisis', context, activation: false, option: null });
}

/** Caprica: one of two Crisis cards (BSG-22.6). */
export const choosingCrisis = procedure<{
  readonly seat: Seat;
  readonly count: number;
  drawn: CrisisId[];
}>('choosing-crisis', {
  draw(t, { seat, count, drawn }) {
    for (let i = 0; i < count; i++) {
      const card = drawTop(t, t.facts.crisis);
      if (card !== null) drawn.push(card);
    }
    t.reveal([seat]);
  },
  pick: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn }) =>
      drawn.length === 0
        ? null
        : one(
            'choose-crisis',
            drawn.map((_, i) => i),
            { about: { cards: drawn } },
          ),
    then(t, choosing, index) {
      const { seat, drawn } = choosing;
      const card = drawn[index];
      const rest = drawn.filter((_, i) => i !== index);
      choosing.drawn = [];
      t.facts.crisis.discard.push(...rest);
      t.reveal();
      for (const other of rest) t.emit('crisis-discarded', { card: other }); // HI-21
      if (card !== undefined) t.run(crisisRevealed, { seat, card, activation: false });
    },
  }),
});

/** Human Fleet (BSG-22.10, 22.17). */
export const takingCard = procedure<{ readonly seat: Seat; victim: Seat | null }>('taking-card', {
  victim: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one(
        'choose-hand',
        t.seats.filter((other) => other !== seat),
      ),
    then(t, stealing, victim) {
      const { seat } = stealing;
      stealing.victim = victim;
      t.reveal([seat]);
      const cards = playerAt(t.facts, victim).hand.map(lookOf);
      t.whisper([seat], 'hand-seen', { seat, of: victim, cards }, { seat, of: victim });
    },
  }),
  take: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { victim }) {
      const hand = victim === null ? [] : playerAt(t.facts, victim).hand;
      const looks = [...new Set(hand.map(lookOf))];
      return looks.length === 0 ? null : one('choose-card-to-take', looks);
    },
    then(t, { seat, victim }, look) {
      const from = victim === null ? null : playerAt(t.facts, victim);
      const card = from?.hand.find((it) => lookOf(it) === look);
      if (victim === null || from === null || card === undefined) return;
      from.hand = from.hand.filter((it) => it !== card);
      playerAt(t.facts, seat).hand.push(card);
      t.whisper(
        [seat, victim],
        'card-taken',
        { from: victim, to: seat, card: look },
        { from: victim, to: seat },
      );
    },
  }),
});

/** Resurrection Ship, first (BSG-22.11, 22.13, 22.16). */
export const swappingSuperCrisis = procedure<{ readonly seat: Seat }>('swapping-super-crisis', {
  swap: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      playerAt(t.facts, seat).superCrisis === null
        ? null
        : one('swap-super-crisis', ['swap', 'keep']),
    then(t, { seat }, choice) {
      const player = playerAt(t.facts, seat);
      const old = player.superCrisis;
      if (choice === 'keep' || old === null) return;
      t.facts.superCrisis.discard.push(old);
      t.reveal();
      t.emit('crisis-discarded', { card: old }); // HI-27
      const card = drawTop(t, t.facts.superCrisis);
      player.superCrisis = card;
      if (card !== null) t.whisper([seat], 'super-crisis-drawn', { seat, card }, { seat });
    },
  }),
});

/** Resurrection Ship, then: all own unrevealed Loyalty cards to one player. */
export const handingOver = procedure<{ readonly seat: Seat; readonly upTo: number }>(
  'handing-over-loyalty',
  {
    give: asks({
      obvious: true,
      seat: (_t, { seat }) => seat,
      ask(t, { seat, upTo }) {
        const hidden = playerAt(t.facts, seat).loyalty.some(({ faceUp }) => !faceUp);
        const others = t.seats.filter((other) => other !== seat);
        return hidden && t.facts.distance <= upTo ? one('give-loyalty-to', others) : null;
      },
      then(t, { seat }, to) {
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
      },
    }),
  },
);

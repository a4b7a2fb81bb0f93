import { one, type Seat } from '@starboard/kernel';
import { type CrisisId, lookOf } from '../../content/library.ts';
import { passLoyalty } from '../../rulebook/loyalty.ts';
import { crisisRevealed, resolveCrisis } from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { CrisisCard } from '../../table/cards.ts';
import { drawTop } from '../../table/decks.ts';
import { layOnTable } from '../../table/on-table.ts';
import { playerAt, stillPlaying } from '../../table/people.ts';
import { drawSuperCrisis } from '../../table/super-crises.ts';
import { contextOf } from '../context.ts';
import type { Operations } from '../operation.ts';

// What revealed Cylons can do where they are (section 22).

/** A Super Crisis card of the own hand; with several, the one that is chosen. */
const playingSuperCrisis = procedure<{ readonly seat: Seat }>('playing-super-crisis', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const cards = playerAt(t.facts, seat).superCrises;
      if (cards.length === 0) return null;
      return one(
        'choose-super-crisis',
        cards.map((_, i) => i),
        { things: 'card', about: { deck: 'super-crisis', cards: [...cards] } },
      );
    },
    then(t, { seat }, index) {
      const [id] = playerAt(t.facts, seat).superCrises.splice(index, 1);
      if (id === undefined) return;
      const player = playerAt(t.facts, seat);
      player.superCrisesPlayed = (player.superCrisesPlayed ?? 0) + 1;
      const card: CrisisCard = { deck: 'super-crisis', id };
      t.reveal();
      t.emit('crisis-drawn', { seat, card: id, deck: card.deck });
      layOnTable(t, card);
      t.run(resolveCrisis, { card, context: contextOf(seat), activation: false, option: null });
    },
  }),
});

/** Caprica: one of two Crisis cards (BSG-22.6). */
const choosingCrisis = procedure<{
  readonly seat: Seat;
  readonly count: number;
  drawn: CrisisId[];
}>('choosing-crisis', {
  draw(t, { seat, count, drawn }) {
    for (let i = 0; i < count; i++) {
      const card = drawTop(t, answers(t.facts).crisisDeck(t.facts));
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
            { things: 'card', about: { deck: 'crisis', cards: drawn } },
          ),
    then(t, choosing, index) {
      const { seat, drawn } = choosing;
      const card = drawn[index];
      const rest = drawn.filter((_, i) => i !== index);
      choosing.drawn = [];
      const deck = answers(t.facts).crisisDeck(t.facts);
      if (answers(t.facts).crisisPassedOver === 'bottom') {
        deck.draw.push(...rest); // PEG-13.2, H10
      } else {
        deck.discard.push(...rest);
        t.reveal();
        for (const other of rest) t.emit('crisis-discarded', { card: other, deck: 'crisis' }); // HI-21
      }
      if (card === undefined) return;
      const revealed: CrisisCard = { deck: 'crisis', id: card };
      t.run(crisisRevealed, { seat, card: revealed, activation: false });
    },
  }),
});

/** Human Fleet (BSG-22.10, 22.17). */
const takingCard = procedure<{ readonly seat: Seat; victim: Seat | null }>('taking-card', {
  victim: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one(
        'choose-hand',
        stillPlaying(t.facts, t.seats).filter((other) => other !== seat),
        { things: 'seat' },
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
      return victim === null || looks.length === 0
        ? null
        : one('choose-card-to-take', looks, { things: 'skill-card', args: { seat: victim } });
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
const swappingSuperCrisis = procedure<{ readonly seat: Seat }>('swapping-super-crisis', {
  swap: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      playerAt(t.facts, seat).superCrises.length === 0
        ? null
        : one('swap-super-crisis', ['swap', 'keep'], { things: 'word' }),
    then(t, { seat }, choice) {
      const player = playerAt(t.facts, seat);
      const old = choice === 'keep' ? undefined : player.superCrises.shift();
      if (old === undefined) return;
      t.facts.superCrisis.discard.push(old);
      t.reveal();
      t.emit('crisis-discarded', { card: old, deck: 'super-crisis' }); // HI-27
      drawSuperCrisis(t, seat);
    },
  }),
});

/** Resurrection Ship, then: all own unrevealed Loyalty cards to one player. */
const handingOver = procedure<{ readonly seat: Seat; readonly upTo: number }>(
  'handing-over-loyalty',
  {
    give: asks({
      obvious: true,
      seat: (_t, { seat }) => seat,
      ask(t, { seat, upTo }) {
        const hidden = playerAt(t.facts, seat).loyalty.some(({ faceUp }) => !faceUp);
        const others = stillPlaying(t.facts, t.seats).filter((other) => other !== seat);
        return hidden && t.facts.distance <= upTo
          ? one('give-loyalty-to', others, { things: 'seat' })
          : null;
      },
      then(t, { seat }, to) {
        passLoyalty(t, seat, to);
      },
    }),
  },
);

export const cylonOperations: Operations<
  'play-super-crisis' | 'crisis-of' | 'take-card' | 'swap-super-crisis' | 'hand-over-loyalty'
> = {
  'play-super-crisis': {
    perform: (t, _, { context }) => t.run(playingSuperCrisis, { seat: context.self }),
  },
  'crisis-of': {
    perform: (t, { draw }, { context }) =>
      t.run(choosingCrisis, { seat: context.self, count: draw, drawn: [] }),
  },
  'take-card': {
    perform: (t, _, { context }) => t.run(takingCard, { seat: context.self, victim: null }),
  },
  'swap-super-crisis': {
    perform: (t, _, { context }) => t.run(swappingSuperCrisis, { seat: context.self }),
  },
  'hand-over-loyalty': {
    perform: (t, { upToDistance }, { context }) =>
      t.run(handingOver, { seat: context.self, upTo: upToDistance }),
  },
};

export const cylonProcedures = [
  playingSuperCrisis,
  choosingCrisis,
  takingCard,
  swappingSuperCrisis,
  handingOver,
];

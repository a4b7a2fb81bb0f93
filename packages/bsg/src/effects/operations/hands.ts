import { one, order, type Seat, some } from '@starboard/kernel';
import type { QuorumId } from '../../content/library.ts';
import { addHumanCard, drawLoyalty } from '../../rulebook/human-cards.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { discardSkill, drawDestiny, drawTop } from '../../table/decks.ts';
import type { BsgTable } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import { standingOf } from '../../table/standing.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';
import { drawing, drawQuorumCards, ownSkills } from './cards.ts';

// Whole hands, and what is done with the Quorum and Loyalty decks besides drawing.

/** Star Player: any number of cards, and as many of one skill of the own set. */
const refreshing = procedure<{ readonly seat: Seat; count?: number }>('refreshing-hand', {
  discard: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { hand } = playerAt(t.facts, seat);
      return hand.length === 0
        ? null
        : some('discard-to-refresh', hand, { things: 'skill-card', max: hand.length });
    },
    then(t, refreshing, cards) {
      refreshing.count = cards.length;
      discardSkill(t, refreshing.seat, cards);
    },
  }),
  skill: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t, { seat, count = 0 }) =>
      count === 0
        ? null
        : one('choose-skill-to-draw', ownSkills(t.facts, seat), { things: 'skill' }),
    then(t, { seat, count = 0 }, skill) {
      t.run(drawing, { seat, left: count, from: [skill] });
    },
  }),
});

/** Human Prisoner: all skill cards of somebody. */
function takeHand(t: BsgTable, from: Seat, to: Seat): void {
  const [giver, taker] = [playerAt(t.facts, from), playerAt(t.facts, to)];
  const cards = giver.hand;
  if (cards.length === 0 || from === to) return;
  giver.hand = [];
  taker.hand.push(...cards);
  t.reveal([to]);
  const count = cards.length;
  t.whisper([from, to], 'hand-taken', { from, to, count, cards: [...cards] }, { from, to, count });
}

/** Influential: the top of the Quorum deck, put back in any order. */
const arrangingQuorum = procedure<{
  readonly seat: Seat;
  readonly count: number;
  drawn?: QuorumId[];
}>('arranging-quorum', {
  look(t, arranging) {
    const cards: QuorumId[] = [];
    for (let i = 0; i < arranging.count; i++) {
      const card = drawTop(t, t.facts.quorum);
      if (card !== null) cards.push(card);
    }
    arranging.drawn = cards;
    t.reveal([arranging.seat]);
  },
  order: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn = [] }) =>
      order(
        'order-quorum-deck',
        drawn.map((_, i) => i),
        { things: 'card', about: { deck: 'quorum', cards: drawn } },
      ),
    then(t, arranging, indices) {
      const { seat, drawn = [] } = arranging;
      arranging.drawn = [];
      t.facts.quorum.draw.unshift(...indices.flatMap((i) => drawn[i] ?? []));
      t.emit('quorum-arranged', { seat, count: drawn.length });
    },
  }),
});

/** Resignation: any number of Quorum cards for as many. */
const tradingQuorum = procedure<{ readonly seat: Seat }>('trading-quorum', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const { quorumHand } = t.facts;
      return quorumHand.length === 0
        ? null
        : some(
            'trade-quorum-cards',
            quorumHand.map((_, i) => i),
            {
              things: 'card',
              max: quorumHand.length,
              about: { deck: 'quorum', cards: [...quorumHand] },
            },
          );
    },
    then(t, _, indices) {
      const { facts } = t;
      const gone = indices.flatMap((i) => facts.quorumHand[i] ?? []);
      if (gone.length === 0) return;
      facts.quorumHand = facts.quorumHand.filter((_card, i) => !indices.includes(i));
      facts.quorum.discard.push(...gone);
      t.reveal();
      t.emit('quorum-discarded', { cards: gone });
      drawQuorumCards(t, gone.length);
    },
  }),
});

/** The top cards of the Destiny deck into a hand. */
function takeDestiny(t: BsgTable, seat: Seat, wanted: number): void {
  const cards = drawDestiny(t, wanted);
  playerAt(t.facts, seat).hand.push(...cards);
  t.reveal([seat]);
  const count = cards.length;
  t.whisper([seat], 'destiny-taken', { seat, count, cards }, { seat, count });
}

export const handOperations: Operations<
  | 'refresh-hand'
  | 'take-hand'
  | 'arrange-quorum'
  | 'trade-quorum'
  | 'take-destiny'
  | 'add-human-card'
  | 'draw-loyalty'
> = {
  'refresh-hand': { perform: (t, _, { context }) => t.run(refreshing, { seat: context.self }) },
  'take-hand': {
    perform(t, { from }, { context }) {
      const seat = whoIs(t, context, from);
      if (seat !== null) takeHand(t, seat, context.self);
    },
  },
  'arrange-quorum': {
    perform: (t, { count }, { context }) => t.run(arrangingQuorum, { seat: context.self, count }),
  },
  // Whoever carries it out: the hand is the President's, and nobody else sees it (HI-24).
  'trade-quorum': {
    perform(t) {
      const { president } = t.facts.titles;
      if (president !== null) t.run(tradingQuorum, { seat: president });
    },
  },
  'take-destiny': {
    perform(t, { who, count }, { context }) {
      const seat = whoIs(t, context, who);
      if (seat !== null) takeDestiny(t, seat, count);
    },
  },
  // EXO-39.4: a leader is not concerned
  'add-human-card': {
    perform(t, _, { context }) {
      if (standingOf(t.facts, context.self).loyalty) addHumanCard(t);
    },
  },
  'draw-loyalty': {
    perform(t, { who }, { context }) {
      const seat = whoIs(t, context, who);
      if (seat !== null) drawLoyalty(t, seat);
    },
  },
};

export const handProcedures = [refreshing, arrangingQuorum, tradingQuorum];

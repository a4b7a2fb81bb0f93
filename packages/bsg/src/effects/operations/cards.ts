import { one, type Seat } from '@starboard/kernel';
import type { QuorumId } from '../../content/library.ts';
import { playQuorum } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawSkill, drawTop } from '../../table/decks.ts';
import type { BsgTable, OnTable } from '../../table/facts.ts';
import { bare, cardOnTable } from '../../table/on-table.ts';
import { playerAt } from '../../table/people.ts';
import type { Skill } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';
import { candidates } from './people.ts';

/** Skill cards of given skills; where there are several, each is named before its card is drawn (BSG-15.33). */
export const drawing = procedure<{
  readonly seat: Seat;
  left: number;
  from: readonly Skill[];
  /** Each of another skill (PEG-6.16). */
  readonly different?: boolean;
}>('drawing', {
  draw(t, drawing) {
    if (drawing.left <= 0) return '';
    const [only, ...more] = drawing.from;
    if (only === undefined) return '';
    if (more.length > 0) return 'choose';
    drawSkill(t, drawing.seat, only);
    drawing.left -= 1;
    return drawing.different === true ? '' : 'draw';
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { from }) => one('choose-skill-to-draw', from, { things: 'skill' }),
    then(t, drawing, skill) {
      drawSkill(t, drawing.seat, skill);
      drawing.left -= 1;
      if (drawing.different === true) drawing.from = drawing.from.filter((it) => it !== skill);
      return 'draw';
    },
  }),
});

export function drawQuorumCards(t: BsgTable, count: number): void {
  const { president } = t.facts.titles;
  const cards: QuorumId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(t, t.facts.quorum);
    if (card !== null) cards.push(card);
  }
  t.facts.quorumHand.push(...cards);
  if (president === null) return;
  t.reveal([president]);
  t.whisper([president], 'quorum-drawn', { count: cards.length, cards }, { count: cards.length });
}

export function onCard(t: BsgTable, change: (card: OnTable) => void): void {
  const card = cardOnTable(t);
  if (card !== null) change(card);
}

function keepCard(t: BsgTable): void {
  const it = cardOnTable(t);
  if (it === null) return;
  it.fate = 'kept';
  t.facts.kept.push(bare(it));
  t.emit('card-kept', { card: it.id, deck: it.deck });
}

const givingCard = procedure<{ readonly seat: Seat }>('giving-card', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, _, seat) {
      const others = candidates(t, 'others', seat);
      return others.length === 0 ? null : one('give-card-to', others, { things: 'seat' });
    },
    then(t, _, to) {
      const it = cardOnTable(t);
      if (it?.deck !== 'quorum') return;
      it.fate = 'given';
      playerAt(t.facts, to).quorum.push(it.id);
      t.emit('quorum-given', { card: it.id, to });
    },
  }),
});

/** Skilled Politician (BSG-12.24, 12.27). */
const quorumChoosing = procedure<{
  readonly seat: Seat;
  drawn: QuorumId[];
  readonly count: number;
}>('quorum-choosing', {
  draw(t, choosing) {
    for (let i = 0; i < choosing.count; i++) {
      const card = drawTop(t, t.facts.quorum);
      if (card !== null) choosing.drawn.push(card);
    }
    t.reveal([choosing.seat]);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn }) =>
      drawn.length === 0
        ? null
        : one(
            'choose-quorum-card',
            drawn.map((_, i) => i),
            { things: 'card', about: { deck: 'quorum', cards: drawn } },
          ),
    then(t, choosing, index) {
      const card = choosing.drawn[index];
      const rest = choosing.drawn.filter((_, i) => i !== index);
      t.facts.quorum.draw.push(...rest);
      choosing.drawn = [];
      if (card === undefined) return;
      t.run(playQuorum, { seat: choosing.seat, card });
    },
  }),
});

/** A card of the Quorum hand (BSG-6.8, 6.32, 13.16). */
const playingFromHand = procedure<{ readonly seat: Seat }>('playing-from-hand', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      t.facts.quorumHand.length === 0
        ? null
        : one(
            'choose-quorum-card',
            t.facts.quorumHand.map((_, i) => i),
            { things: 'card', about: { deck: 'quorum', cards: [...t.facts.quorumHand] } },
          ),
    then(t, { seat }, index) {
      playFromHand(t, seat, index);
    },
  }),
});

export function playFromHand(t: BsgTable, seat: Seat, index: number): void {
  const [card] = t.facts.quorumHand.splice(index, 1);
  if (card !== undefined) t.run(playQuorum, { seat, card });
}

export const cardOperations: Operations<
  'draw' | 'draw-quorum' | 'keep' | 'remove-card' | 'give-card' | 'play-quorum' | 'quorum-choice'
> = {
  draw: {
    perform(t, { who, count, from }, { context }) {
      const seat = whoIs(t, context, who);
      if (seat !== null) t.run(drawing, { seat, left: count, from });
    },
  },
  'draw-quorum': { perform: (t, { count }) => drawQuorumCards(t, count) },
  keep: { perform: keepCard },
  'remove-card': {
    perform: (t) =>
      onCard(t, (card) => {
        card.fate = 'removed';
      }),
  },
  'give-card': { perform: (t, _, { context }) => t.run(givingCard, { seat: context.self }) },
  'play-quorum': { perform: (t, _, { context }) => t.run(playingFromHand, { seat: context.self }) },
  'quorum-choice': {
    perform: (t, { draw }, { context }) =>
      t.run(quorumChoosing, { seat: context.self, drawn: [], count: draw }),
  },
};

export const cardProcedures = [drawing, givingCard, quorumChoosing, playingFromHand];

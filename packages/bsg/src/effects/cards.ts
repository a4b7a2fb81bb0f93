import { one, type Seat } from '@starboard/kernel';
import type { QuorumId } from '../content/index.ts';
import { drawSkill, drawTop } from '../decks.ts';
import type { BsgTable, OnTable } from '../facts.ts';
import { playQuorum } from '../forward.ts';
import { cardOnTable } from '../on-table.ts';
import { playerAt } from '../people.ts';
import { asks, procedure } from '../rules.ts';
import type { Skill } from '../vocabulary.ts';
import { candidates } from './people.ts';

/** Skill cards of given skills; where there are several, each is named before its card is drawn (BSG-15.33). */
export const drawing = procedure<{
  readonly seat: Seat;
  left: number;
  readonly from: readonly Skill[];
}>('drawing', {
  draw(t, drawing) {
    if (drawing.left <= 0) return '';
    const [only, ...more] = drawing.from;
    if (only === undefined) return '';
    if (more.length > 0) return 'choose';
    drawSkill(t, drawing.seat, only);
    drawing.left -= 1;
    return 'draw';
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { from }) => one('choose-skill-to-draw', from),
    then(t, drawing, skill) {
      drawSkill(t, drawing.seat, skill);
      drawing.left -= 1;
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

export function keepCard(t: BsgTable): void {
  const it = cardOnTable(t);
  if (it === null) return;
  it.fate = 'kept';
  // Written out twice, so that the compiler sees which cards go with which deck.
  t.facts.kept.push(
    it.deck === 'quorum' ? { card: it.card, deck: it.deck } : { card: it.card, deck: it.deck },
  );
  t.emit('card-kept', { card: it.card });
}

export const givingCard = procedure<{ readonly seat: Seat }>('giving-card', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, _, seat) {
      const others = candidates(t, 'others', seat);
      return others.length === 0 ? null : one('give-card-to', others);
    },
    then(t, _, to) {
      const it = cardOnTable(t);
      if (it?.deck !== 'quorum') return;
      it.fate = 'given';
      const { card } = it;
      playerAt(t.facts, to).quorum.push(card);
      t.emit('quorum-given', { card, to });
    },
  }),
});

/** Launch Scout, and Recon: the top of a deck, to either end of it. */
export const lookingAtDeck = procedure<{
  readonly seat: Seat;
  deck: 'crisis' | 'destination' | null;
}>('looking-at-deck', {
  deck: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { deck }) => (deck === null ? one('choose-deck', ['crisis', 'destination']) : null),
    then(_t, looking, deck) {
      looking.deck = deck;
    },
  }),
  look(t, { seat, deck }) {
    const card = topOf(t, deck);
    if (card === null) return '';
    t.reveal([seat]);
    return 'place';
  },
  place: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { deck }) {
      const card = topOf(t, deck);
      return card === null ? null : one('top-or-bottom', ['top', 'bottom'], { args: { card } });
    },
    then(t, { seat, deck }, end) {
      const card = topOf(t, deck);
      if (card === null || deck === null) return;
      if (end === 'bottom') {
        if (deck === 'crisis') rotate(t.facts.crisis.draw);
        else rotate(t.facts.destinations);
      }
      playerAt(t.facts, seat).notes.push({ about: deck, card, end, turn: t.facts.turn });
      t.whisper([seat], 'deck-looked-at', { seat, deck, card, end }, { seat, deck, end });
    },
  }),
});

export function rotate<T>(cards: T[]): void {
  const top = cards.shift();
  if (top !== undefined) cards.push(top);
}

export function topOf(t: BsgTable, deck: 'crisis' | 'destination' | null) {
  if (deck === 'crisis') {
    if (t.facts.crisis.draw.length === 0) {
      const card = drawTop(t, t.facts.crisis);
      if (card !== null) t.facts.crisis.draw.unshift(card);
    }
    return t.facts.crisis.draw[0] ?? null;
  }
  return t.facts.destinations[0] ?? null;
}

/** Skilled Politician (BSG-12.24, 12.27). */
export const quorumChoosing = procedure<{
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
            { about: { cards: drawn } },
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

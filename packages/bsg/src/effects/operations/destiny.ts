import { END, one, order, type Seat, some } from '@starboard/kernel';
import { lookOf, type SkillCard } from '../../content/library.ts';
import { boxOf } from '../../modules/box.ts';
import { answers } from '../../rulebook/questions.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawDestiny, drawTop, toDiscard } from '../../table/decks.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import { type Skill, TREACHERY } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';

// What is done to the Destiny deck, and what is seen of it.

function takeFromDeck(t: BsgTable, skill: Skill, count: number): SkillCard[] {
  const cards: SkillCard[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(t, t.facts.skills[skill]);
    if (card !== null) cards.push(card);
  }
  return cards;
}

function addToDestiny(t: BsgTable, skill: Skill, count: number): void {
  const cards = takeFromDeck(t, skill, count);
  t.facts.destiny = t.shuffle([...t.facts.destiny, ...cards]);
  t.emit('destiny-changed', { skill, cards: cards.length, rebuilt: false });
}

/** The next one is built as usual again. */
function rebuildDestiny(t: BsgTable, skill: Skill, count: number): void {
  toDiscard(t, t.facts.destiny);
  t.reveal();
  t.facts.destiny = takeFromDeck(t, skill, count);
  t.emit('destiny-changed', { skill, cards: t.facts.destiny.length, rebuilt: true });
}

/** Glimpse the Face of God: the top cards to the hand, others of the hand on top (PEG-H7). */
const glimpsing = procedure<{
  readonly seat: Seat;
  readonly count: number;
  chosen?: SkillCard[];
}>('glimpsing-destiny', {
  take(t, glimpsing) {
    const { seat } = glimpsing;
    const cards = drawDestiny(t, glimpsing.count);
    playerAt(t.facts, seat).hand.push(...cards);
    t.reveal([seat]);
    const count = cards.length;
    t.whisper([seat], 'destiny-taken', { seat, count, cards }, { seat, count });
  },
  put: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { count }, seat) {
      const { hand } = playerAt(t.facts, seat);
      const picks = Math.min(count, hand.length);
      return picks === 0
        ? null
        : some('lay-on-destiny', hand, { things: 'skill-card', min: picks, max: picks });
    },
    then(_t, glimpsing, cards) {
      glimpsing.chosen = [...cards];
    },
  }),
  order: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (_t, { chosen = [] }) =>
      chosen.length === 0 ? null : order('order-on-destiny', chosen, { things: 'skill-card' }),
    then(t, glimpsing, cards) {
      const { seat } = glimpsing;
      delete glimpsing.chosen;
      const player = playerAt(t.facts, seat);
      player.hand = player.hand.filter((card) => !cards.includes(card));
      t.facts.destiny.unshift(...cards);
      t.whisper(
        [seat],
        'destiny-laid',
        { seat, count: cards.length, cards: [...cards] },
        { seat, count: cards.length },
      );
    },
  }),
});

/** God's Plan: the card that was played, which lies on top of its pile, for the top card (PEG-H7). */
function swapWithDestiny(t: BsgTable, seat: Seat): void {
  const played = t.facts.skills[TREACHERY].discard.pop();
  // They change places: the deck is never empty between the two.
  if (played !== undefined) t.facts.destiny.splice(1, 0, played);
  const [top] = drawDestiny(t, 1);
  if (top !== undefined) {
    playerAt(t.facts, seat).hand.push(top);
    t.reveal([seat]);
    t.whisper([seat], 'destiny-taken', { seat, count: 1, cards: [top] }, { seat, count: 1 });
  }
  if (played === undefined) return;
  t.emit('destiny-laid', { seat, count: 1, cards: [lookOf(played)] });
}

/** The decks whose bottom card can be asked for, besides those of the skills (PEG-41.12). */
const DECKS = ['crisis', 'destination', 'quorum', 'super-crisis'] as const;
type Asked = (typeof DECKS)[number];

function cardsOf(facts: Facts, deck: Asked): readonly string[] {
  switch (deck) {
    case 'crisis':
      return answers(facts).crisisDeck(facts).draw;
    case 'destination':
      return facts.destinations;
    case 'quorum':
      return facts.quorum.draw;
    case 'super-crisis':
      return facts.superCrisis.draw;
  }
}

const isSkill = (deck: Asked | Skill): deck is Skill => !DECKS.some((it) => it === deck);

function seeBottom(t: BsgTable, seat: Seat, skill: Skill): undefined {
  const bottom = t.facts.skills[skill].draw.at(-1);
  if (bottom === undefined) return;
  t.reveal([seat]);
  const card = lookOf(bottom);
  t.whisper([seat], 'skill-bottom-seen', { seat, skill, card }, { seat, skill });
}

/** Consult the Oracle: the bottom of a deck, then the Destiny deck without two of its cards. */
const consulting = procedure<{
  readonly seat: Seat;
  readonly count: number;
  seen?: true;
  /** Only the Destiny deck, and only if wanted (Mysterious Message). */
  readonly search?: true;
}>('consulting-oracle', {
  search: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { search }) =>
      search === true ? one('search-destiny', ['look', 'decline'], { things: 'word' }) : null,
    then: (_t, _consulting, choice) => (choice === 'look' ? 'look' : END),
  }),
  deck: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const decks = [
        ...DECKS.filter((deck) => cardsOf(t.facts, deck).length > 0),
        ...boxOf(t.facts).skills.filter((skill) => t.facts.skills[skill].draw.length > 0),
      ];
      return decks.length === 0 ? null : one('choose-deck-bottom', decks, { things: 'word' });
    },
    then(t, { seat }, deck) {
      if (isSkill(deck)) return seeBottom(t, seat, deck);
      const card = cardsOf(t.facts, deck).at(-1);
      if (card === undefined) return;
      if (deck === 'crisis' || deck === 'destination') {
        const { notes } = playerAt(t.facts, seat);
        notes.push({ about: deck, card, end: 'bottom', turn: t.facts.turn });
      }
      t.reveal([seat]);
      t.whisper([seat], 'bottom-seen', { seat, deck, card }, { seat, deck });
    },
  }),
  look(t, consulting) {
    consulting.seen = true;
    t.reveal([consulting.seat]);
  },
  discard: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { count }) {
      const { destiny } = t.facts;
      const picks = Math.min(count, destiny.length);
      return picks === 0
        ? null
        : some('discard-from-destiny', destiny, { things: 'skill-card', min: picks, max: picks });
    },
    then(t, { seat }, cards) {
      t.facts.destiny = t.facts.destiny.filter((card) => !cards.includes(card));
      toDiscard(t, cards);
      t.reveal();
      t.emit('destiny-discarded', { seat, cards: cards.map(lookOf) });
    },
  }),
  shuffle(t, consulting) {
    delete consulting.seen;
    t.facts.destiny = t.shuffle(t.facts.destiny);
  },
});

export const destinyOperations: Operations<
  | 'add-to-destiny'
  | 'rebuild-destiny'
  | 'glimpse-destiny'
  | 'swap-with-destiny'
  | 'consult-oracle'
  | 'search-destiny'
> = {
  'search-destiny': {
    perform(t, { by, discard }, { context }) {
      const seat = whoIs(t, context, by);
      if (seat !== null) t.run(consulting, { seat, count: discard, search: true });
    },
  },
  'add-to-destiny': { perform: (t, { skill, count }) => addToDestiny(t, skill, count) },
  'rebuild-destiny': { perform: (t, { skill, count }) => rebuildDestiny(t, skill, count) },
  'glimpse-destiny': {
    perform: (t, { count }, { context }) => t.run(glimpsing, { seat: context.self, count }),
  },
  'swap-with-destiny': { perform: (t, _, { context }) => swapWithDestiny(t, context.self) },
  'consult-oracle': {
    perform: (t, { destiny }, { context }) =>
      t.run(consulting, { seat: context.self, count: destiny }),
  },
};

export const destinyProcedures = [glimpsing, consulting];

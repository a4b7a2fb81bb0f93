import { one, type Seat, some } from '@starboard/kernel';
import { lookOf, type SkillCard, skillOf, strengthOf } from '../../content/library.ts';
import { boxOf } from '../../modules/box.ts';
import { addCards, type Checking } from '../../rulebook/check.ts';
import { checkUnderWay, locationCheckUnderWay, resolve } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawDestiny, drawTop, toDiscard } from '../../table/decks.ts';
import type { BsgTable } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import type { Skill } from '../../table/vocabulary.ts';
import type { Doing, Operations } from '../operation.ts';
import { inner } from '../text.ts';

// What can be done to a check that is under way.

/** The check itself, or the one that a location is about to ask for. */
function difficultyUnderWay(t: BsgTable): { difficulty: number } | null {
  return t.within(checkUnderWay, locationCheckUnderWay);
}

function changeDifficulty(t: BsgTable, by: number, { context }: Doing): void {
  const check = difficultyUnderWay(t);
  if (check === null) return;
  check.difficulty += by;
  t.emit('difficulty-changed', { seat: context.self, by, difficulty: check.difficulty });
}

/** A skill that was said with a play. */
function skillSaid({ context }: Doing): Skill | null {
  // The play offered the skills of the table, and nothing else.
  return context.said === undefined ? null : (context.said as Skill);
}

/** Fast Learner: the top of one skill deck, all to the hand or all into the check (PEG-16.6). */
const learningFast = procedure<{
  readonly seat: Seat;
  readonly count: number;
  drawn?: SkillCard[];
}>('learning-fast', {
  deck: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) => one('choose-skill-deck', boxOf(t.facts).skills, { things: 'skill' }),
    then(t, learning, skill) {
      const { seat } = learning;
      const cards: SkillCard[] = [];
      for (let i = 0; i < learning.count; i++) {
        const card = drawTop(t, t.facts.skills[skill]);
        if (card !== null) cards.push(card);
      }
      learning.drawn = cards;
      t.reveal([seat]);
      const count = cards.length;
      t.whisper([seat], 'skill-cards-seen', { seat, skill, count, cards }, { seat, skill, count });
    },
  }),
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn = [] }) =>
      drawn.length === 0
        ? null
        : one('learn-fast', ['hand', 'check'], { things: 'word', about: { cards: drawn } }),
    then(t, learning, choice) {
      const { seat, drawn = [] } = learning;
      delete learning.drawn;
      const check = t.within(checkUnderWay);
      t.emit('cards-committed', { seat, count: drawn.length, to: choice });
      if (choice === 'hand' || check === null) playerAt(t.facts, seat).hand.push(...drawn);
      else check.aside = { seat, cards: drawn };
    },
  }),
});

/** Human Delusion: any number of cards, to those that lie open already. */
const addingOpenly = procedure<{ readonly seat: Seat }>('adding-openly', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { hand } = playerAt(t.facts, seat);
      return hand.length === 0
        ? null
        : some('add-to-check', hand, { things: 'skill-card', max: hand.length });
    },
    then(t, { seat }, cards) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      const player = playerAt(t.facts, seat);
      player.hand = player.hand.filter((card) => !cards.includes(card));
      addCards(t, check, seat, cards);
    },
  }),
});

/** Political Prowess: passed or failed, as its player says. */
const deciding = procedure<{ readonly seat: Seat }>('deciding-check', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('decide-check', ['pass', 'fail'], { things: 'word' }),
    then(t, { seat }, result) {
      const check = t.within(locationCheckUnderWay);
      if (check === null) return;
      check.result = result;
      t.emit('check-decided', { seat, result });
    },
  }),
});

/** Cards leave an open check. */
function takeOut(
  t: BsgTable,
  check: Checking,
  seat: Seat | null,
  which: (card: SkillCard) => boolean,
): void {
  const gone = check.pile.filter(which);
  if (gone.length === 0) return;
  check.pile = check.pile.filter((card) => !gone.includes(card));
  toDiscard(t, gone);
  t.emit('check-cards-removed', { seat, cards: gone.map(lookOf) });
}

/** Quick Fix: one of the open cards. */
const removingCard = procedure<{ readonly seat: Seat }>('removing-check-card', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const looks = [...new Set(t.within(checkUnderWay)?.pile.map(lookOf) ?? [])];
      return looks.length === 0 ? null : one('remove-check-card', looks, { things: 'look' });
    },
    then(t, { seat }, look) {
      const check = t.within(checkUnderWay);
      const gone = check?.pile.find((card) => lookOf(card) === look);
      if (check !== null) takeOut(t, check, seat, (card) => card === gone);
    },
  }),
});

export const checkProcedures = [learningFast, addingOpenly, deciding, removingCard];

export const checkOperations: Operations<
  | 'face-up'
  | 'count-positive'
  | 'change-difficulty'
  | 'decide-check'
  | 'ignore-skill'
  | 'take-check-cards'
  | 'reckless'
  | 'no-destiny'
  | 'learn-fast'
  | 'add-to-check'
  | 'discard-from-check'
  | 'double-skill'
  | 'add-destiny-to-check'
  | 'if-skill-in-check'
  | 'iron-will'
  | 'remove-check-card'
> = {
  'face-up': {
    perform(t, { exceptDestiny }) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      check.faceUp = true;
      if (exceptDestiny === true) check.destinyHidden = true;
    },
  },
  // PEG-15.3
  reckless: {
    perform(t) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      check.reckless = true;
      t.emit('check-reckless', {});
    },
  },
  'no-destiny': {
    perform(t) {
      const check = t.within(checkUnderWay);
      if (check !== null) check.noDestiny = true;
    },
  },
  'learn-fast': {
    perform: (t, { count }, { context }) => t.run(learningFast, { seat: context.self, count }),
  },
  'add-to-check': { perform: (t, _, { context }) => t.run(addingOpenly, { seat: context.self }) },
  'count-positive': {
    perform(t, { skill }) {
      const check = t.within(checkUnderWay);
      if (check !== null && !check.skills.includes(skill)) check.skills.push(skill);
    },
  },
  'change-difficulty': { perform: (t, { by }, doing) => changeDifficulty(t, by, doing) },
  // BSG-16.4, EXO-5.4
  'decide-check': {
    perform(t, { result }, { context }) {
      if (result === 'as-they-like') return t.run(deciding, { seat: context.self });
      const check = t.within(checkUnderWay);
      if (check !== null) check.result = result;
    },
  },
  // Red Tape: once, whatever comes later (EXO-3.10)
  'discard-from-check': {
    perform(t, { strengths }) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      takeOut(t, check, null, (card) => strengths.includes(strengthOf(card)));
    },
  },
  'double-skill': {
    perform(t, { skill }) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      check.doubled = skill;
      t.emit('skill-doubled', { skill });
    },
  },
  'add-destiny-to-check': {
    perform(t, { count }) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      const cards = drawDestiny(t, count);
      check.pile.push(...cards);
      t.reveal();
      t.emit('contributed', { seat: null, count: cards.length, cards: cards.map(lookOf) });
    },
  },
  'if-skill-in-check': {
    perform(t, { skill, atLeast }, { line, context }) {
      const check = t.within(checkUnderWay);
      const own = check?.pile.filter((card) => skillOf(card) === skill) ?? [];
      if (own.reduce((sum, card) => sum + strengthOf(card), 0) < atLeast) return;
      t.run(resolve, { text: inner(line, 'then'), at: 0, context });
    },
  },
  'iron-will': {
    perform(t, _, { line }) {
      const check = t.within(checkUnderWay);
      if (check !== null) check.ironWill = line;
    },
  },
  'remove-check-card': {
    perform: (t, _, { context }) => t.run(removingCard, { seat: context.self }),
  },
  'ignore-skill': {
    perform(t, _, doing) {
      const check = t.within(checkUnderWay);
      const skill = skillSaid(doing);
      if (check === null || skill === null) return;
      check.ignored = skill;
      t.emit('skill-ignored', { seat: doing.context.self, skill });
    },
  },
  'take-check-cards': {
    perform(t, _, { context }) {
      const check = t.within(checkUnderWay);
      if (check === null) return;
      playerAt(t.facts, context.self).hand.push(...check.pile);
      check.pile = [];
    },
  },
};

import { one, type Seat, some } from '@starboard/kernel';
import type { SkillCard } from '../../content/library.ts';
import { boxOf } from '../../modules/box.ts';
import { addCards } from '../../rulebook/check.ts';
import { checkUnderWay, locationCheckUnderWay } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawTop } from '../../table/decks.ts';
import type { BsgTable } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import type { Skill } from '../../table/vocabulary.ts';
import type { Doing, Operations } from '../operation.ts';

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

export const checkProcedures = [learningFast, addingOpenly];

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
  // BSG-16.4
  'decide-check': {
    perform(t, { result }) {
      const check = t.within(checkUnderWay);
      if (check !== null) check.result = result;
    },
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

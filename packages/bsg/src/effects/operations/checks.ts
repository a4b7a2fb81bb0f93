import { checkUnderWay, locationCheckUnderWay } from '../../rulebook/procedures.ts';
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

export const checkOperations: Operations<
  | 'face-up'
  | 'count-positive'
  | 'change-difficulty'
  | 'decide-check'
  | 'ignore-skill'
  | 'take-check-cards'
> = {
  'face-up': {
    perform(t) {
      const check = t.within(checkUnderWay);
      if (check !== null) check.faceUp = true;
    },
  },
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

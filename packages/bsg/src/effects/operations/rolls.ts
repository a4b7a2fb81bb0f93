import { rollUnderWay } from '../../rulebook/procedures.ts';
import type { Operations } from '../operation.ts';

// What can be done to a roll of the die.

export const rollOperations: Operations<'add-to-roll' | 'reroll'> = {
  'add-to-roll': {
    perform(t, { plus }) {
      const roll = t.within(rollUnderWay);
      if (roll !== null) roll.plus += plus;
    },
  },
  // BSG-30.16: what was played stays, and what was not may be
  reroll: {
    perform(t, { piloted }) {
      const roll = t.within(rollUnderWay);
      if (roll === null) return;
      roll.again = true;
      if (piloted !== undefined) roll.evasion = roll.piloted ? piloted : 0;
    },
  },
};

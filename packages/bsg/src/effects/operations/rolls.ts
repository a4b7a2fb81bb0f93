import { lookOf, strengthOf } from '../../content/library.ts';
import { attackUnderWay, rollUnderWay, tableRollUnderWay } from '../../rulebook/procedures.ts';
import { discardSkill } from '../../table/decks.ts';
import type { Operations } from '../operation.ts';

// What can be done to a roll of the die.

export const rollOperations: Operations<
  'add-to-roll' | 'reroll' | 'replace-roll' | 'shift-result' | 'set-roll'
> = {
  'set-roll': {
    perform(t, _, { context: { self, said = '' } }) {
      const roll = t.within(rollUnderWay);
      if (roll === null) return;
      roll.set = true;
      roll.result = Number(said);
      t.emit('roll-set', { seat: self, result: roll.result });
    },
  },
  // PEG-41.4: no die, so nothing that is done to dice
  'replace-roll': {
    perform(t, { plus }, { context: { self, said = '' } }) {
      const roll = t.within(rollUnderWay);
      const card = Number(said.slice('card:'.length));
      if (roll === null) return;
      roll.replaced = true;
      roll.result = Math.min(8, strengthOf(card) + plus);
      discardSkill(t, self, [card]);
      t.emit('roll-replaced', { seat: self, card: lookOf(card), result: roll.result });
      const rolled = t.within(attackUnderWay, tableRollUnderWay);
      if (rolled !== null) rolled.rolled = false;
    },
  },
  // PEG-41.15
  'shift-result': {
    perform(t, { by }, { context }) {
      const roll = t.within(rollUnderWay);
      if (roll === null) return;
      roll.result = Math.max(1, Math.min(8, roll.result + by));
      t.emit('result-shifted', { seat: context.self, by, result: roll.result });
    },
  },
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

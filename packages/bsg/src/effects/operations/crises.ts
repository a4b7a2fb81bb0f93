import { END } from '@starboard/kernel';
import { crisisRevealed, resolveCrisis, vipersPlaced } from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { drawTop } from '../../table/decks.ts';
import { clearTable, layOnTable } from '../../table/on-table.ts';
import { playerAt } from '../../table/people.ts';
import { isSector } from '../../table/vocabulary.ts';
import type { Operations } from '../operation.ts';
import { onCard } from './cards.ts';

// What can be done to a Crisis card that was just turned up, and to what it has just placed.

export const crisisOperations: Operations<
  'switch-choice' | 'replace-crisis' | 'board-placed-viper' | 'extra-crisis'
> = {
  'switch-choice': {
    perform(t, _, { context }) {
      const crisis = t.within(resolveCrisis);
      if (crisis === null) return;
      crisis.option = crisis.option === 0 ? 1 : 0;
      const { id, deck } = crisis.card;
      t.emit('part-chosen', { seat: context.self, card: id, deck, part: crisis.option });
    },
  },
  // TW-5
  'replace-crisis': {
    perform(t, _, { context }) {
      const revealed = t.within(crisisRevealed);
      if (revealed === null) return;
      clearTable(t);
      const next = drawTop(t, answers(t.facts).crisisDeck(t.facts));
      if (next === null) return t.leave(crisisRevealed, END);
      revealed.card = { deck: 'crisis', id: next };
      layOnTable(t, revealed.card);
      t.reveal();
      t.emit('crisis-replaced', { seat: context.self, card: next, deck: 'crisis' });
    },
  },
  // TW-17. Which of several in one area makes no difference.
  'board-placed-viper': {
    perform(t, _, { context: { self, said } }) {
      const placed = t.within(vipersPlaced)?.vipers ?? [];
      const viper = placed
        .map((index) => t.facts.vipers[index])
        .find((it) => it?.pilot === null && it.where === said);
      if (viper === undefined) return;
      viper.pilot = self;
      playerAt(t.facts, self).location = null;
      if (isSector(viper.where)) t.emit('boarded', { seat: self, sector: viper.where });
    },
  },
  // BSG-7.17
  'extra-crisis': {
    perform: (t) =>
      onCard(t, (card) => {
        card.another = true;
      }),
  },
};

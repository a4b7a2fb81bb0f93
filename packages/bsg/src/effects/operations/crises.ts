import { END, order, type Seat, some } from '@starboard/kernel';
import { type CrisisId, destinationOf } from '../../content/library.ts';
import {
  crisisRevealed,
  jumpFleet,
  resolveCrisis,
  vipersPlaced,
} from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { takeOver } from '../../ships/vipers.ts';
import type { CrisisCard } from '../../table/cards.ts';
import { drawTop } from '../../table/decks.ts';
import type { BsgTable } from '../../table/facts.ts';
import { clearTable, layOnTable } from '../../table/on-table.ts';
import { isSector } from '../../table/vocabulary.ts';
import { contextOf, whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';
import { onCard } from './cards.ts';

// What can be done to a Crisis card that was just turned up, to what it has just placed, and to those to come.

/** A card is searched for, resolved, and the deck shuffled (Mining Asteroid). */
const fetchingCrisis = procedure<{ readonly seat: Seat; readonly card: CrisisId }>(
  'fetching-crisis',
  {
    find(t, { seat, card: id }) {
      const { crisis } = t.facts;
      const pile = crisis.draw.includes(id) ? crisis.draw : crisis.discard;
      const at = pile.indexOf(id);
      if (at < 0) return END;
      pile.splice(at, 1);
      const card: CrisisCard = { deck: 'crisis', id };
      layOnTable(t, card);
      t.reveal();
      t.emit('crisis-drawn', { seat, card: id, deck: card.deck });
      t.run(resolveCrisis, { card, context: contextOf(seat), activation: false, option: null });
      return undefined;
    },
    shuffle(t) {
      t.shuffle(t.facts.crisis.draw);
    },
  },
);

/** The deck from which the next Crisis card comes, wherever this jump leads (PEG-26.12). */
function crisesAhead(t: BsgTable) {
  const chosen = t.within(jumpFleet)?.chosen;
  const by = chosen === undefined ? 0 : destinationOf(chosen).distance;
  return answers(t.facts).crisisDeck(t.facts, t.facts.distance + by);
}

/** Gas Cloud: some of the next cards, each to the top or the bottom, in any order. */
const lookingAtCrises = procedure<{
  readonly seat: Seat;
  readonly count: number;
  drawn?: CrisisId[];
  /** Those that go to the bottom. */
  under?: CrisisId[];
}>('looking-at-crises', {
  draw(t, looking) {
    const deck = crisesAhead(t);
    const cards: CrisisId[] = [];
    for (let i = 0; i < looking.count; i++) {
      const card = drawTop(t, deck);
      if (card !== null) cards.push(card);
    }
    looking.drawn = cards;
    t.reveal([looking.seat]);
  },
  split: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn = [] }) =>
      drawn.length === 0
        ? null
        : some(
            'crises-to-bottom',
            drawn.map((_, i) => i),
            { things: 'card', max: drawn.length, about: { deck: 'crisis', cards: drawn } },
          ),
    then(_t, looking, indices) {
      const { drawn = [] } = looking;
      looking.under = indices.flatMap((i) => drawn[i] ?? []);
      looking.drawn = drawn.filter((_, i) => !indices.includes(i));
    },
  }),
  top: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn = [] }) =>
      order(
        'order-on-top',
        drawn.map((_, i) => i),
        { things: 'card', about: { deck: 'crisis', cards: drawn } },
      ),
    then(t, looking, indices) {
      const { drawn = [] } = looking;
      looking.drawn = [];
      crisesAhead(t).draw.unshift(...indices.flatMap((i) => drawn[i] ?? []));
    },
  }),
  bottom: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (_t, { under = [] }) =>
      order(
        'order-at-bottom',
        under.map((_, i) => i),
        { things: 'card', about: { deck: 'crisis', cards: under } },
      ),
    then(t, looking, indices) {
      const { seat, under = [] } = looking;
      looking.under = [];
      crisesAhead(t).draw.push(...indices.flatMap((i) => under[i] ?? []));
      t.emit('crises-arranged', { seat, under: under.length });
    },
  }),
});

export const crisisCardProcedures = [fetchingCrisis, lookingAtCrises];

export const crisisOperations: Operations<
  | 'switch-choice'
  | 'replace-crisis'
  | 'board-placed-viper'
  | 'extra-crisis'
  | 'next-crisis-jumps'
  | 'skip-preparation'
  | 'resolve-named-crisis'
  | 'resolve-top-crisis'
  | 'look-crises'
> = {
  // PEG-11.11
  'next-crisis-jumps': {
    perform(t) {
      t.facts.thisTurn.nextCrisisJumps = true;
    },
    touches: 'jump-track',
  },
  'skip-preparation': {
    perform(t) {
      t.facts.thisTurn.noPreparation = true;
    },
  },
  'resolve-named-crisis': {
    perform: (t, { card }, { context }) => t.run(fetchingCrisis, { seat: context.current, card }),
  },
  'resolve-top-crisis': {
    perform(t, _, { context }) {
      const id = drawTop(t, answers(t.facts).crisisDeck(t.facts));
      if (id === null) return;
      t.run(crisisRevealed, {
        seat: context.self,
        card: { deck: 'crisis', id },
        activation: true, // PEG-C23
      });
    },
  },
  'look-crises': {
    perform(t, { by, count }, { context }) {
      const seat = whoIs(t, context, by);
      if (seat !== null) t.run(lookingAtCrises, { seat, count });
    },
  },
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
  // TW-17
  'board-placed-viper': {
    perform(t, _, { context: { self, said } }) {
      const placed = t.within(vipersPlaced)?.vipers ?? [];
      const there = placed.flatMap((index) => {
        const viper = t.facts.vipers[index];
        return viper?.pilot === null && viper.where === said ? [viper] : [];
      });
      if (said !== undefined && isSector(said)) takeOver(t, self, said, there);
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

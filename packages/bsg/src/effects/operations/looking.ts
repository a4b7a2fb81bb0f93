import { one, type Seat, some } from '@starboard/kernel';
import { answers } from '../../rulebook/questions.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawTop } from '../../table/decks.ts';
import type { BsgTable } from '../../table/facts.ts';
import { ability, playerAt } from '../../table/people.ts';
import { isSector, neighbours, SECTORS } from '../../table/vocabulary.ts';
import type { Operations } from '../operation.ts';

/** Communications (BSG-6.24, 6.35). */
const lookingAtCivilians = procedure<{
  readonly seat: Seat;
  readonly count: number;
  ships: number[];
}>('looking-at-civilians', {
  look: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { count }) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) => (isSector(where) ? [ship] : []));
      const most = Math.min(count, ships.length);
      return most === 0
        ? null
        : some('choose-civilians', ships, { things: 'civilian', min: most, max: most });
    },
    then(t, looking, ships) {
      const { seat } = looking;
      looking.ships = [...ships];
      const faces = ships.map((ship) => t.facts.civilians[ship]?.face ?? 'empty');
      const { notes } = playerAt(t.facts, seat);
      for (const [i, ship] of ships.entries()) {
        notes.push({ about: 'civilian', ship, face: faces[i] ?? 'empty', turn: t.facts.turn });
      }
      t.reveal([seat]);
      t.whisper([seat], 'civilians-seen', { seat, ships, faces }, { seat, ships });
    },
  }),
  move: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { ships }) {
      const [ship] = ships;
      const where = ship === undefined ? null : (t.facts.civilians[ship]?.where ?? null);
      if (ship === undefined || !isSector(where)) return null;
      return one('move-civilian', ['stay', ...neighbours(where)], {
        things: 'sector',
        args: { ship },
      });
    },
    then(t, looking, choice) {
      const ship = looking.ships.shift();
      const to = SECTORS.find((sector) => sector === choice);
      const civilian = ship === undefined ? undefined : t.facts.civilians[ship];
      if (ship !== undefined && to !== undefined && civilian !== undefined) {
        civilian.where = to;
        t.emit('civilian-moved', { ship, to });
      }
      return looking.ships.length > 0 ? 'move' : '';
    },
  }),
});

/** Launch Scout, and Recon: the top of a deck, to either end of it. */
const lookingAtDeck = procedure<{
  readonly seat: Seat;
  deck: 'crisis' | 'destination' | null;
}>('looking-at-deck', {
  deck: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { deck }) =>
      deck === null ? one('choose-deck', ['crisis', 'destination'], { things: 'deck' }) : null,
    then(_t, looking, deck) {
      looking.deck = deck;
    },
  }),
  look(t, { seat, deck }) {
    if (topOf(t, deck) === null) return '';
    t.reveal([seat]);
    return 'place';
  },
  place: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { deck }) {
      const card = topOf(t, deck);
      return card === null
        ? null
        : one('top-or-bottom', ['top', 'bottom'], { things: 'word', args: { card, deck } });
    },
    then(t, { seat, deck }, end) {
      const card = topOf(t, deck);
      if (card === null || deck === null) return;
      if (end === 'bottom') {
        if (deck === 'crisis') rotate(answers(t.facts).crisisDeck(t.facts).draw);
        else rotate(t.facts.destinations);
      }
      playerAt(t.facts, seat).notes.push({ about: deck, card, end, turn: t.facts.turn });
      t.whisper([seat], 'deck-looked-at', { seat, deck, card, end }, { seat, deck, end });
    },
  }),
});

function rotate<T>(cards: T[]): void {
  const top = cards.shift();
  if (top !== undefined) cards.push(top);
}

function topOf(t: BsgTable, deck: 'crisis' | 'destination' | null) {
  if (deck !== 'crisis') return t.facts.destinations[0] ?? null;
  const crises = answers(t.facts).crisisDeck(t.facts);
  if (crises.draw.length === 0) {
    const card = drawTop(t, crises);
    if (card !== null) crises.draw.unshift(card);
  }
  return crises.draw[0] ?? null;
}

export const lookOperations: Operations<'look-deck' | 'look-civilians'> = {
  'look-deck': {
    perform: (t, { deck = null }, { context }) =>
      t.run(lookingAtDeck, { seat: context.self, deck }),
  },
  'look-civilians': {
    perform(t, { count: most }, { context: { self: seat } }) {
      const own = ability(t.facts, seat, 'sees-all-civilians');
      if (own !== null) t.emit('ability-used', { seat, ability: own.id });
      const count = own === null && most !== 'all' ? most : t.facts.civilians.length;
      t.run(lookingAtCivilians, { seat, count, ships: [] });
    },
  },
};

export const lookProcedures = [lookingAtCivilians, lookingAtDeck];

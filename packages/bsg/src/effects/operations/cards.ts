import { END, one, type Seat } from '@starboard/kernel';
import { characterOf, type QuorumId, quorumOf } from '../../content/library.ts';
import { boxOf } from '../../modules/box.ts';
import { playQuorum } from '../../rulebook/procedures.ts';
import { woven } from '../../rulebook/weaving.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { drawSkill, drawTop } from '../../table/decks.ts';
import type { BsgTable, Facts, OnTable } from '../../table/facts.ts';
import { bare, cardOnTable } from '../../table/on-table.ts';
import { playerAt } from '../../table/people.ts';
import { standingOf } from '../../table/standing.ts';
import type { Skill } from '../../table/vocabulary.ts';
import { whoAre } from '../context.ts';
import type { Among, EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, type Line } from '../text.ts';
import { candidates } from './people.ts';

/** Skill cards of given skills; where there are several, each is named before its card is drawn (BSG-15.33). */
export const drawing = procedure<{
  readonly seat: Seat;
  left: number;
  from: readonly Skill[];
  /** Each of another skill (PEG-6.16). */
  readonly different?: boolean;
}>('drawing', {
  draw(t, drawing) {
    if (drawing.left <= 0) return '';
    const [only, ...more] = drawing.from;
    if (only === undefined) return '';
    if (more.length > 0) return 'choose';
    drawSkill(t, drawing.seat, only);
    drawing.left -= 1;
    return drawing.different === true ? '' : 'draw';
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { from }) => one('choose-skill-to-draw', from, { things: 'skill' }),
    then(t, drawing, skill) {
      drawSkill(t, drawing.seat, skill);
      drawing.left -= 1;
      if (drawing.different === true) drawing.from = drawing.from.filter((it) => it !== skill);
      return 'draw';
    },
  }),
});

/** The skills somebody draws in the own turn, or any: what a card means that names none. */
export function ownSkills(facts: Facts, seat: Seat): readonly Skill[] {
  const { character } = playerAt(facts, seat);
  if (character === null || standingOf(facts, seat).draws === 'any') return boxOf(facts).skills;
  return [...new Set(characterOf(character).skillSet.flatMap(({ skills }) => skills))];
}

/** Several players draw, one after the other; perhaps some of them say no (PEG-7.3). */
const drawingInTurn = procedure<{ waiting: Seat[]; seat?: Seat; readonly line: Line }>(
  'drawing-in-turn',
  {
    next(t, turns) {
      const { waiting, line } = turns;
      const seat = waiting.shift();
      if (seat === undefined) return END;
      turns.seat = seat;
      const effect = effectAt<EffectOf<'draw'>>(line);
      if (effect.optional === true) return 'ask';
      drawFor(t, effect, seat);
      return 'next';
    },
    ask: asks({
      seat: (t, { seat }) => seat ?? t.facts.current,
      ask(_t, { line }) {
        const { count } = effectAt<EffectOf<'draw'>>(line);
        return one('may-draw', ['draw', 'decline'], { things: 'word', args: { count } });
      },
      then(t, { line, seat }, choice) {
        if (choice === 'draw' && seat !== undefined) drawFor(t, effectAt(line), seat);
        return 'next';
      },
    }),
  },
);

function drawFor(t: BsgTable, { count, from }: EffectOf<'draw'>, seat: Seat): void {
  t.run(drawing, { seat, left: count, from: skillsFor(t.facts, seat, from) });
}

function skillsFor(facts: Facts, seat: Seat, from: EffectOf<'draw'>['from']): readonly Skill[] {
  if (from === 'any') return boxOf(facts).skills;
  return from === 'skill-set' ? ownSkills(facts, seat) : from;
}

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

function keepCard(t: BsgTable): void {
  const it = cardOnTable(t);
  if (it === null) return;
  it.fate = 'kept';
  t.facts.kept.push(bare(it));
  t.emit('card-kept', { card: it.id, deck: it.deck });
  // What it closes may have been somebody's place (EXO-35.13).
  placeClosed(t, { seat: t.facts.current });
}

const placeClosed = woven('place closed');

const givingCard = procedure<{ readonly seat: Seat; readonly among?: Among }>('giving-card', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { among = 'others' }, seat) {
      const others = candidates(t, among, seat).filter((it) => mayReceive(t, it));
      return others.length === 0 ? null : one('give-card-to', others, { things: 'seat' });
    },
    then(t, _, to) {
      const it = cardOnTable(t);
      if (it?.deck !== 'quorum') return;
      it.fate = 'given';
      playerAt(t.facts, to).quorum.push(it.id);
      t.emit('quorum-given', { card: it.id, to });
    },
  }),
});

/** PEG-21.16: an office for somebody who can hold it. */
function mayReceive(t: BsgTable, seat: Seat): boolean {
  const it = cardOnTable(t);
  const office = it?.deck === 'quorum' && quorumOf(it.id).inPlay?.rule === 'sole-nominee';
  return !office || standingOf(t.facts, seat).holdsTitles;
}

/** Skilled Politician (BSG-12.24, 12.27). */
const quorumChoosing = procedure<{
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
            { things: 'card', about: { deck: 'quorum', cards: drawn } },
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

/** A card of the Quorum hand (BSG-6.8, 6.32, 13.16). */
const playingFromHand = procedure<{ readonly seat: Seat }>('playing-from-hand', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      t.facts.quorumHand.length === 0
        ? null
        : one(
            'choose-quorum-card',
            t.facts.quorumHand.map((_, i) => i),
            { things: 'card', about: { deck: 'quorum', cards: [...t.facts.quorumHand] } },
          ),
    then(t, { seat }, index) {
      playFromHand(t, seat, index);
    },
  }),
});

export function playFromHand(t: BsgTable, seat: Seat, index: number): void {
  const [card] = t.facts.quorumHand.splice(index, 1);
  if (card !== undefined) t.run(playQuorum, { seat, card, fromHand: true });
}

export const cardOperations: Operations<
  'draw' | 'draw-quorum' | 'keep' | 'remove-card' | 'give-card' | 'play-quorum' | 'quorum-choice'
> = {
  draw: {
    perform(t, effect, { context, line }) {
      const seats = whoAre(t, context, effect.who);
      if (effect.optional !== true && effect.handAtMost === undefined) {
        for (const seat of seats) drawFor(t, effect, seat);
        return;
      }
      const { handAtMost = Number.POSITIVE_INFINITY } = effect;
      const few = seats.filter((seat) => playerAt(t.facts, seat).hand.length <= handAtMost);
      t.run(drawingInTurn, { waiting: few, line });
    },
  },
  'draw-quorum': { perform: (t, { count }) => drawQuorumCards(t, count) },
  keep: { perform: keepCard },
  'remove-card': {
    perform: (t) =>
      onCard(t, (card) => {
        card.fate = 'removed';
      }),
  },
  'give-card': {
    perform: (t, { among }, { context }) =>
      t.run(givingCard, { seat: context.self, ...(among && { among }) }),
  },
  'play-quorum': { perform: (t, _, { context }) => t.run(playingFromHand, { seat: context.self }) },
  'quorum-choice': {
    perform: (t, { draw }, { context }) =>
      t.run(quorumChoosing, { seat: context.self, drawn: [], count: draw }),
  },
};

export const cardProcedures = [drawingInTurn, drawing, givingCard, quorumChoosing, playingFromHand];

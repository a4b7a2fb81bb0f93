import { END, one, type Seat } from '@starboard/kernel';
import { lookOf } from '../../content/library.ts';
import { boxOf } from '../../modules/box.ts';
import { cutTo, discardAtRandom, mustDiscard } from '../../rulebook/discarding.ts';
import { revealUnderWay } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { discardSkill, drawSkill } from '../../table/decks.ts';
import { isHuman, playerAt, stillPlaying } from '../../table/people.ts';
import { drawSuperCrisis } from '../../table/super-crises.ts';
import { humansHere } from '../conditions.ts';
import { whoAre } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, type Line } from '../text.ts';
import { drawing } from './cards.ts';

// Cards that go from hand to hand, and cards for other cards.

/** Each discards and draws, one player after the other (PEG-7.3); a Cylon may skip the discard (PEG-3.9). */
const trading = procedure<{ waiting: Seat[]; seat?: Seat; readonly line: Line }>('trading', {
  next(t, trading) {
    const seat = trading.waiting.shift();
    if (seat === undefined) return END;
    trading.seat = seat;
    return isHuman(t.facts, seat) || playerAt(t.facts, seat).hand.length === 0 ? 'discard' : 'ask';
  },
  ask: asks({
    seat: (t, { seat }) => seat ?? t.facts.current,
    ask: (_t, { line }) =>
      one('ignore-discard', ['ignore', 'bear'], {
        things: 'word',
        args: { count: effectAt<EffectOf<'trade'>>(line).discard },
      }),
    then: (_t, _trading, choice) => (choice === 'ignore' ? 'draw' : 'discard'),
  }),
  discard(t, { seat, line }) {
    if (seat === undefined) return;
    const { discard, random } = effectAt<EffectOf<'trade'>>(line);
    if (random === true) discardAtRandom(t, seat, discard);
    else mustDiscard(t, [seat], discard);
  },
  draw(t, { seat, line }) {
    const { draw, from } = effectAt<EffectOf<'trade'>>(line);
    if (seat !== undefined) t.run(drawing, { seat, left: draw, from });
    return 'next';
  },
});

/** Discards down to so many (the Loyalty card that deals Treachery). */
const cuttingHand = procedure<{ readonly seat: Seat; readonly to: number }>('cutting-hand', {
  discard: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat, to }) => cutTo(playerAt(t.facts, seat).hand, to),
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),
});

/** Politically Adroit: a card of the own hand for a human player who is here. */
const handingCard = procedure<{ readonly seat: Seat; to?: Seat }>('handing-card-over', {
  whom: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) => {
      const here = humansHere(t.facts, seat);
      return here.length === 0 ? null : one('give-skill-card-to', here, { things: 'seat' });
    },
    then(_t, handing, to) {
      handing.to = to;
    },
  }),
  card: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat, to }) {
      const { hand } = playerAt(t.facts, seat);
      return to === undefined || hand.length === 0
        ? null
        : one('choose-card-to-give', hand, { things: 'skill-card', args: { seat: to } });
    },
    then(t, { seat, to }, card) {
      if (to === undefined) return;
      const from = playerAt(t.facts, seat);
      from.hand = from.hand.filter((it) => it !== card);
      playerAt(t.facts, to).hand.push(card);
      t.reveal([to]);
      t.whisper([seat, to], 'card-given', { from: seat, to, card }, { from: seat, to });
    },
  }),
});

/** Cryptic Message: whole hands change places. */
const swapping = procedure<{ readonly seat: Seat }>('swapping-hands', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one(
        'swap-hands-with',
        stillPlaying(t.facts, t.seats).filter((other) => other !== seat),
        { things: 'seat' },
      ),
    then(t, { seat }, other) {
      const [mine, theirs] = [playerAt(t.facts, seat), playerAt(t.facts, other)];
      [mine.hand, theirs.hand] = [theirs.hand, mine.hand];
      t.reveal([seat, other]);
      t.emit('hands-swapped', { seat, other });
    },
  }),
});

/** Intimate: a random card of somebody, who draws one of a skill that she names. */
const takingRandom = procedure<{ readonly seat: Seat; victim?: Seat }>('taking-random-card', {
  victim: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const others = t.seats.filter(
        (other) => other !== seat && playerAt(t.facts, other).hand.length > 0,
      );
      return others.length === 0 ? null : one('choose-card-of', others, { things: 'seat' });
    },
    then(t, taking, victim) {
      const { seat } = taking;
      taking.victim = victim;
      const from = playerAt(t.facts, victim);
      const card = t.pick(from.hand);
      from.hand = from.hand.filter((it) => it !== card);
      playerAt(t.facts, seat).hand.push(card);
      t.reveal([seat, victim]);
      t.whisper(
        [seat, victim],
        'card-taken',
        { from: victim, to: seat, card: lookOf(card) },
        { from: victim, to: seat },
      );
    },
  }),
  skill: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { victim }) =>
      victim === undefined
        ? null
        : one('choose-skill-for', boxOf(t.facts).skills, {
            things: 'skill',
            args: { seat: victim },
          }),
    then(t, { victim }, skill) {
      if (victim !== undefined) drawSkill(t, victim, skill);
    },
  }),
});

export const tradeOperations: Operations<
  'trade' | 'draw-super-crisis' | 'cut-hand' | 'hand-card-over' | 'swap-hands' | 'take-random-card'
> = {
  trade: {
    perform: (t, { who }, { context, line }) =>
      t.run(trading, { waiting: whoAre(t, context, who), line }),
  },
  'draw-super-crisis': {
    perform(t, { who }, { context }) {
      for (const seat of whoAre(t, context, who)) drawSuperCrisis(t, seat);
    },
  },
  'cut-hand': {
    perform(t, { to }, { context }) {
      const revealing = t.within(revealUnderWay);
      if (revealing !== null) revealing.cut = true;
      t.run(cuttingHand, { seat: context.self, to });
    },
  },
  'hand-card-over': { perform: (t, _, { context }) => t.run(handingCard, { seat: context.self }) },
  'swap-hands': { perform: (t, _, { context }) => t.run(swapping, { seat: context.self }) },
  'take-random-card': {
    perform: (t, _, { context }) => t.run(takingRandom, { seat: context.self }),
  },
};

export const tradeProcedures = [trading, cuttingHand, handingCard, swapping, takingRandom];

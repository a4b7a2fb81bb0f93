import { one, type Seat, seatAt } from '@starboard/kernel';
import type { Crisis } from '../content/definition.ts';
import { type CrisisId, crisisOf } from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { type Context, contextOf, whoIs } from '../effects/context.ts';
import { drawing } from '../effects/operations/cards.ts';
import { textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { SHIPS } from '../ships/placing.ts';
import type { CrisisCard } from '../table/cards.ts';
import { drawTop } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { clearTable, layOnTable } from '../table/on-table.ts';
import { ability, has } from '../table/people.ts';
import { type Activation, isSector, SECTORS } from '../table/vocabulary.ts';
import { type Checking, checking, skillCheck } from './check.ts';
import { isQuiet, momentOf } from './plays.ts';
import {
  activateShips,
  activating,
  type CrisisResolving,
  type CrisisRevealed,
  type Placed,
  placeAll,
  placing,
  type QuorumPlaying,
  resolve,
  resolveCrisis,
  type Wanted,
} from './procedures.ts';
import { answers } from './questions.ts';
import { moveJumpTrack } from './travelling.ts';
import { asksNeedlessly } from './version-1.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

interface CrisisStep {
  readonly seat: Seat;
  drawn: CrisisId[];
}

/** The crisis step of a human player (section 7). */
export const crisisStep = procedure<CrisisStep>('crisis-step', {
  // BSG-12.19
  draw(t, step) {
    const own = ability(t.facts, step.seat, 'draw-crises');
    const count = own?.count ?? 1;
    if (own !== null) t.emit('ability-used', { seat: step.seat, ability: own.id });
    for (let i = 0; i < count; i++) {
      const card = drawTop(t, answers(t.facts).crisisDeck(t.facts));
      if (card !== null) step.drawn.push(card);
    }
    if (step.drawn.length > 1) t.reveal([step.seat]);
  },
  visions: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn }) =>
      drawn.length < 2
        ? null
        : one(
            'choose-crisis',
            drawn.map((_, i) => i),
            { things: 'card', about: { deck: 'crisis', cards: drawn } },
          ),
    then(t, step, index) {
      const { draw } = answers(t.facts).crisisDeck(t.facts);
      draw.push(...step.drawn.filter((_, i) => i !== index));
      step.drawn = step.drawn.filter((_, i) => i === index);
    },
  }),
  resolve(t, step) {
    const [card] = step.drawn;
    step.drawn = [];
    if (card !== undefined) drawCrisis(t, step.seat, card, true);
  },
});

/** A Crisis card is turned up before a player, who resolves it. */
function drawCrisis(t: BsgTable, seat: Seat, id: CrisisId, activation: boolean): void {
  t.run(revealedCrisis, { seat, card: { deck: 'crisis', id }, activation });
}

const revealedCrisis = procedure<CrisisRevealed>('revealed-crisis', {
  show(t, { seat, card }) {
    layOnTable(t, card);
    t.reveal();
    t.emit('crisis-drawn', { seat, card: card.id, deck: card.deck });
  },
  // TW-5: Secret Destiny
  destiny: momentOf('crisis-revealed', { about: (_t, { seat }) => ({ seat }), plays: 'one' }),
  // TW-6: Delusional Intuition
  intuition(t, { seat }) {
    const own = ability(t.facts, seat, 'draw-after-crisis');
    if (own === null) return;
    t.emit('ability-used', { seat, ability: own.id });
    t.run(drawing, { seat, left: own.cards, from: boxOf(t.facts).skills });
  },
  resolve(t, { seat, card, activation }) {
    t.run(resolveCrisis, { card, context: contextOf(seat), activation, option: null });
  },
});

/** The check a Crisis card asks for. */
export function checkOf(
  facts: Facts,
  card: CrisisCard,
  { check: { difficulty, partial, skills } }: Extract<Crisis, { readonly kind: 'check' }>,
  context: Context,
): Checking {
  return checking({
    of: card,
    difficulty,
    partial,
    skills,
    outcomes: {
      pass: textOf(card, 'pass'),
      partial: textOf(card, 'partial'),
      fail: textOf(card, 'fail'),
    },
    context,
    onesPositive: card.deck === 'crisis' && has(facts, context.current, 'strength-one-positive'),
  });
}

const crisisResolution = procedure<CrisisResolving>(
  'resolve-crisis',
  {
    // BSG-7.6 to 7.8, 39.16
    choose: asks({
      seat: (t, { card, context }) => chooserOf(t, crisisOf(card.id), context) ?? context.current,
      ask(t, { card, context }) {
        const crisis = crisisOf(card.id);
        if (chooserOf(t, crisis, context) === null) return null;
        if (takesFirst(t, card, context) !== null) return null;
        const parts = firstIsOpen(t, crisis, context.current) ? ([0, 1] as const) : ([1] as const);
        return one('choose-part', parts, {
          things: 'part',
          args: { card: card.id, deck: card.deck },
        });
      },
      then(t, resolving, option, seat) {
        const { id, deck } = resolving.card;
        resolving.option = option;
        t.emit('part-chosen', { seat, card: id, deck, part: option });
      },
    }),

    // Amoral: the first part, as it is the own choice
    amoral(t, resolving) {
      const { card, context } = resolving;
      const own = takesFirst(t, card, context);
      if (own === null) return;
      const { current: seat } = context;
      resolving.option = 0;
      t.emit('ability-used', { seat, ability: own.id });
      t.emit('part-chosen', { seat, card: card.id, deck: card.deck, part: 0 });
    },

    // TW-7: Moral Compass
    compass: momentOf('option-chosen', {
      opens: (t, { option, card, context }) =>
        option !== null &&
        card.deck !== 'super-crisis' &&
        (asksNeedlessly(t) || firstIsOpen(t, crisisOf(card.id), context.current)),
      about: (t, { option, card, context }) => ({
        option: option ?? 0,
        seat: chooserOf(t, crisisOf(card.id), context) ?? context.current,
      }),
      plays: 'one',
    }),

    part(t, { card, context, option }) {
      const crisis = crisisOf(card.id);
      switch (crisis.kind) {
        case 'attack':
          for (const what of crisis.activate) t.run(activateShips, activating(what)); // BSG-25.3
          t.run(settingUp, { card, context });
          return;
        case 'event':
          t.run(resolve, { text: textOf(card, 'options', option ?? 0), at: 0, context });
          return;
        case 'check': {
          if (option === 1) {
            t.run(resolve, { text: textOf(card, 'instead'), at: 0, context });
            return;
          }
          t.run(skillCheck, checkOf(t.facts, card, crisis, context));
          return;
        }
      }
    },

    // BSG-8.1, 22.6
    activate(t, resolving) {
      const { card, activation, icons = iconsOf(card) } = resolving;
      const [what, ...more] = icons;
      if (!activation || isOver(t) || what === undefined) return undefined;
      t.run(activateShips, activating(what));
      if (more.length === 0) return undefined;
      resolving.icons = more; // EXO-7.22: whether they count is seen when their time comes
      return 'activate';
    },
    afterActivation: (t, { context }) => afterActivation(t, { seat: context.current }),

    // BSG-9.1
    prepare(t, resolving) {
      const { card, activation } = resolving;
      const { thisTurn } = t.facts;
      const engines = card.deck === 'crisis' && thisTurn.nextCrisisJumps === true; // PEG-11.11
      if (engines) delete thisTurn.nextCrisisJumps;
      if (!activation && !answers(t.facts).cylonsPrepareJump) return 'discard';
      if (thisTurn.noPreparation === true || isOver(t)) return 'discard';
      resolving.jumps = crisisOf(card.id).jump === true || engines;
      return undefined;
    },
    // PEG-33: before the marker moves, as only one of the two icons counts
    preparing: (t, { context }) => preparing(t, { seat: context.current }),
    // BSG-9.2
    advance(t, { jumps }) {
      if (jumps === true) moveJumpTrack(t, 1);
    },

    // BSG-7.13, 7.15, 23.12; BSG-7.17, 7.18: perhaps another follows
    discard(t, { context, activation }) {
      const done = clearTable(t);
      if (done?.another !== true) return;
      if (activation) {
        t.run(crisisStep, { seat: context.current, drawn: [] });
        return;
      }
      const card = drawTop(t, answers(t.facts).crisisDeck(t.facts));
      if (card !== null) drawCrisis(t, context.current, card, false);
    },
  },
  { tidyUp: (t) => void clearTable(t) },
);

const afterActivation = woven('crisis after activation');
const preparing = woven('crisis preparing for jump');
const playedFromHand = woven('quorum card played from hand');

/** PEG-C3: nothing more happens in the turn of a Cylon who was found out. */
const isOver = ({ facts }: BsgTable): boolean => facts.thisTurn.over === true;

function iconsOf({ id }: CrisisCard): readonly Activation[] {
  const { activation = [] } = crisisOf(id);
  return typeof activation === 'string' ? [activation] : activation;
}

function chooserOf(t: BsgTable, crisis: Crisis, context: Context): Seat | null {
  if (crisis.kind === 'attack' || crisis.chooser === undefined) return null;
  if (crisis.kind === 'check' && crisis.instead === undefined) return null;
  return whoIs(t, context, crisis.chooser) ?? context.current;
}

/** Who may not choose between the parts of an own Crisis card, as far as there is a choice. */
function takesFirst(t: BsgTable, card: CrisisCard, context: Context) {
  const own = ability(t.facts, context.current, 'takes-first-part');
  if (own === null || card.deck !== 'crisis') return null;
  const crisis = crisisOf(card.id);
  if (crisis.kind === 'attack' || crisis.chooser !== 'current') return null;
  return chooserOf(t, crisis, context) !== null && firstIsOpen(t, crisis, context.current)
    ? own
    : null;
}

/** Whether the first part of an event can be chosen, whoever chooses (BSG-39.16). */
function firstIsOpen({ facts }: BsgTable, crisis: Crisis, current: Seat): boolean {
  return crisis.kind !== 'event' || allHold(facts, current, crisis.firstNeeds);
}

/** BSG-25.4 to 25.10 */
const settingUp = procedure<{ readonly card: CrisisCard; readonly context: Context }>(
  'setting-up',
  {
    place(t, { card }) {
      const crisis = crisisOf(card.id);
      if (crisis.kind !== 'attack') return;
      const wanted = SECTORS.flatMap((sector) =>
        SHIPS.flatMap((ship): Wanted[] => {
          const count = crisis.setup[sector]?.[ship];
          return count === undefined ? [] : [{ ship, sector, count }];
        }),
      );
      t.run(placeAll, placing(wanted, true));
    },
    special(t, { card, context }) {
      t.run(resolve, { text: textOf(card, 'special'), at: 0, context });
    },
  },
);

/** TW-17: Alert Viper Pilot (BSG-12.31, 39.5, 39.6). */
const boardingViper = procedure<Placed>('vipers-placed', {
  board: momentOf('viper-placed', {
    opens: (_t, { vipers }) => vipers.length > 0,
    around: ({ facts }, { vipers }) => ({ sectors: sectorsWithUnmanned(facts, vipers) }),
    plays: 'one',
  }),
});

function sectorsWithUnmanned({ vipers }: Facts, placed: readonly number[]): string[] {
  const sectors = placed.flatMap((index) => {
    const viper = vipers[index];
    return viper?.pilot === null && isSector(viper.where) ? [viper.where] : [];
  });
  return [...new Set(sectors)];
}

/** BSG-13.5, 13.21 */
const quorumPlay = procedure<QuorumPlaying>(
  'play-quorum',
  {
    play(t, playing) {
      const { seat, card } = playing;
      if (!isQuiet(t, 'quorum-resolved')) {
        playing.deaths = t.facts.players.map(({ executed = 0 }) => executed);
      }
      layOnTable(t, { deck: 'quorum', id: card });
      t.reveal();
      t.emit('quorum-played', { seat, card });
      const context = contextOf(t.facts.current, seat);
      t.run(resolve, { text: textOf({ deck: 'quorum', id: card }, 'effects'), at: 0, context });
    },
    clear(t) {
      clearTable(t);
    },
    // PEG-28.7, 28.8
    after(t, { seat, fromHand }) {
      if (fromHand === true) playedFromHand(t, { seat });
    },
    // EXO-T8: Adaptable
    adapt: momentOf('quorum-resolved', {
      around: ({ facts }, { deaths }) => ({ without: diedSince(facts, deaths) }),
      about: (_t, { seat }) => ({ seat }),
      plays: 'one',
    }),
  },
  { tidyUp: (t) => void clearTable(t) },
);

/** EXO-7.25: who came in place of somebody the card has executed had no part in it. */
function diedSince({ players }: Facts, deaths: readonly number[] = []): Seat[] {
  return players.flatMap(({ executed = 0 }, i) =>
    executed > (deaths[i] ?? executed) ? [seatAt(i)] : [],
  );
}

export const crisisProcedures = [
  crisisStep,
  revealedCrisis,
  crisisResolution,
  settingUp,
  boardingViper,
  quorumPlay,
];

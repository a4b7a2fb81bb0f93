import { END, one, type Seat } from '@starboard/kernel';
import { type Crisis, type CrisisId, crisisOf, quorumOf } from '../content/index.ts';
import { type Context, contextOf, whoIs } from '../effects/context.ts';
import { drawing } from '../effects/operations/cards.ts';
import { moveJumpTrack } from '../effects/operations/ships.ts';
import { SHIPS } from '../ships/placing.ts';
import { drawTop } from '../table/decks.ts';
import type { BsgTable, Facts, Viper } from '../table/facts.ts';
import { clearTable, layOnTable } from '../table/on-table.ts';
import { ability, has, humans, inBrig, onGalactica, playerAt } from '../table/people.ts';
import { SECTORS, SKILLS } from '../table/vocabulary.ts';
import { checking, skillCheck, spend } from './check.ts';
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
  takeActions,
  type Wanted,
} from './procedures.ts';
import { asks, opens, procedure } from './writing.ts';

/** The crisis step of a human player (section 7). */
export const crisisStep = procedure<{ readonly seat: Seat; drawn: CrisisId[] }>('crisis-step', {
  // BSG-12.19
  draw(t, step) {
    const own = ability(t.facts, step.seat, 'draw-crises');
    const count = own?.count ?? 1;
    if (own !== null) t.emit('ability-used', { seat: step.seat, ability: own.id });
    for (let i = 0; i < count; i++) {
      const card = drawTop(t, t.facts.crisis);
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
            { about: { cards: drawn } },
          ),
    then(t, step, index) {
      t.facts.crisis.draw.push(...step.drawn.filter((_, i) => i !== index));
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
function drawCrisis(t: BsgTable, seat: Seat, card: CrisisId, activation: boolean): void {
  t.run(revealedCrisis, { seat, card, activation });
}

const revealedCrisis = procedure<CrisisRevealed>('revealed-crisis', {
  show(t, { seat, card }) {
    layOnTable(t, { card, deck: 'crisis' });
    t.reveal();
    t.emit('crisis-drawn', { seat, card });
  },
  // TW-5: Secret Destiny
  destiny: opens({
    name: 'crisis-revealed',
    seats: (t) => humans(t).filter((seat) => has(t.facts, seat, 'replace-crisis')),
    offers: (t, _, seat) => (playerAt(t.facts, seat).spent ? [] : ['secret-destiny']),
    play(t, revealed, _, seat) {
      spend(t, seat, 'secret-destiny');
      clearTable(t);
      const next = drawTop(t, t.facts.crisis);
      if (next === null) return END;
      revealed.card = next;
      layOnTable(t, { card: next, deck: 'crisis' });
      t.reveal();
      t.emit('crisis-replaced', { seat, card: revealed.card });
      return 'intuition';
    },
    speak: 'in-turn',
    until: 'one-play',
  }),
  // TW-6: Delusional Intuition
  intuition(t, { seat }) {
    const own = ability(t.facts, seat, 'draw-after-crisis');
    if (own === null) return;
    t.emit('ability-used', { seat, ability: own.id });
    t.run(drawing, { seat, left: own.cards, from: SKILLS });
  },
  resolve(t, { seat, card, activation }) {
    const context = contextOf(seat);
    t.run(resolveCrisis, { card, deck: 'crisis', context, activation, option: null });
  },
});

export const crisisResolution = procedure<CrisisResolving>('resolve-crisis', {
  // BSG-7.6 to 7.8, 39.16
  choose: asks({
    seat: (t, { card, context }) => chooserOf(t, crisisOf(card), context) ?? context.current,
    ask(t, { card, context }) {
      const crisis = crisisOf(card);
      if (chooserOf(t, crisis, context) === null) return null;
      if (crisis.kind === 'event') {
        const closed = crisis.needsNuke === true && t.facts.nukes === 0;
        return one('choose-part', closed ? [1] : [0, 1], { args: { card } });
      }
      return one('choose-part', [0, 1], { args: { card } });
    },
    then(t, resolving, option, seat) {
      resolving.option = option;
      t.emit('part-chosen', { seat, card: resolving.card, part: option });
    },
  }),

  // TW-7: Moral Compass
  compass: opens({
    name: 'option-chosen',
    seats: (t, { option, deck }) =>
      option === null || deck === 'super-crisis'
        ? []
        : humans(t).filter((seat) => has(t.facts, seat, 'switch-choice')),
    offers: (t, { card }, seat) =>
      playerAt(t.facts, seat).spent || blocked(t, crisisOf(card)) ? [] : ['moral-compass'],
    about: (_t, { option }) => ({ option: option ?? 0 }),
    play(t, resolving, _, seat) {
      spend(t, seat, 'moral-compass');
      resolving.option = resolving.option === 0 ? 1 : 0;
      t.emit('part-chosen', { seat, card: resolving.card, part: resolving.option });
      return 'part';
    },
    speak: 'in-turn',
    until: 'one-play',
  }),

  part(t, { card, deck, context, option }) {
    const crisis = crisisOf(card);
    switch (crisis.kind) {
      case 'attack':
        for (const what of crisis.activate) t.run(activateShips, activating(what)); // BSG-25.3
        t.run(settingUp, { card, context });
        return;
      case 'event':
        t.run(resolve, { effects: crisis.options[option ?? 0] ?? [], at: 0, context });
        return;
      case 'check':
        if (option === 1) {
          t.run(resolve, { effects: crisis.instead ?? [], at: 0, context });
          return;
        }
        t.run(
          skillCheck,
          checking({
            source: deck,
            of: card,
            ...crisis.check,
            outcomes: { pass: crisis.pass, partial: crisis.partial ?? [], fail: crisis.fail },
            context,
            onesPositive:
              deck === 'crisis' && has(t.facts, context.current, 'strength-one-positive'),
          }),
        );
        return;
    }
  },

  // BSG-8.1, 22.6
  activate(t, { card, activation }) {
    const { activation: what } = crisisOf(card);
    if (activation && what !== undefined) t.run(activateShips, activating(what));
  },

  // BSG-9.1, 9.2
  prepare(t, { card, activation }) {
    if (activation && crisisOf(card).jump === true) moveJumpTrack(t, 1);
  },

  // BSG-7.13, 7.15, 23.12; BSG-7.17, 7.18: perhaps another follows
  discard(t, { context, activation }) {
    const done = clearTable(t);
    if (done?.another !== true) return;
    if (activation) {
      t.run(crisisStep, { seat: context.current, drawn: [] });
      return;
    }
    const card = drawTop(t, t.facts.crisis);
    if (card !== null) drawCrisis(t, context.current, card, false);
  },
});

function chooserOf(t: BsgTable, crisis: Crisis, context: Context): Seat | null {
  if (crisis.kind === 'attack' || crisis.chooser === undefined) return null;
  if (crisis.kind === 'check' && crisis.instead === undefined) return null;
  return whoIs(t, context, crisis.chooser) ?? context.current;
}

function blocked(t: BsgTable, crisis: Crisis): boolean {
  return crisis.kind === 'event' && crisis.needsNuke === true && t.facts.nukes === 0;
}

/** BSG-25.4 to 25.10 */
const settingUp = procedure<{ readonly card: CrisisId; readonly context: Context }>('setting-up', {
  place(t, { card }) {
    const crisis = crisisOf(card);
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
    const crisis = crisisOf(card);
    if (crisis.kind === 'attack') t.run(resolve, { effects: crisis.special, at: 0, context });
  },
});

const unmanned = (facts: Facts, vipers: readonly number[]): readonly Viper[] =>
  vipers.flatMap((index) => {
    const viper = facts.vipers[index];
    return viper?.pilot === null ? [viper] : [];
  });

/** TW-17: Alert Viper Pilot (BSG-12.31, 39.5, 39.6). */
export const boardingViper = procedure<Placed>('vipers-placed', {
  board: opens({
    name: 'viper-placed',
    seats: (t, { vipers }) =>
      vipers.length === 0
        ? []
        : humans(t).filter((seat) => has(t.facts, seat, 'board-placed-viper')),
    offers: (t, { vipers }, seat) =>
      onGalactica(t.facts, seat) && !inBrig(t.facts, seat)
        ? [...new Set(unmanned(t.facts, vipers).map(({ where }) => `alert-viper-pilot:${where}`))]
        : [],
    play(t, { vipers }, choice, seat) {
      // Which of several in one area makes no difference.
      const viper = unmanned(t.facts, vipers).find(
        ({ where }) => choice === `alert-viper-pilot:${where}`,
      );
      if (viper === undefined) return undefined;
      viper.pilot = seat;
      playerAt(t.facts, seat).location = null;
      t.emit('ability-used', { seat, ability: 'alert-viper-pilot' });
      t.run(takeActions, {
        seat,
        left: ability(t.facts, seat, 'board-placed-viper')?.actions ?? 0,
      });
      return undefined;
    },
    speak: 'in-turn',
    until: 'one-play',
  }),
});

/** BSG-13.5, 13.21 */
export const quorumPlay = procedure<QuorumPlaying>('play-quorum', {
  play(t, { seat, card }) {
    layOnTable(t, { card, deck: 'quorum' });
    t.reveal();
    t.emit('quorum-played', { seat, card });
    const context = contextOf(t.facts.current, seat);
    t.run(resolve, { effects: quorumOf(card).effects, at: 0, context });
  },
  clear(t) {
    clearTable(t);
  },
});

export const crisisProcedures = [
  crisisStep,
  revealedCrisis,
  crisisResolution,
  settingUp,
  boardingViper,
  quorumPlay,
];

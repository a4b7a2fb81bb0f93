import { one, type Seat } from '@starboard/kernel';
import { launchFrom } from './activation.ts';
import type { CrisisId } from './content/index.ts';
import { drawCrisis } from './crisis.ts';
import { drawTop } from './decks.ts';
import { contextOf } from './effects/context.ts';
import { damageGalactica } from './fleet.ts';
import { activateShips, activating, resolveCrisis } from './forward.ts';
import { receiveLoyalty } from './loyalty.ts';
import { layOnTable } from './on-table.ts';
import { playerAt } from './people.ts';
import { dieRoll, rolling } from './roll.ts';
import { asks, calls, procedure } from './rules.ts';

interface AtCylonLocation {
  readonly seat: Seat;
}

// What revealed Cylons can do where they are (section 22).

export const caprica = procedure<{ readonly seat: Seat; drawn: CrisisId[] }>('caprica', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { superCrisis, revealed } = playerAt(t.facts, seat);
      const may = superCrisis !== null && revealed === 'cylon'; // BSG-20.6
      return may ? one('caprica', ['super-crisis', 'crisis']) : null;
    },
    then(t, { seat }, choice) {
      if (choice === 'crisis') return 'draw';
      const player = playerAt(t.facts, seat);
      const card = player.superCrisis;
      if (card === null) return 'draw';
      player.superCrisis = null;
      t.reveal();
      t.emit('crisis-drawn', { seat, card });
      layOnTable(t, { card, deck: 'super-crisis' });
      const context = contextOf(seat);
      t.run(resolveCrisis, {
        card,
        deck: 'super-crisis',
        context,
        activation: false,
        option: null,
      });
      return '';
    },
  }),
  draw(t, drawing) {
    for (let i = 0; i < 2; i++) {
      const card = drawTop(t, t.facts.crisis);
      if (card !== null) drawing.drawn.push(card);
    }
    t.reveal([drawing.seat]);
  },
  pick: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn }) =>
      drawn.length === 0
        ? null
        : one(
            'choose-crisis',
            drawn.map((_, i) => i),
            { about: { cards: drawn } },
          ),
    then(t, drawing, index) {
      const { seat, drawn } = drawing;
      const card = drawn[index];
      const rest = drawn.filter((_, i) => i !== index);
      t.facts.crisis.discard.push(...rest); // HI-21
      drawing.drawn = [];
      if (card !== undefined) drawCrisis(t, seat, card, false);
    },
  }),
});

export const cylonFleet = procedure<AtCylonLocation>('cylon-fleet', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('cylon-fleet', ['raiders', 'heavy-raiders', 'basestars', 'launch']),
    then(t, _, choice) {
      if (choice !== 'launch') {
        t.run(activateShips, activating(choice));
        return;
      }
      launchFrom(t, 'raider', 2); // BSG-22.8
      launchFrom(t, 'heavy-raider', 1);
    },
  }),
});

export const humanFleet = procedure<{ readonly seat: Seat; victim: Seat | null }>('human-fleet', {
  victim: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one(
        'choose-hand',
        t.seats.filter((other) => other !== seat),
      ),
    then(t, stealing, victim) {
      const { seat } = stealing;
      stealing.victim = victim;
      t.reveal([seat]);
      const cards = [...playerAt(t.facts, victim).hand];
      t.whisper([seat], 'hand-seen', { seat, of: victim, cards }, { seat, of: victim });
    },
  }),
  steal: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { victim }) {
      const hand = victim === null ? [] : playerAt(t.facts, victim).hand;
      return hand.length === 0 ? null : one('choose-card-to-take', hand);
    },
    then(t, { seat, victim }, card) {
      if (victim === null) return;
      const from = playerAt(t.facts, victim);
      from.hand = from.hand.filter((it) => it !== card);
      playerAt(t.facts, seat).hand.push(card);
      t.whisper(
        [seat, victim],
        'card-taken',
        { from: victim, to: seat, card },
        { from: victim, to: seat },
      );
    },
  }),
  roll: calls(dieRoll, {
    with: (_t, { seat }) => rolling(seat),
    then(t, _, result) {
      if (result >= 5) damageGalactica(t);
    },
  }),
});

export const resurrectionShip = procedure<AtCylonLocation>('resurrection-ship', {
  swap: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      playerAt(t.facts, seat).superCrisis === null
        ? null
        : one('swap-super-crisis', ['swap', 'keep']),
    then(t, { seat }, choice) {
      const player = playerAt(t.facts, seat);
      if (choice === 'keep' || player.superCrisis === null) return;
      t.facts.superCrisis.discard.push(player.superCrisis);
      player.superCrisis = drawTop(t, t.facts.superCrisis);
      const card = player.superCrisis;
      t.reveal([seat]);
      if (card !== null) t.whisper([seat], 'super-crisis-drawn', { seat, card }, { seat });
    },
  }),
  // BSG-22.11, 22.16
  give: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const hidden = playerAt(t.facts, seat).loyalty.some(({ faceUp }) => !faceUp);
      const others = t.seats.filter((other) => other !== seat);
      return hidden && t.facts.distance <= 7 ? one('give-loyalty-to', others) : null;
    },
    then(t, { seat }, to) {
      const player = playerAt(t.facts, seat);
      const given = player.loyalty.filter(({ faceUp }) => !faceUp).map(({ card }) => card);
      player.loyalty = player.loyalty.filter(({ faceUp }) => faceUp);
      t.reveal([to]);
      t.whisper(
        [seat, to],
        'loyalty-passed',
        { from: seat, to, count: given.length, cards: given },
        { from: seat, to, count: given.length },
      );
      for (const card of given) receiveLoyalty(t, to, card);
    },
  }),
});

export const cylonLocationProcedures = [caprica, cylonFleet, humanFleet, resurrectionShip];

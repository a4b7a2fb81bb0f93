import { one, order, type Seat } from '@starboard/kernel';
import { type DestinationId, destinationOf } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { returnBasestar } from '../ships/basestar-damage.ts';
import { mixPool } from '../ships/civilians.ts';
import { returnVipers } from '../ships/vipers.ts';
import type { BsgTable } from '../table/facts.ts';
import { lastingOf, leavePlay } from '../table/lasting.ts';
import { isHuman } from '../table/people.ts';
import { holder, spend } from '../table/quorum-in-play.ts';
import { isSector, RESOURCES } from '../table/vocabulary.ts';
import { endGame } from './endings.ts';
import { resolve } from './procedures.ts';
import { answers } from './questions.ts';
import { travel } from './travelling.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

interface Jumping {
  chooser?: Seat;
  drawn?: DestinationId[];
  chosen?: DestinationId;
}

/** The fleet jumps (BSG-14.5). */
export const jump = procedure<Jumping>('jump-fleet', {
  // BSG-11.6, 11.11, 14.15
  kobol(t) {
    if (t.facts.distance < answers(t.facts).lastJumpFrom) return 'beforeLeaving';
    const empty = RESOURCES.find((resource) => t.facts.resources[resource] === 0);
    endGame(t, empty === undefined ? 'humans-reached-kobol' : `${empty}-gone`);
    return '';
  },

  beforeLeaving: (t) => beforeLeaving(t, { seat: t.facts.current }),

  // (a): section 32
  leave(t) {
    leaveBoard(t);
    t.emit('jumped', { distance: t.facts.distance });
  },

  // (b): BSG-14.7, 14.19
  draw(t, jumping) {
    const specialist = holder(t, 'chooses-destination');
    const chooser =
      specialist !== null && isHuman(t.facts, specialist.seat)
        ? specialist.seat
        : t.facts.titles.admiral;
    jumping.chooser = chooser ?? t.facts.current;
    jumping.drawn = t.facts.destinations.splice(0, specialist?.does.draw ?? 2);
    if (specialist !== null) spend(t, specialist.seat, specialist.card);
    const { drawn } = jumping;
    t.reveal([jumping.chooser]);
    t.whisper(
      [jumping.chooser],
      'destinations-seen',
      { seat: jumping.chooser, count: drawn.length, cards: drawn },
      { seat: jumping.chooser, count: drawn.length },
    );
  },

  choose: asks({
    seat: (t, { chooser }) => chooser ?? t.facts.current,
    ask: (_t, { drawn = [] }) =>
      drawn.length === 0
        ? null
        : one(
            'choose-destination',
            drawn.map((_, i) => i),
            { things: 'card', about: { deck: 'destination', cards: drawn } },
          ),
    then(t, jumping, index, seat) {
      const { drawn = [] } = jumping;
      const card = drawn[index];
      jumping.drawn = drawn.filter((_, i) => i !== index);
      if (card === undefined) return;
      jumping.chosen = card;
      t.facts.visited.push(card);
      t.reveal();
      t.emit('destination-chosen', { seat, card, distance: destinationOf(card).distance });
    },
  }),

  // BSG-14.23
  others: asks({
    obvious: true,
    seat: (t, { chooser }) => chooser ?? t.facts.current,
    ask: (_t, { drawn = [] }) =>
      order(
        'order-destinations',
        drawn.map((_, i) => i),
        { things: 'card', about: { deck: 'destination', cards: drawn } },
      ),
    then(t, jumping, indices) {
      const { drawn = [] } = jumping;
      jumping.drawn = [];
      t.facts.destinations.push(...indices.flatMap((i) => drawn[i] ?? []));
    },
  }),

  // (c): BSG-14.9
  arrive(t, { chosen }) {
    if (chosen === undefined) return;
    const context = contextOf(t.facts.current);
    const text = textOf({ deck: 'destination', id: chosen }, 'effects');
    t.run(resolve, { text, at: 0, context });
  },

  // (d): BSG-14.11, 14.13
  travel(t, { chosen }) {
    if (chosen !== undefined) travel(t, destinationOf(chosen).distance);
  },

  afterArriving: (t) => afterArriving(t, { seat: t.facts.current }),

  // (e)
  reset(t) {
    t.facts.jumpTrack = 0;
    t.emit('jump-track-moved', { to: 0 });
  },
});

const beforeLeaving = woven('jump before leaving');
const afterArriving = woven('jump after arriving');

/** Section 32, and BSG-14.18, 14.22. */
function leaveBoard(t: BsgTable): void {
  const { facts } = t;
  returnVipers(t);
  if (answers(facts).jumpRemovesCivilians) {
    for (const ship of facts.civilians) if (isSector(ship.where)) ship.where = 'pool';
    mixPool(t);
  }
  facts.raiders.fill(null);
  facts.heavyRaiders.fill(null);
  for (const basestar of facts.basestars) returnBasestar(t, basestar);
  for (const card of facts.onTable) card.placed = [];
  dropUntilJump(t);
}

/** BSG-14.18; BSG-14.22: Thirty-Three goes back into the deck. */
function dropUntilJump(t: BsgTable): void {
  for (const kept of [...t.facts.kept]) {
    const lasting = lastingOf(kept);
    if (lasting?.until !== 'jump') continue;
    leavePlay(t, kept);
    if (lasting.rule !== 'relentless') continue;
    const { crisis } = t.facts;
    crisis.draw.push(...crisis.discard.splice(-1));
    t.shuffle(crisis.draw);
  }
}

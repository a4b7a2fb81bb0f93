import { one, order, type Seat } from '@starboard/kernel';
import { destinationOf } from '../content/library.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { returnBasestar } from '../ships/basestar-damage.ts';
import { mixPool } from '../ships/civilians.ts';
import { outrun } from '../ships/pursuit.ts';
import { returnVipers } from '../ships/vipers.ts';
import type { BsgTable } from '../table/facts.ts';
import { lasting, lastingOf, leavePlay } from '../table/lasting.ts';
import { deathsOf, fromCurrent, isHuman, playerAt } from '../table/people.ts';
import { holder, spend } from '../table/quorum-in-play.ts';
import { isSector, RESOURCES } from '../table/vocabulary.ts';
import { endGame } from './endings.ts';
import { loseForGoals } from './personal-goals.ts';
import { type Executing, executeSomebody, type Jumping, resolve } from './procedures.ts';
import { answers } from './questions.ts';
import { moveJumpTrack, travel } from './travelling.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

/** The fleet jumps (BSG-14.5). */
export const jump = procedure<Jumping>('jump-fleet', {
  // BSG-11.6, 11.11, 14.15
  kobol(t) {
    if (t.facts.distance < answers(t.facts).lastJumpFrom) return 'beforeLeaving';
    for (const executing of condemnedBy(t)) t.run(executeSomebody, executing); // PEG-41.13
    return undefined;
  },
  // EXO-17.11
  goals(t) {
    loseForGoals(t);
  },
  reached(t) {
    const empty = RESOURCES.find((resource) => t.facts.resources[resource] === 0);
    endGame(t, empty === undefined ? answers(t.facts).lastJump : `${empty}-gone`);
    return '';
  },

  beforeLeaving: (t) => beforeLeaving(t, { seat: t.facts.current }),

  // (a): section 32
  leave(t, jumping) {
    jumping.condemned = condemnedBy(t);
    leaveBoard(t);
    t.emit('jumped', { distance: t.facts.distance });
  },

  // (b): BSG-14.7, 14.19
  draw(t, jumping) {
    // PEG-41.6: a blind jump leaves no choice
    const specialist = jumping.draws === undefined ? holder(t, 'chooses-destination') : null;
    const chooser =
      specialist !== null && isHuman(t.facts, specialist.seat)
        ? specialist.seat
        : t.facts.titles.admiral;
    jumping.chooser = chooser ?? t.facts.current;
    const most = boxOf(t.facts).titleCards.get('admiral')?.destinations;
    const draws = jumping.draws ?? specialist?.does.draw ?? most ?? 1;
    jumping.drawn = t.facts.destinations.splice(0, draws);
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
  // Misjump: another one instead
  misjumped(_t, jumping) {
    if (jumping.again !== true) return undefined;
    delete jumping.again;
    return 'arrive';
  },

  // (d): BSG-14.11, 14.13
  travel(t, { chosen }) {
    if (chosen !== undefined) travel(t, destinationOf(chosen).distance);
  },

  afterArriving: (t) => afterArriving(t, { seat: t.facts.current }),

  // PEG-41.13: once the jump has been resolved
  executions(t, { condemned = [] }) {
    for (const executing of condemned) t.run(executeSomebody, executing);
  },

  // (e); EXO-38.17, C38
  reset(t, { markerSet, advance }) {
    if (markerSet !== true) {
      t.facts.jumpTrack = 0;
      t.emit('jump-track-moved', { to: 0 });
    }
    if (advance !== undefined) moveJumpTrack(t, advance);
  },
});

const beforeLeaving = woven('jump before leaving');
const afterArriving = woven('jump after arriving');

/** Lured into a Trap: whoever stands where repairs are made. */
export function condemnedBy(t: BsgTable): Executing[] {
  const places = lasting(t.facts, 'executed-at-jump').flatMap(({ at }) => at);
  if (places.length === 0) return [];
  const there = fromCurrent(t).filter((seat) => {
    const { location } = playerAt(t.facts, seat);
    return location !== null && places.includes(location);
  });
  return there.map((seat) => condemned(t, seat));
}

/** One of several who are to be executed: the death of another may be the death of this one (PEG-41.11). */
export function condemned(t: BsgTable, seat: Seat): Executing {
  return { seat, deaths: deathsOf(t.facts, seat) };
}

/** Section 32, and BSG-14.18, 14.22; EXO-30. */
function leaveBoard(t: BsgTable): void {
  const { facts } = t;
  returnVipers(t);
  if (answers(facts).jumpRemovesCivilians) {
    for (const ship of facts.civilians) if (isSector(ship.where)) ship.where = 'pool';
    mixPool(t);
  }
  delete facts.scar;
  if (facts.pursuit === undefined) {
    facts.raiders.fill(null);
    facts.heavyRaiders.fill(null);
    for (const basestar of facts.basestars) returnBasestar(t, basestar);
  } else outrun(t, facts.pursuit);
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

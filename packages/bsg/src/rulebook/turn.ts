import { amount, clockwiseAfter, type Seat, seatAt, some } from '@starboard/kernel';
import { characterOf } from '../content/library.ts';
import { drawing, ownSkills } from '../effects/operations/cards.ts';
import { boxOf } from '../modules/box.ts';
import { discardSkill, drawSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import {
  ability,
  bound,
  canBeSent,
  characterAt,
  fromCurrent,
  handLimit,
  has,
  isOffBoard,
  pilots,
  playerAt,
  stillPlaying,
} from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { RESOURCES } from '../table/vocabulary.ts';
import { actions } from './actions.ts';
import { crisisStep } from './crisis.ts';
import { discarding } from './discarding.ts';
import { endGame } from './endings.ts';
import { movement } from './movement.ts';
import { moveTo, sendTo } from './moving.ts';
import { isQuiet, momentOf } from './plays.ts';
import { answers } from './questions.ts';
import { giveTitleTo, heirTo, mayHold } from './succession.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

interface Turn {
  readonly seat: Seat;
  /** How many of the first skill, for each entry of the skill set that mixes two. */
  splits: number[];
}

function skillSetOf({ facts }: BsgTable, seat: Seat) {
  return characterOf(characterAt(facts, seat)).skillSet;
}

function mixedEntries(t: BsgTable, seat: Seat) {
  return skillSetOf(t, seat).filter(({ skills }) => skills.length > 1);
}

/** Where a character is, to see whether it has moved: a location, or an area. */
function standsAt(facts: Facts, seat: Seat): string {
  return playerAt(facts, seat).location ?? pilots(facts, seat) ?? '';
}

/** BSG-12.10, 12.15; PEG-24.4 */
function arriveLate(t: BsgTable, seat: Seat): void {
  const late = ability(t.facts, seat, 'arrives-late');
  if (late === null || !isOffBoard(t.facts, seat)) return;
  if (playerAt(t.facts, seat).turns < late.turn) return;
  t.emit('ability-used', { seat, ability: late.id });
  const elsewhere = answers(t.facts).newcomerStarts(t.facts, characterAt(t.facts, seat));
  moveTo(t, seat, elsewhere ?? late.at, 'came');
}

/** BSG-20.4: who became a Cylon without revealing goes on with the turn, as one. */
function goOnAsCylon({ facts }: BsgTable, seat: Seat): void {
  const { thisTurn } = facts;
  if (playerAt(facts, seat).standing === 'cylon') return;
  thisTurn.turned = thisTurn.turned.filter((it) => it !== seat);
}

/** A turn (section 3). */
export const turn = procedure<Turn>('turn', {
  begin(t, { seat }) {
    const player = playerAt(t.facts, seat);
    t.facts.turn += 1;
    t.facts.current = seat;
    player.turns += 1;
    t.facts.thisTurn = {
      used: [],
      piloting: pilots(t.facts, seat) !== null,
      acted: [],
      turned: [],
    };
    if (has(t.facts, seat, 'sent-if-unmoved')) t.facts.thisTurn.began = standsAt(t.facts, seat);
    t.emit('turn-began', { seat, turn: t.facts.turn });
  },

  // TW-1, BSG-12.10, 12.15
  startEffects(t, { seat }) {
    for (const other of fromCurrent(t)) {
      const { hand } = playerAt(t.facts, other);
      const own = ability(t.facts, other, 'discards-only-card');
      if (own === null || hand.length !== 1) continue;
      t.emit('ability-used', { seat: other, ability: own.id });
      discardSkill(t, other, [...hand]);
    }
    arriveLate(t, seat);
    return isQuiet(t, 'turn-begins') ? 'beforeReceiving' : undefined;
  },

  // PEG-T1: Manipulative
  beginning: momentOf('turn-begins', { plays: 'one' }),

  beforeReceiving: woven('turn before receiving'),

  // Section 4; BSG-22.1 for revealed Cylons
  receive(t, { seat }) {
    if (t.facts.thisTurn.over === true) return 'afterCrisis'; // EXO-7.17, T1
    const late = ability(t.facts, seat, 'receives-late'); // EXO-T2, 8.7
    if (late !== null && playerAt(t.facts, seat).turns === 1) {
      t.emit('ability-used', { seat, ability: late.id });
      return 'move';
    }
    const { draws, moreCards } = standingOf(t.facts, seat);
    if (bound(t.facts, seat, 'receives-one-card')) {
      t.run(drawing, { seat, left: 1, from: ownSkills(t.facts, seat) }); // BSG-4.5, PEG-13.9
      return 'move';
    }
    if (draws === 'skill-set') return 'split';
    const { count, different } = answers(t.facts).cylonDraw(t.options);
    t.run(drawing, {
      seat,
      left: count + moreCards,
      from: boxOf(t.facts).skills,
      ...(different && { different }),
    });
    return 'move';
  },

  // BSG-4.2, 4.3: how mixed entries are split is said before anything is drawn
  split: asks({
    seat: (_t, { seat }) => seat,
    ask(t, turn, seat) {
      const it = mixedEntries(t, seat)[turn.splits.length];
      const [first, second] = it?.skills ?? [];
      if (it === undefined || first === undefined || second === undefined) return null;
      return amount('split-skill-draw', 0, it.count, { args: { first, second, count: it.count } });
    },
    then(_t, turn, ofFirst) {
      turn.splits.push(ofFirst);
      return 'split';
    },
  }),

  // BSG-4.1
  draw(t, { seat, splits }) {
    const split = [...splits];
    for (const { skills, count } of skillSetOf(t, seat)) {
      const [first, second] = skills;
      if (first === undefined) continue;
      const ofFirst = second === undefined ? count : (split.shift() ?? count);
      for (let i = 0; i < count; i++) {
        drawSkill(t, seat, i < ofFirst || second === undefined ? first : second);
      }
    }
    // PEG-21.7, 21.8
    const { moreCards } = standingOf(t.facts, seat);
    if (moreCards > 0) t.run(drawing, { seat, left: moreCards, from: ownSkills(t.facts, seat) });
  },

  move(t, { seat }) {
    t.run(movement, { seat, to: null, ownStep: true });
  },
  // EXO-35.22: something else happens at the same moment
  justMoved(t, { seat }) {
    if (t.facts.thisTurn.over === true) return 'afterCrisis';
    justMoved(t, { seat });
    return isQuiet(t, 'movement-ended') ? 'afterMoving' : undefined;
  },

  // PEG-T5: Politically Adroit
  moved: momentOf('movement-ended', { plays: 'one' }),
  afterMoving: woven('turn after moving'),

  // BSG-6.1, 12.17
  act(t, { seat }) {
    goOnAsCylon(t, seat);
    const expert = t.facts.thisTurn.piloting
      ? ability(t.facts, seat, 'acts-more-when-piloting')
      : null;
    if (expert !== null) t.emit('ability-used', { seat, ability: expert.id });
    t.run(actions, { seat, left: expert?.actions ?? 1 });
    return t.facts.thisTurn.began === undefined ? 'afterActing' : undefined;
  },

  // PEG-T7, 40.3: Stim Junkie
  restless(t, { seat }) {
    const own = ability(t.facts, seat, 'sent-if-unmoved');
    if (own === null || t.facts.thisTurn.began !== standsAt(t.facts, seat)) return;
    if (!canBeSent(t.facts, seat, own.to)) return;
    t.emit('ability-used', { seat, ability: own.id });
    sendTo(t, seat, own.to);
  },

  afterActing: woven('turn after acting'),

  // BSG-3.4, 20.12, 21.11
  crisis(t, { seat }) {
    if (t.facts.thisTurn.over === true) return; // PEG-C3
    if (!standingOf(t.facts, seat).drawsCrisis || bound(t.facts, seat, 'draws-no-crisis')) return;
    t.run(crisisStep, { seat, drawn: [] });
  },
  afterCrisis: woven('turn after crisis'),

  // BSG-10.9: Recon
  recon: momentOf('end-of-turn', { plays: 'one' }),
  endOfTurn: woven('end of turn'),

  // PEG-41.7 to 41.9: a title that was borrowed goes back
  titlesBack(t) {
    const { borrowed } = t.facts.thisTurn;
    if (borrowed === undefined || t.facts.titles[borrowed.title] !== borrowed.by) return;
    const { title, from, by } = borrowed;
    // Where all the others are prisoners, nobody else can take it (BSG-36.6).
    const [heir] = [from, heirTo(t.facts, title, by)].filter(
      (seat) => seat !== null && mayHold(t.facts, title, seat),
    );
    giveTitleTo(t, title, heir ?? heirTo(t.facts, title));
  },

  // BSG-10.2, 10.5
  handLimits(t) {
    const seats: Seat[] = [];
    const counts: number[] = [];
    for (const seat of t.seats) {
      const over = playerAt(t.facts, seat).hand.length - handLimit(t.facts, seat);
      if (over <= 0) continue;
      seats.push(seat);
      counts.push(over);
      const own = ability(t.facts, seat, 'hand-limit');
      if (own !== null) t.emit('ability-used', { seat, ability: own.id });
    }
    if (seats.length > 0) {
      t.run(discarding, { seats, counts, prompt: 'discard-to-hand-limit', done: [] });
    }
    return answers(t.facts).quorumLimit === null ? 'losses' : undefined;
  },

  // PEG-9.1 to 9.3
  quorumLimit: asks({
    seat: (t, { seat }) => t.facts.titles.president ?? seat,
    ask(t) {
      const limit = answers(t.facts).quorumLimit;
      const { quorumHand, titles } = t.facts;
      if (limit === null || titles.president === null || quorumHand.length <= limit) return null;
      const over = quorumHand.length - limit;
      return some(
        'discard-quorum-cards',
        quorumHand.map((_, i) => i),
        {
          things: 'card',
          min: over,
          max: over,
          about: { deck: 'quorum', cards: [...quorumHand] },
        },
      );
    },
    then(t, _, indices) {
      const gone = indices.flatMap((i) => t.facts.quorumHand[i] ?? []);
      t.facts.quorumHand = t.facts.quorumHand.filter((_card, i) => !indices.includes(i));
      t.facts.quorum.discard.push(...gone);
      t.reveal();
      t.emit('quorum-discarded', { cards: gone });
    },
  }),

  // BSG-10.6
  losses(t) {
    const empty = RESOURCES.find((resource) => t.facts.resources[resource] === 0);
    if (empty !== undefined) endGame(t, `${empty}-gone`);
  },
});

const justMoved = woven('turn moved');

/** BSG-3.1, 3.6 */
export const turns = procedure<object>('turns', {
  next(t) {
    const [left] = stillPlaying(t.facts, clockwiseAfter(t.facts.current, t.seats.length));
    const seat = t.facts.turn === 0 ? t.facts.current : (left ?? seatAt(0));
    t.run(turn, { seat, splits: [] });
    return 'next';
  },
});

export const turnProcedures = [turn, turns];

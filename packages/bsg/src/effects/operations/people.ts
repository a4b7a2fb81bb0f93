import { one, type Seat } from '@starboard/kernel';
import { boxOf } from '../../modules/box.ts';
import { discardAtRandom, mustDiscard } from '../../rulebook/discarding.ts';
import { lookedAt } from '../../rulebook/final-five.ts';
import { moveTo, sendTo } from '../../rulebook/moving.ts';
import { resolve } from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { giveTitleTo, mayHold } from '../../rulebook/succession.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { boardAt, isHazard, isLost } from '../../table/boards.ts';
import { isCandidate } from '../../table/candidates.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { isShut } from '../../table/lasting.ts';
import { canLook } from '../../table/looking.ts';
import { charactersAt, fromCurrent, humans, isHuman, playerAt } from '../../table/people.ts';
import type { Location } from '../../table/vocabulary.ts';
import { type Context, whoIs } from '../context.ts';
import type { Among, EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, inner, type Line } from '../text.ts';
import { bearing } from './bearing.ts';

/** Who may be named. BSG-7.11: nobody, and nothing happens. */
export function candidates(t: BsgTable, among: Among, by: Seat): Seat[] {
  return fromCurrent(t).filter((seat) => isCandidate(t.facts, among, seat, by));
}

const naming = procedure<{ readonly line: Line; readonly context: Context }>('naming', {
  name: asks({
    obvious: true,
    seat: (t, { line, context }) =>
      whoIs(t, context, effectAt<EffectOf<'name'>>(line).by) ?? context.self,
    ask(t, { line }, seat) {
      const { among, optional } = effectAt<EffectOf<'name'>>(line);
      const found: (Seat | 'nobody')[] = candidates(t, among, seat);
      if (found.length === 0) return null;
      return one('name-a-character', optional === true ? [...found, 'nobody' as const] : found, {
        things: 'seat',
        args: { among },
      });
    },
    then(t, { line, context }, answer) {
      if (answer === 'nobody') return;
      const text = inner(line, 'then');
      t.run(resolve, { text, at: 0, context: { ...context, chosen: answer } });
    },
  }),
});

/** The other places of the ship, or the planet, somebody is held on (PEG-C7). */
function placesAround(facts: Facts, seat: Seat): Location[] {
  const locations = boardAt(facts, seat)?.locations ?? [];
  return locations.map(({ id }) => id).filter((id) => !isHazard(id));
}

/** Wherever somebody who is free could go, on every ship. */
export function placesOpen(facts: Facts, seat: Seat): Location[] {
  const places = answers(facts).reachable(facts, seat);
  return places.filter((id) => !isHazard(id) && !isLost(facts, id) && !isShut(facts, id));
}

/** BSG-17.4, 13.19 */
const freeing = procedure<{
  readonly seat: Seat;
  readonly by: Seat;
  readonly optional: boolean;
  readonly anywhere?: true;
}>('freeing', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { seat, by, optional, anywhere }) {
      const free = anywhere === true ? placesOpen(t.facts, seat) : placesAround(t.facts, seat);
      const { location } = playerAt(t.facts, seat);
      const prompt = location === 'detention' ? 'leave-detention-for' : 'leave-the-brig-for';
      return one(prompt, optional ? [...free, 'stay' as const] : free, {
        things: 'location',
        ...(seat !== by && { args: { seat } }),
      });
    },
    then(t, { seat }, choice) {
      if (choice !== 'stay') moveTo(t, seat, choice, 'walked');
    },
  }),
});

/** BSG-18.4 */
function lookAtLoyalty(t: BsgTable, by: Seat, of: Seat, all: boolean): void {
  if (!canLook(t.facts, by, of)) return;
  const hidden = playerAt(t.facts, of).loyalty.filter(({ faceUp }) => !faceUp);
  const seen = all ? hidden : [t.pick(hidden)];
  const cards = seen.map(({ card }) => card);
  const { notes } = playerAt(t.facts, by);
  for (const card of cards) notes.push({ about: 'loyalty', seat: of, card, turn: t.facts.turn });
  t.reveal([by]);
  // HI-30: the owner is told which card was picked
  t.whisper(
    [by, of],
    'loyalty-looked-at',
    { seat: by, of, count: cards.length, cards },
    { seat: by, of, count: cards.length },
  );
  lookedAt(t, by, of, cards);
}

function performDiscard(t: BsgTable, effect: EffectOf<'discard'>, context: Context): void {
  const all = whoDiscards(t, effect.who, context);
  const even = effect.evenCylons === true;
  const players = all.filter((seat) => even || isHuman(t.facts, seat)); // BSG-23.4
  if (answers(t.facts).cylonsMayIgnore && !even) {
    for (const seat of all) {
      if (isHuman(t.facts, seat)) continue;
      t.run(bearing, { seat, count: effect.count, random: effect.random === true });
    }
  }
  if (effect.random === true) {
    for (const seat of players) {
      const all = playerAt(t.facts, seat).hand.length;
      discardAtRandom(t, seat, effect.count === 'all' ? all : effect.count);
    }
    return;
  }
  // BSG-7.16: who holds two of the roles discards once for each
  const [first, ...more] = [...new Set(players)];
  const again = players.filter((seat, i) => players.indexOf(seat) !== i);
  if (first !== undefined) mustDiscard(t, [first, ...more], effect.count);
  if (again.length > 0) mustDiscard(t, again, effect.count);
}

function whoDiscards(t: BsgTable, who: EffectOf<'discard'>['who'], context: Context): Seat[] {
  const named = typeof who === 'string' ? [who] : who;
  return named.flatMap((it) => {
    switch (it) {
      case 'each':
        return fromCurrent(t);
      case 'each-human':
        return humans(t);
      case 'each-other-human':
        return humans(t).filter((seat) => seat !== context.self);
      default:
        return whoIs(t, context, it) ?? [];
    }
  });
}

const isOnQuorumCard = ({ text }: Line): boolean => 'of' in text && text.of.deck === 'quorum';

export const peopleOperations: Operations<
  'discard' | 'send' | 'send-all' | 'free' | 'name' | 'look-loyalty' | 'title'
> = {
  discard: { perform: (t, effect, { context }) => performDiscard(t, effect, context) },
  send: {
    perform(t, { who, to }, { context, line }) {
      const seat = whoIs(t, context, who);
      if (seat === null) return;
      // PEG-28.6: the Brig a Quorum card names is the one where its player is
      const quorum = to === 'brig' && isOnQuorumCard(line);
      sendTo(t, seat, quorum ? answers(t.facts).sentTo(t.facts, context.self, to) : to);
    },
  },
  'send-all': {
    perform(t, { from, to }) {
      const { boards } = boxOf(t.facts);
      const places: readonly Location[] =
        from === 'colonial-one'
          ? boards.flatMap(({ id, locations }) => (id === from ? locations.map((it) => it.id) : []))
          : [from];
      for (const location of places) {
        for (const seat of charactersAt(t, location)) sendTo(t, seat, to);
      }
    },
  },
  free: {
    perform(t, { who, picks = 'self', optional, anywhere }, { context }) {
      const [seat, by] = [whoIs(t, context, who), whoIs(t, context, picks)];
      if (seat === null || by === null) return;
      const freed = { seat, by, optional: optional === true };
      t.run(freeing, { ...freed, ...(anywhere && { anywhere }) });
    },
  },
  name: { perform: (t, _, { line, context }) => t.run(naming, { line, context }) },
  'look-loyalty': {
    perform(t, effect, { context }) {
      const [by, of] = [whoIs(t, context, effect.by), whoIs(t, context, effect.of)];
      if (effect.of === 'current' && of !== null && !isHuman(t.facts, of)) return; // BSG-22.18
      if (by !== null && of !== null) lookAtLoyalty(t, by, of, effect.all === true);
    },
  },
  title: {
    perform(t, { title, to }, { context }) {
      const seat = whoIs(t, context, to);
      if (seat !== null && mayHold(t.facts, title, seat)) giveTitleTo(t, title, seat);
    },
  },
};

export const peopleProcedures = [naming, freeing, bearing];

import { one, type Seat } from '@starboard/kernel';
import { moveTo } from '../../rulebook/places.ts';
import { resolve } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { lasting } from '../../ships/fleet.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import {
  canBeSent,
  fromCurrent,
  inBrig,
  isHuman,
  onGalactica,
  playerAt,
} from '../../table/people.ts';
import { GALACTICA, isHazard } from '../../table/vocabulary.ts';
import { type Context, whoIs } from '../context.ts';
import type { Among, EffectOf } from '../effect.ts';

/** Who may be named. BSG-7.11: nobody, and nothing happens. */
export function candidates(t: BsgTable, among: Among, by: Seat): Seat[] {
  return fromCurrent(t).filter((seat) => isCandidate(t.facts, among, seat, by));
}

export function isCandidate(facts: Facts, among: Among, seat: Seat, by: Seat): boolean {
  switch (among) {
    case 'can-go-to-brig':
      return canBeSent(facts, seat, 'brig');
    case 'can-go-to-sickbay':
      return canBeSent(facts, seat, 'sickbay');
    case 'on-galactica-to-brig':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'brig');
    case 'on-galactica-to-sickbay':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'sickbay');
    case 'others':
      return seat !== by && isHuman(facts, seat);
    case 'other-not-admiral': {
      const free = isHuman(facts, seat) && !inBrig(facts, seat);
      return seat !== by && free && facts.titles.admiral !== seat;
    }
    case 'others-in-brig':
      return seat !== by && inBrig(facts, seat);
    case 'with-hidden-loyalty':
      return canLook(facts, by, seat);
    case 'human-with-hidden-loyalty':
      return isHuman(facts, seat) && canLook(facts, by, seat); // BSG-23.8
  }
}

/** BSG-18.8, 39.9, 39.13: at a face-down card of somebody else, if nothing forbids it. */
export function canLook(facts: Facts, by: Seat, of: Seat): boolean {
  if (by === of || lasting(facts, 'no-loyalty-looks').length > 0) return false;
  return playerAt(facts, of).loyalty.some(({ faceUp }) => !faceUp);
}

export const naming = procedure<{ readonly effect: EffectOf<'name'>; readonly context: Context }>(
  'naming',
  {
    name: asks({
      obvious: true,
      seat: (t, { effect, context }) => whoIs(t, context, effect.by) ?? context.self,
      ask(t, { effect }, seat) {
        const found: (Seat | 'nobody')[] = candidates(t, effect.among, seat);
        if (found.length === 0) return null;
        return one(
          'name-a-character',
          effect.optional === true ? [...found, 'nobody' as const] : found,
          {
            args: { among: effect.among },
          },
        );
      },
      then(t, { effect, context }, answer) {
        if (answer === 'nobody') return;
        t.run(resolve, { effects: effect.then, at: 0, context: { ...context, chosen: answer } });
      },
    }),
  },
);

/** BSG-17.4, 13.19 */
export const freeing = procedure<{
  readonly seat: Seat;
  readonly by: Seat;
  readonly optional: boolean;
}>('freeing', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(_t, { optional }) {
      const free = GALACTICA.filter((location) => !isHazard(location));
      return one('leave-the-brig-for', optional ? [...free, 'stay'] : free);
    },
    then(t, { seat }, choice) {
      const to = GALACTICA.find((location) => location === choice);
      if (to !== undefined) moveTo(t, seat, to, 'walked');
    },
  }),
});

/** BSG-18.4 */
export function lookAtLoyalty(t: BsgTable, by: Seat, of: Seat, all: boolean): void {
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
}

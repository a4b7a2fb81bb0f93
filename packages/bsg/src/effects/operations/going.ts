import { clockwiseFrom, END, one, type Seat } from '@starboard/kernel';
import { moveTo } from '../../rulebook/moving.ts';
import { moveSomebody, takeActions } from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
import { bound, isOffBoard, playerAt, stillPlaying } from '../../table/people.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';
import { placesOpen } from './people.ts';

// People who come and go by what a card says.

/** To any place that can be reached, at no cost. */
const goingAnywhere = procedure<{ readonly seat: Seat }>('going-anywhere', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { location } = playerAt(t.facts, seat);
      const places = placesOpen(t.facts, seat).filter((place) => place !== location);
      return places.length === 0 ? null : one('go-anywhere', places, { things: 'location' });
    },
    then(t, { seat }, location) {
      moveTo(t, seat, location, 'walked');
    },
  }),
});

/** State of Emergency: one after the other, a move or an action (EXO-15.8, 15.9). */
const everybodyActs = procedure<{ waiting: Seat[]; seat?: Seat }>('state-of-emergency', {
  next(t, emergency) {
    const seat = emergency.waiting.shift();
    if (seat === undefined) return END;
    emergency.seat = seat;
    return isOffBoard(t.facts, seat) ? 'next' : undefined;
  },
  choose: asks({
    seat: (t, { seat }) => seat ?? t.facts.current,
    ask(t, { seat }) {
      if (seat === undefined) return null;
      const stuck = bound(t.facts, seat, 'cannot-move');
      const how = [...(stuck ? [] : (['move'] as const)), 'act', 'decline'] as const;
      return one('state-of-emergency', how, { things: 'word' });
    },
    then(t, { seat }, choice) {
      if (seat === undefined) return 'next';
      if (choice === 'move') t.run(moveSomebody, { seat, to: null });
      if (choice === 'act') t.run(takeActions, { seat, left: 1, share: true });
      return 'next';
    },
  }),
});

function whoeverPlays(t: BsgTable, from: Seat): Seat[] {
  return [...stillPlaying(t.facts, clockwiseFrom(from, t.seats.length))];
}

export const goingOperations: Operations<'break-out' | 'go-anywhere' | 'everybody-acts'> = {
  // Coup: the way out comes first
  'break-out': {
    perform: (t, _, { context: { self } }) =>
      moveTo(t, self, answers(t.facts).commandPost(t.facts), 'walked'),
  },
  'go-anywhere': {
    perform(t, { who }, { context }) {
      const seat = whoIs(t, context, who);
      if (seat !== null) t.run(goingAnywhere, { seat });
    },
  },
  'everybody-acts': {
    perform: (t, _, { context }) =>
      t.run(everybodyActs, { waiting: whoeverPlays(t, context.self) }),
  },
};

export const goingProcedures = [goingAnywhere, everybodyActs];

import { one, type Seat, seatsOf } from '@starboard/kernel';
import type { Facts } from '../table/facts.ts';
import { bound, isHuman, isOffBoard } from '../table/people.ts';
import { moveSomebody, takeActions } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** BSG-15.15, 23.8, 39.11 */
export function orderable(facts: Facts, seat: Seat): Seat[] {
  return seatsOf(facts.players.length).filter(
    (other) => other !== seat && isHuman(facts, other) && !isOffBoard(facts, other),
  );
}

/** Executive Order (BSG-15.15, 15.23 to 15.26; TW-18). */
export const ordering = procedure<{
  readonly seat: Seat;
  readonly actions: number;
  target: Seat | null;
  /** A move is not offered. */
  readonly stays?: true;
}>('executive-order', {
  target: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one('choose-for-executive-order', orderable(t.facts, seat), { things: 'seat' }),
    then(t, order, target) {
      order.target = target;
      t.emit('ordered', { seat: order.seat, target });
    },
  }),
  how: asks({
    seat: (_t, { seat, target }) => target ?? seat,
    ask(t, { seat, target, stays }) {
      if (target === null) return null;
      const stuck = stays === true || bound(t.facts, target, 'cannot-move'); // BSG-39.10
      const how = [...(stuck ? [] : (['move-and-act'] as const)), 'act-only', 'decline'] as const;
      return one('executive-order', how, { things: 'word', args: { seat } });
    },
    then(t, { target, actions }, choice) {
      if (target === null || choice === 'decline') return;
      const moves = choice === 'move-and-act';
      if (moves) t.run(moveSomebody, { seat: target, to: null });
      t.run(takeActions, { seat: target, left: moves ? actions - 1 : actions });
    },
  }),
});

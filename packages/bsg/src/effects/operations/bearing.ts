import { one, type Seat } from '@starboard/kernel';
import { discardAtRandom, mustDiscard } from '../../rulebook/discarding.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { playerAt } from '../../table/people.ts';

/** A Cylon player may ignore what a card does to players (PEG-3.7). */
export const bearing = procedure<{
  readonly seat: Seat;
  readonly count: number | 'all';
  readonly random: boolean;
}>('bearing', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat, count }) =>
      playerAt(t.facts, seat).hand.length === 0
        ? null
        : one('ignore-discard', ['ignore', 'bear'], { things: 'word', args: { count } }),
    then(t, { seat, count, random }, choice) {
      if (choice === 'ignore') return;
      const all = playerAt(t.facts, seat).hand.length;
      if (random) discardAtRandom(t, seat, count === 'all' ? all : count);
      else mustDiscard(t, [seat], count);
    },
  }),
});

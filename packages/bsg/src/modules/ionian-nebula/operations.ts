import { END, one, type Seat } from '@starboard/kernel';
import { whoAre, whoIs } from '../../effects/context.ts';
import type { Operations } from '../../effects/operation.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { hasTrauma, heldBy, kindsHeld } from './state.ts';
import { discardTokens, drawingTrauma } from './trauma.ts';

interface Discarding {
  readonly seat: Seat;
  left: number;
  readonly random: boolean;
  readonly optional: boolean;
}

/** Tokens go back to the pool, fewer where there are fewer (EXO-34.14). */
export const discardingTrauma = procedure<Discarding>('discarding-trauma', {
  count(t, discarding) {
    discarding.left = Math.min(discarding.left, heldBy(t.facts, discarding.seat).length);
    return discarding.left === 0 ? END : undefined;
  },
  agree: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { optional, left }) =>
      optional
        ? one('may-discard-trauma', ['discard', 'keep'], { things: 'word', args: { count: left } })
        : null,
    then: (_t, _, choice) => (choice === 'keep' ? END : undefined),
  }),
  forced(t, { seat, left, random }) {
    const held = [...heldBy(t.facts, seat)];
    if (left === held.length) discardTokens(t, seat, held);
    else if (random) {
      const picked = Array.from({ length: left }, () => t.draw(held));
      t.reveal([seat]);
      discardTokens(t, seat, picked);
    } else return 'choose';
    return END;
  },
  // Asked with tokens of one kind, too: not being asked would tell that.
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { left }, seat) =>
      left === 0
        ? null
        : one('choose-trauma-to-discard', kindsHeld(t.facts, seat), {
            things: 'trauma',
            args: { count: left },
          }),
    then(t, discarding, kind) {
      discarding.left -= 1;
      discardTokens(t, discarding.seat, [kind]);
      return 'choose';
    },
  }),
});

/** What cards do with trauma tokens; nothing once there are none (EXO-38.15). */
export const ionianNebulaOperations: Operations<'draw-trauma' | 'discard-trauma'> = {
  'draw-trauma': {
    perform(t, { who, count }, { context }) {
      if (!hasTrauma(t.facts)) return;
      for (const seat of whoAre(t, context, who)) t.run(drawingTrauma, { seat, count });
    },
  },
  'discard-trauma': {
    perform(t, { who, count, random = false, optional = false }, { context }) {
      const seat = whoIs(t, context, who);
      if (seat === null || !hasTrauma(t.facts)) return;
      t.run(discardingTrauma, { seat, left: count, random, optional });
    },
  },
};

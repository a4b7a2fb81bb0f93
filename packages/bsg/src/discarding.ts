import { type Seat, some } from '@starboard/kernel';
import { discardSkill } from './decks.ts';
import type { BsgTable } from './facts.ts';
import { has, playerAt } from './people.ts';
import { asksAll, procedure } from './rules.ts';

interface Discarding {
  readonly seats: readonly Seat[];
  /** How many each must discard; by seat. */
  readonly counts: readonly number[];
  /** Forced: Apollo's are taken at random (BSG-12.16). */
  readonly forced: boolean;
  readonly prompt: string;
}

/** Players discard skill cards of their choice, all at the same time (BSG-38.5). */
export const discarding = procedure<Discarding>('discarding', {
  choose: asksAll({
    seats: (_t, { seats }) => seats,
    ask(t, { counts, seats, forced, prompt }, seat) {
      const { hand } = playerAt(t.facts, seat);
      const count = Math.min(hand.length, counts[seats.indexOf(seat)] ?? 0);
      if (count === 0 || (forced && has(t.facts, seat, 'headstrong'))) return null;
      return some(prompt, hand, { min: count, max: count });
    },
    then(t, _, answers) {
      for (const { seat, answer } of answers) discardSkill(t, seat, answer);
    },
  }),

  random(t, { seats, counts, forced }) {
    if (!forced) return;
    for (const [i, seat] of seats.entries()) {
      if (has(t.facts, seat, 'headstrong')) discardAtRandom(t, seat, counts[i] ?? 0);
    }
  },
});

export function discardAtRandom(t: BsgTable, seat: Seat, count: number): void {
  const { hand } = playerAt(t.facts, seat);
  const left = [...hand];
  const chosen = [];
  for (let i = 0; i < Math.min(count, hand.length); i++) chosen.push(t.draw(left));
  discardSkill(t, seat, chosen);
}

/** Makes players discard. BSG-23.4: revealed Cylons are not asked by such effects. */
export function mustDiscard(
  t: BsgTable,
  seats: readonly Seat[],
  count: number | 'all',
  prompt = 'discard-skill-cards',
): void {
  const counts = seats.map((seat) =>
    count === 'all' ? playerAt(t.facts, seat).hand.length : count,
  );
  t.run(discarding, { seats, counts, forced: true, prompt });
}

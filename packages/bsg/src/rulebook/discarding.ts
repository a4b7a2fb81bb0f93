import { type Seat, some } from '@starboard/kernel';
import type { SkillCard } from '../content/library.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { ability, has, playerAt } from '../table/people.ts';
import { asksAll, procedure } from './writing.ts';

interface Discarding {
  readonly seats: readonly Seat[];
  /** How many each of them must discard, in the same order. */
  readonly counts: readonly number[];
  readonly prompt: string;
  /** Who has chosen and discarded. */
  done: Seat[];
}

/** Players discard skill cards of their choice, all at the same time (BSG-38.5). */
export const discarding = procedure<Discarding>('discarding', {
  choose: asksAll({
    seats: (_t, { seats }) => seats,
    ask(t, discarding, seat) {
      const { hand } = playerAt(t.facts, seat);
      const count = countFor(t.facts, discarding, seat);
      if (count === hand.length || has(t.facts, seat, 'discards-at-random')) return null;
      return count === 0
        ? null
        : some(discarding.prompt, hand, { things: 'skill-card', min: count, max: count });
    },
    then(t, discarding, answers) {
      for (const { seat, answer } of answers) discardSkill(t, seat, answer);
      discarding.done = answers.map(({ seat }) => seat);
    },
  }),

  // Those without a choice: all they have, or Apollo's at random (BSG-12.16)
  rest(t, discarding) {
    for (const seat of discarding.seats) {
      if (discarding.done.includes(seat)) continue;
      const count = countFor(t.facts, discarding, seat);
      const own = ability(t.facts, seat, 'discards-at-random');
      if (own !== null && count > 0) t.emit('ability-used', { seat, ability: own.id });
      discardAtRandom(t, seat, count);
    }
  },
});

function countFor(facts: Facts, { seats, counts }: Discarding, seat: Seat): number {
  return Math.min(playerAt(facts, seat).hand.length, counts[seats.indexOf(seat)] ?? 0);
}

export function discardAtRandom(t: BsgTable, seat: Seat, count: number): void {
  const { hand } = playerAt(t.facts, seat);
  if (count >= hand.length) {
    discardSkill(t, seat, [...hand]);
    return;
  }
  const left = [...hand];
  const chosen = [];
  for (let i = 0; i < count; i++) chosen.push(t.draw(left));
  discardSkill(t, seat, chosen);
}

/** Who has more than so many cards is asked which to discard (BSG-21.5, PEG-6.4, 21.14). */
export function cutTo(
  hand: readonly SkillCard[],
  most: number,
): ReturnType<typeof some<SkillCard>> | null {
  const count = hand.length - most;
  return count <= 0
    ? null
    : some('discard-to-three', hand, { things: 'skill-card', min: count, max: count });
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
  t.run(discarding, { seats: [...seats], counts, prompt, done: [] });
}

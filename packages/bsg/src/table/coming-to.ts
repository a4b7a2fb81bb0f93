import { type SkillCard, strengthOf } from '../content/library.ts';

/** Some of these cards that come to exactly so much; null if none do. */
export function comingTo(strength: number, cards: readonly SkillCard[]): SkillCard[] | null {
  /** By what they come to, the first cards found that do. */
  let reached = new Map<number, SkillCard[]>([[0, []]]);
  for (const card of cards) {
    const next = new Map(reached);
    for (const [sum, used] of reached) {
      const more = sum + strengthOf(card);
      if (more <= strength && !next.has(more)) next.set(more, [...used, card]);
    }
    reached = next;
  }
  return reached.get(strength) ?? null;
}

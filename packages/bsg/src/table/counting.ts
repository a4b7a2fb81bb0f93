import { type SkillCard, skillOf, strengthOf } from '../content/library.ts';
import type { Skill } from './vocabulary.ts';

/** What decides how the cards of a check count. */
export interface Counting {
  readonly skills: readonly Skill[];
  /** This skill counts nothing (Blind Devotion). */
  readonly ignored: Skill | null;
  /** Cards of strength 1 count for it, whatever their skill (BSG-12.21). */
  readonly onesPositive: boolean;
}

/** What a card counts for in a check (BSG-16.16). */
export function countedIn({ skills, ignored, onesPositive }: Counting, card: SkillCard): number {
  const skill = skillOf(card);
  const strength = strengthOf(card);
  if (skill === ignored) return 0;
  return skills.includes(skill) || (onesPositive && strength === 1) ? strength : -strength;
}

import { type SkillCard, skillOf, strengthOf } from '../content/library.ts';
import type { Skill } from './vocabulary.ts';

/** What decides how the cards of a check count. */
export interface Counting {
  readonly skills: readonly Skill[];
  /** This skill counts nothing (Blind Devotion). */
  readonly ignored: Skill | null;
  /** Cards of strength 1 count for it, whatever their skill (BSG-12.21). */
  readonly onesPositive: boolean;
  /** This skill counts double (Establish Network). */
  readonly doubled?: Skill | null;
}

/** What a card counts for in a check (BSG-16.16). */
export function countedIn(
  { skills, ignored, onesPositive, doubled }: Counting,
  card: SkillCard,
): number {
  const skill = skillOf(card);
  if (skill === ignored) return 0;
  const printed = strengthOf(card);
  const strength = skill === doubled ? 2 * printed : printed;
  return skills.includes(skill) || (onesPositive && printed === 1) ? strength : -strength;
}

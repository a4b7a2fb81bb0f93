import type { SkillCardKind } from '../definition.ts';

/** BSG-15.3: the low and the high card of each skill. */
export const skillCards = [
  { id: 'consolidate-power', skill: 'politics', use: 'action' },
  { id: 'investigative-committee', skill: 'politics', use: 'before-check' },
  { id: 'executive-order', skill: 'leadership', use: 'action' },
  { id: 'declare-emergency', skill: 'leadership', use: 'after-total' },
  { id: 'launch-scout', skill: 'tactics', use: 'action' },
  { id: 'strategic-planning', skill: 'tactics', use: 'before-roll' },
  { id: 'evasive-maneuvers', skill: 'piloting', use: 'viper-attacked' },
  { id: 'maximum-firepower', skill: 'piloting', use: 'action' },
  { id: 'repair', skill: 'engineering', use: 'action' },
  { id: 'scientific-research', skill: 'engineering', use: 'before-check' },
] as const satisfies readonly SkillCardKind[];

/** BSG-15.2: how many cards of each strength; 1 and 2 are low cards, the others high ones. */
export const strengths = [
  { strength: 1, copies: 8 },
  { strength: 2, copies: 6 },
  { strength: 3, copies: 4 },
  { strength: 4, copies: 2 },
  { strength: 5, copies: 1 },
] as const;

import { destroyRaptor, draw, risk } from '../../effects/effect.ts';
import { SKILLS } from '../../table/vocabulary.ts';
import type { SkillCardKind } from '../definition.ts';

/** BSG-15.3: the low and the high card of each skill. */
export const skillCards = [
  {
    id: 'consolidate-power',
    skill: 'politics',
    use: 'action',
    action: [draw('self', 2, SKILLS)],
  },
  {
    id: 'investigative-committee',
    skill: 'politics',
    use: 'before-check',
    check: { faceUp: true },
  },
  {
    id: 'executive-order',
    skill: 'leadership',
    use: 'action',
    action: [{ op: 'order-another', actions: 2 }],
  },
  { id: 'declare-emergency', skill: 'leadership', use: 'after-total', difficulty: -2 },
  {
    id: 'launch-scout',
    skill: 'tactics',
    use: 'action',
    action: [risk('self', 'raptor', 1, 3, [{ op: 'look-deck' }], [destroyRaptor()])],
  },
  { id: 'strategic-planning', skill: 'tactics', use: 'before-roll', plus: 2 },
  { id: 'evasive-maneuvers', skill: 'piloting', use: 'viper-attacked', reroll: { piloted: -2 } },
  {
    id: 'maximum-firepower',
    skill: 'piloting',
    use: 'action',
    action: [{ op: 'own-viper-attacks', count: 4 }],
  },
  {
    id: 'repair',
    skill: 'engineering',
    use: 'action',
    action: [{ op: 'repair', vipers: 2 }],
  },
  {
    id: 'scientific-research',
    skill: 'engineering',
    use: 'before-check',
    check: { positive: 'engineering' },
  },
] as const satisfies readonly SkillCardKind[];

/** BSG-15.2: how many cards of each strength; 1 and 2 are low cards, the others high ones. */
export const strengths = [
  { strength: 1, copies: 8 },
  { strength: 2, copies: 6 },
  { strength: 3, copies: 4 },
  { strength: 4, copies: 2 },
  { strength: 5, copies: 1 },
] as const;

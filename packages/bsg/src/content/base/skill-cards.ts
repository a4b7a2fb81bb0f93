import { destroyRaptor, draw, risk } from '../../effects/effect.ts';
import type { SkillCardKind } from '../definition.ts';

/** BSG-15.2: how many cards of each strength; 1 and 2 are low cards, the others high ones. */
const LOW = [
  { strength: 1, copies: 8 },
  { strength: 2, copies: 6 },
];
const HIGH = [
  { strength: 3, copies: 4 },
  { strength: 4, copies: 2 },
  { strength: 5, copies: 1 },
];

/** BSG-15.3: the low and the high card of each skill. */
export const skillCards = [
  {
    id: 'consolidate-power',
    skill: 'politics',
    strengths: LOW,
    play: { at: 'action', effects: [draw('self', 2, 'any')] },
  },
  {
    id: 'investigative-committee',
    skill: 'politics',
    strengths: HIGH,
    play: { at: 'before-check', effects: [{ op: 'face-up' }] },
  },
  {
    id: 'executive-order',
    skill: 'leadership',
    strengths: LOW,
    play: {
      at: 'action',
      limit: 'turn',
      effects: [{ op: 'order-another', actions: 2, orMove: true }],
    },
  },
  {
    id: 'declare-emergency',
    skill: 'leadership',
    strengths: HIGH,
    play: { at: 'after-total', limit: 'check', effects: [{ op: 'change-difficulty', by: -2 }] },
  },
  {
    id: 'launch-scout',
    skill: 'tactics',
    strengths: LOW,
    play: {
      at: 'action',
      effects: [risk('self', 'raptor', 1, 3, [{ op: 'look-deck' }], [destroyRaptor()])],
    },
  },
  {
    id: 'strategic-planning',
    skill: 'tactics',
    strengths: HIGH,
    play: { at: 'before-roll', limit: 'roll', effects: [{ op: 'add-to-roll', plus: 2 }] },
  },
  {
    id: 'evasive-maneuvers',
    skill: 'piloting',
    strengths: LOW,
    play: { at: 'viper-attacked', effects: [{ op: 'reroll', piloted: -2 }] },
  },
  {
    id: 'maximum-firepower',
    skill: 'piloting',
    strengths: HIGH,
    play: {
      at: 'action',
      when: [{ is: 'piloting' }],
      effects: [{ op: 'own-viper-attacks', count: 4 }],
    },
    // PEG-30.3
    also: { at: 'force-attacked', by: 'roller', effects: [{ op: 'reroll' }] },
  },
  {
    id: 'repair',
    skill: 'engineering',
    strengths: LOW,
    play: { at: 'action', effects: [{ op: 'repair', vipers: 2 }] },
  },
  {
    id: 'scientific-research',
    skill: 'engineering',
    strengths: HIGH,
    play: { at: 'before-check', effects: [{ op: 'count-positive', skill: 'engineering' }] },
  },
] as const satisfies readonly SkillCardKind[];

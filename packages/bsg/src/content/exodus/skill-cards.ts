import { destroyRaptor, gain, lose, may, risk } from '../../effects/effect.ts';
import type { SkillCardKind } from '../definition.ts';

/** EXO-C1: a card of strength 0 three times, one of strength 6 once. */
const NOUGHT = [{ strength: 0, copies: 3 }];
const SIX = [{ strength: 6, copies: 1 }];

/** The 20 skill cards of Exodus (EXO-1.7). Those of strength 0 work only in a check (EXO-3). */
export const skillCards = [
  {
    id: 'red-tape',
    skill: 'politics',
    strengths: NOUGHT,
    inCheck: { effects: [{ op: 'discard-from-check', strengths: [5, 6] }] },
  },
  {
    id: 'political-prowess',
    skill: 'politics',
    strengths: SIX,
    // EXO-5.4
    play: {
      at: 'location-check-begins',
      effects: [{ op: 'decide-check', result: 'as-they-like' }],
    },
  },
  {
    id: 'iron-will',
    skill: 'leadership',
    strengths: NOUGHT,
    inCheck: { effects: [{ op: 'iron-will', within: 4, hopeless: [lose('morale', 1)] }] },
  },
  {
    id: 'state-of-emergency',
    skill: 'leadership',
    strengths: SIX,
    play: { at: 'action', effects: [lose('food', 1), { op: 'everybody-acts' }] },
  },
  {
    id: 'trust-instincts',
    skill: 'tactics',
    strengths: NOUGHT,
    inCheck: { effects: [{ op: 'add-destiny-to-check', count: 2 }] },
  },
  {
    id: 'scout-for-fuel',
    skill: 'tactics',
    strengths: SIX,
    play: {
      at: 'action',
      effects: [risk('self', 'raptor', 1, 4, [gain('fuel', 1)], [destroyRaptor()])],
    },
  },
  {
    id: 'protect-the-fleet',
    skill: 'piloting',
    strengths: NOUGHT,
    inCheck: {
      effects: [
        {
          op: 'if-skill-in-check',
          skill: 'piloting',
          atLeast: 3,
          then: [may('current', [{ op: 'activate-vipers', count: 1, by: 'current' }])],
        },
      ],
    },
  },
  {
    id: 'best-of-the-best',
    skill: 'piloting',
    strengths: SIX,
    play: { at: 'piloted-viper-attacks', effects: [{ op: 'destroy-raiders-by-roll' }] },
  },
  {
    id: 'establish-network',
    skill: 'engineering',
    strengths: NOUGHT,
    inCheck: { effects: [{ op: 'double-skill', skill: 'engineering' }] },
  },
  {
    id: 'build-nuke',
    skill: 'engineering',
    strengths: SIX,
    play: { at: 'action', effects: [{ op: 'gain-nuke' }] }, // EXO-11.3
  },
] as const satisfies readonly SkillCardKind[];

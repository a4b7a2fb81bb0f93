import {
  activate,
  choose,
  damageGalactica,
  draw,
  type Effect,
  gain,
  place,
  rollAtLeast,
} from '../../effects/effect.ts';
import type { Play, SkillCardKind } from '../definition.ts';

/** PEG-1.4: the low card of each of the five skills twice, the high one three times. */
const LOW = [
  { strength: 1, copies: 1 },
  { strength: 2, copies: 1 },
];
const HIGH = [
  { strength: 3, copies: 1 },
  { strength: 4, copies: 1 },
  { strength: 5, copies: 1 },
];

/** PEG-15.1 to 15.3: one Reckless card of them all in a check. */
function reckless(effect: Effect): Play {
  return {
    at: 'before-check',
    limit: 'check',
    as: 'reckless',
    effects: [{ op: 'reckless' }, effect],
  };
}

/** The 58 skill cards of Pegasus (PEG-1.4, 1.11). */
export const skillCards = [
  {
    // Takes the place of the base card (PEG-2.7).
    id: 'investigative-committee-pegasus',
    skill: 'politics',
    strengths: [
      { strength: 3, copies: 4 },
      { strength: 4, copies: 2 },
      { strength: 5, copies: 1 },
    ],
    play: { at: 'before-check', effects: [{ op: 'face-up', exceptDestiny: true }] },
  },
  {
    id: 'support-the-people',
    skill: 'politics',
    strengths: LOW,
    // PEG-7.5, 16.7
    play: reckless({
      op: 'draw',
      who: 'each-human',
      count: 2,
      from: 'skill-set',
      optional: true,
      handAtMost: 4,
    }),
  },
  {
    id: 'preventative-policy',
    skill: 'politics',
    strengths: HIGH,
    play: {
      at: 'movement',
      // PEG-41.14
      effects: [
        choose(
          'self',
          [{ op: 'guard', resource: 'food' }],
          [{ op: 'guard', resource: 'fuel' }],
          [{ op: 'guard', resource: 'morale' }],
          [{ op: 'guard', resource: 'population' }],
        ),
      ],
    },
  },
  {
    id: 'major-victory',
    skill: 'leadership',
    strengths: LOW,
    // PEG-T19
    play: {
      at: 'enemy-destroyed',
      by: 'destroyer',
      limit: 'turn',
      effects: [rollAtLeast('self', 5, [gain('morale', 1)])],
    },
  },
  {
    id: 'at-any-cost',
    skill: 'leadership',
    strengths: HIGH,
    play: reckless({ op: 'count-positive', skill: 'treachery', evenSo: true }),
  },
  {
    id: 'guts-and-initiative',
    skill: 'tactics',
    strengths: LOW,
    play: reckless({ op: 'no-destiny' }),
  },
  {
    id: 'critical-situation',
    skill: 'tactics',
    strengths: HIGH,
    // One of these and of Executive Order in a turn.
    play: {
      at: 'movement',
      limit: 'turn',
      as: 'executive-order',
      effects: [{ op: 'act', count: 1 }],
    },
  },
  {
    id: 'full-throttle',
    skill: 'piloting',
    strengths: LOW,
    play: {
      at: 'movement-or-action',
      when: [{ is: 'piloting' }],
      effects: [{ op: 'full-throttle' }],
    },
  },
  {
    id: 'run-interference',
    skill: 'piloting',
    strengths: HIGH,
    play: {
      at: 'before-raiders', // PEG-T16
      when: [{ is: 'piloting' }],
      effects: [{ op: 'run-interference', count: 4 }],
    },
  },
  {
    id: 'jury-rigged',
    skill: 'engineering',
    strengths: LOW,
    play: reckless({ op: 'change-difficulty', by: -4 }), // PEG-15.11
  },
  {
    id: 'calculations',
    skill: 'engineering',
    strengths: HIGH,
    play: {
      at: 'roll-made', // PEG-T15
      limit: 'roll',
      effects: [choose('self', [{ op: 'shift-result', by: 1 }], [{ op: 'shift-result', by: -1 }])],
    },
  },
  // PEG-15.4 to 15.7: these three work only when they are revealed in a Reckless check.
  {
    id: 'broadcast-location',
    skill: 'treachery',
    strengths: [{ strength: 1, copies: 8 }],
    inCheck: {
      reckless: true,
      effects: [place('basestar', 1, 'bow'), place('civilian', 1, 'stern')],
    },
  },
  {
    id: 'by-your-command',
    skill: 'treachery',
    strengths: [{ strength: 1, copies: 4 }],
    inCheck: {
      reckless: true,
      effects: [
        activate('raiders'),
        { op: 'activate', what: 'heavy-raiders', withoutCenturions: true },
        activate('occupation-forces'),
      ],
    },
  },
  {
    id: 'special-destiny',
    skill: 'treachery',
    strengths: [{ strength: 2, copies: 5 }],
    inCheck: { reckless: true, effects: [draw('each', 1, ['treachery'])] },
  },
  {
    id: 'gods-plan',
    skill: 'treachery',
    strengths: [{ strength: 2, copies: 3 }],
    play: { at: 'movement', effects: [{ op: 'swap-with-destiny' }] },
    usedBy: 'cylons',
  },
  {
    id: 'human-weakness',
    skill: 'treachery',
    strengths: [{ strength: 3, copies: 2 }],
    play: {
      at: 'action',
      when: [{ is: 'human-in-custody' }],
      effects: [{ op: 'lose-highest' }], // PEG-29.17
    },
    usedBy: 'cylons',
  },
  {
    id: 'sabotage',
    skill: 'treachery',
    strengths: [{ strength: 3, copies: 4 }],
    play: { at: 'treachery-discarded', limit: 'turn', effects: [damageGalactica(1)] }, // PEG-17.10
    usedBy: 'cylons',
  },
] as const satisfies readonly SkillCardKind[];

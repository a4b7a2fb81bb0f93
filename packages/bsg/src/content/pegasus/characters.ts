import { choose, destroyCivilian, draw, execute, send } from '../../effects/effect.ts';
import type { Character } from '../definition.ts';

/** The 4 human characters of Pegasus (PEG-1.7, 2.24, 2.25). */
export const characters = [
  {
    id: 'helena-cain',
    type: 'military-leader',
    skillSet: [
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 2 },
      { skills: ['leadership', 'tactics'], count: 1 },
    ],
    start: ['pegasus-cic', 'command'],
    abilities: [
      {
        id: 'intolerant',
        rule: 'play',
        at: 'check-decided',
        places: ['admirals-quarters'],
        total: 10, // PEG-T14
        effects: [{ op: 'replace-outcome', then: [execute('chosen')] }],
      },
      {
        id: 'blind-jump',
        rule: 'play',
        at: 'action',
        once: true,
        when: [{ is: 'distance', atMost: 6 }],
        // PEG-4.3, 41.6
        effects: [destroyCivilian(2), { op: 'jump-now', draw: 1 }],
      },
      {
        id: 'bent-on-revenge',
        rule: 'cannot-activate',
        locations: ['ftl-control', 'engine-room'],
        negative: true,
      },
    ],
  },
  {
    id: 'anastasia-dee-dualla',
    type: 'support',
    skillSet: [
      { skills: ['leadership'], count: 1 },
      { skills: ['tactics'], count: 3 },
      { skills: ['engineering'], count: 1 },
    ],
    start: 'communications',
    abilities: [
      { id: 'efficient', rule: 'sees-all-civilians' },
      {
        id: 'fast-learner',
        rule: 'play',
        at: 'before-check',
        once: true,
        effects: [{ op: 'learn-fast', count: 3 }], // PEG-16.6
      },
      // PEG-41.11
      { id: 'emotionally-fragile', rule: 'executed-at-morale', atMost: 2, negative: true },
    ],
  },
  {
    id: 'ellen-tigh',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 2 },
      { skills: ['leadership'], count: 2 },
      { skills: ['treachery'], count: 1 },
    ],
    start: 'admirals-quarters',
    abilities: [
      {
        id: 'politically-adroit',
        rule: 'play',
        at: 'movement-ended', // PEG-T5
        when: [{ is: 'own-turn' }, { is: 'human-here' }, { is: 'cards-in-hand', atLeast: 1 }],
        effects: [{ op: 'hand-card-over' }, draw('self', 2, 'skill-set')],
      },
      {
        id: 'manipulative',
        rule: 'play',
        at: 'turn-begins',
        once: true,
        when: [{ is: 'own-turn' }],
        // PEG-41.7 to 41.10
        options: [
          { said: 'manipulative:president', effects: [{ op: 'borrow-title', title: 'president' }] },
          { said: 'manipulative:admiral', effects: [{ op: 'borrow-title', title: 'admiral' }] },
        ],
      },
      { id: 'nothing-but-trouble', rule: 'draws-treachery', negative: true },
    ],
  },
  {
    id: 'louanne-kat-katraine',
    type: 'pilot',
    skillSet: [
      { skills: ['leadership'], count: 1 },
      { skills: ['tactics'], count: 2 },
      { skills: ['piloting'], count: 2 },
    ],
    start: 'hangar-deck',
    abilities: [
      {
        id: 'hotshot',
        rule: 'play',
        at: 'before-roll',
        by: 'roller',
        says: 'card',
        effects: [{ op: 'replace-roll', plus: 2 }], // PEG-41.4, 41.5
      },
      {
        id: 'sacrifice',
        rule: 'play',
        at: 'action',
        once: true,
        when: [{ is: 'piloting' }],
        effects: [
          choose(
            'self',
            [{ op: 'hit-sector', what: 'raider', count: 5, where: 'own' }],
            [{ op: 'hit-sector', what: 'heavy-raider', count: 2, where: 'own' }],
            [{ op: 'hit-sector', what: 'basestar', count: 1, where: 'own' }],
            [{ op: 'hit-sector', what: 'civilian', count: 1, where: 'own' }],
          ),
          send('self', 'sickbay'),
        ],
      },
      // PEG-40.3
      { id: 'stim-junkie', rule: 'sent-if-unmoved', to: 'sickbay', negative: true },
    ],
  },
] as const satisfies readonly Character[];

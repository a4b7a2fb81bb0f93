import { may, place } from '../../effects/effect.ts';
import type { Character } from '../definition.ts';

/** The 3 Cylon Leaders (PEG-1.8, 18.6, 20). */
const characters = [
  {
    id: 'cavil',
    type: 'cylon-leader',
    skillSet: [
      { skills: ['tactics'], count: 1 },
      { skills: ['treachery', 'engineering'], count: 1 },
    ],
    start: 'cylon-fleet-overlay',
    abilities: [
      {
        id: 'primacy',
        rule: 'play',
        at: 'action',
        effects: [
          {
            op: 'if',
            condition: { is: 'basestar-beside' },
            then: [place('basestar', 1, 'bow')],
            else: [may('self', [{ op: 'remove-basestar' }])],
          },
          may('self', [place('raider', 3, 'bow'), place('civilian', 1, 'stern')]),
        ],
      },
      {
        id: 'aggressive-tactics',
        rule: 'play',
        at: 'movement',
        once: true,
        effects: [{ op: 'act', count: 2 }],
      },
      { id: 'lies-and-secrets', rule: 'discards-at-reveals', negative: true },
    ],
  },
  {
    id: 'leoben-conoy',
    type: 'cylon-leader',
    skillSet: [
      { skills: ['politics'], count: 1 },
      { skills: ['treachery', 'engineering'], count: 1 },
    ],
    start: 'human-fleet-overlay',
    abilities: [
      {
        id: 'glimpse-the-face-of-god',
        rule: 'play',
        at: 'movement',
        effects: [{ op: 'glimpse-destiny', count: 2 }],
      },
      {
        id: 'cryptic-message',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [{ op: 'swap-hands' }],
      },
      { id: 'clouded', rule: 'moves-alone', negative: true },
    ],
  },
  {
    id: 'caprica-six',
    type: 'cylon-leader',
    skillSet: [
      { skills: ['leadership'], count: 1 },
      { skills: ['treachery', 'engineering'], count: 1 },
    ],
    start: 'caprica-overlay',
    abilities: [
      { id: 'intimate', rule: 'play', at: 'movement', effects: [{ op: 'take-random-card' }] },
      {
        id: 'human-delusion',
        rule: 'play',
        at: 'cards-revealed', // PEG-T13
        once: true,
        effects: [{ op: 'add-to-check' }],
      },
      {
        id: 'conflicted-loyalties',
        rule: 'pays-to-activate',
        cards: 1,
        only: 'cylon-fleet-overlay',
        negative: true,
      },
    ],
  },
] as const satisfies readonly Character[];

export const leadersContent = { characters } as const;

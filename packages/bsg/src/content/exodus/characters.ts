import { draw, giveTitle, name } from '../../effects/effect.ts';
import type { Character } from '../definition.ts';

/** The 4 characters of Exodus (EXO-1.10). */
export const characters = [
  {
    id: 'felix-gaeta',
    type: 'military-leader',
    skillSet: [
      { skills: ['tactics'], count: 2 },
      { skills: ['engineering'], count: 1 },
      { skills: ['leadership', 'politics'], count: 2 },
    ],
    start: 'ftl-control',
    abilities: [
      {
        id: 'ftl-operator',
        rule: 'play',
        at: 'after-roll',
        roll: 'jump',
        limit: 'roll',
        effects: [{ op: 'reroll' }], // EXO-T9
      },
      {
        id: 'coup',
        rule: 'play',
        at: 'action',
        once: true,
        // An Admiral gains nothing by it, unless held on New Caprica.
        when: [
          {
            is: 'any',
            of: [{ is: 'not', of: { is: 'title', title: 'admiral' } }, { is: 'in-custody' }],
          },
        ],
        // Out of the Brig first: a prisoner cannot be Admiral.
        effects: [
          { op: 'if', condition: { is: 'in-custody' }, then: [{ op: 'break-out' }] },
          giveTitle('admiral', 'self'),
        ],
      },
      { id: 'misguided', rule: 'adds-at-most', cards: 3, negative: true },
    ],
  },
  {
    id: 'tory-foster',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 3 },
      { skills: ['leadership'], count: 1 },
      { skills: ['tactics'], count: 1 },
    ],
    start: 'press-room',
    abilities: [
      {
        id: 'adaptable',
        rule: 'play',
        at: 'quorum-resolved', // EXO-T8
        effects: [draw('self', 2, 'any')],
      },
      {
        id: 'influential',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [{ op: 'arrange-quorum', count: 5 }],
      },
      { id: 'amoral', rule: 'takes-first-part', negative: true },
    ],
  },
  {
    id: 'samuel-t-anders',
    type: 'pilot',
    skillSet: [
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 2 },
      { skills: ['tactics', 'piloting'], count: 1 },
    ],
    start: 'armory',
    abilities: [
      { id: 'star-player', rule: 'play', at: 'action', effects: [{ op: 'refresh-hand' }] },
      {
        id: 'longshot',
        rule: 'play',
        at: 'roll-begins', // EXO-T9
        once: true,
        when: [{ is: 'own-turn' }],
        says: 'result',
        effects: [{ op: 'set-roll' }],
      },
      { id: 'starts-on-the-bench', rule: 'receives-late', negative: true },
    ],
  },
  {
    id: 'callandra-cally-tyrol',
    type: 'support',
    skillSet: [
      { skills: ['politics'], count: 1 },
      { skills: ['leadership'], count: 1 },
      { skills: ['tactics'], count: 1 },
      { skills: ['engineering'], count: 2 },
    ],
    start: 'hangar-deck',
    abilities: [
      {
        id: 'quick-fix',
        rule: 'play',
        at: 'cards-sorted', // EXO-T6
        when: [{ is: 'own-turn' }],
        effects: [{ op: 'remove-check-card' }],
      },
      {
        id: 'discharge-of-a-firearm',
        rule: 'play',
        at: 'action',
        once: true,
        when: [{ is: 'somebody', among: 'others-here' }],
        effects: [
          name('self', 'others-here', [{ op: 'execute', who: 'chosen', evenCylons: true }]),
        ],
      },
      { id: 'impulsive', rule: 'never-adds-one', negative: true },
    ],
  },
] as const satisfies readonly Character[];

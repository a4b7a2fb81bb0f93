import { choose, gain, giveTitle, lose, name } from '../../effects/effect.ts';
import type { Character } from '../definition.ts';

/** The 10 characters of the base game (BSG-2.8, 2.10, 12.9, 12.24). */
export const characters = [
  {
    id: 'william-adama',
    type: 'military-leader',
    skillSet: [
      { skills: ['leadership'], count: 3 },
      { skills: ['tactics'], count: 2 },
    ],
    start: 'admirals-quarters',
    traits: ['strength-one-positive', 'command-authority', 'not-admirals-quarters'],
  },
  {
    id: 'saul-tigh',
    type: 'military-leader',
    skillSet: [
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 3 },
    ],
    start: 'command',
    traits: ['cylon-hatred', 'alcoholic'],
    action: [giveTitle('president', 'admiral')],
  },
  {
    id: 'karl-helo-agathon',
    type: 'military-leader',
    skillSet: [
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 2 },
      { skills: ['piloting'], count: 1 },
    ],
    start: 'off-board',
    traits: ['eco-officer', 'moral-compass', 'stranded'],
  },
  {
    id: 'laura-roslin',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 3 },
      { skills: ['leadership'], count: 2 },
    ],
    start: 'presidents-office',
    traits: ['religious-visions', 'terminal-illness'],
    action: [{ op: 'quorum-choice', draw: 4 }],
  },
  {
    id: 'gaius-baltar',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 2 },
      { skills: ['leadership'], count: 1 },
      { skills: ['engineering'], count: 1 },
    ],
    start: 'research-lab',
    traits: ['delusional-intuition', 'coward'],
    action: [
      name('self', 'with-hidden-loyalty', [
        { op: 'look-loyalty', by: 'self', of: 'chosen', all: true },
      ]),
    ],
  },
  {
    id: 'tom-zarek',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 2 },
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 1 },
    ],
    start: 'administration',
    traits: ['friends-in-low-places', 'convicted-criminal'],
    action: [
      lose('population', 1),
      choose('self', [gain('food', 1)], [gain('fuel', 1)], [gain('morale', 1)]),
    ],
  },
  {
    id: 'lee-apollo-adama',
    type: 'pilot',
    skillSet: [
      { skills: ['tactics'], count: 1 },
      { skills: ['piloting'], count: 2 },
      { skills: ['leadership', 'politics'], count: 2 },
    ],
    start: 'viper',
    traits: ['alert-viper-pilot', 'headstrong'],
    action: [{ op: 'activate-vipers', count: 6 }],
  },
  {
    id: 'kara-starbuck-thrace',
    type: 'pilot',
    skillSet: [
      { skills: ['tactics'], count: 2 },
      { skills: ['piloting'], count: 2 },
      { skills: ['leadership', 'engineering'], count: 1 },
    ],
    start: 'hangar-deck',
    traits: ['expert-pilot', 'secret-destiny', 'insubordinate'],
  },
  {
    id: 'sharon-boomer-valerii',
    type: 'pilot',
    skillSet: [
      { skills: ['tactics'], count: 2 },
      { skills: ['piloting'], count: 2 },
      { skills: ['engineering'], count: 1 },
    ],
    start: 'armory',
    traits: ['recon', 'mysterious-intuition', 'sleeper-agent'],
  },
  {
    id: 'galen-tyrol',
    type: 'support',
    skillSet: [
      { skills: ['politics'], count: 1 },
      { skills: ['leadership'], count: 2 },
      { skills: ['engineering'], count: 2 },
    ],
    start: 'hangar-deck',
    traits: ['maintenance-engineer', 'blind-devotion'],
    handLimit: 8,
  },
] as const satisfies readonly Character[];

/** BSG-36.1 and 36.2 */
export const succession = {
  admiral: [
    'william-adama',
    'saul-tigh',
    'karl-helo-agathon',
    'lee-apollo-adama',
    'kara-starbuck-thrace',
    'sharon-boomer-valerii',
    'galen-tyrol',
    'tom-zarek',
    'gaius-baltar',
    'laura-roslin',
  ],
  president: [
    'laura-roslin',
    'gaius-baltar',
    'tom-zarek',
    'lee-apollo-adama',
    'william-adama',
    'karl-helo-agathon',
    'galen-tyrol',
    'sharon-boomer-valerii',
    'saul-tigh',
    'kara-starbuck-thrace',
  ],
} as const;

import { choose, gain, giveTitle, lose, name } from '../../effects/effect.ts';
import type { Location } from '../../table/vocabulary.ts';
import type { Ability, Character } from '../definition.ts';

/** May change the difficulty of the checks of these places by one of these numbers. */
function difficulty(id: string, places: readonly Location[], by: readonly number[]): Ability {
  return {
    id,
    rule: 'play',
    at: 'location-check',
    limit: 'check',
    places,
    options: by.map((it) => ({
      said: `${id}:${it}`,
      effects: [{ op: 'change-difficulty', by: it }],
    })),
  };
}

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
    abilities: [
      { id: 'inspirational-leader', rule: 'strength-one-positive' },
      {
        id: 'command-authority',
        rule: 'play',
        at: 'check-resolved',
        once: true,
        effects: [{ op: 'take-check-cards' }],
      },
      {
        id: 'emotionally-attached',
        rule: 'cannot-activate',
        locations: ['admirals-quarters'],
        negative: true,
      },
    ],
  },
  {
    id: 'saul-tigh',
    type: 'military-leader',
    skillSet: [
      { skills: ['leadership'], count: 2 },
      { skills: ['tactics'], count: 3 },
    ],
    start: 'command',
    abilities: [
      difficulty('cylon-hatred', ['admirals-quarters'], [-3]),
      {
        id: 'declare-martial-law',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [giveTitle('president', 'admiral')],
      },
      { id: 'alcoholic', rule: 'discards-only-card', negative: true },
    ],
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
    abilities: [
      {
        id: 'eco-officer',
        rule: 'play',
        at: 'after-roll',
        limit: 'turn',
        when: [{ is: 'own-turn' }],
        effects: [{ op: 'reroll' }],
      },
      {
        id: 'moral-compass',
        rule: 'play',
        at: 'option-chosen',
        once: true,
        effects: [{ op: 'switch-choice' }],
      },
      { id: 'stranded', rule: 'arrives-late', turn: 2, at: 'hangar-deck', negative: true },
    ],
  },
  {
    id: 'laura-roslin',
    type: 'political-leader',
    skillSet: [
      { skills: ['politics'], count: 3 },
      { skills: ['leadership'], count: 2 },
    ],
    start: 'presidents-office',
    abilities: [
      { id: 'religious-visions', rule: 'draw-crises', count: 2 },
      {
        id: 'skilled-politician',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [{ op: 'quorum-choice', draw: 4 }],
      },
      { id: 'terminal-illness', rule: 'pays-to-activate', cards: 2, negative: true },
    ],
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
    abilities: [
      { id: 'delusional-intuition', rule: 'draw-after-crisis', cards: 1 },
      {
        id: 'cylon-detector',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [
          name('self', 'with-hidden-loyalty', [
            { op: 'look-loyalty', by: 'self', of: 'chosen', all: true },
          ]),
        ],
      },
      { id: 'coward', rule: 'starting-loyalty', cards: 2, negative: true },
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
    abilities: [
      difficulty('friends-in-low-places', ['administration', 'brig'], [-2, 2]),
      {
        id: 'unconventional-tactics',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [
          lose('population', 1),
          choose('self', [gain('food', 1)], [gain('fuel', 1)], [gain('morale', 1)]),
        ],
      },
      { id: 'convicted-criminal', rule: 'activates-alone', except: 'brig', negative: true },
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
    abilities: [
      {
        id: 'alert-viper-pilot',
        rule: 'play',
        at: 'viper-placed',
        // BSG-39.5, 39.6
        when: [
          { is: 'on-board', board: 'galactica' },
          { is: 'not', of: { is: 'at', location: 'brig' } },
        ],
        says: 'sector',
        effects: [{ op: 'board-placed-viper' }, { op: 'act', count: 1 }],
      },
      {
        id: 'cag',
        rule: 'play',
        at: 'action',
        once: true,
        effects: [{ op: 'activate-vipers', count: 6 }],
      },
      { id: 'headstrong', rule: 'discards-at-random', negative: true },
    ],
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
    abilities: [
      { id: 'expert-pilot', rule: 'acts-more-when-piloting', actions: 2 },
      {
        id: 'secret-destiny',
        rule: 'play',
        at: 'crisis-revealed',
        once: true,
        effects: [{ op: 'replace-crisis' }],
      },
      { id: 'insubordinate', rule: 'accused-difficulty', by: -3, negative: true },
    ],
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
    abilities: [
      {
        id: 'recon',
        rule: 'play',
        at: 'end-of-turn',
        when: [{ is: 'own-turn' }],
        effects: [{ op: 'look-deck', deck: 'crisis' }],
      },
      {
        id: 'mysterious-intuition',
        rule: 'play',
        at: 'check-begins',
        once: true,
        options: [
          { said: 'intuition-pass', effects: [{ op: 'decide-check', result: 'pass' }] },
          { said: 'intuition-fail', effects: [{ op: 'decide-check', result: 'fail' }] },
        ],
      },
      { id: 'sleeper-agent', rule: 'sleeper-loyalty', cards: 2, negative: true },
    ],
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
    abilities: [
      { id: 'maintenance-engineer', rule: 'act-after-repair', limit: 'turn' },
      {
        id: 'blind-devotion',
        rule: 'play',
        at: 'cards-added',
        once: true,
        says: 'skill',
        effects: [{ op: 'ignore-skill' }],
      },
      { id: 'reckless', rule: 'hand-limit', cards: 8, negative: true },
    ],
  },
] as const satisfies readonly Character[];

import {
  choose,
  draw,
  execute,
  gain,
  lose,
  name,
  rollAtMost,
  trade,
} from '../../effects/effect.ts';
import type { QuorumCard } from '../definition.ts';

/** The 9 Quorum cards of Pegasus. */
export const quorumCards = [
  {
    id: 'assign-chief-of-staff',
    copies: 1,
    effects: [draw('self', 2, ['politics']), { op: 'give-card' }],
    inPlay: {
      rule: 'play',
      at: 'before-check', // PEG-T10
      options: [{ said: 'chief-of-staff', effects: [{ op: 'count-positive', skill: 'politics' }] }],
    },
  },
  {
    id: 'civilian-self-defense',
    copies: 1,
    effects: [
      {
        op: 'name-civilian',
        by: 'self',
        then: [
          choose(
            'self',
            [{ op: 'hit-sector', what: 'raider', count: 3, where: 'named' }],
            [{ op: 'hit-sector', what: 'heavy-raider', count: 1, where: 'named' }],
          ),
          rollAtMost('self', 2, [{ op: 'destroy-named-civilian' }]),
        ],
      },
    ],
  },
  {
    id: 'consult-the-oracle',
    copies: 1,
    effects: [{ op: 'consult-oracle', destiny: 2 }], // PEG-41.12
  },
  { id: 'enact-production-quotas', copies: 1, effects: [gain('food', 1), lose('morale', 1)] },
  {
    id: 'eulogy',
    copies: 1,
    effects: [{ op: 'if', condition: { is: 'execution-cost-morale' }, then: [gain('morale', 1)] }],
  },
  {
    id: 'execute-prisoner',
    copies: 1,
    effects: [name('self', 'prisoners', [execute('chosen')])], // PEG-28.6
  },
  {
    id: 'probation',
    copies: 1,
    effects: [{ op: 'give-card', among: 'humans' }],
    inPlay: { rule: 'shows-added-cards' }, // PEG-T11
  },
  {
    id: 'resources-for-galactica',
    copies: 1,
    effects: [{ op: 'repair-anywhere' }, { op: 'repair-vipers', max: 2, by: 'self' }],
  },
  {
    id: 'unsavory-connections',
    copies: 1,
    effects: [trade('self', 2, 'random'), choose('self', [gain('food', 1)], [gain('fuel', 1)])],
  },
] as const satisfies readonly QuorumCard[];

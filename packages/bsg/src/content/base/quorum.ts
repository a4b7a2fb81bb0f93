import {
  choose,
  destroyCylons,
  draw,
  gain,
  giveTitle,
  lookLoyalty,
  lose,
  name,
  rollAtLeast,
  rollAtMost,
  send,
} from '../../effects/effect.ts';
import type { QuorumCard } from '../definition.ts';

/** The 17 Quorum cards of the base game. */
export const quorumCards = [
  {
    id: 'accept-prophecy',
    copies: 1,
    effects: [draw('self', 1, 'any'), { op: 'keep' }],
    inPlay: { rule: 'shields-president', by: 2 },
  },
  {
    id: 'arrest-order',
    copies: 2,
    effects: [name('self', 'can-go-to-brig', [send('chosen', 'brig')])],
  },
  {
    id: 'assign-arbitrator',
    copies: 1,
    effects: [draw('self', 2, ['politics']), { op: 'give-card' }],
    inPlay: {
      rule: 'play',
      at: 'location-check',
      onlyAccusations: true,
      options: [-3, 3].map((by) => ({
        said: `arbitrator:${by}`,
        effects: [{ op: 'change-difficulty', by }] as const,
      })),
    },
  },
  {
    id: 'assign-mission-specialist',
    copies: 1,
    effects: [draw('self', 2, ['politics']), { op: 'give-card' }],
    inPlay: { rule: 'chooses-destination', draw: 3 },
  },
  {
    id: 'assign-vice-president',
    copies: 1,
    effects: [draw('self', 2, ['politics']), { op: 'give-card' }],
    inPlay: { rule: 'sole-nominee' },
  },
  {
    id: 'authorization-of-brutal-force',
    copies: 2,
    effects: [
      choose(
        'self',
        [destroyCylons('raider', 3)],
        [destroyCylons('heavy-raider', 1)],
        [destroyCylons('centurion', 1)],
      ),
      rollAtMost('self', 2, [lose('population', 1)]),
    ],
  },
  {
    id: 'encourage-mutiny',
    copies: 1,
    effects: [
      name('self', 'other-not-admiral', [
        rollAtLeast('chosen', 3, [giveTitle('admiral', 'chosen')], [lose('morale', 1)]),
      ]),
    ],
  },
  {
    id: 'food-rationing',
    copies: 2,
    effects: [rollAtLeast('self', 6, [gain('food', 1), { op: 'remove-card' }])],
  },
  {
    id: 'inspirational-speech',
    copies: 4,
    effects: [rollAtLeast('self', 6, [gain('morale', 1), { op: 'remove-card' }])],
  },
  {
    id: 'presidential-pardon',
    copies: 1,
    effects: [name('self', 'others-in-brig', [{ op: 'free', who: 'chosen', picks: 'self' }])],
  },
  {
    id: 'release-cylon-mugshots',
    copies: 1,
    effects: [
      name('self', 'human-with-hidden-loyalty', [lookLoyalty('self', 'chosen')]),
      rollAtMost('self', 3, [lose('morale', 1)]),
    ],
  },
] as const satisfies readonly QuorumCard[];

import { choose, drawQuorum, jumpTrack, may } from '../../effects/effect.ts';
import type { Board, ExtraAction } from '../definition.ts';
import { crises as laterCrises } from './new-caprica-crises.ts';

/** PEG-28, 29 */
const newCaprica = {
  id: 'new-caprica',
  reachedBy: 'everybody',
  moveCost: 1,
  planet: true,
  arrestedAtMost: 3, // PEG-28.7
  locations: [
    {
      id: 'medical-center',
      hazard: true,
      action: [],
      rules: ['receives-one-card'],
      standsFor: 'sickbay', // PEG-28.4
    },
    {
      id: 'resistance-hq',
      action: [
        {
          op: 'check',
          name: 'condemned',
          among: 'on-planet',
          difficulty: 7,
          skills: ['leadership', 'tactics', 'treachery'],
          pass: [{ op: 'execute', who: 'chosen', evenCylons: true }], // PEG-29.7, C9
        },
      ],
    },
    {
      id: 'detention',
      hazard: true,
      action: [
        {
          op: 'check',
          name: null,
          difficulty: 9,
          skills: ['politics', 'tactics'],
          pass: [{ op: 'free', who: 'self' }], // PEG-C7
        },
      ],
      rules: ['cannot-move', 'adds-two-cards', 'custody'],
      standsFor: 'brig', // PEG-28.3, 28.5
    },
    {
      id: 'occupation-authority',
      needs: [{ is: 'title', title: 'president' }],
      action: [may('self', [drawQuorum(1)]), may('self', [{ op: 'play-quorum' }])],
      // PEG-C4, C5
      cylonAction: [{ op: 'activate-occupation-force' }, { op: 'place-occupation-force' }],
    },
    {
      id: 'breeders-canyon',
      needs: [{ is: 'not', of: { is: 'in-orbit' } }], // PEG-36.9
      action: [{ op: 'lose-highest' }, jumpTrack(1)],
      cylonAction: [{ op: 'skip-preparation' }, { op: 'resolve-top-crisis' }], // PEG-C23
    },
    {
      id: 'shipyard',
      action: [
        choose(
          'self',
          [{ op: 'prepare-ship' }],
          [{ op: 'evacuate-ship' }, { op: 'board-galactica' }], // PEG-29.13
        ),
      ],
      cylonAction: [{ op: 'look-locked-ship' }],
    },
  ],
} as const satisfies Board;

/** PEG-30, 36.8 */
const actions = [
  {
    id: 'attack-occupation-forces',
    by: 'humans',
    when: [{ is: 'occupation-force-here' }],
    effects: [{ op: 'attack-occupation-force', atLeast: 5 }],
  },
  {
    id: 'detain-a-human',
    by: 'cylons',
    when: [{ is: 'human-to-detain' }],
    effects: [{ op: 'detain', detention: 3, medical: 7 }],
  },
  {
    id: 'order-departure',
    by: 'humans',
    when: [{ is: 'title', title: 'admiral' }, { is: 'in-orbit' }],
    effects: [{ op: 'depart' }],
  },
] as const satisfies readonly ExtraAction[];

/** What the New Caprica objective brings (PEG-25 to 37). */
export const newCapricaContent = { boards: [newCaprica], laterCrises, actions } as const;

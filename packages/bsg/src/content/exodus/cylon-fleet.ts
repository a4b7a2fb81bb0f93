import {
  activate,
  centurions,
  choose,
  damageGalactica,
  damageVipers,
  discard,
  execute,
  jumpTrack,
  lose,
  may,
  place,
  rollAtMost,
} from '../../effects/effect.ts';
import { type Board, type ExtraAction, event, type TitleCard } from '../definition.ts';
import type { CharacterId } from '../library.ts';
import { succession } from './succession.ts';

/** EXO-21.1, 22 */
const boards = [
  {
    id: 'cylon-fleet-board',
    reachedBy: 'cylons',
    moveCost: 0, // EXO-22.2
    locations: [
      {
        id: 'basestar-bridge',
        action: [
          {
            op: 'choose-several',
            by: 'self',
            count: 2,
            options: [
              [{ op: 'place', ship: 'civilian', count: 1 }],
              [
                choose(
                  'self',
                  [{ op: 'place-on-fleet-board', ship: 'basestar', count: 1 }],
                  [{ op: 'place-on-fleet-board', ship: 'raider', count: 3 }],
                ),
              ],
              [rollAtMost('self', 3, [jumpTrack(-1)], [{ op: 'pursue', by: 1 }])],
              [
                {
                  op: 'roll',
                  by: 'self',
                  belowRaiders: true,
                  then: [{ op: 'damage-galactica', count: 1, choiceOf: 2 }],
                },
              ],
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly Board[];

const titles: readonly TitleCard<CharacterId>[] = [
  {
    id: 'cag',
    // EXO-27.9
    action: [
      { op: 'activate-vipers', count: 1 },
      { op: 'give-title', by: 'self', titles: ['cag'], other: true },
    ],
    placesCivilians: 'empty-first',
    notInBrig: true,
    succession: succession.cag,
  },
  // EXO-20.9
  {
    id: 'admiral-cylon-fleet',
    of: 'admiral',
    action: [{ op: 'nuke-sector' }],
    needs: [{ is: 'nuke-left' }],
    destinations: 2,
    notInBrig: true,
    succession: succession.admiral,
  },
];

/** The second action of the CAG's card (EXO-27.10). */
const actions = [
  {
    id: 'cag-wingman',
    by: 'humans',
    when: [{ is: 'title', title: 'cag' }, { is: 'piloting' }],
    limit: 'turn',
    effects: [
      { op: 'activate-vipers', count: 1 },
      { op: 'act', count: 1 },
    ],
  },
] as const satisfies readonly ExtraAction[];

/** The six Crisis cards on which the CAG chooses (EXO-2.4). */
const crises = [
  event('detente', {
    chooser: 'cag',
    options: [
      [{ op: 'return-vipers' }, { op: 'pursue', by: 1 }],
      [activate('basestars'), activate('raiders'), activate('heavy-raiders')],
    ],
    activation: 'launch-raiders',
  }),
  event('raiders-inbound', {
    chooser: 'cag',
    options: [[lose('population', 1), damageGalactica(1)], [discard(['cag', 'admiral'], 3)]],
    activation: 'heavy-raiders',
  }),
  event('return-to-duty', {
    chooser: 'cag',
    options: [[{ op: 'launch-pilots' }, activate('launch-raiders')], [activate('basestars')]],
    activation: 'raiders',
  }),
  event('review-camera-footage', {
    chooser: 'cag',
    options: [
      [
        damageVipers(2, 'reserves'),
        { op: 'pursue', by: 1 },
        may('cag', [{ op: 'activate-vipers', count: 1, by: 'cag' }]),
      ],
      [discard('cag', 2), discard('current', 3)],
    ],
    activation: 'basestars',
  }),
  event('tracked-by-radiation', {
    chooser: 'cag',
    options: [
      [place('basestar', 1, 'bow'), place('raider', 3, 'bow'), place('civilian', 2, 'stern')],
      [lose('fuel', 1)],
    ],
    activation: 'basestars',
  }),
  event('training-a-rookie', {
    chooser: 'cag',
    options: [
      [{ op: 'activate-vipers', count: 1, by: 'cag' }, activate('raiders')],
      [{ op: 'damage-vipers', count: 2, from: 'reserves-or-space', by: 'cag' }],
    ],
    activation: 'launch-raiders',
  }),
] as const;

const superCrises = [
  event('fighting-blind', {
    chooser: 'cag',
    options: [[centurions(2)], [execute('cag')]],
  }),
] as const;

/** What the Cylon fleet brings (EXO-20 to 32). */
export const cylonFleetContent = { boards, titles, actions, crises, superCrises } as const;

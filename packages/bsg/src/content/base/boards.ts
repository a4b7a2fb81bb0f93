import {
  activate,
  attackCenturion,
  choose,
  damageGalactica,
  draw,
  drawMoreQuorum,
  drawQuorum,
  type Effect,
  may,
  rollAtLeast,
  send,
} from '../../effects/effect.ts';
import { DESTROYS_CENTURION } from '../../table/attack-rolls.ts';
import { GALACTICA_HULL } from '../../table/vocabulary.ts';
import type { Board } from '../definition.ts';

/** What Cylon players do on Caprica and with their fleet, whichever board these are printed on. */
export const capricaAction: readonly Effect[] = [
  choose('self', [{ op: 'play-super-crisis' }], [{ op: 'crisis-of', draw: 2 }]),
];
export const cylonFleetAction: readonly Effect[] = [
  choose(
    'self',
    [activate('raiders')],
    [activate('heavy-raiders')],
    [activate('basestars')],
    [{ op: 'launch', raiders: 2, heavyRaiders: 1 }],
  ),
];

/** The 17 locations of the base game (6b, section 17, section 22) on their ships. */
export const boards = [
  {
    id: 'galactica',
    reachedBy: 'humans',
    moveCost: 1,
    // BSG-1.7, 31.11
    hull: GALACTICA_HULL,
    locations: [
      {
        id: 'ftl-control',
        needs: [{ is: 'blue-jump-space' }],
        action: [{ op: 'jump', riskedUpTo: 6 }],
      },
      {
        id: 'weapons-control',
        needs: [{ is: 'cylon-ship-in-space' }],
        action: [{ op: 'galactica-attacks' }],
      },
      { id: 'command', action: [{ op: 'activate-vipers', count: 2 }] },
      {
        id: 'communications',
        needs: [{ is: 'civilian-ship-in-space' }],
        action: [{ op: 'look-civilians', count: 2 }],
      },
      {
        id: 'admirals-quarters',
        needs: [{ is: 'somebody-to-accuse' }],
        action: [
          {
            op: 'check',
            name: 'accused',
            difficulty: 7,
            skills: ['leadership', 'tactics'],
            pass: [send('chosen', 'brig')],
          },
        ],
      },
      { id: 'research-lab', action: [draw('self', 1, ['engineering', 'tactics'])] },
      {
        id: 'hangar-deck',
        needs: [{ is: 'pilot' }, { is: 'viper-to-launch' }],
        action: [{ op: 'launch-self' }, { op: 'act', count: 1 }],
      },
      {
        id: 'armory',
        needs: [{ is: 'centurion-aboard' }],
        action: [attackCenturion(DESTROYS_CENTURION)],
      },
      { id: 'sickbay', hazard: true, action: [], rules: ['receives-one-card'] },
      {
        id: 'brig',
        hazard: true,
        action: [
          {
            op: 'check',
            name: null,
            difficulty: 7,
            skills: ['politics', 'tactics'],
            pass: [{ op: 'free', who: 'self', optional: true }],
          },
        ],
        rules: ['cannot-move', 'draws-no-crisis', 'adds-one-card', 'custody'],
      },
    ],
  },
  {
    id: 'colonial-one',
    reachedBy: 'humans',
    moveCost: 1,
    locations: [
      { id: 'press-room', action: [draw('self', 2, ['politics'])] },
      {
        id: 'presidents-office',
        needs: [{ is: 'title', title: 'president' }],
        action: [drawQuorum(1), may('self', [drawMoreQuorum(1)], [{ op: 'play-quorum' }])],
      },
      {
        id: 'administration',
        action: [
          {
            op: 'check',
            name: 'nominee',
            difficulty: 5,
            skills: ['politics', 'leadership'],
            pass: [{ op: 'title', title: 'president', to: 'chosen' }],
          },
        ],
      },
    ],
  },
  {
    id: 'cylon-locations',
    reachedBy: 'cylons',
    moveCost: 0,
    locations: [
      {
        id: 'caprica',
        action: capricaAction,
      },
      {
        id: 'cylon-fleet',
        needs: [{ is: 'full-cylon' }],
        action: cylonFleetAction,
      },
      {
        id: 'human-fleet',
        action: [{ op: 'take-card' }, rollAtLeast('self', 5, [damageGalactica(1)])],
      },
      {
        id: 'resurrection-ship',
        action: [{ op: 'swap-super-crisis' }, { op: 'hand-over-loyalty', upToDistance: 7 }],
      },
    ],
  },
] as const satisfies readonly Board[];

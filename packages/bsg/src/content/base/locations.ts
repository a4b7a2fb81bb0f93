import {
  activate,
  attackCenturion,
  choose,
  damageGalactica,
  draw,
  drawMoreQuorum,
  drawQuorum,
  may,
  rollAtLeast,
  send,
} from '../../effects/effect.ts';
import type { LocationCard } from '../definition.ts';

/** The 17 locations of the base game (6b, section 17, section 22). */
export const locations: readonly LocationCard[] = [
  { id: 'ftl-control', needs: ['blue-jump-space'], action: [{ op: 'jump', riskedUpTo: 6 }] },
  { id: 'weapons-control', needs: ['cylon-ship'], action: [{ op: 'galactica-attacks' }] },
  { id: 'command', action: [{ op: 'activate-vipers', count: 2 }] },
  { id: 'communications', needs: ['civilian-ship'], action: [{ op: 'look-civilians', count: 2 }] },
  {
    id: 'admirals-quarters',
    needs: ['somebody-to-accuse'],
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
    needs: ['pilot', 'viper'],
    action: [{ op: 'launch-self' }, { op: 'act', count: 1 }],
  },
  { id: 'armory', needs: ['centurion'], action: [attackCenturion(7)] },
  { id: 'sickbay', action: [], rules: ['receives-one-card'] },
  {
    id: 'brig',
    action: [
      {
        op: 'check',
        name: null,
        difficulty: 7,
        skills: ['politics', 'tactics'],
        pass: [{ op: 'free', who: 'self', optional: true }],
      },
    ],
    rules: ['cannot-move', 'draws-no-crisis', 'adds-one-card'],
  },
  { id: 'press-room', action: [draw('self', 2, ['politics'])] },
  {
    id: 'presidents-office',
    needs: ['president'],
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
  {
    id: 'caprica',
    action: [choose('self', [{ op: 'play-super-crisis' }], [{ op: 'crisis-of', draw: 2 }])],
  },
  {
    id: 'cylon-fleet',
    needs: ['own-reveal'],
    action: [
      choose(
        'self',
        [activate('raiders')],
        [activate('heavy-raiders')],
        [activate('basestars')],
        [{ op: 'launch', raiders: 2, heavyRaiders: 1 }],
      ),
    ],
  },
  {
    id: 'human-fleet',
    action: [{ op: 'take-card' }, rollAtLeast('self', 5, [damageGalactica(1)])],
  },
  {
    id: 'resurrection-ship',
    action: [{ op: 'swap-super-crisis' }, { op: 'hand-over-loyalty', upToDistance: 7 }],
  },
];

import {
  choose,
  discard,
  draw,
  type Effect,
  type EffectOf,
  execute,
  rollTable,
} from '../../effects/effect.ts';
import { capricaAction, cylonFleetAction } from '../base/boards.ts';
import type { Board } from '../definition.ts';

/** What the guns of Pegasus do in the area they were aimed at (PEG-11.9, 11.13). */
function hit(what: EffectOf<'hit-sector'>['what'], count: number): Effect {
  return { op: 'hit-sector', what, count, where: 'named' };
}

/** Pegasus, and the Cylon locations printed anew (PEG-11, 13). */
export const boards = [
  {
    id: 'pegasus',
    reachedBy: 'humans',
    moveCost: 1,
    hull: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'], // PEG-12.3, 12.7
    locations: [
      {
        id: 'pegasus-cic',
        needs: [{ is: 'basestar-in-space' }], // PEG-11.14
        action: [
          {
            op: 'name-basestar',
            by: 'self',
            then: [
              rollTable(
                'self',
                [3, [{ op: 'damage-board', board: 'pegasus', count: 1 }]], // PEG-12.12
                [6, [{ op: 'damage-basestar', count: 1 }]],
                [8, [{ op: 'damage-basestar', count: 2 }]],
              ),
            ],
          },
        ],
      },
      {
        id: 'airlock',
        needs: [{ is: 'somebody', among: 'human-on-board' }],
        action: [
          {
            op: 'check',
            name: 'condemned',
            among: 'human-on-board', // PEG-C11
            difficulty: 12,
            changed: { by: -4, when: { is: 'at', location: 'brig' } }, // PEG-11.7
            skills: ['politics', 'tactics', 'treachery'],
            pass: [execute('chosen')],
          },
        ],
      },
      {
        id: 'main-batteries',
        action: [
          {
            op: 'name-sector',
            by: 'self',
            then: [
              rollTable(
                'self',
                [1, [hit('civilian', 1)]],
                [3, [hit('viper', 1)]],
                [6, [hit('raider', 2)]],
                [8, [{ op: 'hit-sector', what: 'raider', count: 4, where: 'named', scar: true }]],
              ),
            ],
          },
        ],
      },
      {
        id: 'engine-room',
        needs: [{ is: 'cards-in-hand', atLeast: 2 }],
        action: [discard('self', 2), { op: 'next-crisis-jumps' }],
      },
    ],
  },
  {
    id: 'cylon-overlay',
    reachedBy: 'cylons',
    moveCost: 0,
    locations: [
      {
        id: 'caprica-overlay',
        action: capricaAction,
      },
      {
        id: 'cylon-fleet-overlay',
        needs: [{ is: 'full-cylon' }],
        action: cylonFleetAction,
      },
      {
        id: 'human-fleet-overlay',
        // PEG-C8
        action: [
          choose(
            'self',
            [{ op: 'look-deck' }, draw('self', 2, 'skill-set')],
            [{ op: 'infiltrate' }],
          ),
        ],
      },
      {
        id: 'resurrection-ship-overlay',
        hazard: true,
        action: [{ op: 'draw-super-crisis', who: 'self' }],
        rules: ['receives-one-card'],
      },
    ],
  },
] as const satisfies readonly Board[];

import { whoIs } from '../../effects/context.ts';
import type { Operations } from '../../effects/operation.ts';
import { activatingOne, attackingForce, detaining, removingForces } from './occupation.ts';
import { departing } from './phase.ts';
import { isSettled, placeForce } from './planet.ts';
import { boardingGalactica, evacuating, lookingAtLocked, prepareShip } from './stacks.ts';

/** What cards and places do on New Caprica; nothing while it is far away. */
export const newCapricaOperations: Operations<
  | 'activate-occupation-force'
  | 'place-occupation-force'
  | 'remove-occupation-forces'
  | 'attack-occupation-force'
  | 'detain'
  | 'prepare-ship'
  | 'evacuate-ship'
  | 'board-galactica'
  | 'look-locked-ship'
  | 'depart'
> = {
  'activate-occupation-force': {
    perform: (t, _, { context }) => t.run(activatingOne, { seat: context.self }),
  },
  'place-occupation-force': {
    perform(t) {
      if (isSettled(t.facts)) placeForce(t);
    },
  },
  'remove-occupation-forces': {
    perform(t, { by, count }, { context }) {
      const seat = whoIs(t, context, by) ?? context.current;
      if (isSettled(t.facts)) t.run(removingForces, { seat, left: count });
    },
  },
  'attack-occupation-force': {
    perform: (t, { atLeast }, { context }) =>
      t.run(attackingForce, { seat: context.self, atLeast }),
  },
  detain: {
    perform: (t, { detention, medical }, { context }) =>
      t.run(detaining, { seat: context.self, detention, medical }),
  },
  'prepare-ship': { perform: (t) => prepareShip(t) },
  'evacuate-ship': {
    perform: (t, _, { context }) => t.run(evacuating, { seat: context.current }),
  },
  'board-galactica': {
    perform: (t, _, { context }) => t.run(boardingGalactica, { seat: context.self }),
  },
  'look-locked-ship': {
    perform: (t, _, { context }) => t.run(lookingAtLocked, { seat: context.self }),
  },
  depart: { perform: (t) => t.run(departing, {}) },
};

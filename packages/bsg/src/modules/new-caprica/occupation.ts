import { END, one, type Seat } from '@starboard/kernel';
import { humansHere } from '../../effects/conditions.ts';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { sendTo } from '../../rulebook/moving.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { destroyCivilianShip } from '../../ships/civilians.ts';
import type { BsgTable } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import {
  forceAt,
  isSettled,
  nextToBeLost,
  placeForce,
  planetOf,
  removeForce,
  TRACK,
  type TrackSpace,
} from './planet.ts';

/** One force acts: a step to the right, or off the board with a ship (PEG-32.3 to 32.5, 32.8). */
function advance(t: BsgTable, space: TrackSpace): void {
  const { forces } = planetOf(t.facts);
  const next = TRACK[TRACK.indexOf(space) + 1];
  if (next !== undefined) {
    forces[forces.indexOf(space)] = next;
    t.emit('force-moved', { from: space, to: next });
    return;
  }
  removeForce(t, space);
  const ship = t.facts.civilians[nextToBeLost(t.facts) ?? -1];
  if (ship !== undefined) destroyCivilianShip(t, ship);
}

/** The icon: all of them, or the first one comes (PEG-32.6). */
export const occupation = procedure<object>('activate-occupation-forces', {
  act(t) {
    if (!isSettled(t.facts)) return;
    t.emit('activated', { what: 'occupation-forces' });
    const before = [...planetOf(t.facts).forces];
    if (before.length === 0) placeForce(t);
    // The farthest first, so that none of them acts twice.
    for (const space of [...TRACK].reverse()) {
      for (const force of before) if (force === space) advance(t, space);
    }
  },
});

/** Occupation Authority: one of them (PEG-29.9, C4, C5). */
export const activatingOne = procedure<{ readonly seat: Seat }>('activating-a-force', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const spaces = spacesWithForces(t);
      return spaces.length === 0 ? null : one('choose-force', spaces, { things: 'location' });
    },
    then(t, _, space) {
      advance(t, space);
    },
  }),
});

function spacesWithForces(t: BsgTable): TrackSpace[] {
  const { forces } = planetOf(t.facts);
  return TRACK.filter((space) => forces.includes(space));
}

export const removingForces = procedure<{ readonly seat: Seat; left: number }>('removing-forces', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { left }) {
      const spaces = spacesWithForces(t);
      return left === 0 || spaces.length === 0
        ? null
        : one('choose-force', spaces, { things: 'location' });
    },
    then(t, removing, space) {
      removing.left -= 1;
      removeForce(t, space);
      return 'choose';
    },
  }),
});

/** PEG-30.1 to 30.4 */
export const attackingForce = procedure<{ readonly seat: Seat; readonly atLeast: number }>(
  'attacking-a-force',
  {
    roll: calls(dieRoll, {
      with: (_t, { seat }) =>
        rolling(seat, { what: 'attack', by: 'human', target: 'occupation-force' }),
      then(t, { seat, atLeast }, result) {
        const { location } = playerAt(t.facts, seat);
        const space = forceAt(t.facts, location);
        t.emit('attacked', { by: 'human', target: 'occupation-force', sector: null, result });
        if (space !== null && result >= atLeast) removeForce(t, space);
      },
    }),
  },
);

interface Detaining {
  readonly seat: Seat;
  readonly detention: number;
  readonly medical: number;
  target?: Seat;
}

/** PEG-30.5 to 30.7 */
export const detaining = procedure<Detaining>('detaining', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const here = humansHere(t.facts, seat);
      return here.length === 0 ? null : one('choose-human-to-detain', here, { things: 'seat' });
    },
    then(_t, detaining, target) {
      detaining.target = target;
    },
  }),
  roll: calls(dieRoll, {
    with: (_t, { seat, target, medical }) =>
      target === undefined
        ? null
        : rolling(seat, { what: 'card', atMost: medical }, 0, undefined, target),
    then(t, { target, detention, medical }, result) {
      if (target === undefined || result > medical) return END;
      sendTo(t, target, result <= detention ? 'detention' : 'medical-center');
      return END;
    },
  }),
});

export const occupationProcedures = [
  occupation,
  activatingOne,
  removingForces,
  attackingForce,
  detaining,
];

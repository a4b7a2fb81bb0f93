import { one, type Seat } from '@starboard/kernel';
import { galacticaPlaces } from '../../rulebook/infiltration.ts';
import { moveTo } from '../../rulebook/moving.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
import { playerAt } from '../../table/people.ts';
import { LAUNCH_SECTORS } from '../../table/vocabulary.ts';
import { isInOrbit, isSettled, lockedShips, planetOf, preparedShips } from './planet.ts';

/** PEG-34.2 */
export function prepareShip(t: BsgTable): void {
  if (!isSettled(t.facts)) return;
  const [top, ...rest] = lockedShips(t.facts);
  if (top === undefined) return;
  const planet = planetOf(t.facts);
  planet.locked = rest;
  planet.prepared = [...preparedShips(t.facts), top];
  t.emit('ship-prepared', { locked: rest.length, prepared: planet.prepared.length });
}

/** PEG-33.4, 33.5, 34.3, 34.4 */
export const evacuating = procedure<{ readonly seat: Seat }>('evacuating', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      isInOrbit(t.facts) && preparedShips(t.facts).length > 0
        ? one('choose-sector-for-evacuated', LAUNCH_SECTORS, { things: 'sector' })
        : null,
    then(t, _, sector) {
      const [top, ...rest] = preparedShips(t.facts);
      const ship = top === undefined ? undefined : t.facts.civilians[top];
      if (top === undefined || ship === undefined) return;
      planetOf(t.facts).prepared = rest;
      ship.where = sector;
      t.emit('ship-evacuated', { ship: top, sector });
    },
  }),
});

/** PEG-29.13 */
export const boardingGalactica = procedure<{ readonly seat: Seat }>('boarding-galactica', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one('board-galactica', ['stay' as const, ...galacticaPlaces(t.facts, seat)], {
        things: 'location',
      }),
    then(t, { seat }, place) {
      if (place !== 'stay') moveTo(t, seat, place, 'walked');
    },
  }),
});

/** PEG-29.15 */
export const lookingAtLocked = procedure<{ readonly seat: Seat }>('looking-at-locked', {
  look(t, { seat }) {
    const [ship] = lockedShips(t.facts);
    const face = ship === undefined ? undefined : t.facts.civilians[ship]?.face;
    if (ship === undefined || face === undefined) return;
    playerAt(t.facts, seat).notes.push({ about: 'civilian', ship, face, turn: t.facts.turn });
    t.reveal([seat]);
    t.whisper(
      [seat],
      'civilians-seen',
      { seat, ships: [ship], faces: [face] },
      { seat, ships: [ship] },
    );
  },
  place: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      lockedShips(t.facts).length === 0
        ? null
        : one('locked-top-or-bottom', ['top', 'bottom'], { things: 'word' }),
    then(t, { seat }, end) {
      const [ship, ...rest] = lockedShips(t.facts);
      if (ship === undefined) return;
      if (end === 'bottom') planetOf(t.facts).locked = [...rest, ship];
      t.emit('locked-ship-moved', { seat, end });
    },
  }),
});

export const stackProcedures = [evacuating, boardingGalactica, lookingAtLocked];

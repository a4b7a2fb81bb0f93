import { placeAnywhere } from '../rulebook/procedures.ts';
import { procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts, Options, Pursuit } from '../table/facts.ts';
import { AREAS, CIVILIANS_AT, LAST_SPACE } from '../table/pursuit-track.ts';
import type { Sector } from '../table/vocabulary.ts';
import { returnBasestar } from './basestar-damage.ts';
import { fleetOf, type Launched } from './sectors.ts';

// The Cylon ships that pursue the fleet: the board they wait on, and the track that brings them (EXO-21, 23).

export type CylonShip = Launched | 'basestar';
const KINDS: readonly CylonShip[] = ['raider', 'heavy-raider', 'basestar'];

/** Where the ships of a kind wait, by number. */
export function waitingShipsOf(pursuit: Pursuit, kind: CylonShip): (Sector | null)[] {
  switch (kind) {
    case 'raider':
      return pursuit.raiders;
    case 'heavy-raider':
      return pursuit.heavyRaiders;
    case 'basestar':
      return pursuit.basestars;
  }
}

/** Whether a ship that is not around Galactica waits among the pursuers. */
export function pursues({ pursuit }: Facts, kind: CylonShip, ship: number): boolean {
  return pursuit !== undefined && waitingShipsOf(pursuit, kind)[ship] != null;
}

/** How many of a kind pursue. */
export function pursuing({ pursuit }: Facts, kind: CylonShip): number {
  if (pursuit === undefined) return 0;
  return waitingShipsOf(pursuit, kind).filter((where) => where !== null).length;
}

function isAround(facts: Facts, kind: CylonShip, ship: number): boolean {
  if (kind === 'basestar') return facts.basestars[ship]?.sector != null;
  return fleetOf(facts, kind)[ship] != null;
}

/** Ships of a kind that are on neither board, by number. */
export function inSupply(facts: Facts, kind: CylonShip): number[] {
  const all = kind === 'basestar' ? facts.basestars : fleetOf(facts, kind);
  return [...all.keys()].filter(
    (ship) => !isAround(facts, kind, ship) && !pursues(facts, kind, ship),
  );
}

/** Ships of any kind that wait in an area (EXO-25.9). */
function shipsWaitingIn(pursuit: Pursuit, area: Sector): number {
  return KINDS.reduce(
    (sum, kind) => sum + waitingShipsOf(pursuit, kind).filter((where) => where === area).length,
    0,
  );
}

/** The areas in which ships of a kind wait, from the one they are fetched from first to the one that comes first. */
function areasOf(pursuit: Pursuit, kind: CylonShip, { pursuitOrder }: Options): Sector[] {
  const waiting = waitingShipsOf(pursuit, kind);
  const byNumber = [...new Set(AREAS)].filter((area) => waiting.includes(area));
  if (pursuitOrder === 'by-number') return byNumber;
  // Of as many ships, the number decides (EXO-25.4, 26.3): the order of equals stays.
  return byNumber.sort((a, b) => shipsWaitingIn(pursuit, a) - shipsWaitingIn(pursuit, b));
}

/** EXO-26.2 to 26.4: the next ship of a kind that is missing around Galactica leaves its area; which one. */
export function fetchPursuer(t: BsgTable, kind: CylonShip): number | null {
  const { pursuit } = t.facts;
  const [area] = pursuit === undefined ? [] : areasOf(pursuit, kind, t.options);
  if (pursuit === undefined || area === undefined) return null;
  const waiting = waitingShipsOf(pursuit, kind);
  const ship = waiting.indexOf(area);
  waiting[ship] = null;
  return ship;
}

/** EXO-25.3, 25.4: the area all ships of which come when none of a kind is left to be placed. */
export function areaToCome(t: BsgTable, kind: CylonShip): Sector | null {
  const { pursuit } = t.facts;
  return pursuit === undefined ? null : (areasOf(pursuit, kind, t.options).at(-1) ?? null);
}

/** Ships of the supply wait in an area; as many as there are. */
export function placePursuers(t: BsgTable, kind: CylonShip, count: number, area: Sector): void {
  const { pursuit } = t.facts;
  if (pursuit === undefined) return;
  const ships = inSupply(t.facts, kind).slice(0, count);
  for (const ship of ships) waitingShipsOf(pursuit, kind)[ship] = area;
  if (ships.length > 0) t.emit('fleet-placed', { ship: kind, count: ships.length, sector: area });
}

/** All ships that wait in an area come to the same one around Galactica. */
export function arrive(t: BsgTable, area: Sector): void {
  const { facts } = t;
  const { pursuit } = facts;
  if (pursuit === undefined) return;
  const come = (kind: CylonShip): number => {
    const waiting = waitingShipsOf(pursuit, kind);
    let count = 0;
    for (const [ship, where] of waiting.entries()) {
      if (where !== area) continue;
      waiting[ship] = null;
      put(facts, kind, ship, area);
      count += 1;
    }
    return count;
  };
  const [raiders, heavyRaiders, basestars] = [
    come('raider'),
    come('heavy-raider'),
    come('basestar'),
  ];
  if (raiders + heavyRaiders + basestars === 0) return;
  t.emit('fleet-arrived', { sector: area, raiders, heavyRaiders, basestars });
}

/** Puts a ship around Galactica. */
function put(facts: Facts, kind: CylonShip, ship: number, sector: Sector): void {
  if (kind !== 'basestar') fleetOf(facts, kind)[ship] = sector;
  else {
    const basestar = facts.basestars[ship];
    if (basestar !== undefined) basestar.sector = sector;
  }
}

/** EXO-30.4, 30.6: what is around Galactica stays behind, and waits in the areas of its board. */
export function outrun(t: BsgTable, pursuit: Pursuit): void {
  const { facts } = t;
  let ships = 0;
  for (const kind of ['raider', 'heavy-raider'] as const) {
    for (const [ship, where] of fleetOf(facts, kind).entries()) {
      if (where === null) continue;
      waitingShipsOf(pursuit, kind)[ship] = where;
      ships += 1;
    }
    fleetOf(facts, kind).fill(null);
  }
  for (const [ship, basestar] of facts.basestars.entries()) {
    const { sector } = basestar;
    if (sector === null) continue;
    returnBasestar(t, basestar);
    pursuit.basestars[ship] = sector;
    ships += 1;
  }
  if (ships > 0) t.emit('fleet-outrun', { ships });
}

/** The token moves on, space by space, and brings what each says (EXO-23.3 to 23.6). */
export const pursuitAdvances = procedure<{ left: number }>('pursuit-advances', {
  advance(t, advancing) {
    const { pursuit } = t.facts;
    if (pursuit === undefined || advancing.left === 0) return '';
    advancing.left -= 1;
    pursuit.track += 1;
    t.emit('pursuit-moved', { to: pursuit.track });
    if (pursuit.track >= LAST_SPACE) {
      for (const area of new Set(AREAS)) arrive(t, area);
      pursuit.track = 0;
      t.emit('pursuit-moved', { to: 0 });
    }
    const civilians = CIVILIANS_AT[pursuit.track] ?? 0;
    if (civilians > 0) t.run(placeAnywhere, { ship: 'civilian', left: civilians });
    return 'advance';
  },
});

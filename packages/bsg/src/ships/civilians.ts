import type { Seat } from '@starboard/kernel';
import type { BsgTable, Civilian, CivilianFace, Facts } from '../table/facts.ts';
import { discardRelentless } from '../table/lasting.ts';
import { change } from '../table/resources.ts';
import { isSector, type Resource, type Sector } from '../table/vocabulary.ts';

const LOSSES: Readonly<Record<CivilianFace, Partial<Record<Resource, number>>>> = {
  empty: {},
  'population-1': { population: 1 },
  'population-2': { population: 2 },
  'population-1-fuel-1': { population: 1, fuel: 1 },
  'population-1-morale-1': { population: 1, morale: 1 },
};

/** BSG-27.4, 31.5 */
export function destroyCivilianShip(t: BsgTable, ship: Civilian): void {
  const { face, where } = ship;
  ship.where = 'destroyed';
  t.reveal();
  t.emit('civilian-destroyed', {
    ship: t.facts.civilians.indexOf(ship),
    face,
    sector: isSector(where) ? where : null,
  });
  for (const [resource, count] of Object.entries(LOSSES[face]))
    change(t, resource as Resource, -count);
  discardRelentless(t);
}

/** BSG-25.6 */
export function placeCivilians(t: BsgTable, count: number, sector: Sector): void {
  const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
  let placed = 0;
  while (placed < count && pool.length > 0) {
    t.draw(pool).where = sector;
    placed += 1;
  }
  if (placed > 0) t.emit('ships-placed', { ship: 'civilian', count: placed, sector });
}

/** Civilian ships of an area, by number. */
export function civiliansIn({ civilians }: Facts, sector: Sector): number[] {
  return civilians.flatMap(({ where }, ship) => (where === sector ? [ship] : []));
}

/** EXO-29.2, 29.3: a viper sees a ship off, and nobody looks at it. */
export function escort(t: BsgTable, seat: Seat | null, ship: number): void {
  const sector = recall(t, ship);
  if (sector !== null) t.emit('escorted', { seat, ship, sector });
}

/** A ship around Galactica goes back to those that are not; returns where it was. */
export function recall(t: BsgTable, ship: number): Sector | null {
  const civilian = t.facts.civilians[ship];
  if (civilian === undefined || !isSector(civilian.where)) return null;
  const { where } = civilian;
  civilian.where = 'pool';
  mixPool(t);
  return where;
}

/** BSG-32.3: the pool is mixed, so what was seen of its ships is worth nothing. */
export function mixPool(t: BsgTable): void {
  const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
  const faces = t.shuffle(pool.map(({ face }) => face));
  for (const [i, ship] of pool.entries()) ship.face = faces[i] ?? ship.face;
  const gone = pool.map((ship) => t.facts.civilians.indexOf(ship));
  for (const player of t.facts.players) {
    player.notes = player.notes.filter(
      (note) => note.about !== 'civilian' || !gone.includes(note.ship),
    );
  }
}

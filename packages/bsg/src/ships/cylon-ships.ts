import { placeAll, placing, type Wanted } from '../rulebook/procedures.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { lasting, lastingOf, leavePlay } from '../table/lasting.ts';
import { SECTORS, type Sector } from '../table/vocabulary.ts';
import { fetchPursuer, pursues } from './pursuit.ts';
import { basestarsOnBoard, fleetOf, type Launched } from './sectors.ts';

/** The ships of a kind that can still act, by name. BSG-26.4: each once a turn. */
export function waitingShips(
  facts: Facts,
  kind: Launched | 'basestar',
  only: readonly string[] | null,
): string[] {
  const places =
    kind === 'basestar' ? facts.basestars.map(({ sector }) => sector) : fleetOf(facts, kind);
  const waiting: string[] = [];
  for (let i = 0; i < places.length; i++) {
    if (places[i] === null) continue;
    const ship = `${kind}-${i}`;
    if (facts.thisTurn.acted.includes(ship)) continue;
    if (only === null || only.includes(ship)) waiting.push(ship);
  }
  return waiting;
}

export function whereIs(facts: Facts, ship: string): Sector | null {
  if (ship.startsWith('raider-'))
    return facts.raiders[Number(ship.slice('raider-'.length))] ?? null;
  if (ship.startsWith('heavy-raider-')) {
    return facts.heavyRaiders[Number(ship.slice('heavy-raider-'.length))] ?? null;
  }
  return facts.basestars[Number(ship.slice('basestar-'.length))]?.sector ?? null;
}

export function sectorsOf(facts: Facts, ships: readonly string[]): Sector[] {
  const taken = new Set(ships.map((ship) => whereIs(facts, ship)));
  return SECTORS.filter((sector) => taken.has(sector));
}

/** Every basestar launches so many ships (BSG-27.12 to 27.14, 39.17). */
export function launchFrom(t: BsgTable, ships: Readonly<Partial<Record<Launched, number>>>): void {
  const more = lasting(t.facts, 'launches').reduce((sum, it) => sum + it.more, 0);
  const wanted: Wanted[] = [];
  for (const { sector, damage } of basestarsOnBoard(t.facts)) {
    if (sector === null || damage.includes('disabled-hangar')) continue;
    for (const ship of ['raider', 'heavy-raider'] as const) {
      const count = ships[ship];
      if (count !== undefined) wanted.push({ ship, sector, count: count + more });
    }
  }
  t.run(placeAll, placing(wanted, false));
}

/**
 * Places up to `count` ships, as many as there are, those that pursue the fleet last (EXO-26.1, 26.2); returns the
 * names of those placed.
 */
export function placeShips(t: BsgTable, kind: Launched, count: number, sector: Sector): string[] {
  const fleet = fleetOf(t.facts, kind);
  const placed: string[] = [];
  for (let ship = 0; ship < fleet.length && placed.length < count; ship++) {
    if (fleet[ship] !== null || pursues(t.facts, kind, ship)) continue;
    fleet[ship] = sector;
    placed.push(`${kind}-${ship}`);
  }
  let fetched = 0;
  while (placed.length < count) {
    const ship = fetchPursuer(t, kind);
    if (ship === null) break;
    fleet[ship] = sector;
    placed.push(`${kind}-${ship}`);
    fetched += 1;
  }
  tellPlaced(t, kind, placed.length, sector, fetched);
  return placed;
}

/** Tells what was placed, and how many of them pursued the fleet until now. */
export function tellPlaced(
  t: BsgTable,
  ship: string,
  count: number,
  sector: Sector,
  fetched: number,
): void {
  if (count === 0) return;
  t.emit('ships-placed', { ship, count, sector, ...(fetched > 0 && { fetched }) });
}

/** How ships leave: shot down, or taken off. */
export type Leaving = 'ships-destroyed' | 'ships-removed';

/** Ships of a kind are alike, but for one thing: those that can still act this turn are hit first. */
export function removeShips(
  t: BsgTable,
  kind: Launched,
  count: number,
  sector: Sector,
  how: Leaving = 'ships-destroyed',
): void {
  const fleet = fleetOf(t.facts, kind);
  const { acted } = t.facts.thisTurn;
  const isScar = (ship: number): boolean => kind === 'raider' && ship === t.facts.scar;
  const there = fleet.flatMap((where, ship) => (where === sector && !isScar(ship) ? [ship] : []));
  const fresh = there.filter((ship) => !acted.includes(`${kind}-${ship}`));
  const spent = there.filter((ship) => acted.includes(`${kind}-${ship}`));
  const hit = [...fresh, ...spent].slice(0, count);
  for (const ship of hit) fleet[ship] = null;
  if (hit.length > 0) t.emit(how, { ship: kind, count: hit.length, sector });
  if (kind === 'raider') endBarrage(t);
}

/** Scar is destroyed or taken off, and its card goes. */
export function destroyScar(t: BsgTable, sector: Sector, how: Leaving = 'ships-destroyed'): void {
  const { scar, raiders } = t.facts;
  if (scar === undefined || raiders[scar] !== sector) return;
  raiders[scar] = null;
  delete t.facts.scar;
  t.emit(how, { ship: 'scar', count: 1, sector });
  for (const kept of [...t.facts.kept]) if (lastingOf(kept)?.rule === 'scar') leavePlay(t, kept);
  endBarrage(t);
}

/** Constant Barrage lasts until there are no raiders. */
function endBarrage(t: BsgTable): void {
  if (t.facts.raiders.some((where) => where !== null)) return;
  for (const kept of [...t.facts.kept]) {
    if (lastingOf(kept)?.rule === 'launches-after-raiders') leavePlay(t, kept);
  }
}

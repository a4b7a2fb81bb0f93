import type { Seat } from '@starboard/kernel';
import type { Lasting } from '../content/definition.ts';
import { crisisOf } from '../content/index.ts';
import { endGame } from '../rulebook/endings.ts';
import { moveTo } from '../rulebook/places.ts';
import type {
  Basestar,
  BsgTable,
  Civilian,
  CivilianFace,
  Facts,
  Kept,
  Viper,
} from '../table/facts.ts';
import { toPile } from '../table/on-table.ts';
import { playerAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import {
  type DamageToken,
  isColonialOne,
  type Location,
  type Resource,
  SECTORS,
  type Sector,
} from '../table/vocabulary.ts';

export function isSector(where: string | null): where is Sector {
  return SECTORS.some((sector) => sector === where);
}

/** The lasting rules of the cards in play. */
export function lasting<R extends Lasting['rule']>(
  { kept }: Facts,
  rule: R,
): Extract<Lasting, { rule: R }>[] {
  return kept.flatMap((it) => {
    const found = lastingOf(it);
    return found !== undefined && isRule(found, rule) ? [found] : [];
  });
}

/** What a card in play does, if it is a Crisis card. */
export function lastingOf(kept: Kept): Lasting | undefined {
  return kept.deck === 'quorum' ? undefined : crisisOf(kept.card).lasting;
}

function isRule<R extends Lasting['rule']>(
  it: Lasting,
  rule: R,
): it is Extract<Lasting, { rule: R }> {
  return it.rule === rule;
}

/** A card leaves play: back to the discard pile of its deck. */
export function leavePlay(t: BsgTable, kept: Kept): void {
  t.facts.kept = t.facts.kept.filter((it) => it !== kept);
  toPile(t, kept);
  t.emit('card-left-play', { card: kept.card });
}

// Human ships

export function vipersIn({ vipers }: Facts, where: Viper['where']): Viper[] {
  return vipers.filter((viper) => viper.where === where);
}

export function unmannedIn(facts: Facts, sector: Sector): Viper[] {
  return vipersIn(facts, sector).filter(({ pilot }) => pilot === null);
}

export function raptorsLeft({ raptors }: Facts): number {
  return raptors.filter(({ where }) => where === 'reserves').length;
}

/** BSG-31.2, 31.4, 34.9: out of space, its pilot to Sickbay. */
export function hitViper(t: BsgTable, viper: Viper, to: 'damaged' | 'destroyed'): void {
  const { pilot, where } = viper;
  viper.where = to;
  viper.pilot = null;
  t.emit('viper-hit', { sector: isSector(where) ? where : null, result: to, pilot });
  if (pilot !== null) moveTo(t, pilot, 'sickbay', 'sent');
}

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

/** BSG-14.22: Thirty-Three goes when a civilian ship or a basestar is destroyed. */
export function discardRelentless(t: BsgTable): void {
  for (const kept of [...t.facts.kept]) {
    if (lastingOf(kept)?.rule === 'relentless') leavePlay(t, kept);
  }
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

// Cylon ships

export type Launched = 'raider' | 'heavy-raider';

export function fleetOf(facts: Facts, kind: Launched): (Sector | null)[] {
  return kind === 'raider' ? facts.raiders : facts.heavyRaiders;
}

export function countIn(facts: Facts, kind: Launched, sector: Sector): number {
  return fleetOf(facts, kind).filter((where) => where === sector).length;
}

export function onBoard(facts: Facts, kind: Launched): number {
  return fleetOf(facts, kind).filter((where) => where !== null).length;
}

/** Places up to `count` ships, as many as there are; returns the names of those placed. */
export function placeShips(t: BsgTable, kind: Launched, count: number, sector: Sector): string[] {
  const fleet = fleetOf(t.facts, kind);
  const placed: string[] = [];
  for (let ship = 0; ship < fleet.length && placed.length < count; ship++) {
    if (fleet[ship] !== null) continue;
    fleet[ship] = sector;
    placed.push(`${kind}-${ship}`);
  }
  if (placed.length > 0) t.emit('ships-placed', { ship: kind, count: placed.length, sector });
  return placed;
}

export function placeBasestars(t: BsgTable, count: number, sector: Sector): void {
  const free = t.facts.basestars.filter((it) => it.sector === null).slice(0, count);
  for (const basestar of free) basestar.sector = sector;
  if (free.length > 0) t.emit('ships-placed', { ship: 'basestar', count: free.length, sector });
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

/** BSG-25.5: from the Reserves, as many as there are; returns which. */
export function placeVipers(t: BsgTable, count: number, sector: Sector): number[] {
  const vipers = vipersIn(t.facts, 'reserves').slice(0, count);
  for (const viper of vipers) viper.where = sector;
  if (vipers.length > 0) t.emit('ships-placed', { ship: 'viper', count: vipers.length, sector });
  return vipers.map((viper) => t.facts.vipers.indexOf(viper));
}

/** Ships of a kind are alike, but for one thing: those that can still act this turn are hit first. */
export function removeShips(t: BsgTable, kind: Launched, count: number, sector: Sector): void {
  const fleet = fleetOf(t.facts, kind);
  const { acted } = t.facts.thisTurn;
  const there = fleet.flatMap((where, ship) => (where === sector ? [ship] : []));
  const fresh = there.filter((ship) => !acted.includes(`${kind}-${ship}`));
  const spent = there.filter((ship) => acted.includes(`${kind}-${ship}`));
  const hit = [...fresh, ...spent].slice(0, count);
  for (const ship of hit) fleet[ship] = null;
  if (hit.length > 0) t.emit('ships-destroyed', { ship: kind, count: hit.length, sector });
}

export function basestarsOnBoard({ basestars }: Facts): Basestar[] {
  return basestars.filter(({ sector }) => sector !== null);
}

/** BSG-31.13 to 31.20 */
export function damageBasestar(t: BsgTable, basestar: Basestar, times: number): void {
  for (let i = 0; i < times && basestar.sector !== null; i++) {
    if (worth(basestar) === 2 || t.facts.basestarPool.length === 0) {
      destroyBasestar(t, basestar);
      return;
    }
    const token = t.draw(t.facts.basestarPool);
    basestar.damage.push(token);
    t.emit('basestar-damaged', { sector: basestar.sector, token });
    if (worth(basestar) >= 3) destroyBasestar(t, basestar);
  }
}

function worth({ damage }: Basestar): number {
  return damage.reduce((sum, token) => sum + (token === 'critical-hit' ? 2 : 1), 0);
}

export function destroyBasestar(t: BsgTable, basestar: Basestar): void {
  if (basestar.sector !== null) t.emit('basestar-destroyed', { sector: basestar.sector });
  returnBasestar(t, basestar);
  discardRelentless(t);
}

export function returnBasestar(t: BsgTable, basestar: Basestar): void {
  t.facts.basestarPool.push(...basestar.damage);
  basestar.damage = [];
  basestar.sector = null;
}

// Galactica

/** BSG-31.6, 31.12 */
export function damageGalactica(t: BsgTable): void {
  if (t.facts.damagePool.length === 0) return;
  applyDamage(t, t.draw(t.facts.damagePool));
}

/** BSG-31.7, 31.10, 31.11 */
export function applyDamage(t: BsgTable, token: DamageToken): void {
  t.emit('galactica-damaged', { token });
  if (token === 'food' || token === 'fuel') {
    change(t, token, -1);
    return;
  }
  t.facts.damaged.push(token);
  evacuate(t, token);
  if (t.facts.damaged.length >= 6) endGame(t, 'galactica-destroyed');
}

function evacuate(t: BsgTable, location: Location): void {
  for (const seat of charactersAt(t, location)) moveTo(t, seat, 'sickbay', 'sent');
}

export function charactersAt(t: BsgTable, location: Location): Seat[] {
  return t.seats.filter((seat) => playerAt(t.facts, seat).location === location);
}

export function isDamaged({ damaged }: Facts, location: Location): boolean {
  return damaged.some((token) => token === location);
}

/** BSG-31.9 */
export function repairLocation(t: BsgTable, location: Location): void {
  const token = t.facts.damaged.find((it) => it === location);
  if (token === undefined) return;
  t.facts.damaged = t.facts.damaged.filter((it) => it !== token);
  t.facts.damagePool.push(token);
  t.emit('repaired', { location });
}

/** BSG-28.5, 28.12, 1.5 */
export function boardCenturion(t: BsgTable): boolean {
  if (t.facts.boarding.length >= 4) return false;
  t.facts.boarding.push(0);
  t.emit('centurion-boarded', { centurions: t.facts.boarding.length });
  return true;
}

/** A place is closed by a card in play (Jammed Assault, Bomb on Colonial 1). */
export function isClosed(facts: Facts, location: Location): boolean {
  return lasting(facts, 'closed').some(
    ({ place }) => place === location || (place === 'colonial-one' && isColonialOne(location)),
  );
}

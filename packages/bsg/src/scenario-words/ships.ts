import {
  eachIn,
  eachOf,
  inside,
  type Json,
  listOf,
  mistake,
  oneOf,
  seatAt,
  wholeNumber,
} from '@starboard/kernel';
import { answers } from '../rulebook/questions.ts';
import { without } from '../secrets/zone.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import type { Civilian, CivilianFace, Facts, Viper } from '../table/facts.ts';
import { pilots, playerAt } from '../table/people.ts';
import { DAMAGE_TOKENS, SECTORS, type Sector } from '../table/vocabulary.ts';

const FACES: readonly CivilianFace[] = [...new Set(CIVILIANS)];
const SHIPS = ['raider', 'heavy-raider', 'basestar', 'viper', 'pilots', 'civilian'] as const;

export function clearBoard(facts: Facts): void {
  facts.raiders.fill(null);
  facts.heavyRaiders.fill(null);
  for (const basestar of facts.basestars) Object.assign(basestar, { sector: null, damage: [] });
  for (const viper of facts.vipers) {
    // EXO-20.5
    Object.assign(viper, { where: viper.mark === 7 ? 'damaged' : 'reserves', pilot: null });
  }
  for (const ship of facts.civilians) ship.where = 'pool';
  facts.basestarPool = [...answers(facts).basestarTokens];
  facts.damagePool = [...DAMAGE_TOKENS];
  facts.damaged = [];
  facts.boarding = [];
}

/** `bow: { raider: 3, basestar: 1, viper: 1, pilots: [2], civilian: [empty] }` */
export function arrangeShips(facts: Facts, value: Json): void {
  eachIn(value, (name, fleet) => {
    const sector = oneOf(name, SECTORS, 'sector');
    eachIn(fleet, (ship, count) => {
      arrangeShip(facts, sector, oneOf(ship, SHIPS, 'ship'), count);
    });
  });
}

function arrangeShip(
  facts: Facts,
  sector: Sector,
  ship: (typeof SHIPS)[number],
  value: Json,
): void {
  switch (ship) {
    case 'raider':
      return putInto(facts.raiders, value, sector);
    case 'heavy-raider':
      return putInto(facts.heavyRaiders, value, sector);
    case 'basestar':
      return arrangeBasestars(facts, sector, value);
    case 'viper':
      for (const viper of takeVipers(facts, value)) viper.where = sector;
      return;
    case 'pilots':
      eachOf(value, (it) => {
        const seat = seatAt(wholeNumber(it, 0, facts.players.length - 1));
        if (pilots(facts, seat) !== null) throw mistake(`seat ${seat} is in another viper, too`);
        for (const viper of takeVipers(facts, 1)) {
          viper.where = sector;
          viper.pilot = seat;
        }
        playerAt(facts, seat).location = null;
      });
      return;
    case 'civilian':
      for (const it of takeCivilians(facts, value)) it.where = sector;
      return;
  }
}

/** The raider of a sector that is Scar. */
export function arrangeScar(facts: Facts, value: Json): void {
  const raider = facts.raiders.indexOf(oneOf(value, SECTORS, 'sector'));
  if (raider < 0) throw mistake('Scar is a raider: there is none');
  facts.scar = raider;
}

/** So many of those that are left. */
function countOf(value: Json, left: number): number {
  const count = wholeNumber(value, 0, 99);
  if (count > left) throw mistake(`${count} are too many: only ${left} are left`);
  return count;
}

function putInto(fleet: (Sector | null)[], value: Json, sector: Sector): void {
  const count = countOf(value, fleet.filter((where) => where === null).length);
  for (let i = 0; i < count; i++) fleet[fleet.indexOf(null)] = sector;
}

/** How many, or a list with the damage of each. */
function arrangeBasestars(facts: Facts, sector: Sector, value: Json): void {
  const free = facts.basestars.filter((it) => it.sector === null);
  const damages = Array.isArray(value) ? listOf(value) : null;
  const count = countOf(damages?.length ?? value, free.length);
  for (const [i, basestar] of free.slice(0, count).entries()) {
    basestar.sector = sector;
    basestar.damage = inside(i, () =>
      eachOf(damages?.[i] ?? [], (it) =>
        oneOf(it, answers(facts).basestarTokens, 'basestar token'),
      ),
    );
    facts.basestarPool = without(facts.basestarPool, basestar.damage);
  }
}

function takeVipers(facts: Facts, value: Json): Viper[] {
  const free = facts.vipers.filter(({ where }) => where === 'reserves');
  return free.slice(0, countOf(value, free.length));
}

/** How many of the pool, or a list of their faces. */
function takeCivilians(facts: Facts, value: Json): Civilian[] {
  const pool = facts.civilians.filter(({ where }) => where === 'pool');
  if (!Array.isArray(value)) return pool.slice(0, countOf(value, pool.length));
  return eachOf(value, (it) => {
    const face = oneOf(it, FACES, 'civilian ship');
    const at = pool.findIndex((ship) => ship.face === face);
    const [ship] = at < 0 ? [] : pool.splice(at, 1);
    if (ship === undefined) throw mistake(`no "${face}" is left: all of them lie elsewhere`);
    return ship;
  });
}

/** The faces left in the pool; the others are gone. */
export function arrangeCivilianPool(facts: Facts, value: Json): void {
  const left = takeCivilians(facts, listOf(value));
  for (const ship of facts.civilians) {
    if (ship.where === 'pool' && !left.includes(ship)) ship.where = 'destroyed';
  }
}

/** `{ damaged: 2, destroyed: 1 }`: out of the Reserves. */
export function arrangeVipers(facts: Facts, value: Json): void {
  eachIn(value, (name, count) => {
    const where = oneOf(name, ['damaged', 'destroyed'], 'box');
    for (const viper of takeVipers(facts, count)) viper.where = where;
  });
}

/** How many raptors are left. */
export function arrangeRaptors(facts: Facts, value: Json): void {
  const left = countOf(value, facts.raptors.length);
  for (const [i, raptor] of facts.raptors.entries()) {
    raptor.where = i < left ? 'reserves' : 'destroyed';
  }
}

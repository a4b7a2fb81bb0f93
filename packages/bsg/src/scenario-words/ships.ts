import { type Json, type JsonObject, seatAt } from '@starboard/kernel';
import type { CivilianFace, Facts } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS, SECTORS, type Sector } from '../table/vocabulary.ts';
import { listOf, mistake, oneOf, recordOf } from './names.ts';

const FACES: readonly CivilianFace[] = [
  'empty',
  'population-1',
  'population-2',
  'population-1-fuel-1',
  'population-1-morale-1',
];

export function clearBoard(facts: Facts): void {
  facts.raiders.fill(null);
  facts.heavyRaiders.fill(null);
  for (const basestar of facts.basestars) Object.assign(basestar, { sector: null, damage: [] });
  for (const viper of facts.vipers) Object.assign(viper, { where: 'reserves', pilot: null });
  for (const ship of facts.civilians) ship.where = 'pool';
  facts.basestarPool = [...BASESTAR_TOKENS];
  facts.damagePool = [...DAMAGE_TOKENS];
  facts.damaged = [];
  facts.boarding = [];
}

/** `bow: { raider: 3, basestar: 1, viper: 1, pilots: [2], civilian: [empty] }` */
export function arrangeShips(facts: Facts, ships: JsonObject): void {
  for (const [name, fleet] of Object.entries(ships)) {
    const sector = oneOf(name, SECTORS, 'sector');
    for (const [ship, value] of Object.entries(recordOf(fleet, sector))) {
      arrangeShip(facts, sector, ship, value);
    }
  }
}

function arrangeShip(facts: Facts, sector: Sector, ship: string, value: Json): void {
  switch (ship) {
    case 'raider':
      return putInto(facts.raiders, Number(value), sector);
    case 'heavy-raider':
      return putInto(facts.heavyRaiders, Number(value), sector);
    case 'basestar':
      return arrangeBasestars(facts, sector, value);
    case 'viper':
      for (let i = 0; i < Number(value); i++) takeViper(facts).where = sector;
      return;
    case 'pilots':
      for (const it of listOf(value, ship)) {
        const seat = seatAt(Number(it));
        const viper = takeViper(facts);
        viper.where = sector;
        viper.pilot = seat;
        playerAt(facts, seat).location = null;
      }
      return;
    case 'civilian':
      return arrangeCivilians(facts, sector, value);
    default:
      throw mistake(`there is no ship "${ship}"`);
  }
}

function putInto(fleet: (Sector | null)[], count: number, sector: Sector): void {
  for (let i = 0; i < count; i++) {
    const free = fleet.indexOf(null);
    if (free < 0) throw mistake('there are not that many ships');
    fleet[free] = sector;
  }
}

/** How many, or a list with the damage of each. */
function arrangeBasestars(facts: Facts, sector: Sector, value: Json): void {
  const damages = Array.isArray(value)
    ? listOf(value, 'basestar')
    : Array.from({ length: Number(value) }, (): Json => []);
  for (const damage of damages) {
    const basestar = facts.basestars.find((it) => it.sector === null);
    if (basestar === undefined) throw mistake('there are two basestars');
    basestar.sector = sector;
    basestar.damage = listOf(damage, 'damage').map((it) => oneOf(it, BASESTAR_TOKENS, 'token'));
    facts.basestarPool = facts.basestarPool.filter((it) => !basestar.damage.includes(it));
  }
}

function takeViper(facts: Facts) {
  const viper = facts.vipers.find(({ where }) => where === 'reserves');
  if (viper === undefined) throw mistake('there are not that many vipers');
  return viper;
}

/** How many, or a list of their faces. */
function arrangeCivilians(facts: Facts, sector: Sector, value: Json): void {
  const faces = Array.isArray(value) ? listOf(value, 'civilian') : null;
  const count = faces?.length ?? Number(value);
  for (let i = 0; i < count; i++) {
    const face = faces === null ? null : oneOf(faces[i] ?? '', FACES, 'civilian ship');
    const pool = facts.civilians.filter(({ where }) => where === 'pool');
    const ship = face === null ? pool[0] : pool.find((it) => it.face === face);
    if (ship === undefined) throw mistake('there are not that many civilian ships');
    ship.where = sector;
  }
}

/** `{ damaged: 2, destroyed: 1 }`: out of the Reserves. */
export function arrangeVipers(facts: Facts, named: JsonObject): void {
  for (const [name, count] of Object.entries(named)) {
    const where = oneOf(name, ['damaged', 'destroyed'], 'box');
    for (let i = 0; i < Number(count); i++) takeViper(facts).where = where;
  }
}

export function arrangeRaptors(facts: Facts, left: number): void {
  for (const [i, raptor] of facts.raptors.entries()) {
    raptor.where = i < left ? 'reserves' : 'destroyed';
  }
}

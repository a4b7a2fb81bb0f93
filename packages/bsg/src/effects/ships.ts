import { amount, one, type Seat, some } from '@starboard/kernel';
import type { BsgTable } from '../facts.ts';
import {
  applyDamage,
  countIn,
  destroyCivilianShip,
  hitViper,
  isSector,
  placeShips,
  raptorsLeft,
  removeShips,
  vipersIn,
} from '../fleet.ts';
import { jumpFleet, sleeperPhase, vipersPlaced } from '../forward.ts';
import { cardOnTable } from '../on-table.ts';
import { moveTo } from '../places.ts';
import { asks, procedure } from '../rules.ts';
import { SECTORS, type Sector } from '../vocabulary.ts';
import type { EffectOf } from './effect.ts';

export function performPlace(t: BsgTable, effect: EffectOf<'place'>): void {
  const { ship, count, sector } = effect;
  switch (ship) {
    case 'raider':
    case 'heavy-raider':
      cardOnTable(t)?.placed.push(...placeShips(t, ship, count, sector));
      return;
    case 'basestar':
      return placeBasestars(t, count, sector);
    case 'civilian':
      return placeCivilians(t, count, sector);
    case 'viper':
      return t.run(vipersPlaced, { vipers: placeVipers(t, count, sector) });
  }
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

export function destroyRaptorShip(t: BsgTable): void {
  const raptor = t.facts.raptors.find(({ where }) => where === 'reserves');
  if (raptor === undefined) return;
  raptor.where = 'destroyed';
  t.emit('raptor-destroyed', { left: raptorsLeft(t.facts) });
}

export const repairingVipers = procedure<{
  readonly by: Seat;
  readonly max: number;
  readonly destroyed: boolean;
}>('repairing-vipers', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { max, destroyed }) {
      const broken = brokenVipers(t, destroyed).length;
      return broken === 0 ? null : amount('choose-vipers-to-repair', 0, Math.min(max, broken));
    },
    then(t, { destroyed }, count) {
      for (const viper of brokenVipers(t, destroyed).slice(0, count)) viper.where = 'reserves';
      if (count > 0) t.emit('vipers-repaired', { count });
    },
  }),
});

export function brokenVipers(t: BsgTable, destroyed: boolean) {
  const damaged = vipersIn(t.facts, 'damaged');
  return destroyed ? [...damaged, ...vipersIn(t.facts, 'destroyed')] : damaged;
}

/** BSG-39.15 */
export const damagingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly from: 'reserves' | 'space';
}>('damaging-vipers', {
  reserves(t, damaging) {
    if (damaging.from === 'space') return 'choose';
    for (const viper of vipersIn(t.facts, 'reserves').slice(0, damaging.left)) {
      hitViper(t, viper, 'damaged');
    }
    return '';
  },
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { left }) {
      const out = t.facts.vipers.flatMap(({ where }, viper) => (isSector(where) ? [viper] : []));
      return left === 0 || out.length === 0 ? null : one('choose-viper-to-damage', out);
    },
    then(t, damaging, number) {
      const viper = t.facts.vipers[number];
      if (viper !== undefined) hitViper(t, viper, 'damaged');
      damaging.left -= 1;
      return 'choose';
    },
  }),
});

/** BSG-39.14 */
export function returnVipers(t: BsgTable): void {
  for (const viper of t.facts.vipers) {
    if (!isSector(viper.where)) continue;
    const { pilot } = viper;
    viper.where = 'reserves';
    viper.pilot = null;
    if (pilot !== null) moveTo(t, pilot, 'hangar-deck');
  }
}

/** BSG-31.21: a random one of the pool; one on the board, by choice, if the pool is empty. */
export const destroyingCivilians = procedure<{ readonly by: Seat; left: number }>(
  'destroying-civilians',
  {
    pool(t, destroying) {
      if (destroying.left === 0) return '';
      const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
      if (pool.length === 0) return 'choose';
      destroyCivilianShip(t, t.draw(pool));
      destroying.left -= 1;
      return 'pool';
    },
    choose: asks({
      seat: (_t, { by }) => by,
      ask(t) {
        const ships = t.facts.civilians.flatMap(({ where }, ship) =>
          isSector(where) ? [ship] : [],
        );
        return ships.length === 0 ? null : one('choose-civilian-to-destroy', ships);
      },
      then(t, destroying, ship) {
        const civilian = t.facts.civilians[ship];
        if (civilian !== undefined) destroyCivilianShip(t, civilian);
        destroying.left -= 1;
        return 'pool';
      },
    }),
  },
);

/** BSG-13.22 */
export const destroyingCylons = procedure<{
  readonly by: Seat;
  readonly what: 'raider' | 'heavy-raider' | 'centurion';
  left: number;
}>('destroying-cylons', {
  centurion(t, destroying) {
    if (destroying.what !== 'centurion') return 'choose';
    if (t.facts.boarding.length === 0) return '';
    t.facts.boarding.sort((a, b) => b - a).shift();
    t.emit('centurion-destroyed', { left: t.facts.boarding.length });
    return '';
  },
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { what, left }) {
      if (what === 'centurion' || left === 0) return null;
      const sectors = SECTORS.filter((sector) => countIn(t.facts, what, sector) > 0);
      return sectors.length === 0 ? null : one('choose-sector', sectors);
    },
    then(t, destroying, sector) {
      if (destroying.what !== 'centurion') removeShips(t, destroying.what, 1, sector);
      destroying.left -= 1;
      return 'choose';
    },
  }),
});

/** The reveal power that draws up to 5 damage tokens and resolves 2 (BSG-18.9, 18.14). */
export const sabotaging = procedure<{
  readonly seat: Seat;
  readonly most: number;
  readonly count: number;
}>('sabotaging', {
  draw(t, { seat }) {
    t.shuffle(t.facts.damagePool);
    t.reveal([seat]);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { most, count }) {
      const drawn = t.facts.damagePool.slice(0, most);
      const picks = Math.min(count, drawn.length);
      return picks === 0 ? null : some('choose-damage', drawn, { min: picks, max: picks });
    },
    then(t, _, tokens) {
      for (const token of tokens) {
        t.facts.damagePool = t.facts.damagePool.filter((it) => it !== token);
        applyDamage(t, token);
      }
    },
  }),
});

/** BSG-9.4, 9.5 */
export function moveJumpTrack(t: BsgTable, by: number): void {
  t.facts.jumpTrack = Math.max(0, Math.min(5, t.facts.jumpTrack + by));
  t.emit('jump-track-moved', { to: t.facts.jumpTrack });
  if (t.facts.jumpTrack === 5) t.run(jumpFleet, {});
}

/** BSG-14.10 to 14.13, 3.7 */
export function travel(t: BsgTable, by: number): void {
  t.facts.distance += by;
  if (t.facts.distance >= 4 && !t.facts.sleeperDone) t.run(sleeperPhase, {});
}

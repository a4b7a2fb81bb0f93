import { one, type Seat, some } from '@starboard/kernel';
import type { TitleCard } from '../../content/definition.ts';
import { boxOf } from '../../modules/box.ts';
import {
  activateShips,
  activating,
  type PlacingAnywhere,
  placeAll,
  placeAnywhere,
  placing,
} from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { moveJumpTrack, travel } from '../../rulebook/travelling.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { damageBasestar } from '../../ships/basestar-damage.ts';
import { boardCenturion } from '../../ships/boarding.ts';
import { destroyCivilianShip } from '../../ships/civilians.ts';
import { launchFrom } from '../../ships/cylon-ships.ts';
import { applyDamage, damageGalactica, galacticaDamage } from '../../ships/damage.ts';
import { raptorsLeft } from '../../ships/sectors.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { cardOnTable } from '../../table/on-table.ts';
import { change } from '../../table/resources.ts';
import { isSector, RESOURCES, SECTORS, type Sector, type Title } from '../../table/vocabulary.ts';
import type { EffectOf, Ship } from '../effect.ts';
import type { Doing, Operations } from '../operation.ts';

function performPlace(t: BsgTable, effect: EffectOf<'place'>, { context }: Doing): void {
  const { ship, count, sector, damaged } = effect;
  if (sector === undefined) t.run(placeAnywhere, { ship, left: count });
  else if (damaged === undefined) t.run(placeAll, placing([{ ship, sector, count }], false));
  else t.run(placingDamaged, { by: context.current, sector, damaged, before: out(t.facts) });
}

/** The basestars around Galactica, by number. */
function out({ basestars }: Facts): number[] {
  return basestars.flatMap(({ sector }, ship) => (sector === null ? [] : [ship]));
}

/** Derelict Basestar: one that comes with damage, if one comes at all. */
const placingDamaged = procedure<{
  readonly by: Seat;
  readonly sector: Sector;
  readonly damaged: number;
  /** Those that were there before. */
  readonly before: readonly number[];
}>('placing-damaged', {
  place(t, { sector }) {
    t.run(placeAll, placing([{ ship: 'basestar', sector, count: 1 }], false));
  },
  damage(t, { by, damaged, before }) {
    const ship = out(t.facts).find((it) => !before.includes(it));
    const basestar = ship === undefined ? undefined : t.facts.basestars[ship];
    if (basestar !== undefined) damageBasestar(t, basestar, damaged, by);
  },
});

/** BSG-13.12: the Admiral says where; EXO-27.5 to 27.8: the CAG, ship by ship. */
const placingAnywhere = procedure<PlacingAnywhere>('placing-anywhere', {
  choose: asks({
    seat: ({ facts }) => placer(facts) ?? facts.current,
    ask(t, { left, ship }) {
      if (left === 0 || isNoneLeft(t.facts, ship)) return null;
      const sectors = ship === 'civilian' ? civilianSectors(t.facts) : SECTORS;
      return one('choose-sector-for-ship', sectors, { things: 'sector', args: { ship } });
    },
    then(t, anywhere, sector) {
      anywhere.left -= 1;
      t.run(placeAll, placing([{ ship: anywhere.ship, sector, count: 1 }], false));
      return 'choose';
    },
  }),
});

/** The title that says where. */
function placingTitle(facts: Facts): readonly [Title, TitleCard] | undefined {
  return [...boxOf(facts).titleCards].find(([, card]) => card.placesCivilians !== undefined);
}

function placer(facts: Facts): Seat | null {
  const title = placingTitle(facts)?.[0];
  return title === undefined ? null : (facts.titles[title] ?? null);
}

/** EXO-27.6, 27.7 */
function civilianSectors(facts: Facts): readonly Sector[] {
  if (placingTitle(facts)?.[1].placesCivilians !== 'empty-first') return SECTORS;
  const free = SECTORS.filter((sector) => facts.civilians.every(({ where }) => where !== sector));
  return free.length > 0 ? free : SECTORS;
}

/** EXO-27.14: where ships travel on with the fleet they run out, and nobody is asked for nothing. */
function isNoneLeft({ civilians, pursuit }: Facts, ship: Ship): boolean {
  if (pursuit === undefined || ship !== 'civilian') return false;
  return civilians.every(({ where }) => where !== 'pool');
}

function destroyRaptorShip(t: BsgTable): void {
  const raptor = t.facts.raptors.find(({ where }) => where === 'reserves');
  if (raptor === undefined) return;
  raptor.where = 'destroyed';
  t.emit('raptor-destroyed', { left: raptorsLeft(t.facts) });
}

/** BSG-31.21: a random one of the pool; one on the board, by choice, if the pool is empty. */
const destroyingCivilians = procedure<{ readonly by: Seat; left: number }>('destroying-civilians', {
  pool(t, destroying) {
    if (destroying.left === 0) return '';
    // PEG-4.5 to 4.7
    const next = answers(t.facts).nextCivilian(t.facts);
    if (next === null) return '';
    if (next !== 'pool') {
      const ship = t.facts.civilians[next];
      destroying.left -= 1;
      if (ship !== undefined) destroyCivilianShip(t, ship);
      return 'pool';
    }
    const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
    if (pool.length === 0) return 'choose';
    destroyCivilianShip(t, t.draw(pool));
    destroying.left -= 1;
    return 'pool';
  },
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) => (isSector(where) ? [ship] : []));
      return ships.length === 0
        ? null
        : one('choose-civilian-to-destroy', ships, { things: 'civilian' });
    },
    then(t, destroying, ship) {
      const civilian = t.facts.civilians[ship];
      if (civilian !== undefined) destroyCivilianShip(t, civilian);
      destroying.left -= 1;
      return 'pool';
    },
  }),
});

/** The reveal power that draws up to 5 damage tokens and resolves 2 (BSG-18.9, 18.14). */
const sabotaging = procedure<{
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
      return picks === 0
        ? null
        : some('choose-damage', drawn, { things: 'damage', min: picks, max: picks });
    },
    then(t, _, tokens) {
      for (const token of tokens) {
        if (galacticaDamage(t.facts) >= 6) break; // the game is over (BSG-31.11)
        t.facts.damagePool = t.facts.damagePool.filter((it) => it !== token);
        applyDamage(t, token);
      }
    },
  }),
});

/** PEG-29.17: of several that stand highest, whoever acts chooses. */
const losingHighest = procedure<{ readonly seat: Seat }>('losing-highest', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const { resources } = t.facts;
      const most = Math.max(...RESOURCES.map((it) => resources[it]));
      const highest = RESOURCES.filter((it) => resources[it] === most);
      return one('choose-resource', highest, { things: 'resource' });
    },
    then(t, _, resource) {
      change(t, resource, -1);
    },
  }),
});

function repairRaptors(t: BsgTable, count: number): void {
  const lost = t.facts.raptors.filter(({ where }) => where === 'destroyed').slice(0, count);
  for (const raptor of lost) raptor.where = 'reserves';
  if (lost.length > 0) t.emit('raptor-repaired', { left: raptorsLeft(t.facts) });
}

export const shipOperations: Operations<
  | 'resource'
  | 'place'
  | 'destroy-raptor'
  | 'repair-raptor'
  | 'destroy-civilian'
  | 'jump-track'
  | 'distance'
  | 'centurion'
  | 'activate'
  | 'launch'
  | 'damage-galactica'
  | 'lose-highest'
  | 'guard'
> = {
  'lose-highest': { perform: (t, _, { context }) => t.run(losingHighest, { seat: context.self }) },
  guard: {
    perform(t, { resource }, { context }) {
      t.facts.thisTurn.guarded = resource;
      t.emit('resource-guarded', { seat: context.self, resource });
    },
  },
  resource: { perform: (t, { resource, by }) => change(t, resource, by) },
  place: { perform: performPlace, touches: 'space' },
  'destroy-raptor': {
    perform(t, { count }) {
      for (let i = 0; i < count; i++) destroyRaptorShip(t);
    },
  },
  'repair-raptor': { perform: (t, { count }) => repairRaptors(t, count) },
  'destroy-civilian': {
    perform: (t, { count }, { context }) =>
      t.run(destroyingCivilians, { by: context.current, left: count }),
  },
  'jump-track': { perform: (t, { by }) => moveJumpTrack(t, by), touches: 'jump-track' },
  distance: { perform: (t, { by }) => travel(t, by) },
  centurion: {
    perform(t, { count }) {
      for (let i = 0; i < count; i++) boardCenturion(t);
    },
    touches: 'boarding',
  },
  activate: {
    perform: (t, { what, justPlaced, withoutCenturions, again }) =>
      t.run(activateShips, {
        ...activating(what, justPlaced ? [...(cardOnTable(t)?.placed ?? [])] : null),
        ...(withoutCenturions && { withoutCenturions }),
        ...(again && { again }),
      }),
  },
  launch: {
    perform: (t, { raiders, heavyRaiders }) =>
      launchFrom(t, { raider: raiders, 'heavy-raider': heavyRaiders }),
    touches: 'space',
  },
  'damage-galactica': {
    perform(t, { count, choiceOf }, { context }) {
      if (choiceOf !== undefined) {
        return t.run(sabotaging, { seat: context.self, most: choiceOf, count });
      }
      for (let i = 0; i < count; i++) damageGalactica(t);
    },
    touches: 'galactica',
  },
};

export const shipProcedures = [
  losingHighest,
  placingAnywhere,
  placingDamaged,
  destroyingCivilians,
  sabotaging,
];

import { one, type Seat, some } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { raidersUnderWay, resolve, useOwnViper } from '../../rulebook/procedures.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { raidersLost } from '../../ships/attacks.ts';
import { damageBasestar, destroyBasestar, returnBasestar } from '../../ships/basestar-damage.ts';
import { destroyCivilianShip, recall } from '../../ships/civilians.ts';
import { removeShips } from '../../ships/cylon-ships.ts';
import { damageBoard, repairLocation } from '../../ships/damage.ts';
import { flyTo } from '../../ships/piloting.ts';
import { shipsIn, struck } from '../../ships/striking.ts';
import { hitViper } from '../../ships/vipers.ts';
import { isLost, isOn } from '../../table/boards.ts';
import type { BsgTable } from '../../table/facts.ts';
import { cardOnTable } from '../../table/on-table.ts';
import { pilots } from '../../table/people.ts';
import { isSector, SECTORS, type Sector } from '../../table/vocabulary.ts';
import { type Context, whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, inner, type Line } from '../text.ts';

// Something is named, and what follows is done to it; and tables of what a roll brings.

export interface Naming {
  readonly by: Seat;
  readonly line: Line;
  readonly context: Context;
}

/** What follows knows what was named. */
function goOn(t: BsgTable, { line, context }: Naming, said: string): undefined {
  t.run(resolve, { text: inner(line, 'then'), at: 0, context: { ...context, said } });
}

const namingBasestar = procedure<Naming>('naming-basestar', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t) {
      const out = t.facts.basestars.flatMap(({ sector }, i) => (sector === null ? [] : [i]));
      return out.length === 0 ? null : one('name-a-basestar', out, { things: 'basestar' });
    },
    then: (t, naming, index) => goOn(t, naming, String(index)),
  }),
});

const namingSector = procedure<Naming>('naming-sector', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask: () => one('name-a-sector', SECTORS, { things: 'sector' }),
    then: (t, naming, sector) => goOn(t, naming, sector),
  }),
});

const namingCivilian = procedure<Naming>('naming-civilian', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) => (isSector(where) ? [ship] : []));
      return ships.length === 0 ? null : one('choose-civilian', ships, { things: 'civilian' });
    },
    then: (t, naming, ship) => goOn(t, naming, String(ship)),
  }),
});

export interface RollingOnTable extends Naming {
  /** No die was rolled: a card took its place. */
  rolled?: false;
}

const rollingOnTable = procedure<RollingOnTable>('rolling-on-table', {
  roll: calls(dieRoll, {
    with: (_t, { by }) => rolling(by, { what: 'card' }),
    then(t, { line, context: before, rolled }, result) {
      const { rows } = effectAt<EffectOf<'roll-table'>>(line);
      const row = rows.findIndex(({ upTo }) => result <= upTo);
      const context: Context = rolled === false ? { ...before, noDie: true } : before;
      if (row >= 0) t.run(resolve, { text: inner(line, 'rows', row, 'then'), at: 0, context });
    },
  }),
});

type Strike = EffectOf<'hit-sector'>;

function strike(t: BsgTable, effect: Strike, context: Context): void {
  const sector = struck(t.facts, effect.where, context);
  if (sector === null) return;
  const { what, count, scar } = effect;
  if (what === 'raider') {
    if (scar === true && context.noDie !== true) raidersLost(t, context.self, sector, count);
    else removeShips(t, 'raider', count, sector);
  } else if (what === 'heavy-raider') removeShips(t, 'heavy-raider', count, sector);
  else t.run(striking, { by: context.self, sector, what, left: count });
}

/** Whoever acts picks what is hit (PEG-11.13). */
const striking = procedure<{
  readonly by: Seat;
  readonly sector: Sector;
  readonly what: 'basestar' | 'civilian' | 'viper';
  left: number;
}>('striking', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { sector, what, left }) {
      const there = shipsIn(t.facts, what, sector);
      if (left === 0 || there.length === 0) return null;
      switch (what) {
        case 'basestar':
          return one('choose-basestar-to-destroy', there, { things: 'basestar' });
        case 'civilian':
          return one('choose-civilian-to-destroy', there, { things: 'civilian' });
        case 'viper':
          return one('choose-viper-to-damage', there, { things: 'viper' });
      }
    },
    then(t, striking, ship) {
      striking.left -= 1;
      hit(t, striking.what, ship, striking.by);
      return 'choose';
    },
  }),
});

function hit(t: BsgTable, what: 'basestar' | 'civilian' | 'viper', ship: number, by: Seat): void {
  const { basestars, civilians, vipers } = t.facts;
  const [basestar, civilian, viper] = [basestars[ship], civilians[ship], vipers[ship]];
  if (what === 'basestar' && basestar !== undefined) destroyBasestar(t, basestar, by);
  if (what === 'civilian' && civilian !== undefined) destroyCivilianShip(t, civilian);
  if (what === 'viper' && viper !== undefined) hitViper(t, viper, 'damaged');
}

/** Resources for Galactica: a damaged place of any ship that is left, or none. */
const repairingAnywhere = procedure<{ readonly seat: Seat }>('repairing-anywhere', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const damaged = t.facts.damaged.flatMap((token) =>
        token === 'food' || token === 'fuel' || isLost(t.facts, token) ? [] : [token],
      );
      return damaged.length === 0
        ? null
        : one('repair-a-location', [...damaged, 'none' as const], { things: 'location' });
    },
    then(t, _, location) {
      if (location !== 'none') repairLocation(t, location);
    },
  }),
});

/** Several damaged places of Galactica, or none. */
const repairingLocations = procedure<{ readonly seat: Seat; readonly max: number }>(
  'repairing-locations',
  {
    choose: asks({
      seat: (_t, { seat }) => seat,
      ask(t, { max }) {
        const damaged = t.facts.damaged.flatMap((token) =>
          token === 'food' || token === 'fuel' || !isOn(token, 'galactica') ? [] : [token],
        );
        return damaged.length === 0
          ? null
          : some('repair-locations', damaged, {
              things: 'location',
              max: Math.min(max, damaged.length),
            });
      },
      then(t, _, locations) {
        for (const location of locations) repairLocation(t, location);
      },
    }),
  },
);

/** Primacy: one of the two is taken off the board. */
const removingBasestar = procedure<{ readonly seat: Seat }>('removing-basestar', {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const out = t.facts.basestars.flatMap(({ sector }, i) => (sector === null ? [] : [i]));
      return out.length === 0
        ? null
        : one('choose-basestar-to-remove', out, { things: 'basestar' });
    },
    then(t, _, index) {
      const basestar = t.facts.basestars[index];
      if (basestar?.sector == null) return;
      t.emit('basestar-removed', { sector: basestar.sector });
      returnBasestar(t, basestar);
    },
  }),
});

/** Full Throttle: anywhere, and one attack. */
const fullThrottle = procedure<{ readonly seat: Seat }>('full-throttle', {
  fly: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const here = pilots(t.facts, seat);
      if (here === null) return null;
      const others = SECTORS.filter((sector) => sector !== here);
      return one('fly-anywhere', ['stay' as const, ...others], { things: 'sector' });
    },
    then(t, { seat }, sector) {
      if (sector !== 'stay') flyTo(t, seat, sector);
    },
  }),
  attack(t, { seat }) {
    t.run(useOwnViper, { seat, left: 1, attackOnly: true });
  },
});

function interfere(t: BsgTable, seat: Seat, count: number): void {
  const raiders = t.within(raidersUnderWay);
  const sector = pilots(t.facts, seat);
  if (raiders === null || sector === null) return;
  const { missing = {} } = raiders;
  raiders.missing = { ...missing, [sector]: (missing[sector] ?? 0) + count };
}

/** Scar is the raider that the card being resolved has placed. */
function markScar(t: BsgTable): void {
  const ship = cardOnTable(t)?.placed.find((it) => it.startsWith('raider-'));
  if (ship === undefined) return;
  t.facts.scar = Number(ship.split('-')[1]);
  t.emit('scar-placed', { sector: t.facts.raiders[t.facts.scar] ?? null });
}

export const targetOperations: Operations<
  | 'name-basestar'
  | 'name-sector'
  | 'name-civilian'
  | 'roll-table'
  | 'damage-basestar'
  | 'destroy-named-civilian'
  | 'hit-sector'
  | 'damage-board'
  | 'recall-named-civilian'
  | 'repair-anywhere'
  | 'repair-locations'
  | 'mark-scar'
  | 'remove-basestar'
  | 'full-throttle'
  | 'run-interference'
> = {
  'name-basestar': {
    perform: (t, { by }, { line, context }) =>
      t.run(namingBasestar, { by: whoIs(t, context, by) ?? context.self, line, context }),
    touches: 'space',
  },
  'name-sector': {
    perform: (t, { by }, { line, context }) =>
      t.run(namingSector, { by: whoIs(t, context, by) ?? context.self, line, context }),
    touches: 'space',
  },
  'name-civilian': {
    perform: (t, { by }, { line, context }) =>
      t.run(namingCivilian, { by: whoIs(t, context, by) ?? context.self, line, context }),
    touches: 'space',
  },
  'roll-table': {
    perform: (t, { by }, { line, context }) =>
      t.run(rollingOnTable, { by: whoIs(t, context, by) ?? context.self, line, context }),
  },
  'damage-basestar': {
    perform(t, { count }, { context }) {
      const basestar = t.facts.basestars[Number(context.said)];
      if (basestar !== undefined) damageBasestar(t, basestar, count, context.self);
    },
    touches: 'space',
  },
  'destroy-named-civilian': {
    perform(t, _, { context }) {
      const ship = t.facts.civilians[Number(context.said)];
      if (ship !== undefined && isSector(ship.where)) destroyCivilianShip(t, ship);
    },
    touches: 'space',
  },
  'hit-sector': {
    perform: (t, effect, { context }) => strike(t, effect, context),
    touches: 'space',
  },
  'damage-board': {
    perform(t, { board, count }) {
      for (let i = 0; i < count; i++) damageBoard(t, board);
    },
    touches: 'galactica',
  },
  'repair-anywhere': {
    perform: (t, _, { context }) => t.run(repairingAnywhere, { seat: context.self }),
    touches: 'galactica',
  },
  'repair-locations': {
    perform: (t, { max }, { context }) => t.run(repairingLocations, { seat: context.self, max }),
    touches: 'galactica',
  },
  'recall-named-civilian': {
    perform(t, _, { context }) {
      const ship = Number(context.said);
      const sector = recall(t, ship);
      if (sector !== null) t.emit('civilian-recalled', { ship, sector });
    },
    touches: 'space',
  },
  'mark-scar': { perform: markScar },
  'remove-basestar': {
    perform: (t, _, { context }) => t.run(removingBasestar, { seat: context.self }),
    touches: 'space',
  },
  'full-throttle': {
    perform: (t, _, { context }) => t.run(fullThrottle, { seat: context.self }),
    touches: 'space',
  },
  'run-interference': {
    perform: (t, { count }, { context }) => interfere(t, context.self, count),
  },
};

export const targetProcedures = [
  namingBasestar,
  namingSector,
  namingCivilian,
  rollingOnTable,
  striking,
  repairingAnywhere,
  repairingLocations,
  removingBasestar,
  fullThrottle,
];

import { one } from '@starboard/kernel';
import { cylonAttack } from './combat.ts';
import type { BsgTable, Facts } from './facts.ts';
import {
  basestarsOnBoard,
  boardCenturion,
  destroyCivilianShip,
  fleetOf,
  isSector,
  type Launched,
  lasting,
  onBoard,
  placeShips,
  unmannedIn,
  vipersIn,
} from './fleet.ts';
import type { Activating } from './forward.ts';
import { asks, procedure } from './rules.ts';
import { endGame } from './victory.ts';
import { clockwise, distanceBetween, LAUNCH_SECTORS, SECTORS, type Sector } from './vocabulary.ts';

/** Cylon ships of a kind act (sections 26 to 29). */
export const activation = procedure<Activating>('activate-ships', {
  begin(t, activating) {
    const { what, only } = activating;
    t.emit('activated', { what });
    switch (what) {
      case 'launch-raiders':
        launchFrom(t, 'raider', 3); // BSG-27.11
        return '';
      case 'heavy-raiders':
        activateHeavyRaiders(t);
        return '';
      case 'basestars':
        activating.waiting = waitingShips(t.facts, 'basestar', only);
        return 'basestars';
      case 'raiders':
        if (only === null && onBoard(t.facts, 'raider') === 0) {
          launchFrom(t, 'raider', 2); // BSG-27.9
          return '';
        }
        activating.waiting = waitingShips(t.facts, 'raider', only);
        return 'sector';
    }
  },

  // BSG-26.2: the current player sets the order of the sectors
  sector: asks({
    seat: (t) => t.facts.current,
    ask(t, { waiting }) {
      const sectors = sectorsOf(t.facts, waiting);
      return sectors.length < 2 ? null : one('choose-sector-to-activate', sectors);
    },
    then(t, activating, sector) {
      activating.waiting.sort(
        (a, b) => Number(whereIs(t.facts, b) === sector) - Number(whereIs(t.facts, a) === sector),
      );
      return 'raider';
    },
  }),

  // BSG-27.1 to 27.6
  raider(t, activating) {
    const ship = activating.waiting[0];
    const sector = ship === undefined ? null : whereIs(t.facts, ship);
    if (ship === undefined) return '';
    if (sector === null) {
      activating.waiting.shift();
      return 'raider';
    }
    const [unmanned] = unmannedIn(t.facts, sector);
    const piloted = vipersIn(t.facts, sector).filter(({ pilot }) => pilot !== null);
    if (unmanned !== undefined) {
      t.run(cylonAttack, { by: 'raider', viper: t.facts.vipers.indexOf(unmanned) });
    } else if (piloted.length > 1) {
      return 'target';
    } else if (piloted[0] !== undefined) {
      t.run(cylonAttack, { by: 'raider', viper: t.facts.vipers.indexOf(piloted[0]) });
    } else if (t.facts.civilians.some(({ where }) => where === sector)) {
      return 'civilian';
    } else if (t.facts.civilians.some(({ where }) => isSector(where))) {
      moveRaider(t, ship, sector);
    } else {
      t.run(cylonAttack, { by: 'raider', viper: null });
    }
    return 'acted';
  },

  acted(t, activating) {
    const ship = activating.waiting.shift();
    if (ship !== undefined) t.facts.thisTurn.acted.push(ship);
    const next = activating.waiting[0];
    const before = ship === undefined ? null : whereIs(t.facts, ship);
    const same = next !== undefined && whereIs(t.facts, next) === before;
    return same ? 'raider' : 'sectorOrRaider';
  },

  sectorOrRaider(t, { waiting }) {
    return sectorsOf(t.facts, waiting).length > 1 ? 'sector' : 'raider';
  },

  // BSG-27.8
  target: asks({
    seat: (t) => t.facts.current,
    ask(t, { waiting }) {
      const sector = waiting[0] === undefined ? null : whereIs(t.facts, waiting[0]);
      const piloted = t.facts.vipers.flatMap(({ where, pilot }, viper) =>
        where === sector && pilot !== null ? [viper] : [],
      );
      return piloted.length === 0 ? null : one('choose-viper-under-attack', piloted);
    },
    then(t, _, viper) {
      t.run(cylonAttack, { by: 'raider', viper });
      return 'acted';
    },
  }),

  // BSG-27.4: the current player picks which
  civilian: asks({
    seat: (t) => t.facts.current,
    ask(t, { waiting }) {
      const sector = waiting[0] === undefined ? null : whereIs(t.facts, waiting[0]);
      const ships = t.facts.civilians.flatMap(({ where }, ship) =>
        where === sector ? [ship] : [],
      );
      return ships.length === 0 ? null : one('choose-civilian-to-destroy', ships);
    },
    then(t, _, ship) {
      const civilian = t.facts.civilians[ship];
      if (civilian !== undefined) destroyCivilianShip(t, civilian);
      return 'acted';
    },
  }),

  // BSG-29.1, 29.2
  basestars(t, activating) {
    const ship = activating.waiting.shift();
    if (ship === undefined) return '';
    t.facts.thisTurn.acted.push(ship);
    const basestar = t.facts.basestars[Number(ship.split('-')[1])];
    if (basestar?.sector != null && !basestar.damage.includes('disabled-weapons')) {
      t.run(cylonAttack, { by: 'basestar', viper: null });
    }
    return 'basestars';
  },
});

/** BSG-26.4: each ship once a turn. */
function waitingShips(
  facts: Facts,
  kind: Launched | 'basestar',
  only: readonly string[] | null,
): string[] {
  const places =
    kind === 'basestar' ? facts.basestars.map(({ sector }) => sector) : fleetOf(facts, kind);
  return places
    .flatMap((sector, i) => (sector === null ? [] : [`${kind}-${i}`]))
    .filter(
      (ship) => !facts.thisTurn.acted.includes(ship) && (only === null || only.includes(ship)),
    );
}

function whereIs(facts: Facts, ship: string): Sector | null {
  const at = ship.lastIndexOf('-');
  const number = Number(ship.slice(at + 1));
  const kind = ship.slice(0, at);
  if (kind === 'raider') return facts.raiders[number] ?? null;
  if (kind === 'heavy-raider') return facts.heavyRaiders[number] ?? null;
  return facts.basestars[number]?.sector ?? null;
}

function sectorsOf(facts: Facts, ships: readonly string[]): Sector[] {
  return SECTORS.filter((sector) => ships.some((ship) => whereIs(facts, ship) === sector));
}

/** BSG-27.5, 27.7: toward the nearest civilian ship; clockwise if both ways are as long. */
function moveRaider(t: BsgTable, ship: string, from: Sector): void {
  const ways = [1, -1].map((step) => ({ step, far: wayToCivilian(t.facts, from, step) }));
  const [right, left] = ways;
  const step = right !== undefined && left !== undefined && left.far < right.far ? -1 : 1;
  const to = clockwise(from, step);
  t.facts.raiders[Number(ship.split('-')[1])] = to;
  t.emit('ships-moved', { ship: 'raider', from, to });
}

function wayToCivilian(facts: Facts, from: Sector, step: number): number {
  for (let far = 1; far <= SECTORS.length; far++) {
    const sector = clockwise(from, step * far);
    if (facts.civilians.some(({ where }) => where === sector)) return far;
  }
  return Number.MAX_SAFE_INTEGER;
}

/** BSG-27.12 to 27.14, 39.17 */
export function launchFrom(t: BsgTable, kind: Launched, count: number): void {
  const more = lasting(t.facts, 'launches').reduce((sum, it) => sum + it.more, 0);
  for (const basestar of basestarsOnBoard(t.facts)) {
    if (basestar.sector === null || basestar.damage.includes('disabled-hangar')) continue;
    placeShips(t, kind, count + more, basestar.sector);
  }
}

/** BSG-28.3: advance, board, move, launch. */
function activateHeavyRaiders(t: BsgTable): void {
  const { facts } = t;
  if (facts.boarding.length > 0) {
    facts.boarding = facts.boarding.map((space) => space + 1);
    t.emit('centurions-advanced', { spaces: [...facts.boarding] });
    if (facts.boarding.some((space) => space >= 4)) {
      endGame(t, 'galactica-boarded'); // BSG-28.14
      return;
    }
  }
  if (onBoard(facts, 'heavy-raider') === 0) {
    launchFrom(t, 'heavy-raider', 1); // BSG-28.9
    return;
  }
  const ships = waitingShips(facts, 'heavy-raider', null);
  const boarders = ships.filter((ship) => isLaunchSector(whereIs(facts, ship)));
  for (const ship of ships) {
    const number = Number(ship.split('-')[2]);
    const from = facts.heavyRaiders[number] ?? null;
    facts.thisTurn.acted.push(ship);
    if (from === null) continue;
    if (boarders.includes(ship)) {
      if (boardCenturion(t)) facts.heavyRaiders[number] = null; // BSG-28.5, 28.12
      continue;
    }
    const to = towardLaunch(from);
    facts.heavyRaiders[number] = to;
    t.emit('ships-moved', { ship: 'heavy-raider', from, to });
  }
}

function isLaunchSector(sector: Sector | null): boolean {
  return LAUNCH_SECTORS.some((it) => it === sector);
}

/** BSG-28.7, 28.8 */
function towardLaunch(from: Sector): Sector {
  const far = (sector: Sector): number =>
    Math.min(...LAUNCH_SECTORS.map((it) => distanceBetween(sector, it)));
  const [right, left] = [clockwise(from, 1), clockwise(from, -1)];
  return far(right) < far(left) ? right : left;
}

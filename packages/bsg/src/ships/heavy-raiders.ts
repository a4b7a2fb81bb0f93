import { one } from '@starboard/kernel';
import { endGame } from '../rulebook/endings.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { clockwise, distanceBetween, LAUNCH_SECTORS, type Sector } from '../table/vocabulary.ts';
import { BOARDING_SPACES, boardCenturion, CENTURIONS } from './boarding.ts';
import { launchFrom, sectorsOf, waitingShips, whereIs } from './cylon-ships.ts';

export interface HeavyRaiders {
  /** There was none on the board when the activation began (BSG-28.9). */
  readonly launch: boolean;
  /** Those that may board, and those that move, by name. */
  waiting: string[];
  moving: string[];
  /** The centurions aboard stay where they are. */
  readonly withoutCenturions?: true;
}

/** Heavy raiders and centurions act: advance, board, move, launch (BSG-28.3). */
export const heavyRaiders = procedure<HeavyRaiders>('activate-heavy-raiders', {
  // BSG-28.4, 28.14
  advance(t, { withoutCenturions }) {
    const { facts } = t;
    if (facts.boarding.length === 0 || withoutCenturions === true) return;
    facts.boarding = facts.boarding.map((space) => space + 1);
    t.emit('centurions-advanced', { spaces: [...facts.boarding] });
    if (facts.boarding.some((space) => space >= BOARDING_SPACES)) endGame(t, 'galactica-boarded');
  },

  begin(t, heavy) {
    const ships = waitingShips(t.facts, 'heavy-raider', null);
    t.facts.thisTurn.acted.push(...ships);
    heavy.waiting = ships.filter((ship) => isLaunchSector(whereIs(t.facts, ship)));
    heavy.moving = ships.filter((ship) => !heavy.waiting.includes(ship));
  },

  // BSG-28.5, 28.12; with too few centurions the current player decides who boards (BSG-37.3)
  board: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t, { waiting }) {
      if (t.facts.boarding.length >= CENTURIONS) return null;
      const sectors = sectorsOf(t.facts, waiting);
      return sectors.length === 0
        ? null
        : one('choose-sector-to-board-from', choices(t.facts, waiting), { things: 'sector' });
    },
    then(t, heavy, sector) {
      const ship = heavy.waiting.find((it) => whereIs(t.facts, it) === sector);
      heavy.waiting = heavy.waiting.filter((it) => it !== ship);
      if (ship !== undefined && boardCenturion(t)) {
        t.facts.heavyRaiders[Number(ship.split('-')[2])] = null;
      }
      return 'board';
    },
  }),

  // BSG-28.7: all the others
  move(t, { moving }) {
    for (const ship of moving) moveHeavyRaider(t, ship);
  },

  // BSG-28.9 to 28.11
  launch(t, { launch }) {
    if (launch) launchFrom(t, { 'heavy-raider': 1 });
  },
});

/** The sectors somebody can board from; only one of them where the order cannot matter. */
function choices(facts: Facts, waiting: readonly string[]): Sector[] {
  const sectors = sectorsOf(facts, waiting);
  return waiting.length <= CENTURIONS - facts.boarding.length ? sectors.slice(0, 1) : sectors;
}

function isLaunchSector(sector: Sector | null): boolean {
  return LAUNCH_SECTORS.some((it) => it === sector);
}

function moveHeavyRaider(t: BsgTable, ship: string): void {
  const from = whereIs(t.facts, ship);
  if (from === null) return;
  const to = towardLaunch(from);
  t.facts.heavyRaiders[Number(ship.split('-')[2])] = to;
  t.emit('ships-moved', { ship: 'heavy-raider', from, to });
}

/** BSG-28.8 */
function towardLaunch(from: Sector): Sector {
  const far = (sector: Sector): number =>
    Math.min(...LAUNCH_SECTORS.map((it) => distanceBetween(sector, it)));
  const [right, left] = [clockwise(from, 1), clockwise(from, -1)];
  return far(right) < far(left) ? right : left;
}

import { END, one } from '@starboard/kernel';
import { momentOf } from '../rulebook/plays.ts';
import type { RaidersActing } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { lasting } from '../table/lasting.ts';
import { clockwise, isSector, SECTORS, type Sector } from '../table/vocabulary.ts';
import { cylonAttack } from './attacks.ts';
import { destroyCivilianShip } from './civilians.ts';
import { launchFrom, sectorsOf, whereIs } from './cylon-ships.ts';
import { areMixed, oneOfEachMark } from './marks.ts';
import { unmannedIn, vipersIn } from './sectors.ts';

/** Raiders act, sector by sector (BSG-26.2, 26.3, section 27). */
export const raiders = procedure<RaidersActing>('activate-raiders', {
  // PEG-T16: Run Interference
  interference: momentOf('before-raiders', {
    opens: (_t, { waiting }) => waiting.length > 0,
    plays: 'many',
  }),

  // BSG-26.2: the current player sets the order of the sectors
  sector: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t, { waiting }) {
      const sectors = sectorsOf(t.facts, waiting);
      return sectors.length === 0
        ? null
        : one('choose-sector-to-activate', sectors, { things: 'sector' });
    },
    then(_t, raiders, sector) {
      raiders.sector = sector;
      return 'raider';
    },
  }),
  // Constant Barrage: what is launched now does not act
  barrage(t) {
    const more = lasting(t.facts, 'launches-after-raiders');
    for (const { raiders: count } of more) launchFrom(t, { raider: count });
    return END;
  },

  // BSG-27.1 to 27.6: the first thing possible
  raider(t, raiders) {
    const { sector } = raiders;
    const ship = next(t.facts, raiders);
    if (ship === undefined || sector === null) return 'sector';
    const unmanned = unmannedIn(t.facts, sector);
    const [viper] = unmanned;
    if (viper !== undefined) {
      if (areMixed(unmanned)) return 'pilot'; // EXO-C15
      attack(t, raiders, t.facts.vipers.indexOf(viper));
    } else if (vipersIn(t.facts, sector).length > 0) {
      return 'pilot';
    } else if (t.facts.civilians.some(({ where }) => where === sector)) {
      return 'civilian';
    } else if (t.facts.civilians.some(({ where }) => isSector(where))) {
      moveRaider(t, ship, sector);
    } else {
      attack(t, raiders, null);
    }
    acted(t, raiders, ship);
    return 'raider';
  },

  // BSG-27.8: one with a pilot; EXO-C15: one without, of either mark
  pilot: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask: (t, { sector }) =>
      one('choose-viper-under-attack', viperTargets(t.facts, sector), { things: 'viper' }),
    then(t, raiders, viper) {
      attack(t, raiders, viper);
      acted(t, raiders, next(t.facts, raiders));
      return 'raider';
    },
  }),

  // BSG-27.4: the current player picks which
  civilian: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t, { sector }) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) =>
        where === sector ? [ship] : [],
      );
      return one('choose-civilian-to-destroy', ships, { things: 'civilian' });
    },
    then(t, raiders, ship) {
      const civilian = t.facts.civilians[ship];
      if (civilian !== undefined) destroyCivilianShip(t, civilian);
      acted(t, raiders, next(t.facts, raiders));
      return 'raider';
    },
  }),
});

function viperTargets(facts: Facts, sector: Sector | null): number[] {
  if (sector === null) return [];
  const unmanned = oneOfEachMark(unmannedIn(facts, sector));
  const targets = unmanned.length > 0 ? unmanned : vipersIn(facts, sector);
  return targets.map((viper) => facts.vipers.indexOf(viper));
}

/** PEG-T16: the first ones of an area may miss for certain. */
function attack(t: BsgTable, { sector, missing }: RaidersActing, viper: number | null): void {
  const left = sector === null ? 0 : (missing?.[sector] ?? 0);
  if (sector !== null && missing !== undefined && left > 0) {
    missing[sector] = left - 1;
    t.emit('raider-missed', { sector });
    return;
  }
  t.run(cylonAttack, { by: 'raider', viper });
}

/** The next raider of the sector being resolved. BSG-26.5: one that moved there has acted already. */
function next(facts: Facts, { waiting, sector }: RaidersActing): string | undefined {
  return waiting.find((ship) => whereIs(facts, ship) === sector);
}

function acted(t: BsgTable, raiders: RaidersActing, ship: string | undefined): void {
  if (ship === undefined) return;
  // Scar waits twice.
  const at = raiders.waiting.indexOf(ship);
  raiders.waiting = raiders.waiting.filter((_, i) => i !== at);
  t.facts.thisTurn.acted.push(ship);
}

/** BSG-27.5, 27.7: toward the nearest civilian ship; clockwise if both ways are as long. */
function moveRaider(t: BsgTable, ship: string, from: Sector): void {
  const right = wayToCivilian(t.facts, from, 1);
  const left = wayToCivilian(t.facts, from, -1);
  const to = clockwise(from, left < right ? -1 : 1);
  t.facts.raiders[Number(ship.slice('raider-'.length))] = to;
  t.emit('ships-moved', { ship: 'raider', from, to });
}

function wayToCivilian(facts: Facts, from: Sector, step: number): number {
  for (let far = 1; far <= SECTORS.length; far++) {
    const sector = clockwise(from, step * far);
    if (facts.civilians.some(({ where }) => where === sector)) return far;
  }
  return Number.MAX_SAFE_INTEGER;
}

import { one } from '@starboard/kernel';
import type { Ship } from '../effects/effect.ts';
import { type Placing, vipersPlaced, type Wanted } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { cardOnTable } from '../table/on-table.ts';
import type { Sector } from '../table/vocabulary.ts';
import { placeBasestars } from './basestars.ts';
import { placeCivilians } from './civilians.ts';
import { placeShips } from './cylon-ships.ts';
import { askSevens, leavesMarks } from './marks.ts';
import { inSupply, pursuing } from './pursuit.ts';
import { vipersIn } from './sectors.ts';
import { placeVipers } from './vipers.ts';

export const SHIPS: readonly Ship[] = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'];

/** Ships are placed, one kind after the other (BSG-25.4 to 25.6, 27.12, 27.13). */
export const placingShips = procedure<Placing>('placing', {
  kind(t, placing) {
    const { wanted } = placing;
    const ship = SHIPS.find((it) => wantedOf(wanted, it).length > 0);
    if (ship === undefined) return 'done';
    const wants = wantedOf(wanted, ship);
    const sectors = new Set(wants.map(({ sector }) => sector));
    const total = wants.reduce((sum, { count }) => sum + count, 0);
    if (sectors.size > 1 && total > available(t.facts, ship)) return 'choose';
    for (const want of wants) {
      const { count } = want;
      want.count = 0;
      if (areMarked(t.facts, ship, count)) {
        placing.marking = { ...want, count };
        return 'marks';
      }
      place(t, placing, ship, count, want.sector);
    }
    return 'kind';
  },

  // BSG-37.2, 37.3: too few, so the current player decides where they go
  choose: asks({
    obvious: true,
    seat: (t) => t.facts.current,
    ask(t, { wanted }) {
      const [first] = SHIPS.flatMap((ship) => wantedOf(wanted, ship));
      if (first === undefined || available(t.facts, first.ship) === 0) return null;
      const sectors = new Set(wantedOf(wanted, first.ship).map(({ sector }) => sector));
      return one('place-scarce-ship', [...sectors], {
        things: 'sector',
        args: { ship: first.ship },
      });
    },
    then(t, placing, sector) {
      const want = SHIPS.flatMap((ship) => wantedOf(placing.wanted, ship)).find(
        (it) => it.sector === sector,
      );
      if (want === undefined) return 'kind';
      want.count -= 1;
      if (areMarked(t.facts, want.ship, 1)) {
        placing.marking = { ...want, count: 1 };
        return 'marks';
      }
      place(t, placing, want.ship, 1, sector);
      return 'kind';
    },
  }),

  // There are none left of a kind that is still wanted
  none(_t, placing) {
    const [first] = SHIPS.flatMap((ship) => wantedOf(placing.wanted, ship));
    placing.wanted = placing.wanted.filter(({ ship }) => ship !== first?.ship);
    return 'kind';
  },

  // EXO-28.3, C15
  marks: asks({
    seat: (t) => t.facts.current,
    ask: (t, { marking }) =>
      marking === undefined
        ? null
        : askSevens('mark-vii-to-place', vipersIn(t.facts, 'reserves'), marking.count, {
            sector: marking.sector,
          }),
    then(t, placing, sevens) {
      const { marking } = placing;
      delete placing.marking;
      if (marking === undefined) return 'kind';
      placing.vipers.push(...placeVipers(t, marking.count, marking.sector, sevens));
      return 'kind';
    },
  }),

  // TW-17, BSG-25.9: after the whole setup
  done(t, { vipers }) {
    if (vipers.length > 0) t.run(vipersPlaced, { vipers: [...vipers] });
  },
});

/** Whether it must be said of which mark they are. */
function areMarked(facts: Facts, ship: Ship, count: number): boolean {
  return ship === 'viper' && leavesMarks(vipersIn(facts, 'reserves'), count);
}

function wantedOf(wanted: readonly Wanted[], ship: Ship): Wanted[] {
  return wanted.filter((it) => it.ship === ship && it.count > 0);
}

function available(facts: Facts, ship: Ship): number {
  switch (ship) {
    case 'raider':
    case 'heavy-raider':
    case 'basestar':
      return inSupply(facts, ship).length + pursuing(facts, ship); // EXO-26.1, 26.2
    case 'viper':
      return vipersIn(facts, 'reserves').length;
    case 'civilian':
      return facts.civilians.filter(({ where }) => where === 'pool').length;
  }
}

function place(t: BsgTable, placing: Placing, ship: Ship, count: number, sector: Sector): void {
  switch (ship) {
    case 'raider':
    case 'heavy-raider': {
      const placed = placeShips(t, ship, count, sector);
      if (placing.byCard) cardOnTable(t)?.placed.push(...placed);
      return;
    }
    case 'basestar':
      return placeBasestars(t, count, sector);
    case 'civilian':
      return placeCivilians(t, count, sector);
    case 'viper':
      placing.vipers.push(...placeVipers(t, count, sector));
  }
}

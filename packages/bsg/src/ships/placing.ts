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
      place(t, placing, ship, want.count, want.sector);
      want.count = 0;
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
      place(t, placing, want.ship, 1, sector);
      want.count -= 1;
      return 'kind';
    },
  }),

  // There are none left of a kind that is still wanted
  none(_t, placing) {
    const [first] = SHIPS.flatMap((ship) => wantedOf(placing.wanted, ship));
    placing.wanted = placing.wanted.filter(({ ship }) => ship !== first?.ship);
    return 'kind';
  },

  // TW-17, BSG-25.9: after the whole setup
  done(t, { vipers }) {
    if (vipers.length > 0) t.run(vipersPlaced, { vipers: [...vipers] });
  },
});

function wantedOf(wanted: readonly Wanted[], ship: Ship): Wanted[] {
  return wanted.filter((it) => it.ship === ship && it.count > 0);
}

function available(facts: Facts, ship: Ship): number {
  switch (ship) {
    case 'raider':
      return facts.raiders.filter((where) => where === null).length;
    case 'heavy-raider':
      return facts.heavyRaiders.filter((where) => where === null).length;
    case 'basestar':
      return facts.basestars.filter(({ sector }) => sector === null).length;
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

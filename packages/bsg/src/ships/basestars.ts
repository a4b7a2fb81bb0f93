import { procedure } from '../rulebook/writing.ts';
import type { BsgTable } from '../table/facts.ts';
import type { Sector } from '../table/vocabulary.ts';
import { cylonAttack } from './attacks.ts';
import { tellPlaced } from './cylon-ships.ts';
import { fetchPursuer, inSupply } from './pursuit.ts';

export function placeBasestars(t: BsgTable, count: number, sector: Sector): void {
  const { basestars } = t.facts;
  const placed = inSupply(t.facts, 'basestar').slice(0, count);
  let fetched = 0;
  while (placed.length < count) {
    const ship = fetchPursuer(t, 'basestar'); // EXO-26.2
    if (ship === null) break;
    placed.push(ship);
    fetched += 1;
  }
  for (const ship of placed) {
    const basestar = basestars[ship];
    if (basestar !== undefined) basestar.sector = sector;
  }
  tellPlaced(t, 'basestar', placed.length, sector, fetched);
}

/** BSG-29.1, 29.2 */
export const basestars = procedure<{ waiting: string[] }>('activate-basestars', {
  attack(t, { waiting }) {
    const ship = waiting.shift();
    if (ship === undefined) return '';
    t.facts.thisTurn.acted.push(ship);
    const basestar = t.facts.basestars[Number(ship.slice('basestar-'.length))];
    if (basestar?.sector != null && !basestar.damage.includes('disabled-weapons')) {
      t.run(cylonAttack, { by: 'basestar', viper: null });
    }
    return 'attack';
  },
});

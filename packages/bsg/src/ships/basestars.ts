import { procedure } from '../rulebook/writing.ts';
import type { BsgTable } from '../table/facts.ts';
import type { Sector } from '../table/vocabulary.ts';
import { cylonAttack } from './attacks.ts';

export function placeBasestars(t: BsgTable, count: number, sector: Sector): void {
  const free = t.facts.basestars.filter((it) => it.sector === null).slice(0, count);
  for (const basestar of free) basestar.sector = sector;
  if (free.length > 0) t.emit('ships-placed', { ship: 'basestar', count: free.length, sector });
}

/** BSG-29.1, 29.2 */
export const basestars = procedure<{ waiting: string[] }>('activate-basestars', {
  attack(t, { waiting }) {
    const ship = waiting.shift();
    if (ship === undefined) return '';
    t.facts.thisTurn.acted.push(ship);
    const basestar = t.facts.basestars[Number(ship.split('-')[1])];
    if (basestar?.sector != null && !basestar.damage.includes('disabled-weapons')) {
      t.run(cylonAttack, { by: 'basestar', viper: null });
    }
    return 'attack';
  },
});

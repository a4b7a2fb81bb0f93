import type { TokenDrawn } from '../../rulebook/questions.ts';
import { procedure } from '../../rulebook/writing.ts';
import { removeShips } from '../../ships/cylon-ships.ts';
import { fromCurrent, isCylonPlayer } from '../../table/people.ts';
import { drawingTrauma } from './trauma.ts';

/** EXO-36.2: no die is rolled, so that Scar is safe. */
export const collateralDamage = procedure<TokenDrawn>('collateral-damage', {
  destroy(t, { sector }) {
    removeShips(t, 'raider', 3, sector);
  },
});

/** EXO-36.3; once there are no tokens, it only counts as damage. */
export const damageToPersonnel = procedure<TokenDrawn>('damage-to-personnel', {
  draw(t) {
    const cylons = fromCurrent(t).filter((seat) => isCylonPlayer(t.facts, seat));
    for (const seat of cylons) t.run(drawingTrauma, { seat, count: 2 });
  },
});

export const basestarProcedures = [collateralDamage, damageToPersonnel];

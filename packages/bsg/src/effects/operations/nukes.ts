import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { answers } from '../../rulebook/questions.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { raidersLost } from '../../ships/attacks.ts';
import { damageBasestar, destroyBasestar } from '../../ships/basestar-damage.ts';
import { civiliansIn, destroyCivilianShip } from '../../ships/civilians.ts';
import { destroyScar, removeShips } from '../../ships/cylon-ships.ts';
import { shipsIn } from '../../ships/striking.ts';
import { hitViper } from '../../ships/vipers.ts';
import type { BsgTable } from '../../table/facts.ts';
import { SECTORS, type Sector } from '../../table/vocabulary.ts';
import type { Operations } from '../operation.ts';

export interface Nuking {
  readonly seat: Seat;
  sector: Sector | null;
  result: number;
}

/** The nuke goes off in an area, with or without a basestar (EXO-31). */
const nukingSector = procedure<Nuking>('nuking-sector', {
  target: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('choose-sector-to-nuke', SECTORS, { things: 'sector' }),
    then(t, nuking, sector) {
      nuking.sector = sector;
      t.facts.nukes -= 1;
      t.emit('nuke-spent', { left: t.facts.nukes });
    },
  }),
  roll: calls(dieRoll, {
    with: (_t, { seat }) => rolling(seat, { what: 'attack', by: 'nuke', target: 'sector' }),
    then(t, nuking, result) {
      const { seat, sector } = nuking;
      if (sector === null) return '';
      nuking.result = result;
      t.emit('attacked', { by: 'nuke', target: 'sector', sector, result });
      if (result < 8) return undefined;
      destroyEverything(t, seat, sector);
      return '';
    },
  }),
  // EXO-31.7
  basestar: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { sector }) {
      const there = sector === null ? [] : shipsIn(t.facts, 'basestar', sector);
      return there.length === 0 ? null : one('choose-basestar', there, { things: 'basestar' });
    },
    then(t, { seat, result }, ship) {
      const basestar = t.facts.basestars[ship];
      if (basestar === undefined) return;
      if (result <= 2) damageBasestar(t, basestar, 2, seat);
      else destroyBasestar(t, basestar, seat);
    },
  }),
  // EXO-31.5
  raiders(t, { seat, sector, result }) {
    if (result === 7 && sector !== null) raidersLost(t, seat, sector, 3);
  },
});

/** EXO-31.6 */
function destroyEverything(t: BsgTable, by: Seat, sector: Sector): void {
  const { basestars, civilians, vipers, raiders, heavyRaiders } = t.facts;
  removeShips(t, 'raider', raiders.length, sector);
  destroyScar(t, sector);
  removeShips(t, 'heavy-raider', heavyRaiders.length, sector);
  for (const basestar of basestars) {
    if (basestar.sector === sector) destroyBasestar(t, basestar, by);
  }
  for (const ship of civiliansIn(t.facts, sector)) {
    const civilian = civilians[ship];
    if (civilian !== undefined) destroyCivilianShip(t, civilian);
  }
  for (const viper of vipers) if (viper.where === sector) hitViper(t, viper, 'destroyed');
}

export const nukeOperations: Operations<'nuke-sector' | 'gain-nuke'> = {
  'nuke-sector': {
    perform: (t, _, { context }) =>
      t.run(nukingSector, { seat: context.self, sector: null, result: 0 }),
    touches: 'space',
  },
  // EXO-11.3, 11.4
  'gain-nuke': {
    perform(t) {
      if (t.facts.nukes >= answers(t.facts).mostNukes) return;
      t.facts.nukes += 1;
      t.emit('nuke-gained', { count: t.facts.nukes });
    },
  },
};

export const nukeProcedures = [nukingSector];

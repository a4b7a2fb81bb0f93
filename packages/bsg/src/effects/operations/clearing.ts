import { amount, one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { attackUnderWay } from '../../rulebook/procedures.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { raidersLost } from '../../ships/attacks.ts';
import { destroyBasestar, returnBasestar } from '../../ships/basestar-damage.ts';
import { destroyScar, type Leaving, removeShips } from '../../ships/cylon-ships.ts';
import { plainRaidersIn, scarIn, unmannedIn } from '../../ships/sectors.ts';
import { struck } from '../../ships/striking.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { SECTORS, type Sector } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';

// Cylon ships are destroyed or taken off without an attack. Scar falls to a roll alone (PEG-41.2), but can be taken off.

function clear(t: BsgTable, by: Seat, sector: Sector, how: Leaving): void {
  removeShips(t, 'raider', t.facts.raiders.length, sector, how);
  if (how === 'ships-removed') destroyScar(t, sector, how);
  removeShips(t, 'heavy-raider', t.facts.heavyRaiders.length, sector, how);
  for (const basestar of t.facts.basestars) {
    if (basestar.sector !== sector) continue;
    if (how === 'ships-destroyed') destroyBasestar(t, basestar, by);
    else {
      t.emit('basestar-removed', { sector });
      returnBasestar(t, basestar);
    }
  }
}

/** Raiders of any areas, as whoever chooses likes; as many as there are. */
const removingRaiders = procedure<{ readonly by: Seat; left: number }>('removing-raiders', {
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { left }) {
      const areas = SECTORS.filter((sector) => plainRaidersIn(t.facts, sector) > 0);
      const scar = scarsArea(t.facts) === null ? [] : (['scar'] as const);
      return left === 0 || areas.length + scar.length === 0
        ? null
        : one('choose-raider-to-remove', [...areas, ...scar], { things: 'sector' });
    },
    then(t, removing, choice) {
      removing.left -= 1;
      const area = choice === 'scar' ? scarsArea(t.facts) : choice;
      if (area !== null && choice === 'scar') destroyScar(t, area, 'ships-removed');
      else if (area !== null) removeShips(t, 'raider', 1, area, 'ships-removed');
      return 'choose';
    },
  }),
});

function scarsArea(facts: Facts): Sector | null {
  return SECTORS.find((sector) => scarIn(facts, sector)) ?? null;
}

/** For each unmanned viper a raider where it is, if whoever acts likes. */
const vipersStriking = procedure<{ readonly seat: Seat; waiting: Sector[] }>('vipers-striking', {
  area: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { waiting: [sector] }) {
      if (sector === undefined) return null;
      const most = strikesIn(t.facts, sector);
      return most === 0 ? null : amount('choose-raiders-to-destroy', 0, most, { args: { sector } });
    },
    then(t, { waiting: [sector] }, count) {
      if (sector !== undefined) removeShips(t, 'raider', count, sector);
    },
  }),
  next(_t, striking) {
    striking.waiting = striking.waiting.slice(1);
    return striking.waiting.length === 0 ? '' : 'area';
  },
});

function strikesIn(facts: Facts, sector: Sector): number {
  return Math.min(unmannedIn(facts, sector).length, plainRaidersIn(facts, sector));
}

/** Best of the Best: as many raiders as the pilot rolls. */
const raidersByRoll = procedure<{ readonly seat: Seat; readonly sector: Sector }>(
  'destroying-raiders-by-roll',
  {
    roll: calls(dieRoll, {
      with: (_t, { seat }) => rolling(seat, { what: 'card' }),
      then(t, { seat, sector }, result) {
        // PEG-41.3, 41.4
        const rolled = t.within(attackUnderWay)?.rolled !== false;
        if (result >= 7 && rolled) raidersLost(t, seat, sector, result);
        else removeShips(t, 'raider', result, sector);
      },
    }),
  },
);

export const clearingOperations: Operations<
  | 'destroy-all-cylons'
  | 'clear-sector'
  | 'remove-raiders'
  | 'vipers-strike'
  | 'destroy-raiders-by-roll'
  | 'push-centurions-back'
> = {
  'destroy-all-cylons': {
    perform(t, _, { context }) {
      for (const sector of SECTORS) clear(t, context.self, sector, 'ships-destroyed');
    },
    touches: 'space',
  },
  'clear-sector': {
    perform(t, { how }, { context }) {
      const sector = struck(t.facts, 'named', context);
      if (sector !== null) clear(t, context.self, sector, `ships-${how}`);
    },
    touches: 'space',
  },
  'remove-raiders': {
    perform: (t, { by, count }, { context }) =>
      t.run(removingRaiders, { by: whoIs(t, context, by) ?? context.self, left: count }),
    touches: 'space',
  },
  'vipers-strike': {
    perform(t, _, { context }) {
      const waiting = SECTORS.filter((sector) => strikesIn(t.facts, sector) > 0);
      if (waiting.length > 0) t.run(vipersStriking, { seat: context.self, waiting });
    },
    touches: 'space',
  },
  'destroy-raiders-by-roll': {
    perform(t) {
      const attack = t.within(attackUnderWay);
      if (attack === null) return;
      attack.instead = true;
      t.run(raidersByRoll, { seat: attack.seat, sector: attack.sector });
    },
  },
  'push-centurions-back': {
    perform(t) {
      const { boarding } = t.facts;
      if (boarding.every((space) => space === 0)) return;
      t.facts.boarding = boarding.map((space) => Math.max(0, space - 1));
      t.emit('centurions-driven-back', { spaces: [...t.facts.boarding] });
    },
    touches: 'boarding',
  },
};

export const clearingProcedures = [removingRaiders, vipersStriking, raidersByRoll];

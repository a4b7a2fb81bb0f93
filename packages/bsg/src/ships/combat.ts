import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../rulebook/die.ts';
import { type OwnViper, type ViperActivations, vipersPlaced } from '../rulebook/procedures.ts';
import { asks, calls, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import { LAUNCH_SECTORS, neighbours, SECTORS, type Sector } from '../table/vocabulary.ts';
import {
  countIn,
  damageBasestar,
  damageGalactica,
  destroyBasestar,
  hitViper,
  isSector,
  lasting,
  removeShips,
  unmannedIn,
  vipersIn,
} from './fleet.ts';

/** What humans can shoot at in a sector: `raider`, `heavy-raider`, `basestar-0` ... */
export function targetsIn(facts: Facts, sector: Sector): string[] {
  return [
    ...(['raider', 'heavy-raider'] as const).filter((kind) => countIn(facts, kind, sector) > 0),
    ...facts.basestars.flatMap((basestar, i) =>
      basestar.sector === sector ? [`basestar-${i}`] : [],
    ),
  ];
}

interface Attacking {
  readonly seat: Seat;
  readonly by: 'viper' | 'galactica' | 'nuke';
  readonly target: string;
  readonly sector: Sector;
  /** What the attacker adds to the die. */
  readonly plus: number;
}

/** Humans attack a Cylon ship (BSG-30.3 to 30.12). */
export const attacking = procedure<Attacking>('attacking', {
  roll: calls(dieRoll, {
    with: (t, { seat, by, target, plus }) =>
      rolling(seat, { what: 'attack', by, target }, plus + against(t.facts, target)),
    then(t, attack, result) {
      const { by, target, sector } = attack;
      t.emit('attacked', { by, target, sector, result });
      if (target === 'raider') {
        if (result >= 3) removeShips(t, 'raider', 1, sector);
      } else if (target === 'heavy-raider') {
        if (result >= 7) removeShips(t, 'heavy-raider', 1, sector);
      } else {
        hitBasestar(t, attack, result);
      }
    },
  }),
});

function basestarNamed(facts: Facts, target: string) {
  return facts.basestars[Number(target.split('-')[1])];
}

/** BSG-31.17 */
function against(facts: Facts, target: string): number {
  return basestarNamed(facts, target)?.damage.includes('structural-damage') === true ? 2 : 0;
}

function hitBasestar(t: BsgTable, { by, target, sector }: Attacking, result: number): void {
  const basestar = basestarNamed(t.facts, target);
  if (basestar === undefined) return;
  if (by === 'viper') {
    if (result === 8) damageBasestar(t, basestar, 1);
  } else if (by === 'galactica') {
    if (result >= 5) damageBasestar(t, basestar, 1);
  } else if (result <= 2) {
    damageBasestar(t, basestar, 2);
  } else {
    destroyBasestar(t, basestar);
    if (result >= 7) removeShips(t, 'raider', 3, sector); // BSG-30.12, 30.13
  }
}

/** Ambush in play: unmanned vipers aim badly. */
function unmannedModifier(facts: Facts): number {
  return lasting(facts, 'unmanned-vipers-attack').reduce((sum, { by }) => sum + by, 0);
}

/** BSG-33.1 to 33.7: launch, move or attack, so many times. */
export const viperActivations = procedure<ViperActivations>('activate-vipers', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left, seat }) {
      if (left === 0 || t.facts.thisTurn.turned.includes(seat)) return null; // BSG-21.11, 21.12
      const choices = [...launches(t.facts), ...moves(t.facts), ...attacks(t.facts)];
      return choices.length === 0 ? null : one('activate-a-viper', [...choices, 'done']);
    },
    then(t, activations, choice) {
      if (choice === 'done') return '';
      activations.left -= 1;
      const [what, from, to] = choice.split(' ');
      const sector = SECTORS.find((it) => it === from);
      if (sector === undefined) return 'choose';
      if (what === 'launch') launch(t, sector);
      else if (what === 'move') {
        const target = SECTORS.find((it) => it === to);
        if (target !== undefined) moveUnmanned(t, sector, target);
      } else if (to !== undefined) {
        const plus = unmannedModifier(t.facts);
        t.run(attacking, { seat: activations.seat, by: 'viper', target: to, sector, plus });
      }
      return 'choose';
    },
  }),
});

function launches(facts: Facts): string[] {
  return vipersIn(facts, 'reserves').length > 0 ? LAUNCH_SECTORS.map((it) => `launch ${it}`) : [];
}

function moves(facts: Facts): string[] {
  return SECTORS.filter((sector) => unmannedIn(facts, sector).length > 0).flatMap((from) =>
    neighbours(from).map((to) => `move ${from} ${to}`),
  );
}

function attacks(facts: Facts): string[] {
  return SECTORS.filter((sector) => unmannedIn(facts, sector).length > 0).flatMap((sector) =>
    targetsIn(facts, sector).map((target) => `attack ${sector} ${target}`),
  );
}

/** BSG-33.2; Apollo may take it over (TW-17). */
function launch(t: BsgTable, sector: Sector): void {
  const [viper] = vipersIn(t.facts, 'reserves');
  if (viper === undefined) return;
  viper.where = sector;
  t.emit('launched', { seat: null, sector });
  t.run(vipersPlaced, { vipers: [t.facts.vipers.indexOf(viper)] });
}

function moveUnmanned(t: BsgTable, from: Sector, to: Sector): void {
  const [viper] = unmannedIn(t.facts, from);
  if (viper === undefined) return;
  viper.where = to;
  t.emit('viper-moved', { from, to });
}

/** A pilot's own viper: move or attack (BSG-34.7). */
export function pilotChoices(facts: Facts, seat: Seat): string[] {
  const sector = pilots(facts, seat);
  if (sector === null) return [];
  return [
    ...neighbours(sector).map((to) => `fly ${to}`),
    ...targetsIn(facts, sector).map((target) => `attack ${target}`),
  ];
}

export const piloting = procedure<OwnViper>('piloting', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left, attackOnly }, seat) {
      const choices = pilotChoices(t.facts, seat).filter(
        (choice) => !attackOnly || choice.startsWith('attack'),
      );
      if (left === 0 || choices.length === 0) return null;
      return one('use-own-viper', attackOnly ? [...choices, 'done'] : choices);
    },
    then(t, own, choice) {
      const { seat } = own;
      own.left -= 1;
      const sector = pilots(t.facts, seat);
      const [what, target] = choice.split(' ');
      if (sector === null || target === undefined) return '';
      if (what === 'attack') {
        t.run(attacking, { seat, by: 'viper', target, sector, plus: 0 });
        return 'choose';
      }
      flyTo(t, seat, target);
      return 'choose';
    },
  }),
});

export function flyTo(t: BsgTable, seat: Seat, to: string): void {
  const viper = t.facts.vipers.find(({ pilot }) => pilot === seat);
  const sector = SECTORS.find((it) => it === to);
  if (viper === undefined || sector === undefined) return;
  viper.where = sector;
  t.emit('flew', { seat, sector });
}

/** A raider or basestar attacks; the current player rolls (BSG-26.7). */
export const cylonAttack = procedure<{
  readonly by: 'raider' | 'basestar';
  readonly viper: number | null;
}>('cylon-attack', {
  roll: calls(dieRoll, {
    with(t, { by, viper }) {
      const target = viper === null ? undefined : t.facts.vipers[viper];
      const { current } = t.facts;
      return target === undefined
        ? rolling(current, { what: 'attack', by, target: 'galactica' })
        : rolling(current, { what: 'attack', by, target: 'viper' }, 0, {
            piloted: target.pilot !== null,
          });
    },
    then(t, { by, viper }, result) {
      const target = viper === null ? undefined : t.facts.vipers[viper];
      const sector = target !== undefined && isSector(target.where) ? target.where : null;
      t.emit('attacked', { by, target: viper === null ? 'galactica' : 'viper', sector, result });
      if (target !== undefined) {
        if (result >= 5) hitViper(t, target, result === 8 ? 'destroyed' : 'damaged'); // BSG-30.6
      } else if (result >= (by === 'raider' ? 8 : 4)) {
        damageGalactica(t); // BSG-30.8, 30.9
      }
    },
  }),
});

export const combatProcedures = [attacking, viperActivations, piloting, cylonAttack];

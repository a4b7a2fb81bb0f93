import { one, type Seat } from '@starboard/kernel';
import type { OwnViper } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts, Viper } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import { isSector, neighbours, SECTORS, type Sector } from '../table/vocabulary.ts';
import { pilotAttacks } from './attacks.ts';
import { civiliansIn, escort } from './civilians.ts';
import { isSeven } from './marks.ts';
import { targetsIn } from './sectors.ts';

/** A pilot's own viper: move or attack (BSG-34.7). */
export function pilotChoices(facts: Facts, seat: Seat): string[] {
  const sector = pilots(facts, seat);
  if (sector === null) return [];
  const flights = flightsFrom(facts, seat).map((to) => `fly ${to}`);
  const attacks = targetsIn(facts, sector).map((target) => `attack ${target}`);
  if (facts.pursuit === undefined) return [...flights, ...attacks];
  // EXO-29.1
  return [...flights, ...attacks, ...civiliansIn(facts, sector).map((ship) => `escort ${ship}`)];
}

/** Where a pilot can fly to: next to where the viper is, and with a Mark VII one area farther (EXO-28.4). */
export function flightsFrom(facts: Facts, seat: Seat): readonly Sector[] {
  const viper = facts.vipers.find(({ pilot }) => pilot === seat);
  return viper !== undefined && isSector(viper.where) ? areasInReach(viper, viper.where) : NOWHERE;
}

const NOWHERE: readonly Sector[] = [];

/** The areas a viper can move to. */
export function areasInReach(viper: Viper, from: Sector): readonly Sector[] {
  const near = neighbours(from);
  if (!isSeven(viper)) return near;
  return [...near, ...near.flatMap(neighbours).filter((sector) => sector !== from)];
}

export const piloting = procedure<OwnViper>('piloting', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left, attackOnly }, seat) {
      const choices = pilotChoices(t.facts, seat).filter(
        (choice) => !attackOnly || choice.startsWith('attack'),
      );
      if (left === 0 || choices.length === 0) return null;
      return one('use-own-viper', attackOnly ? [...choices, 'done'] : choices, {
        things: 'viper-order',
      });
    },
    then(t, own, choice) {
      const { seat } = own;
      own.left -= 1;
      const sector = pilots(t.facts, seat);
      const [what, target] = choice.split(' ');
      if (sector === null || target === undefined) return '';
      if (what === 'attack') {
        pilotAttacks(t, seat, target, sector);
        return 'choose';
      }
      if (what === 'escort') {
        escort(t, seat, Number(target));
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

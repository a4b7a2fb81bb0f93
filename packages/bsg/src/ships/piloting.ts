import { one, type Seat } from '@starboard/kernel';
import type { OwnViper } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import { neighbours, SECTORS } from '../table/vocabulary.ts';
import { attacking } from './attacks.ts';
import { targetsIn } from './sectors.ts';

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

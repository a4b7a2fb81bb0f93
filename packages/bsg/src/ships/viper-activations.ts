import { one } from '@starboard/kernel';
import { type ViperActivations, vipersPlaced } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { lasting } from '../table/lasting.ts';
import { LAUNCH_SECTORS, neighbours, SECTORS, type Sector } from '../table/vocabulary.ts';
import { attacking } from './attacks.ts';
import { targetsIn, unmannedIn, vipersIn } from './sectors.ts';

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
      return choices.length === 0
        ? null
        : one('activate-a-viper', [...choices, 'done'], { things: 'viper-order' });
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

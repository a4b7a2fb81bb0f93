import { one } from '@starboard/kernel';
import { type ViperActivations, vipersPlaced } from '../rulebook/procedures.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import { MARK_VII } from '../table/choices.ts';
import type { BsgTable, Facts, Viper } from '../table/facts.ts';
import { lasting } from '../table/lasting.ts';
import { LAUNCH_SECTORS, SECTORS, type Sector } from '../table/vocabulary.ts';
import { attacking } from './attacks.ts';
import { civiliansIn, escort } from './civilians.ts';
import { isSeven, oneOfEachMark } from './marks.ts';
import { areasInReach } from './piloting.ts';
import { targetsIn, unmannedIn, vipersIn } from './sectors.ts';

/** Ambush in play: unmanned vipers aim badly. */
function unmannedModifier(facts: Facts): number {
  return lasting(facts, 'unmanned-vipers-attack').reduce((sum, { by }) => sum + by, 0);
}

/** BSG-33.1 to 33.7: launch, move or attack, so many times; EXO-29.1: or escort. */
export const viperActivations = procedure<ViperActivations>('activate-vipers', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left, seat, same }) {
      if (left === 0 || t.facts.thisTurn.turned.includes(seat)) return null; // BSG-21.11, 21.12
      const choices = [
        ...launches(t.facts, same),
        ...moves(t.facts, same),
        ...attacks(t.facts, same),
        ...escorts(t.facts, same),
      ];
      return choices.length === 0
        ? null
        : one('activate-a-viper', [...choices, 'done'], { things: 'viper-order' });
    },
    then(t, activations, choice) {
      if (choice === 'done') return '';
      activations.left -= 1;
      const [what, from, to, mark] = choice.split(' ');
      const sector = SECTORS.find((it) => it === from);
      if (sector === undefined) return 'choose';
      if (what === 'launch') launch(t, activations, sector, to === MARK_VII);
      else if (what === 'move') {
        const target = SECTORS.find((it) => it === to);
        if (target !== undefined) moveUnmanned(t, activations, sector, target, mark === MARK_VII);
      } else if (to !== undefined) {
        stayWith(t.facts, activations, sector);
        if (what === 'escort') escort(t, null, Number(to));
        else {
          const plus = unmannedModifier(t.facts);
          t.run(attacking, { seat: activations.seat, by: 'viper', target: to, sector, plus });
        }
      }
      return 'choose';
    },
  }),
});

type Same = ViperActivations['same'];

/** Of these vipers, those that can be activated: all, or what the one and the same can be. */
function meant(facts: Facts, vipers: Viper[], same: Same): Viper[] {
  if (same === undefined || same.length === 0) return vipers;
  return vipers.filter((viper) => same.includes(facts.vipers.indexOf(viper)));
}

const unmannedOf = (facts: Facts, sector: Sector, same: Same): Viper[] =>
  meant(facts, unmannedIn(facts, sector), same);

const marked = (order: string, viper: Viper): string =>
  isSeven(viper) ? `${order} ${MARK_VII}` : order;

function launches(facts: Facts, same: Same): string[] {
  return oneOfEachMark(meant(facts, vipersIn(facts, 'reserves'), same)).flatMap((viper) =>
    LAUNCH_SECTORS.map((it) => marked(`launch ${it}`, viper)),
  );
}

function moves(facts: Facts, same: Same): string[] {
  return SECTORS.flatMap((from) =>
    oneOfEachMark(unmannedOf(facts, from, same)).flatMap((viper) =>
      areasInReach(viper, from).map((to) => marked(`move ${from} ${to}`, viper)),
    ),
  );
}

function attacks(facts: Facts, same: Same): string[] {
  return SECTORS.filter((sector) => unmannedOf(facts, sector, same).length > 0).flatMap((sector) =>
    targetsIn(facts, sector).map((target) => `attack ${sector} ${target}`),
  );
}

/** EXO-29.1: only where civilian ships travel on. */
function escorts(facts: Facts, same: Same): string[] {
  if (facts.pursuit === undefined) return [];
  return SECTORS.filter((sector) => unmannedOf(facts, sector, same).length > 0).flatMap((sector) =>
    civiliansIn(facts, sector).map((ship) => `escort ${sector} ${ship}`),
  );
}

/** From now on it is this one. */
function stay(facts: Facts, activations: ViperActivations, vipers: readonly Viper[]): void {
  if (activations.same === undefined) return;
  activations.same = vipers.map((viper) => facts.vipers.indexOf(viper));
}

/** From now on it is one of those in this area. */
function stayWith(facts: Facts, activations: ViperActivations, sector: Sector): void {
  stay(facts, activations, unmannedOf(facts, sector, activations.same));
}

/** BSG-33.2; Apollo may take it over (TW-17). */
function launch(t: BsgTable, activations: ViperActivations, sector: Sector, seven: boolean): void {
  const viper = meant(t.facts, vipersIn(t.facts, 'reserves'), activations.same).find(
    (it) => isSeven(it) === seven,
  );
  if (viper === undefined) return;
  viper.where = sector;
  stay(t.facts, activations, [viper]);
  t.emit('launched', { seat: null, sector });
  t.run(vipersPlaced, { vipers: [t.facts.vipers.indexOf(viper)] });
}

function moveUnmanned(
  t: BsgTable,
  activations: ViperActivations,
  from: Sector,
  to: Sector,
  seven: boolean,
): void {
  const viper = unmannedOf(t.facts, from, activations.same).find((it) => isSeven(it) === seven);
  if (viper === undefined) return;
  viper.where = to;
  stay(t.facts, activations, [viper]);
  t.emit('viper-moved', { from, to });
}

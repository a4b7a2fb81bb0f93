import { one, type Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { asks, calls, procedure } from '../../rulebook/writing.ts';
import { attacking } from '../../ships/attacks.ts';
import { destroyCenturion, spacesWithCenturions } from '../../ships/boarding.ts';
import { removeShips } from '../../ships/cylon-ships.ts';
import { countIn, targetsIn } from '../../ships/sectors.ts';
import { SECTORS } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { Operations } from '../operation.ts';

/** BSG-6.21 */
const galacticaAttack = procedure<{ readonly seat: Seat }>('galactica-attack', {
  target: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const targets = SECTORS.flatMap((sector) =>
        targetsIn(t.facts, sector).map((target) => `${sector} ${target}`),
      );
      return targets.length === 0 ? null : one('choose-target', targets, { things: 'target' });
    },
    then(t, { seat }, choice) {
      const [from, target] = choice.split(' ');
      const sector = SECTORS.find((it) => it === from);
      if (sector === undefined || target === undefined) return;
      t.run(attacking, { seat, by: 'galactica', target, sector, plus: 0 });
    },
  }),
});

/** BSG-6.18, 30.12, 30.17 */
const nuking = procedure<{ readonly seat: Seat }>('nuke', {
  target: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const targets = t.facts.basestars.flatMap(({ sector }, i) => (sector === null ? [] : [i]));
      return targets.length === 0 ? null : one('choose-basestar', targets, { things: 'basestar' });
    },
    then(t, { seat }, index) {
      const sector = t.facts.basestars[index]?.sector ?? null;
      t.facts.nukes -= 1;
      t.emit('nuke-spent', { left: t.facts.nukes });
      if (sector === null) return;
      t.run(attacking, { seat, by: 'nuke', target: `basestar-${index}`, sector, plus: 0 });
    },
  }),
});

/** BSG-6.28, 6.35 */
const centurionAttack = procedure<{
  readonly seat: Seat;
  readonly atLeast: number;
  space: number | null;
}>('centurion-attack', {
  target: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      const spaces = spacesWithCenturions(t);
      return spaces.length === 0 ? null : one('choose-centurion', spaces, { things: 'centurion' });
    },
    then(_t, attack, space) {
      attack.space = space;
    },
  }),
  roll: calls(dieRoll, {
    with: (_t, { seat, space }) =>
      space === null ? null : rolling(seat, { what: 'attack', by: 'armory', target: 'centurion' }),
    then(t, { seat, space, atLeast }, result) {
      t.emit('attacked', { by: 'armory', target: 'centurion', sector: null, result });
      if (space !== null && result >= atLeast) destroyCenturion(t, space, seat);
    },
  }),
});

/** BSG-13.22 */
const destroyingCylons = procedure<{
  readonly by: Seat;
  readonly what: 'raider' | 'heavy-raider' | 'centurion';
  left: number;
}>('destroying-cylons', {
  kind: (_t, { what }) => (what === 'centurion' ? 'centurion' : 'ship'),
  ship: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { what, left }) {
      if (what === 'centurion' || left === 0) return null;
      const sectors = SECTORS.filter((sector) => countIn(t.facts, what, sector) > 0);
      return sectors.length === 0 ? null : one('choose-sector', sectors, { things: 'sector' });
    },
    then(t, destroying, sector) {
      if (destroying.what !== 'centurion') removeShips(t, destroying.what, 1, sector);
      destroying.left -= 1;
      return 'ship';
    },
  }),
  shipsDone: () => '',
  centurion: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { left }) {
      const spaces = spacesWithCenturions(t);
      return left === 0 || spaces.length === 0
        ? null
        : one('choose-centurion', spaces, { things: 'centurion' });
    },
    then(t, destroying, space) {
      destroyCenturion(t, space, destroying.by);
      destroying.left -= 1;
      return 'centurion';
    },
  }),
});

export const attackOperations: Operations<
  'galactica-attacks' | 'attack-centurion' | 'nuke' | 'destroy-cylons' | 'spend-nuke'
> = {
  'galactica-attacks': {
    perform: (t, _, { context }) => t.run(galacticaAttack, { seat: context.self }),
    touches: 'space',
  },
  'attack-centurion': {
    perform: (t, { atLeast }, { context }) =>
      t.run(centurionAttack, { seat: context.self, atLeast, space: null }),
    touches: 'boarding',
  },
  nuke: {
    perform: (t, _, { context }) => t.run(nuking, { seat: context.self }),
    touches: 'space',
  },
  'destroy-cylons': {
    perform: (t, { by, what, count }, { context }) =>
      t.run(destroyingCylons, {
        by: (by === undefined ? null : whoIs(t, context, by)) ?? context.self,
        what,
        left: count,
      }),
    touches: 'space',
  },
  'spend-nuke': {
    perform(t) {
      if (t.facts.nukes > 0) t.facts.nukes -= 1;
      t.emit('nuke-spent', { left: t.facts.nukes });
    },
  },
};

export const attackProcedures = [galacticaAttack, centurionAttack, nuking, destroyingCylons];

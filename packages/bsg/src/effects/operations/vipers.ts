import { amount, one, type Seat } from '@starboard/kernel';
import { ordering } from '../../rulebook/executive-order.ts';
import { activateVipers, takeActions, useOwnViper } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { repairLocation } from '../../ships/damage.ts';
import { isDamaged } from '../../ships/damage-tokens.ts';
import { unmannedIn, vipersIn } from '../../ships/sectors.ts';
import { hitViper, returnVipers, takeOff } from '../../ships/vipers.ts';
import type { BsgTable } from '../../table/facts.ts';
import { ability, playerAt } from '../../table/people.ts';
import { isSector, LAUNCH_SECTORS, SECTORS } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';

/** Hangar Deck (BSG-6.15, 34.2, 34.3). */
const launchingSelf = procedure<{ readonly seat: Seat }>('launch-self', {
  // BSG-34.3: with none in the Reserves, an unmanned one is withdrawn from space first
  withdraw: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      if (vipersIn(t.facts, 'reserves').length > 0) return null;
      const sectors = SECTORS.filter((sector) => unmannedIn(t.facts, sector).length > 0);
      return sectors.length === 0 ? null : one('withdraw-a-viper', sectors, { things: 'sector' });
    },
    then(t, _, sector) {
      const [viper] = unmannedIn(t.facts, sector);
      if (viper === undefined) return;
      viper.where = 'reserves';
      t.emit('viper-withdrawn', { sector });
    },
  }),
  launch: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      vipersIn(t.facts, 'reserves').length === 0
        ? null
        : one('choose-launch-sector', LAUNCH_SECTORS, { things: 'sector' }),
    then(t, { seat }, sector) {
      takeOff(t, seat, sector);
    },
  }),
});

/** BSG-15.21; Tyrol may take another action (BSG-12.18). */
const repairing = procedure<{ readonly seat: Seat; readonly vipers: number }>('repairing', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { location } = playerAt(t.facts, seat);
      const here = location !== null && isDamaged(t.facts, location);
      const vipers = location === 'hangar-deck' && vipersIn(t.facts, 'damaged').length > 0;
      return here && vipers ? one('repair', ['location', 'vipers'], { things: 'word' }) : null;
    },
    then(t, { seat, vipers }, choice) {
      if (choice === 'location') return 'repair';
      t.run(repairingVipers, { by: seat, left: vipers, destroyed: false });
      return 'maintain';
    },
  }),
  repair(t, { seat, vipers }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    if (isDamaged(t.facts, location)) repairLocation(t, location);
    else t.run(repairingVipers, { by: seat, left: vipers, destroyed: false });
  },
  maintain(t, { seat }) {
    const { used } = t.facts.thisTurn;
    const own = t.facts.current === seat ? ability(t.facts, seat, 'act-after-repair') : null;
    if (own === null || used.includes(own.id)) return;
    used.push(own.id);
    t.emit('ability-used', { seat, ability: own.id });
    t.run(takeActions, { seat, left: 1 });
  },
});

const repairingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly destroyed: boolean;
}>('repairing-vipers', {
  // BSG-31.4: Ragnar Anchorage brings back what was destroyed, too
  destroyed: asks({
    seat: (_t, { by }) => by,
    ask: (t, { left, destroyed }) =>
      destroyed ? upTo(t, 'choose-destroyed-vipers-to-repair', 'destroyed', left) : null,
    then: (t, repairing, count) => bringBack(t, repairing, 'destroyed', count),
  }),
  damaged: asks({
    seat: (_t, { by }) => by,
    ask: (t, { left }) => upTo(t, 'choose-vipers-to-repair', 'damaged', left),
    then: (t, repairing, count) => bringBack(t, repairing, 'damaged', count),
  }),
});

function upTo(t: BsgTable, prompt: string, where: 'damaged' | 'destroyed', left: number) {
  const most = Math.min(left, vipersIn(t.facts, where).length);
  return most === 0 ? null : amount(prompt, 0, most);
}

function bringBack(
  t: BsgTable,
  repairing: { left: number },
  where: 'damaged' | 'destroyed',
  count: number,
): undefined {
  const repaired = vipersIn(t.facts, where).slice(0, count);
  for (const viper of repaired) viper.where = 'reserves';
  repairing.left -= repaired.length;
  if (repaired.length > 0) t.emit('vipers-repaired', { count: repaired.length });
}

/** BSG-39.15 */
const damagingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly from: EffectOf<'damage-vipers'>['from'];
}>('damaging-vipers', {
  reserves(t, damaging) {
    if (damaging.from !== 'reserves') return 'choose';
    for (const viper of vipersIn(t.facts, 'reserves').slice(0, damaging.left)) {
      hitViper(t, viper, 'damaged');
    }
    return '';
  },
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { left, from }) {
      const also = from === 'reserves-or-space';
      const out = t.facts.vipers.flatMap(({ where }, viper) =>
        isSector(where) || (also && where === 'reserves') ? [viper] : [],
      );
      return left === 0 || out.length === 0
        ? null
        : one('choose-viper-to-damage', out, { things: 'viper' });
    },
    then(t, damaging, number) {
      const viper = t.facts.vipers[number];
      if (viper !== undefined) hitViper(t, viper, 'damaged');
      damaging.left -= 1;
      return 'choose';
    },
  }),
});

export const viperOperations: Operations<
  | 'launch-self'
  | 'repair'
  | 'repair-vipers'
  | 'damage-vipers'
  | 'return-vipers'
  | 'activate-vipers'
  | 'own-viper-attacks'
  | 'act'
  | 'order-another'
> = {
  'launch-self': {
    perform: (t, _, { context }) => t.run(launchingSelf, { seat: context.self }),
    touches: 'space',
  },
  repair: {
    perform: (t, { vipers }, { context }) => t.run(repairing, { seat: context.self, vipers }),
  },
  'repair-vipers': {
    perform(t, effect, { context }) {
      const by = whoIs(t, context, effect.by);
      if (by === null) return;
      if (effect.all === true) {
        bringBack(t, { left: effect.max }, 'damaged', effect.max);
        return;
      }
      t.run(repairingVipers, { by, left: effect.max, destroyed: effect.destroyed === true });
    },
  },
  'damage-vipers': {
    perform: (t, { count, from }, { context }) =>
      t.run(damagingVipers, { by: context.current, left: count, from }),
  },
  'return-vipers': { perform: returnVipers, touches: 'space' },
  'activate-vipers': {
    perform: (t, { count }, { context }) =>
      t.run(activateVipers, { seat: context.self, left: count }),
    touches: 'space',
  },
  'own-viper-attacks': {
    perform: (t, { count }, { context }) =>
      t.run(useOwnViper, { seat: context.self, left: count, attackOnly: true }),
    touches: 'space',
  },
  act: {
    perform: (t, { count }, { context }) => t.run(takeActions, { seat: context.self, left: count }),
  },
  'order-another': {
    perform: (t, { actions }, { context }) =>
      t.run(ordering, { seat: context.self, actions, target: null }),
  },
};

export const viperProcedures = [launchingSelf, repairing, repairingVipers, damagingVipers];

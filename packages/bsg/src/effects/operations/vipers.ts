import { amount, one, type Seat } from '@starboard/kernel';
import { ordering } from '../../rulebook/executive-order.ts';
import { activateVipers, takeActions, useOwnViper } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { repairLocation } from '../../ships/damage.ts';
import { isDamaged } from '../../ships/damage-tokens.ts';
import { areMixed, askMark, askSevens, leavesMarks, ofMark, takeMarks } from '../../ships/marks.ts';
import { unmannedIn, vipersIn } from '../../ships/sectors.ts';
import { choosingMark, hitViper, returnVipers, takeOff } from '../../ships/vipers.ts';
import type { BsgTable, Viper } from '../../table/facts.ts';
import { ability, playerAt } from '../../table/people.ts';
import { isSector, LAUNCH_SECTORS, SECTORS, type Sector } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';

/** Hangar Deck (BSG-6.15, 34.2, 34.3). */
export const launchingSelf = procedure<{
  readonly seat: Seat;
  /** Where one is withdrawn, once it is known of which mark. */
  withdraws?: Sector;
}>('launch-self', {
  // BSG-34.3: with none in the Reserves, an unmanned one is withdrawn from space first
  withdraw: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      if (vipersIn(t.facts, 'reserves').length > 0) return null;
      const sectors = SECTORS.filter((sector) => unmannedIn(t.facts, sector).length > 0);
      return sectors.length === 0 ? null : one('withdraw-a-viper', sectors, { things: 'sector' });
    },
    then(t, launching, sector) {
      const there = unmannedIn(t.facts, sector);
      if (areMixed(there)) launching.withdraws = sector;
      else withdraw(t, there[0], sector);
    },
  }),
  // EXO-C15
  withdrawMark: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { withdraws }) =>
      withdraws === undefined ? null : askMark(unmannedIn(t.facts, withdraws)),
    then(t, { withdraws }, said) {
      if (withdraws === undefined) return;
      withdraw(t, ofMark(unmannedIn(t.facts, withdraws), said), withdraws);
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

function withdraw(t: BsgTable, viper: Viper | undefined, sector: Sector): void {
  if (viper === undefined) return;
  viper.where = 'reserves';
  t.emit('viper-withdrawn', { sector });
}

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
      t.run(repairingVipers, repairs(seat, vipers));
      return 'maintain';
    },
  }),
  repair(t, { seat, vipers }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    if (isDamaged(t.facts, location)) repairLocation(t, location);
    else t.run(repairingVipers, repairs(seat, vipers));
  },
  maintain(t, { seat }) {
    const { used } = t.facts.thisTurn;
    const own = t.facts.current === seat ? ability(t.facts, seat, 'act-after-repair') : null;
    if (own === null || used.includes(own.id)) return;
    if (own.limit === 'turn') used.push(own.id);
    t.emit('ability-used', { seat, ability: own.id });
    t.run(takeActions, { seat, left: 1 });
  },
});

export interface Repairing {
  readonly by: Seat;
  left: number;
  readonly destroyed: boolean;
}

const repairs = (by: Seat, left: number): Repairing => ({ by, left, destroyed: false });

const repairingVipers = procedure<Repairing>('repairing-vipers', {
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

/** Vipers come back to the Reserves, of whichever mark whoever brings them likes (EXO-C15). */
const bringingBack = procedure<{
  readonly by: Seat;
  readonly from: 'damaged' | 'destroyed';
  readonly count: number;
}>('bringing-vipers-back', {
  marks: asks({
    seat: (_t, { by }) => by,
    ask: (t, { from, count }) => askSevens('mark-vii-to-repair', vipersIn(t.facts, from), count),
    then(t, { from, count }, sevens) {
      toReserves(t, takeMarks(vipersIn(t.facts, from), count, sevens));
    },
  }),
});

function upTo(t: BsgTable, prompt: string, where: 'damaged' | 'destroyed', left: number) {
  const most = Math.min(left, vipersIn(t.facts, where).length);
  return most === 0 ? null : amount(prompt, 0, most);
}

export function bringBack(
  t: BsgTable,
  repairing: { readonly by: Seat; left: number },
  from: 'damaged' | 'destroyed',
  wanted: number,
): undefined {
  const vipers = vipersIn(t.facts, from);
  const count = Math.min(wanted, vipers.length);
  repairing.left -= count;
  if (leavesMarks(vipers, count)) t.run(bringingBack, { by: repairing.by, from, count });
  else toReserves(t, takeMarks(vipers, count));
}

function toReserves(t: BsgTable, vipers: readonly Viper[]): void {
  for (const viper of vipers) viper.where = 'reserves';
  if (vipers.length > 0) t.emit('vipers-repaired', { count: vipers.length });
}

/** BSG-39.15 */
const damagingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly from: EffectOf<'damage-vipers'>['from'];
}>('damaging-vipers', {
  reserves(t, { from, left }) {
    if (from !== 'reserves') return 'choose';
    if (leavesMarks(vipersIn(t.facts, 'reserves'), left)) return 'marks';
    damageReserves(t, left);
    return '';
  },
  // EXO-C15
  marks: asks({
    seat: (_t, { by }) => by,
    ask: (t, { left }) => askSevens('mark-vii-to-damage', vipersIn(t.facts, 'reserves'), left),
    then(t, { left }, sevens) {
      damageReserves(t, left, sevens);
      return '';
    },
  }),
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { left, from }) {
      const out = t.facts.vipers.flatMap((it, viper) => (canBeDamaged(it, from) ? [viper] : []));
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

function damageReserves(t: BsgTable, count: number, sevens?: number): void {
  for (const viper of takeMarks(vipersIn(t.facts, 'reserves'), count, sevens)) {
    hitViper(t, viper, 'damaged');
  }
}

function canBeDamaged({ where, pilot }: Viper, from: EffectOf<'damage-vipers'>['from']): boolean {
  if (isSector(where)) return from !== 'unmanned-in-space' || pilot === null;
  return from === 'reserves-or-space' && where === 'reserves';
}

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
        bringBack(t, repairs(by, effect.max), 'damaged', effect.max);
        return;
      }
      t.run(repairingVipers, { by, left: effect.max, destroyed: effect.destroyed === true });
    },
  },
  'damage-vipers': {
    perform(t, { count, from, by }, { context }) {
      const picks = by === undefined ? context.current : whoIs(t, context, by);
      t.run(damagingVipers, { by: picks ?? context.current, left: count, from });
    },
  },
  'return-vipers': { perform: returnVipers, touches: 'space' },
  'activate-vipers': {
    perform(t, { count, by, same }, { context }) {
      const seat = by === undefined ? context.self : whoIs(t, context, by);
      if (seat === null) return;
      t.run(activateVipers, { seat, left: count, ...(same === true && { same: [] }) });
    },
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
    perform: (t, { actions, orMove }, { context }) =>
      t.run(ordering, {
        seat: context.self,
        actions,
        target: null,
        ...(orMove !== true && { stays: true }),
      }),
  },
};

export const viperProcedures = [
  launchingSelf,
  repairing,
  repairingVipers,
  bringingBack,
  damagingVipers,
  choosingMark,
];

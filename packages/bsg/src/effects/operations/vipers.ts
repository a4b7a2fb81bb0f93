import { amount, one, type Seat } from '@starboard/kernel';
import { moveTo } from '../../rulebook/places.ts';
import { takeActions } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import {
  hitViper,
  isDamaged,
  isSector,
  repairLocation,
  unmannedIn,
  vipersIn,
} from '../../ships/fleet.ts';
import type { BsgTable } from '../../table/facts.ts';
import { has, playerAt } from '../../table/people.ts';
import { LAUNCH_SECTORS, SECTORS } from '../../table/vocabulary.ts';

/** Hangar Deck (BSG-6.15, 34.2, 34.3). */
export const launchingSelf = procedure<{ readonly seat: Seat }>('launch-self', {
  // BSG-34.3: with none in the Reserves, an unmanned one is withdrawn from space first
  withdraw: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t) {
      if (vipersIn(t.facts, 'reserves').length > 0) return null;
      const sectors = SECTORS.filter((sector) => unmannedIn(t.facts, sector).length > 0);
      return sectors.length === 0 ? null : one('withdraw-a-viper', sectors);
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
        : one('choose-launch-sector', LAUNCH_SECTORS),
    then(t, { seat }, sector) {
      const [viper] = vipersIn(t.facts, 'reserves');
      if (viper === undefined) return;
      viper.where = sector;
      viper.pilot = seat;
      playerAt(t.facts, seat).location = null;
      t.emit('launched', { seat, sector });
    },
  }),
});

/** BSG-15.21; Tyrol may take another action (BSG-12.18). */
export const repairing = procedure<{ readonly seat: Seat; readonly vipers: number }>('repairing', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { location } = playerAt(t.facts, seat);
      const here = location !== null && isDamaged(t.facts, location);
      const vipers = location === 'hangar-deck' && vipersIn(t.facts, 'damaged').length > 0;
      return here && vipers ? one('repair', ['location', 'vipers']) : null;
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
    const { thisTurn, current } = t.facts;
    if (current !== seat || thisTurn.maintenance || !has(t.facts, seat, 'act-after-repair')) return;
    thisTurn.maintenance = true;
    t.emit('ability-used', { seat, ability: 'maintenance-engineer' });
    t.run(takeActions, { seat, left: 1 });
  },
});

export const repairingVipers = procedure<{
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
  for (const viper of vipersIn(t.facts, where).slice(0, count)) viper.where = 'reserves';
  repairing.left -= count;
  if (count > 0) t.emit('vipers-repaired', { count });
}

/** BSG-39.15 */
export const damagingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly from: 'reserves' | 'space';
}>('damaging-vipers', {
  reserves(t, damaging) {
    if (damaging.from === 'space') return 'choose';
    for (const viper of vipersIn(t.facts, 'reserves').slice(0, damaging.left)) {
      hitViper(t, viper, 'damaged');
    }
    return '';
  },
  choose: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { left }) {
      const out = t.facts.vipers.flatMap(({ where }, viper) => (isSector(where) ? [viper] : []));
      return left === 0 || out.length === 0 ? null : one('choose-viper-to-damage', out);
    },
    then(t, damaging, number) {
      const viper = t.facts.vipers[number];
      if (viper !== undefined) hitViper(t, viper, 'damaged');
      damaging.left -= 1;
      return 'choose';
    },
  }),
});

/** BSG-32.2, 32.5, 39.14: all vipers come home, their pilots to Hangar Deck. */
export function returnVipers(t: BsgTable): void {
  for (const viper of t.facts.vipers) {
    if (!isSector(viper.where)) continue;
    const { pilot } = viper;
    viper.where = 'reserves';
    viper.pilot = null;
    if (pilot !== null) moveTo(t, pilot, 'hangar-deck', 'came');
  }
}

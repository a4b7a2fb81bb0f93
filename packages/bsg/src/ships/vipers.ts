import type { Seat } from '@starboard/kernel';
import { moveTo } from '../rulebook/moving.ts';
import type { BsgTable, Viper } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { isSector, type Sector } from '../table/vocabulary.ts';
import { vipersIn } from './sectors.ts';

/** BSG-31.2, 31.4, 34.9: out of space, its pilot to Sickbay. */
export function hitViper(t: BsgTable, viper: Viper, to: 'damaged' | 'destroyed'): void {
  const { pilot, where } = viper;
  viper.where = to;
  viper.pilot = null;
  t.emit('viper-hit', { sector: isSector(where) ? where : null, result: to, pilot });
  if (pilot !== null) moveTo(t, pilot, 'sickbay', 'sent');
}

/** BSG-25.5: from the Reserves, as many as there are; returns which. */
export function placeVipers(t: BsgTable, count: number, sector: Sector): number[] {
  const vipers = vipersIn(t.facts, 'reserves').slice(0, count);
  for (const viper of vipers) viper.where = sector;
  if (vipers.length > 0) t.emit('ships-placed', { ship: 'viper', count: vipers.length, sector });
  return vipers.map((viper) => t.facts.vipers.indexOf(viper));
}

/** Somebody takes off in a viper of the Reserves. */
export function takeOff(t: BsgTable, seat: Seat, sector: Sector): void {
  const [viper] = vipersIn(t.facts, 'reserves');
  if (viper === undefined) return;
  viper.where = sector;
  viper.pilot = seat;
  playerAt(t.facts, seat).location = null;
  t.emit('launched', { seat, sector });
}

/** BSG-32.2, 32.5, 39.14: all vipers come home, their pilots to Hangar Deck. */
export function returnVipers(t: BsgTable): void {
  let unmanned = 0;
  for (const viper of t.facts.vipers) {
    if (!isSector(viper.where)) continue;
    const { pilot } = viper;
    viper.where = 'reserves';
    viper.pilot = null;
    if (pilot === null) unmanned += 1;
    else moveTo(t, pilot, 'hangar-deck', 'came');
  }
  if (unmanned > 0) t.emit('vipers-returned', { count: unmanned });
}

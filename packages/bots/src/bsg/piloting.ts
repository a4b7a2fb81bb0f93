import type { BsgView, Sector } from '@starboard/bsg';
import type { Position } from './position.ts';
import { escortWorth } from './pursuit.ts';
import { civiliansIn, needFrom, raidersIn, sectorOf, targetWorth } from './space.ts';

/** What there is to do in the own viper. */
export function viperWorth({ facts, me }: Position): number {
  const sector = sectorOf(facts, me.seat);
  if (sector === null) return 0;
  if (facts.pursuit !== null && civiliansIn(facts, sector) > 0) {
    return Math.max(escortWorth(facts, sector) + 0.2, raidersWorth(facts, sector));
  }
  return raidersWorth(facts, sector);
}

function raidersWorth(facts: BsgView, sector: Sector): number {
  if (raidersIn(facts, sector) > 0) return targetWorth(facts, 'raider', sector) + 0.2;
  return Math.min(0.5, needFrom(facts, sector) * 0.3);
}

export function flightWorth(facts: BsgView, sector: Sector): number {
  return raidersIn(facts, sector) > 0
    ? targetWorth(facts, 'raider', sector) + 0.1 * Math.min(4, raidersIn(facts, sector))
    : Math.min(0.4, needFrom(facts, sector) * 0.3);
}

import { type BsgView, distanceBetween, neighbours, SECTORS, type Sector } from '@starboard/bsg';
import { TUNE } from './tuning.ts';

const inSector = (ships: readonly (Sector | null)[], sector: string): number =>
  ships.filter((it) => it === sector).length;

export const raidersIn = ({ raiders }: BsgView, sector: string): number =>
  inSector(raiders, sector);
export const heavyIn = ({ heavyRaiders }: BsgView, sector: string): number =>
  inSector(heavyRaiders, sector);
export const basestarIn = ({ basestars }: BsgView, sector: string): boolean =>
  basestars.some((it) => it.sector === sector);
export const civiliansIn = ({ civilians }: BsgView, sector: string): number =>
  civilians.filter((it) => it.sector === sector).length;
export const vipersIn = ({ vipers }: BsgView, where: string): number =>
  vipers.filter((it) => it.where === where).length;

export function cylonsIn(facts: BsgView, sector: string): number {
  return (
    raidersIn(facts, sector) + heavyIn(facts, sector) * 1.5 + (basestarIn(facts, sector) ? 2 : 0)
  );
}

/** How much a sector needs somebody who shoots: Cylon ships there, and civilian ships near them. */
export function needIn(facts: BsgView, sector: Sector): number {
  const near = neighbours(sector);
  const raiders = raidersIn(facts, sector);
  const prey =
    civiliansIn(facts, sector) + near.reduce((sum, it) => sum + civiliansIn(facts, it) * 0.5, 0);
  // Civilian ships that stay when the fleet jumps wait for somebody to see them off.
  const waiting = facts.pursuit === null ? 0 : TUNE.stranded * civiliansIn(facts, sector);
  return raiders * (0.6 + TUNE.prey * Math.min(3, prey)) + heavyIn(facts, sector) * 0.9 + waiting;
}

/** Where a viper is most needed, counted from where it could be. */
export function needFrom(facts: BsgView, from: Sector): number {
  let best = 0;
  for (const sector of SECTORS) {
    best = Math.max(best, needIn(facts, sector) / (1 + distanceBetween(from, sector)));
  }
  return best;
}

/** What hitting a target in a sector is worth. */
export function targetWorth(facts: BsgView, target: string, sector: string): number {
  const prey = civiliansIn(facts, sector) > 0 ? 0.3 : 0;
  if (target === 'raider') return 0.75 * (TUNE.raider + prey);
  if (target === 'heavy-raider') return 0.25 * 1.5;
  return 0.125 * 1.4;
}

export function sectorOf(facts: BsgView, seat: number): Sector | null {
  const viper = facts.vipers.find(({ pilot }) => pilot === seat);
  return SECTORS.find((sector) => sector === viper?.where) ?? null;
}

import type { Basestar, Facts, Viper } from '../table/facts.ts';
import type { Sector } from '../table/vocabulary.ts';

// What is where around Galactica.

export function vipersIn({ vipers }: Facts, where: Viper['where']): Viper[] {
  return vipers.filter((viper) => viper.where === where);
}

export function unmannedIn(facts: Facts, sector: Sector): Viper[] {
  return vipersIn(facts, sector).filter(({ pilot }) => pilot === null);
}

export function raptorsLeft({ raptors }: Facts): number {
  return raptors.filter(({ where }) => where === 'reserves').length;
}

/** Ships that basestars launch. */
export type Launched = 'raider' | 'heavy-raider';

export function fleetOf(facts: Facts, kind: Launched): (Sector | null)[] {
  return kind === 'raider' ? facts.raiders : facts.heavyRaiders;
}

export function countIn(facts: Facts, kind: Launched, sector: Sector): number {
  return fleetOf(facts, kind).filter((where) => where === sector).length;
}

/** Whether Scar is there (PEG-1.15). */
export function scarIn({ scar, raiders }: Facts, sector: Sector): boolean {
  return scar !== undefined && raiders[scar] === sector;
}

/** Raiders there that can be hit without a roll of 7 or 8 (PEG-41.2). */
export function plainRaidersIn(facts: Facts, sector: Sector): number {
  return countIn(facts, 'raider', sector) - (scarIn(facts, sector) ? 1 : 0);
}

export function onBoard(facts: Facts, kind: Launched): number {
  return fleetOf(facts, kind).filter((where) => where !== null).length;
}

export function basestarsOnBoard({ basestars }: Facts): Basestar[] {
  return basestars.filter(({ sector }) => sector !== null);
}

/** What humans can shoot at in a sector: `raider`, `scar`, `heavy-raider`, `basestar-0` ... */
export function targetsIn(facts: Facts, sector: Sector): string[] {
  return [
    ...(plainRaidersIn(facts, sector) > 0 ? ['raider'] : []),
    ...(scarIn(facts, sector) ? ['scar'] : []),
    ...(countIn(facts, 'heavy-raider', sector) > 0 ? ['heavy-raider'] : []),
    ...facts.basestars.flatMap((basestar, i) =>
      basestar.sector === sector ? [`basestar-${i}`] : [],
    ),
  ];
}

import { type Activation, type BsgView, LAUNCH_SECTORS, type Sector } from '@starboard/bsg';
import { unitFor } from './prices.ts';
import { basestarIn, civiliansIn, heavyIn, raidersIn } from './space.ts';
import { TUNE } from './tuning.ts';

// The Cylon fleet: ships that pursue, and civilian ships that must be seen off.

const count = (ships: readonly (Sector | null)[]): number =>
  ships.filter((sector) => sector !== null).length;

/** What the ships that wait on the other board would be as a danger, once they come. */
export function waitingDanger({ pursuit, civilians }: BsgView): number {
  if (pursuit === null) return 0;
  return (
    count(pursuit.raiders) * (civilians.length > 0 ? 0.28 : 0.15) +
    count(pursuit.heavyRaiders) * 0.5 +
    count(pursuit.basestars) * 1.1
  );
}

/** A civilian ship out there, before anything is after it. */
const EXPOSED = 0.35;

/** What it costs the fleet that the pursuit comes one space nearer (EXO-23). */
export function stepHarm(facts: BsgView): number {
  const { pursuit, civilianPool } = facts;
  if (pursuit === null) return 0;
  const coming = waitingDanger(facts);
  switch (pursuit.track) {
    case 0:
      return 0.1 + 0.12 * coming + EXPOSED * Math.min(1, civilianPool);
    case 1:
      return 0.1 + 0.15 * coming;
    case 2:
      return 0.1 + 0.2 * coming + EXPOSED * Math.min(2, civilianPool);
    default:
      // They are upon us; after that it all begins again.
      return 0.1 + 0.5 * coming;
  }
}

/** What a ship that joins the pursuit is, as a part of what it will be around Galactica. */
const JOINING = { raider: 0.15, 'heavy-raider': 0.3, basestar: 0.8 } as const;

/** Ships of a kind that are on neither board. */
export function inSupply(facts: BsgView, kind: keyof typeof JOINING): number {
  const { pursuit, raiders, heavyRaiders, basestars } = facts;
  if (pursuit === null) return 0;
  switch (kind) {
    case 'raider':
      return raiders.length - count(raiders) - count(pursuit.raiders);
    case 'heavy-raider':
      return heavyRaiders.length - count(heavyRaiders) - count(pursuit.heavyRaiders);
    case 'basestar':
      return basestars.filter(({ sector }, i) => sector === null && pursuit.basestars[i] === null)
        .length;
  }
}

/** What it costs that so many ships join the pursuit. */
export function joiningHarm(facts: BsgView, kind: keyof typeof JOINING, ships: number): number {
  return JOINING[kind] * Math.min(ships, inSupply(facts, kind));
}

/** What an icon costs that finds nothing around Galactica (EXO-24); null where it finds something. */
export function substituteHarm(facts: BsgView, what: Activation): number | null {
  if (facts.pursuit === null || facts.basestars.some(({ sector }) => sector !== null)) return null;
  const kind = JOINS[what];
  if (kind === undefined) return null;
  if (kind === 'raider' && count(facts.raiders) > 0) return null;
  if (kind === 'heavy-raider' && count(facts.heavyRaiders) + facts.boarding.length > 0) return null;
  // With none left those who wait somewhere come at once.
  const joining = inSupply(facts, kind) > 0 ? JOINING[kind] : 0.4 * waitingDanger(facts);
  return joining + stepHarm(facts);
}

const JOINS: Readonly<Partial<Record<Activation, keyof typeof JOINING>>> = {
  raiders: 'raider',
  'heavy-raiders': 'heavy-raider',
  'launch-raiders': 'basestar',
  basestars: 'basestar',
};

/** How likely a civilian ship in an area is to be lost before long. */
function doom(facts: BsgView, sector: string): number {
  const here = raidersIn(facts, sector);
  if (here > 0) return Math.min(0.95, TUNE.doomed + 0.2 + 0.1 * here);
  const around =
    count(facts.raiders) + 3 * facts.basestars.filter((it) => it.sector !== null).length;
  const later = facts.pursuit === null ? 0 : count(facts.pursuit.raiders);
  return Math.min(0.85, TUNE.doomed + 0.04 * around + 0.015 * later);
}

/** What it is worth to bring a civilian ship of an area to safety (EXO-29). */
export function escortWorth(facts: BsgView, sector: string): number {
  const { population } = facts.resources;
  return 1.15 * doom(facts, sector) * unitFor(facts, 'population', population);
}

/** What could be seen off, at best, by somebody who commands vipers. */
export function bestEscort(facts: BsgView): number {
  if (facts.pursuit === null) return 0;
  return Math.max(0, ...facts.civilians.map(({ sector }) => escortWorth(facts, sector)));
}

/** How good a place for a civilian ship is beside what flies there: vipers that can see it off are near. */
export function escortsNear({ pursuit, vipers }: BsgView, sector: Sector): number {
  if (pursuit === null) return 0;
  const here = vipers.filter(({ where, pilot }) => where === sector && pilot === null).length;
  return (LAUNCH_SECTORS.some((it) => it === sector) ? 0.7 : 0) + 0.4 * Math.min(2, here);
}

/** What a nuke in an area does on average (EXO-31). */
export function blastWorth(facts: BsgView, sector: string): number {
  const raiders = raidersIn(facts, sector);
  const star = basestarIn(facts, sector);
  const vipers = facts.vipers.filter(({ where }) => where === sector).length;
  const people =
    civiliansIn(facts, sector) * 1.1 * unitFor(facts, 'population', facts.resources.population);
  const everything =
    0.3 * raiders + 0.6 * heavyIn(facts, sector) + (star ? 1.8 : 0) - people - 0.35 * vipers;
  return (
    (star ? (2 / 8) * 1 + (5 / 8) * 1.8 : 0) +
    (1 / 8) * 0.3 * Math.min(3, raiders) +
    (1 / 8) * everything
  );
}

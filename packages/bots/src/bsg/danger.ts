import {
  type Activation,
  type BsgView,
  type EffectOf,
  GALACTICA,
  type Sector,
} from '@starboard/bsg';
import { occupationHarm, phaseOf, shipWorth } from './planet.ts';
import { unitFor } from './prices.ts';
import { substituteHarm, waitingDanger } from './pursuit.ts';
import { TUNE } from './tuning.ts';

const countIn = (ships: readonly (Sector | null)[]): number =>
  ships.filter((sector) => sector !== null).length;

export const raidersOut = ({ raiders }: BsgView): number => countIn(raiders);
export const heavyOut = ({ heavyRaiders }: BsgView): number => countIn(heavyRaiders);
export const basestarsOut = ({ basestars }: BsgView): number =>
  basestars.filter(({ sector }) => sector !== null).length;

/** How many more places Galactica can lose beyond this and still be there: with all six it is lost. */
function wounds({ damaged }: BsgView): number {
  return damaged.filter((token) => GALACTICA.some((place) => place === token)).length;
}

/** How much more a hit on Galactica means than at first. */
export function frailty(facts: BsgView): number {
  const hits = wounds(facts);
  return hits >= 5 ? TUNE.frail[1] : hits === 4 ? TUNE.frail[0] : 1;
}

/** How dangerous it is around Galactica, and behind. */
export function threat(facts: BsgView): number {
  // Nothing reaches a fleet that has left Galactica.
  if (phaseOf(facts) === 'settled') return 0;
  const behind = waitingDanger(facts) * (0.2 + 0.1 * (facts.pursuit?.track ?? 0));
  return threatAround(facts) + behind + boardingDanger(facts);
}

/** What each centurion means by how far it has come: at the last space it is nearly over. */
const ABOARD = [0.6, 1.5, 3.5, 9] as const;

/** How dangerous those are who have come aboard; no jump leaves them behind. */
export function boardingDanger({ boarding }: BsgView): number {
  return TUNE.boarded * boarding.reduce((sum, space) => sum + (ABOARD[space] ?? 9), 0);
}

/** The part of it that a jump leaves behind, if only for a while. */
export function threatAround(facts: BsgView): number {
  const exposed = facts.civilians.length;
  return (
    raidersOut(facts) * (exposed > 0 ? TUNE.raiderThreat : 0.12) +
    heavyOut(facts) * TUNE.heavyThreat +
    basestarsOut(facts) * TUNE.starThreat * frailty(facts)
  );
}

/** What an activation costs the fleet, about. */
export function activationHarm(facts: BsgView, what: Activation): number {
  if (what !== 'occupation-forces' && phaseOf(facts) === 'settled') return 0;
  const instead = substituteHarm(facts, what);
  if (instead !== null) return instead;
  switch (what) {
    case 'raiders': {
      const exposed = facts.civilians.length;
      return raidersOut(facts) * (exposed > 0 ? TUNE.raiderHarm : 0.08);
    }
    case 'heavy-raiders':
      return heavyOut(facts) * 0.45 + 0.6 * boardingDanger(facts);
    case 'basestars':
      return basestarsOut(facts) * TUNE.starHarm * frailty(facts);
    case 'launch-raiders':
      return basestarsOut(facts) * 0.65;
    case 'occupation-forces':
      return occupationHarm(facts) * shipWorth(facts);
  }
}

/** What hitting ships of an area is worth. */
export function hitWorth(
  facts: BsgView,
  what: EffectOf<'hit-sector'>['what'],
  count: number,
): number {
  switch (what) {
    case 'raider':
      return Math.min(count, raidersOut(facts)) * 0.3;
    case 'heavy-raider':
      return Math.min(count, heavyOut(facts)) * 0.6;
    case 'basestar':
      return Math.min(count, basestarsOut(facts)) * 1.5;
    case 'civilian':
      return -count * unitFor(facts, 'population', facts.resources.population);
    case 'viper':
      return -0.35 * count;
  }
}

/** What it means that ships come. */
export const PLACED: Readonly<
  Record<'raider' | 'heavy-raider' | 'basestar' | 'civilian' | 'viper', number>
> = { raider: -0.25, 'heavy-raider': -0.5, basestar: -1.4, civilian: -0.3, viper: 0.15 };

/** What it is worth that Cylon ships are destroyed, as far as there are some. */
export function destroyedWorth(
  facts: BsgView,
  what: 'raider' | 'heavy-raider' | 'centurion',
  count: number,
): number {
  switch (what) {
    case 'raider':
      return Math.min(count, raidersOut(facts)) * 0.3;
    case 'heavy-raider':
      return Math.min(count, heavyOut(facts)) * 0.6;
    case 'centurion':
      return facts.boarding.length === 0
        ? 0
        : Math.min(count, facts.boarding.length) *
            (0.3 + (ABOARD[Math.max(...facts.boarding)] ?? 9));
  }
}

/** How likely the game is to be lost in another turn. */
export function dangerAhead(facts: BsgView): number {
  const { food, fuel, morale, population } = facts.resources;
  const low = [food, fuel, morale, population].reduce(
    (sum, left) => sum + (left <= 1 ? 0.15 : left === 2 ? 0.07 : left === 3 ? 0.02 : 0),
    0,
  );
  const aboard = facts.boarding.reduce((sum, space) => sum + 0.05 * (space + 1), 0);
  return Math.min(0.5, 0.01 + 0.006 * threat(facts) + 0.6 * (low + aboard));
}

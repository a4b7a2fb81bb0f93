import { type BsgView, type Effect, type EffectOf, SECTORS } from '@starboard/bsg';
import { basestarsOut, heavyOut, raidersOut, threat } from './danger.ts';
import { newCardRisk } from './loyalty.ts';
import { lossFor, unitFor } from './prices.ts';
import { bestEscort, blastWorth, joiningHarm, stepHarm } from './pursuit.ts';
import { basestarIn, heavyIn, raidersIn } from './space.ts';
import { TUNE } from './tuning.ts';

/** What becomes of the fleet, on average, when somebody joins it who may be a Cylon. */
export const TRAITOR = 2.6;

/** What the effects that came with Exodus do for the fleet; nothing for those that only somebody in a place can judge. */
export function laterWorth(facts: BsgView, effect: Effect): number {
  const { resources } = facts;
  switch (effect.op) {
    case 'give-title':
      return effect.optional === true ? 0.2 : 0;
    case 'pass-titles':
      return -0.15;
    case 'break-out':
      return 0.8;
    case 'go-anywhere':
      return 0.35;
    case 'everybody-acts':
      return TUNE.emergency * humansAtLarge(facts);
    case 'refresh-hand':
      return 0.25;
    case 'take-hand':
      return -0.8;
    case 'add-human-card':
      return 0.1;
    case 'draw-loyalty':
      return -TRAITOR * newCardRisk(facts);
    case 'arrange-quorum':
      return 0.4;
    case 'trade-quorum':
      return 0.3;
    case 'search-destiny':
      return 0.45;
    case 'take-destiny':
      return 0.1 * effect.count;
    case 'gain-nuke':
      return [1, 0.75, 0.5][facts.nukes] ?? 0;
    case 'nuke-sector':
      return Math.max(...SECTORS.map((sector) => blastWorth(facts, sector))) - TUNE.nukeSpent;
    case 'destroy-viper':
      return -0.55;
    case 'rebuild-viper':
      return 0.4 * effect.count;
    case 'launch-pilots':
      return Math.min(0.8, 0.1 * raidersOut(facts));
    case 'destroy-all-cylons':
      return 0.3 * raidersOut(facts) + 0.6 * heavyOut(facts) + 1.7 * basestarsOut(facts);
    case 'clear-sector':
      return Math.max(...SECTORS.map((sector) => sectorCleared(facts, sector)));
    case 'remove-raiders':
      return 0.3 * Math.min(effect.count, raidersOut(facts));
    case 'vipers-strike':
      return 0.3 * SECTORS.reduce((sum, sector) => sum + strikesIn(facts, sector), 0);
    case 'push-centurions-back':
      return 0.9 * facts.boarding.filter((space) => space > 0).length;
    case 'repair-locations':
      return 0.8 * Math.min(effect.max, facts.damaged.length);
    case 'recall-named-civilian':
      return facts.civilians.length === 0 ? 0 : Math.max(0.3, bestEscort(facts));
    case 'advance-after-jump':
      return TUNE.jumpIcon * effect.by;
    case 'pursue':
      return -stepHarm(facts) * effect.by;
    case 'place-on-fleet-board':
      return -joiningHarm(facts, effect.ship, effect.count);
    case 'draw-trauma':
      return traumaDrawn(facts, effect);
    case 'discard-trauma':
      return 0.25 * effect.count;
    case 'iron-will':
      return 0.2 * lossFor(facts, 'morale', resources.morale, 1);
    default:
      return 0;
  }
}

function humansAtLarge({ players }: BsgView): number {
  const held = ['brig', 'detention', 'sickbay', 'medical-center'];
  return players.filter(({ revealed, where }) => revealed === 'no' && !held.includes(where)).length;
}

/** What it is worth that every Cylon ship of an area is gone. */
export function sectorCleared(facts: BsgView, sector: string): number {
  return (
    0.3 * raidersIn(facts, sector) +
    0.6 * heavyIn(facts, sector) +
    (basestarIn(facts, sector) ? 1.7 : 0)
  );
}

/** How many raiders unmanned vipers meet in an area. */
export function strikesIn(facts: BsgView, sector: string): number {
  const vipers = facts.vipers.filter(({ where, pilot }) => where === sector && pilot === null);
  return Math.min(vipers.length, raidersIn(facts, sector));
}

/** Trouble for Cylons is none for the fleet; a human may die of it, or be sentenced. */
function traumaDrawn(facts: BsgView, { who, count }: EffectOf<'draw-trauma'>): number {
  if (who === 'each-cylon') {
    return 0.25 * count * facts.players.filter(({ revealed }) => revealed === 'cylon').length;
  }
  return -0.3 * count;
}

/** What one more activation of a viper is worth, to attack or to see a ship off. */
export function activationWorth(facts: BsgView): number {
  const shooters = facts.vipers.filter(
    ({ where, pilot }) => where === 'reserves' || (pilot === null && isOut(where)),
  ).length;
  if (shooters === 0) return 0;
  const foes = raidersOut(facts) + heavyOut(facts);
  const prey = unitFor(facts, 'population', facts.resources.population);
  return Math.max(
    foes === 0 ? 0 : 0.3 + 0.03 * threat(facts),
    0.6 * bestEscort(facts) * Math.min(1, prey),
  );
}

const isOut = (where: string): boolean => SECTORS.some((sector) => sector === where);

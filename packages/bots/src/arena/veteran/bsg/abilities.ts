import { strengthOf } from '@starboard/bsg';
import { raidersOut } from './danger.ts';
import { finalFiveShare } from './loyalty.ts';
import { phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { lossFor, scarcest, unitFor } from './prices.ts';
import { basestarIn, heavyIn, raidersIn, sectorOf } from './space.ts';
import { fleetWorth } from './stakes.ts';
import { condemnedWorth, isCondemned } from './suspects.ts';
import { TUNE } from './tuning.ts';

export function abilityWorth(position: Position): number {
  const { facts, me } = position;
  switch (me.character) {
    case 'saul-tigh': {
      const { president } = facts.titles;
      const doubt = president === null ? 0 : (position.suspicion[president] ?? 0);
      return doubt > TUNE.suspect && facts.titles.admiral === me.seat ? 1.5 * doubt : 0;
    }
    case 'laura-roslin':
      return facts.titles.president === me.seat && facts.turn > 5 ? 0.7 : 0;
    case 'gaius-baltar':
      return facts.sleeperDone ? 1.3 - 2 * TUNE.finalFive * finalFiveShare(facts) : 0;
    case 'tom-zarek': {
      const least = scarcest(facts);
      const gain = unitFor(facts, least, facts.resources[least]);
      return facts.resources[least] <= 2 && least !== 'population'
        ? gain - lossFor(facts, 'population', facts.resources.population, 1)
        : 0;
    }
    case 'lee-apollo-adama':
      return Math.min(6, raidersOut(facts)) * 0.24 - 0.2;
    case 'helena-cain':
      // Two ships are lost, and the way is gone at once.
      return (
        fleetWorth(facts, [{ op: 'jump-now', draw: 1 }]) -
        2 * unitFor(facts, 'population', facts.resources.population) -
        (facts.resources.population <= 4 ? 2 : 0)
      );
    case 'louanne-kat-katraine':
      return sacrificeWorth(position);
    case 'cavil':
      return primacyWorth(position);
    case 'leoben-conoy':
      return swapWorth(position);
    case 'felix-gaeta':
      return coupWorth(position);
    case 'tory-foster':
      return facts.titles.president === me.seat ? 0.55 : 0.2;
    case 'samuel-t-anders':
      return 0.12 * (me.hand ?? []).filter((card) => strengthOf(card) <= 1).length - 0.1;
    case 'callandra-cally-tyrol':
      return firearmWorth(position);
    default:
      return 0;
  }
}

/** Coup: out of the Brig, and into an office that is in bad hands. */
function coupWorth({ facts, me, suspicion }: Position): number {
  const { admiral } = facts.titles;
  const doubt = admiral === null || admiral === me.seat ? 0 : (suspicion[admiral] ?? 0.3);
  const freed = me.where === 'brig' || me.where === 'detention' ? 1.6 : 0;
  return freed + (doubt > TUNE.suspect ? 1.3 * doubt : 0);
}

/** Discharge of a Firearm: somebody at the same place is executed, if there is reason enough. */
function firearmWorth(position: Position): number {
  const { facts, me, suspicion } = position;
  const worths = facts.players
    .filter(({ seat, where }) => seat !== me.seat && where === me.where)
    .map(({ seat, revealed }) =>
      revealed !== 'no' || isCondemned(position, seat)
        ? condemnedWorth(position, seat, suspicion[seat] ?? 0.3)
        : 0,
    );
  return Math.max(0, ...worths);
}

/** Sacrifice: the viper and a stay in Sickbay for what flies there. */
function sacrificeWorth({ facts, me }: Position): number {
  const sector = sectorOf(facts, me.seat);
  if (sector === null) return 0;
  const best = Math.max(
    Math.min(5, raidersIn(facts, sector)) * 0.33,
    Math.min(2, heavyIn(facts, sector)) * 0.7,
    basestarIn(facts, sector) ? 1.7 : 0,
  );
  return best - 0.9;
}

/** Primacy: a basestar comes, or goes; and raiders with it. In units for the fleet. */
function primacyWorth({ facts, aim }: Position): number {
  if (phaseOf(facts) === 'settled') return 0;
  const beside = facts.basestars.some(({ sector }) => sector === null);
  if (aim > 0) return beside ? -1.4 : 1.2;
  return beside ? -2.4 : -1.1;
}

/** Cryptic Message: once, a full hand for a poor one. In units for the fleet. */
function swapWorth({ facts, me, aim, suspicion }: Position): number {
  const fullest = Math.max(
    ...facts.players.map(({ seat, handSize, revealed }) =>
      seat === me.seat || revealed !== 'no' || (suspicion[seat] ?? 0) > 0.8 ? 0 : handSize,
    ),
  );
  return aim > 0 ? -1 : -0.25 * (fullest - me.handSize) + 0.6;
}

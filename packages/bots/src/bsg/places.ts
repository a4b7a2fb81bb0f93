import {
  type ActionId,
  type BsgView,
  locationOf,
  PEGASUS,
  type PlayerView,
  SECTORS,
} from '@starboard/bsg';
import { shouldInfiltrate, shouldReturn } from './aims.ts';
import { activationHarm, basestarsOut, dangerAhead, threat } from './danger.ts';
import { activationWorth } from './later-stakes.ts';
import {
  departureOdds,
  forcesAt,
  isOnPlanet,
  occupationHarm,
  oddsNow,
  peopleBehind,
  phaseOf,
  planetOf,
  shipsBehind,
  shipWorth,
} from './planet.ts';
import type { Position } from './position.ts';
import { highest, jumpStepWorth, unitFor } from './prices.ts';
import { civiliansIn, raidersIn, vipersIn } from './space.ts';
import { fleetWorth } from './stakes.ts';
import { chiefSuspect, condemnedWorth, isCondemned } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** What it is worth to the fleet that this seat uses a place of Pegasus or New Caprica now; null for any other. */
export function laterPlaceWorth(position: Position, place: string): number | null {
  const { facts, me } = position;
  switch (place) {
    case 'pegasus-cic':
      return basestarsOut(facts) === 0
        ? 0
        : TUNE.cic + TUNE.cicStars * basestarsOut(facts) - 0.15 * damageTo(facts);
    case 'main-batteries':
      return Math.max(...SECTORS.map((sector) => batteriesWorth(facts, sector)));
    case 'engine-room':
      return engineWorth(position);
    case 'airlock': {
      const suspect = chiefSuspect(position);
      if (suspect === null || !isCondemned(position, suspect.seat)) return 0;
      return TUNE.airlock * condemnedWorth(position, suspect.seat, suspect.doubt) - 0.4;
    }
    case 'resistance-hq':
      return resistanceWorth(position);
    case 'detention':
      return TUNE.detention;
    case 'occupation-authority':
      return facts.titles.president === me.seat ? 0.5 : 0;
    case 'breeders-canyon':
      return phaseOf(facts) === 'settled'
        ? jumpStepWorth(facts) - unitFor(facts, highest(facts), facts.resources[highest(facts)])
        : 0;
    case 'shipyard':
      return shipyardWorth(facts);
    default:
      return null;
  }
}

function damageTo({ damaged }: BsgView): number {
  return damaged.filter((token) => PEGASUS.some((it) => it === token)).length;
}

function batteriesWorth(facts: BsgView, sector: string): number {
  const raiders = raidersIn(facts, sector);
  if (raiders === 0 || phaseOf(facts) === 'settled') return 0;
  const hits = (3 / 8) * Math.min(2, raiders) + (2 / 8) * Math.min(4, raiders);
  const friends = civiliansIn(facts, sector) > 0 ? 0.15 : 0;
  return TUNE.batteries * hits - friends - (vipersIn(facts, sector) > 0 ? 0.1 : 0);
}

/** Two cards make sure of a jump icon, which nearly half of the cards lack. */
function engineWorth({ facts, me }: Position): number {
  if (phaseOf(facts) === 'orbit' || phaseOf(facts) === 'settled' || me.handSize < 2) return 0;
  const last = facts.jumpTrack === 4 ? TUNE.jumpThreat * threat(facts) + 0.6 : 0;
  return 0.45 * (jumpStepWorth(facts) + last) - 0.4;
}

/** Whom the resistance could get rid of: a suspect, or a Cylon on the planet with a full hand. */
function resistanceWorth(position: Position): number {
  const { facts, suspicion, me } = position;
  const targets = facts.players.filter((player) => player.seat !== me.seat && isOnPlanet(player));
  const worths = targets.map(({ seat, revealed }) => {
    const doubt = suspicion[seat] ?? 0.3;
    if (revealed === 'no' && !isCondemned(position, seat)) return 0;
    return condemnedWorth(position, seat, doubt) - 0.35;
  });
  return Math.max(0, ...worths);
}

function shipyardWorth(facts: BsgView): number {
  const planet = planetOf(facts);
  if (planet === null || planet.phase === 'afar') return 0;
  const worth = shipWorth(facts);
  const evacuate =
    planet.phase === 'orbit' && planet.prepared.length > 0 ? TUNE.evacuate * worth + 0.3 : 0;
  return Math.max(evacuate, planet.locked.length > 0 ? TUNE.prepare * worth : 0);
}

/** What it is worth to fight an occupation force at a place: half of the attacks succeed. */
export function attackWorth({ facts, me }: Position, place: string): number {
  if (me.revealed !== 'no' || forcesAt(facts, place) === 0) return 0;
  const nearness = place === 'shipyard' ? 1 : place === 'breeders-canyon' ? 0.6 : 0.35;
  return 0.5 * nearness * shipWorth(facts) + 0.05;
}

/** Whoever is on the planet when Galactica leaves is lost. */
export function shelterWorth({ facts, me }: Position, place: string): number {
  if (phaseOf(facts) !== 'orbit') return 0;
  const safety = 0.3 + 0.8 * oddsNow(facts);
  const below = isOnPlanet(me);
  if (below === isOnPlanet({ where: place })) return 0;
  return below ? safety : -safety;
}

/** Where an open Cylon does most harm, of the places that came later. */
export function laterCylonPlaceWorth(position: Position, place: string): number {
  const { facts, me, memory } = position;
  const worth = shipWorth(facts);
  const here = prisonersToBe(position, place) > 0 ? 1.2 : 0;
  switch (place) {
    case 'caprica-overlay':
      return me.superCrisisCount > 0 && me.revealed === 'cylon' ? 2.4 : 0.75;
    case 'cylon-fleet-overlay': {
      if (me.revealed !== 'cylon') return 0;
      return Math.max(
        activationHarm(facts, 'raiders') * 1.4,
        activationHarm(facts, 'heavy-raiders') * 1.3,
        activationHarm(facts, 'basestars') * 1.3,
        basestarsOut(facts),
      );
    }
    case 'human-fleet-overlay':
      return shouldInfiltrate(facts, me, memory.deeds) ? 2.5 : 0.55;
    case 'resurrection-ship-overlay':
      return me.revealed === 'cylon' ? (me.superCrisisCount === 0 ? 1.3 : 0.9) : 0.1;
    case 'occupation-authority':
      return Math.max(here, (0.3 * occupationHarm(facts) + 0.45) * worth);
    case 'breeders-canyon':
      return Math.max(here, 1.1);
    case 'shipyard':
      return Math.max(here, 0.25);
    case 'basestar-bridge':
      return -fleetWorth(facts, locationOf('basestar-bridge').action);
    default:
      return here;
  }
}

/** Human players somewhere with an occupation force, whom a Cylon there could detain. */
function prisonersToBe({ facts }: Position, place: string): number {
  if (forcesAt(facts, place) === 0) return 0;
  return facts.players.filter(({ where, revealed }) => where === place && revealed === 'no').length;
}

/** Where a leader goes who wishes the fleet well, or needs it to. */
export function friendlyPlaceWorth({ facts, me, memory }: Position, place: string): number {
  const bound = me.agenda === 'mutual-annihilation' && memory.deeds.superCrises === 0;
  switch (place) {
    case 'caprica-overlay':
      return bound && me.superCrisisCount > 0 ? 2.5 : -0.6;
    case 'human-fleet-overlay':
      return shouldInfiltrate(facts, me, memory.deeds) ? 2 : 0.5;
    case 'resurrection-ship-overlay':
      return bound && me.superCrisisCount === 0 ? 1.6 : -0.25;
    case 'shipyard':
      return 0.2;
    case 'resistance-hq':
    case 'medical-center':
    case 'detention':
      return 0;
    default:
      return -1;
  }
}

/** A card is paid for going between the planet and the Cylon fleet. */
export function cylonFare(me: PlayerView, place: string): number {
  return isOnPlanet(me) === isOnPlanet({ where: place }) ? 0 : 0.25;
}

/** What an action is worth that is printed on no card. */
export function extraWorth(position: Position, action: ActionId): number {
  const { facts, me, memory } = position;
  switch (action) {
    case 'attack-occupation-forces':
      return attackWorth(position, me.where);
    case 'detain-a-human':
      return -1.2;
    case 'order-departure':
      return departureWorth(facts);
    case 'end-infiltration':
      return shouldReturn(facts, me, memory.deeds) ? 6 : -6;
    case 'cag-wingman': {
      // Another action follows it.
      const wingman = activationWorth(facts);
      return wingman > 0.1 ? 2.5 + wingman : 0;
    }
  }
}

/** Turns it takes to bring a ship up that is ready, and one that is not. */
const TURNS = { prepared: 0.7, locked: 1.7 } as const;

/**
 * Whether Galactica should leave now: the odds as things stand against those after some more turns, in which ships
 * and people come up and the Cylons go on.
 */
function departureWorth(facts: BsgView): number {
  const now = oddsNow(facts);
  if (now < 0.04) return -5;
  return now >= TUNE.patience * oddsLater(facts) ? 4 + 8 * now : -3;
}

/** The best that can be hoped for by waiting until more ships are in orbit. */
function oddsLater(facts: BsgView): number {
  const planet = planetOf(facts);
  if (planet === null) return 0;
  const kept = 1 - dangerAhead(facts);
  const ships = shipsBehind(facts);
  let turns = 1;
  let best = 0;
  for (let rescued = 0; rescued <= ships; rescued++) {
    if (rescued > 0) turns += rescued <= planet.prepared.length ? TURNS.prepared : TURNS.locked;
    const people = Math.max(0, peopleBehind(facts) - Math.floor(turns));
    best = Math.max(best, departureOdds(facts, ships - rescued, people) * kept ** turns);
  }
  return best;
}

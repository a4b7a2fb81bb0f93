import { type BsgView, kindOf } from '@starboard/bsg';
import { dangerAhead, raidersOut, threatAround } from './danger.ts';
import { phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { homeOf, lossFor } from './prices.ts';
import { TUNE } from './tuning.ts';

/** How often a jump before its time costs people. */
const RISK = 6 / 8;
const LAST_JUMP = 12;

/** The people at risk in a jump from this space of the track. */
const peopleAtRisk = (track: number): number => (track === 3 ? 3 : 1);

/** What a jump now is worth: turns spared and ships left behind, less the people who may be lost. */
export function jumpWorth(position: Position): number {
  const { facts, level } = position;
  const lost = peopleAtRisk(facts.jumpTrack);
  const { population } = facts.resources;
  if (level === 'easy') return beginnersJump(facts);
  // The jump after distance 8 is the last: nothing but the dice can go wrong then.
  if (facts.distance >= homeOf(facts)) {
    return population > lost ? LAST_JUMP : LAST_JUMP * (diceOdds(position) - waitingOdds(facts));
  }
  const share = phaseOf(facts) === null ? TUNE.jumpCost : TUNE.jumpCostPlanet;
  const cost = share * RISK * lossFor(facts, 'population', population, lost);
  // Those in pursuit come after the fleet.
  const shaken = facts.pursuit === null ? TUNE.jumpThreat : TUNE.jumpPursued;
  const escaped = shaken * threatAround(facts);
  return (lost === 3 ? TUNE.jump : TUNE.jumpSoon) + escaped - cost;
}

/** A beginner goes home as soon as there is a way, sees the people at risk, and does not look at what is left behind. */
function beginnersJump(facts: BsgView): number {
  if (facts.distance >= homeOf(facts)) return LAST_JUMP;
  const lost = peopleAtRisk(facts.jumpTrack);
  return lost < Math.min(3, facts.resources.population) ? TUNE.jumpSoon : -1;
}

/** How likely nobody is lost; Strategic Planning makes it likelier, and others may have that, too. */
function diceOdds({ me }: Position): number {
  const planned = (me.hand ?? []).some((card) => kindOf(card).id === 'strategic-planning');
  return 1 - RISK + (planned ? 2 / 8 : 1 / 8);
}

/** Turns it takes until the track has moved a space. */
const TURNS_A_STEP = 1.8;

/** How likely the fleet lives until a jump costs fewer people than it has, or none. */
function waitingOdds(facts: BsgView): number {
  const { jumpTrack, resources } = facts;
  const steps = jumpTrack === 3 && resources.population > peopleAtRisk(4) ? 1 : 5 - jumpTrack;
  return (1 - dangerAhead(facts) - preyedUpon(facts)) ** (steps * TURNS_A_STEP);
}

/** How likely raiders catch the last people in a turn: where there are hardly any, a ship may be one too many. */
function preyedUpon(facts: BsgView): number {
  const hunted = facts.civilians.length > 0 && facts.resources.population <= 2;
  return hunted ? Math.min(0.3, 0.03 * raidersOut(facts)) : 0;
}

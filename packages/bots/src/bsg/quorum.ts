import { type BsgView, quorumOf } from '@starboard/bsg';
import { isOnPlanet, phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { raidersIn } from './space.ts';
import { executionWorth, fleetWorth } from './stakes.ts';
import { bestArrest, chiefSuspect, commandWorth } from './suspects.ts';

/** On New Caprica whoever governs openly may be arrested for it. */
export function watchedRisk({ me, facts }: Position): number {
  return phaseOf(facts) !== null && isOnPlanet(me) ? 0.42 : 0;
}

/** What the best card of the Quorum hand does, where it is to be seen. */
export function bestInHand(position: Position): number {
  const cards = position.facts.quorumHand ?? [];
  const risk = watchedRisk(position);
  return Math.max(0, ...cards.map((card) => quorumWorth(position, card) - risk));
}

export function quorumWorth(position: Position, card: Parameters<typeof quorumOf>[0]): number {
  const { facts } = position;
  const suspect = chiefSuspect(position);
  switch (card) {
    case 'arrest-order':
      return Math.max(-0.2, bestArrest(position)?.worth ?? -0.2);
    case 'encourage-mutiny': {
      const { admiral } = facts.titles;
      const doubt = admiral === null ? 0 : (position.suspicion[admiral] ?? 0);
      return commandWorth(position.facts, doubt) - 0.2;
    }
    case 'presidential-pardon':
      return facts.players.some(
        ({ seat, where }) => where === 'brig' && (position.suspicion[seat] ?? 0) < 0.3,
      )
        ? 0.9
        : -0.2;
    case 'release-cylon-mugshots':
      return fleetWorth(facts, quorumOf(card).effects) + 0.3;
    case 'presidential-order':
      return orderWorth(position);
    case 'resignation':
      // Those who resign mean it.
      return -0.3;
    case 'authorization-of-brutal-force':
      return fleetWorth(facts, quorumOf(card).effects);
    case 'execute-prisoner':
      return prisonerWorth(position);
    case 'probation':
      return suspect !== null && suspect.doubt > 0.3 ? 0.35 : 0.1;
    case 'assign-chief-of-staff':
      return 0.6;
    case 'civilian-self-defense':
      return 0.3 * Math.min(3, mostPrey(facts)) - 0.25;
    case 'eulogy':
      // Worth waiting for, once there is something to mourn.
      return facts.mourned ? fleetWorth(facts, quorumOf(card).effects) + 0.15 : -0.5;
    default:
      return fleetWorth(facts, quorumOf(card).effects) + 0.15;
  }
}

/** Another Admiral, or another CAG, where the one there is is not to be trusted. */
function orderWorth({ facts, suspicion, me }: Position): number {
  const doubt = (seat: number | null): number =>
    seat === null || seat === me.seat ? 0 : (suspicion[seat] ?? 0.3);
  return Math.max(doubt(facts.titles.admiral), 0.6 * doubt(facts.titles.cag)) - 0.35;
}

/** Whether one of those who are held is a Cylon for sure: a Cylon in prison does less harm than one at large. */
function prisonerWorth(position: Position): number {
  const { facts, suspicion, me } = position;
  const held = facts.players.filter(
    ({ seat, where }) => seat !== me.seat && (where === 'brig' || where === 'detention'),
  );
  const worths = held.map(({ seat }) => executionWorth(facts, seat, suspicion[seat] ?? 0.3) - 1);
  return held.length === 0 ? -0.5 : Math.max(...worths);
}

/** The most raiders in one area with a civilian ship. */
function mostPrey(facts: BsgView): number {
  return Math.max(0, ...facts.civilians.map(({ sector }) => raidersIn(facts, sector)));
}

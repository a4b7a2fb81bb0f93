import {
  type AgendaId,
  agendaOf,
  type BsgView,
  type PlayerView,
  RESOURCES,
  STANDINGS,
} from '@starboard/bsg';
import { phaseOf } from './planet.ts';

/** What a leader has done that a goal looks at, as far as the bot remembers. */
export interface Deeds {
  readonly superCrises: number;
  readonly executed: number;
}

export const NO_DEEDS: Deeds = { superCrises: 0, executed: 0 };

/**
 * The side somebody with an Agenda is on for now: +1 for the fleet, -1 against it. First comes the side that must win
 * in the end, then what must hold by then: who needs the fleet to suffer but to live lets it suffer while it can.
 */
export function aimOf({ resources, distance }: BsgView, agenda: AgendaId): 1 | -1 {
  const { food, population, morale } = resources;
  switch (agenda) {
    case 'grant-mercy':
      return Math.min(food, population, morale) <= 3 ? 1 : -1;
    case 'convert-the-infidels': {
      const levels = RESOURCES.map((resource) => resources[resource]);
      return Math.min(...levels) <= 2 || levels.every((level) => level <= 3) ? 1 : -1;
    }
    case 'the-illusion-of-hope':
      return distance < 6 ? 1 : -1;
    default:
      return agendaOf(agenda).winner === 'humans' ? 1 : -1;
  }
}

/** Whether somebody who may walk among humans should. */
export function shouldInfiltrate(facts: BsgView, me: PlayerView, deeds: Deeds): boolean {
  const { agenda, standing } = me;
  if (agenda === null || STANDINGS[standing].infiltrates === null) return false;
  switch (agenda) {
    // Only somebody who comes back finds a Super Crisis card.
    case 'mutual-annihilation':
      return (
        deeds.superCrises > 0 ||
        (me.superCrisisCount === 0 && me.where !== 'resurrection-ship-overlay')
      );
    // To be locked up one must be among them.
    case 'show-their-true-nature':
      return deeds.executed === 0;
    default:
      return aimOf(facts, agenda) > 0;
  }
}

/** Whether somebody who walks among humans should stop. */
export function shouldReturn(facts: BsgView, me: PlayerView, deeds: Deeds): boolean {
  const { agenda, standing } = me;
  if (agenda === null || STANDINGS[standing].returnsAs === null) return false;
  switch (agenda) {
    case 'mutual-annihilation':
      // Nobody reaches the Resurrection Ship while Galactica is gone.
      return deeds.superCrises === 0 && phaseOf(facts) !== 'settled';
    case 'show-their-true-nature':
      return deeds.executed > 0 && me.where !== 'brig' && me.where !== 'detention';
    case 'join-the-colonials':
      return false;
    default:
      return aimOf(facts, agenda) < 0;
  }
}

/** Whether somebody who walks among humans wants to be locked up by them, and is not yet. */
export function seeksArrest(me: PlayerView, deeds: Deeds): boolean {
  const held = me.where === 'brig' || me.where === 'detention';
  return wantsToDie(me, deeds) && me.revealed === 'no' && !held;
}

/** Whether an execution is welcome. */
export function wantsToDie({ agenda }: PlayerView, { executed }: Deeds): boolean {
  return agenda === 'show-their-true-nature' && executed === 0;
}

/** Whether damage to Galactica itself spoils what somebody is after, though the fleet should lose. */
export const sparesGalactica = ({ agenda }: PlayerView): boolean =>
  agenda === 'salvage-their-equipment';

import type { BsgView } from '@starboard/bsg';
import { phaseOf } from './planet.ts';
import type { Position } from './position.ts';
import { executionWorth } from './stakes.ts';
import { coursesAhead, turnsAhead } from './time-left.ts';
import { heirTo } from './titles.ts';
import { TUNE } from './tuning.ts';

export interface Suspect {
  readonly seat: number;
  readonly doubt: number;
}

/** Of those at large, whoever is most likely a Cylon. */
export function chiefSuspect({ suspicion, me, facts }: Position): Suspect | null {
  let worst: Suspect | null = null;
  for (const { seat, revealed, where } of facts.players) {
    if (seat === me.seat || revealed !== 'no' || where === 'brig' || where === 'detention')
      continue;
    const doubt = suspicion[seat] ?? 0;
    if (worst === null || doubt > worst.doubt) worst = { seat, doubt };
  }
  return worst;
}

/**
 * What it is worth to the fleet that somebody is locked up. A Cylon is spared the last stroke, and loses its office; but
 * it will stop hiding, and does more harm in the open as long as the way is long: better leave it alone until then,
 * unless it plots the fleet's course.
 */
export function arrestWorth(
  position: Position,
  seat: number,
  doubt: number,
  provoked: number = TUNE.provoked,
): number {
  const { facts } = position;
  const ahead = turnsAhead(facts);
  const asleep = facts.sleeperDone ? 1 : TUNE.provokedAsleep;
  const guilty =
    TUNE.arrest + officeWorth(position, seat) - provoked * asleep * Math.max(0, ahead - 0.8);
  const innocent = TUNE.wronged + TUNE.missed * Math.min(4, ahead);
  return doubt * guilty - (1 - doubt) * innocent;
}

/** What it is worth that somebody as trusted as most takes command from an Admiral with so much doubt about. */
export function commandWorth(facts: BsgView, doubt: number): number {
  return TUNE.badCourse * Math.min(3, coursesAhead(facts)) * (doubt - USUAL_DOUBT);
}

const USUAL_DOUBT = 0.35;

/** What it is worth that a Cylon loses the offices it holds, by who comes next. */
function officeWorth(position: Position, seat: number): number {
  const { facts } = position;
  const { admiral, president } = facts.titles;
  const trusted = (title: 'admiral' | 'president'): number => {
    const heir = heirTo(facts, title, seat);
    return heir === null
      ? 0
      : 1 - (heir === position.me.seat ? 0 : (position.suspicion[heir] ?? 0.3));
  };
  const course =
    admiral === seat ? TUNE.badCourse * Math.min(3, coursesAhead(facts)) * trusted('admiral') : 0;
  // The President governs from prison, too.
  const rule = president === seat ? TUNE.badRule * Math.min(3, turnsAhead(facts)) * 0.3 : 0;
  return course + rule;
}

/** Whom it is best to lock up, of those at large. */
export function bestArrest(
  position: Position,
): { readonly seat: number; readonly worth: number } | null {
  const { facts, me, suspicion } = position;
  let best: { readonly seat: number; readonly worth: number } | null = null;
  for (const { seat, revealed, where } of facts.players) {
    if (seat === me.seat || revealed !== 'no' || where === 'brig' || where === 'detention')
      continue;
    const worth = arrestWorth(position, seat, suspicion[seat] ?? 0.3);
    if (best === null || worth > best.worth) best = { seat, worth };
  }
  return best;
}

/** Whether it hangs on the Admiral who gets away: then a Cylon in that office is the end. */
function commandsTheEnd({ facts }: Position, seat: number): boolean {
  const phase = phaseOf(facts);
  return facts.titles.admiral === seat && (phase === 'settled' || phase === 'orbit');
}

/** Whether somebody is suspicious enough to be executed. */
export function isCondemned(position: Position, seat: number): boolean {
  const doubt = position.suspicion[seat] ?? 0;
  return doubt >= (commandsTheEnd(position, seat) ? TUNE.condemnAdmiral : TUNE.condemn);
}

/** What it is worth to the fleet, in this seat's eyes, that somebody is executed. */
export function condemnedWorth(position: Position, seat: number, doubt: number): number {
  const office = commandsTheEnd(position, seat) ? TUNE.endCommand * doubt : 0;
  return executionWorth(position.facts, seat, doubt) + office;
}

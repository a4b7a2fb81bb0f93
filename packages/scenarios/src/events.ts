import { eventFor, type GameEvent, seatAt, type Viewer } from '@starboard/kernel';
import { type Called, compared, type Difference, differences } from './difference.ts';
import type { ExpectedEvent, ExpectedTimes, ExpectedViewers } from './format.ts';
import { shown } from './problem.ts';

/** An expected event that did not happen (any more), and what did. */
export interface Missed {
  readonly index: number;
  readonly message: string;
}

/**
 * What of the expected events did not happen: the first that is not among those that did, in the expected order,
 * and those that did not happen as often as they should, whenever.
 */
export function missedEvents(
  expected: readonly ExpectedEvent[],
  happened: readonly GameEvent[],
  called: Called,
): Missed[] {
  const missed: Missed[] = [];
  let from = 0;
  let lost = false;
  let before: ExpectedEvent | undefined;
  for (const [index, wanted] of expected.entries()) {
    if (wanted.times !== undefined) {
      const times = happened.filter((event) => whyNot(wanted, event, called) === null).length;
      if (isAsOften(wanted.times, times)) continue;
      const often = `${spelledTimes(wanted.times)}, it happened ${spelledTimes(times)}`;
      missed.push({ index, message: `expected ${spelledEvent(wanted)} ${often}` });
      continue;
    }
    // Whether it came after one that did not come cannot be said.
    if (lost) continue;
    const rest = happened.slice(from);
    const found = rest.findIndex((event) => whyNot(wanted, event, called) === null);
    if (found < 0) {
      missed.push({ index, message: missing(wanted, rest, before, called) });
      lost = true;
      continue;
    }
    from += found + 1;
    before = wanted;
  }
  return missed;
}

function isAsOften(expected: ExpectedTimes, times: number): boolean {
  if (typeof expected === 'number') return times === expected;
  const { atLeast = 0, atMost = times } = expected;
  return times >= atLeast && times <= atMost;
}

function spelledTimes(times: ExpectedTimes): string {
  if (typeof times === 'number') return times === 1 ? 'once' : `${times} times`;
  const bounds = [
    times.atLeast === undefined ? '' : `at least ${spelledTimes(times.atLeast)}`,
    times.atMost === undefined ? '' : `at most ${spelledTimes(times.atMost)}`,
  ];
  return bounds.filter((bound) => bound !== '').join(' and ');
}

function missing(
  wanted: ExpectedEvent,
  rest: readonly GameEvent[],
  before: ExpectedEvent | undefined,
  called: Called,
): string {
  const what = `${spelledEvent(wanted)}${before === undefined ? '' : ` after ${spelledEvent(before)}`}`;
  const alike = rest.filter(({ type }) => type === wanted.type);
  // The one that was meant is rather the one that differs least; it may have been seen otherwise.
  const unlikeness = alike.map(({ data }) => unlike(wanted, data, called).length);
  const meant = alike[unlikeness.indexOf(Math.min(...unlikeness))];
  const reason = meant === undefined ? null : whyNot(wanted, meant, called);
  if (reason !== null) return `expected ${what}, but ${reason}`;
  const types = rest.map(({ type }) => type);
  return `expected ${what}, there was ${types.length === 0 ? 'nothing' : types.join(', ')}`;
}

function spelledEvent({ type, data }: ExpectedEvent): string {
  return data === undefined ? type : `${type} ${shown(data)}`;
}

/** Why this event is not the expected one, or null when it is. */
function whyNot(wanted: ExpectedEvent, event: GameEvent, called: Called): string | null {
  if (event.type !== wanted.type) return `it was ${event.type}`;
  const seers = viewersFrom(wanted['seen-by']);
  const blind = viewersFrom(wanted['not-seen-by']);
  if (seers.length === 0) {
    const unfit = unfitData(wanted, event.data, called);
    if (unfit !== null) return unfit;
  }
  for (const viewer of seers) {
    const seen = eventFor(event, viewer);
    if (seen === null) return `${named(viewer)} did not see it`;
    const unfit = unfitData(wanted, seen.data, called);
    if (unfit !== null) return `${named(viewer)} saw it otherwise: ${unfit}`;
  }
  for (const viewer of blind) {
    const seen = eventFor(event, viewer);
    if (seen !== null && unfitData(wanted, seen.data, called) === null) {
      return `${named(viewer)} saw ${shown(seen.data)}`;
    }
  }
  return null;
}

function unlike({ data }: ExpectedEvent, actual: unknown, called: Called): Difference[] {
  return data === undefined ? [] : differences(data, actual, ['data'], called);
}

function unfitData(wanted: ExpectedEvent, actual: unknown, called: Called): string | null {
  const [first] = unlike(wanted, actual, called);
  return first === undefined ? null : `${first.path.join('.')}: ${compared(first)}`;
}

function viewersFrom(viewers: ExpectedViewers | undefined): Viewer[] {
  if (viewers === undefined) return [];
  return (Array.isArray(viewers) ? viewers : [viewers]).map(viewerFrom);
}

export function viewerFrom(who: number | 'spectator'): Viewer {
  return who === 'spectator' ? who : seatAt(who);
}

function named(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
}

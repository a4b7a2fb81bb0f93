import { eventFor, type GameEvent, seatAt, type Viewer } from '@starboard/kernel';
import { compared, differences } from './difference.ts';
import type { ExpectedEvent, ExpectedViewers } from './format.ts';
import { shown } from './problem.ts';

/** An expected event that did not happen (any more), and what did. */
export interface Missed {
  readonly index: number;
  readonly message: string;
}

/** The first expected event that is not among those that happened, in the expected order; or null. */
export function missedEvent(
  expected: readonly ExpectedEvent[],
  happened: readonly GameEvent[],
): Missed | null {
  let from = 0;
  for (const [index, wanted] of expected.entries()) {
    const rest = happened.slice(from);
    const found = rest.findIndex((event) => whyNot(wanted, event) === null);
    if (found < 0) return { index, message: missing(wanted, rest, expected[index - 1]) };
    from += found + 1;
  }
  return null;
}

function missing(
  wanted: ExpectedEvent,
  rest: readonly GameEvent[],
  before: ExpectedEvent | undefined,
): string {
  const what = `${spelledEvent(wanted)}${before === undefined ? '' : ` after ${spelledEvent(before)}`}`;
  const alike = rest.filter(({ type }) => type === wanted.type);
  // The one that was meant is rather the one that happened so, but was seen otherwise.
  const meant = alike.find(({ data }) => unfitData(wanted, data) === null) ?? alike[0];
  const reason = meant === undefined ? null : whyNot(wanted, meant);
  if (reason !== null) return `expected ${what}, but ${reason}`;
  const types = rest.map(({ type }) => type);
  return `expected ${what}, there was ${types.length === 0 ? 'nothing' : types.join(', ')}`;
}

function spelledEvent({ type, data }: ExpectedEvent): string {
  return data === undefined ? type : `${type} ${shown(data)}`;
}

/** Why this event is not the expected one, or null when it is. */
function whyNot(wanted: ExpectedEvent, event: GameEvent): string | null {
  if (event.type !== wanted.type) return `it was ${event.type}`;
  const seers = viewersFrom(wanted['seen-by']);
  const blind = viewersFrom(wanted['not-seen-by']);
  if (seers.length === 0) {
    const unfit = unfitData(wanted, event.data);
    if (unfit !== null) return unfit;
  }
  for (const viewer of seers) {
    const seen = eventFor(event, viewer);
    if (seen === null) return `${named(viewer)} did not see it`;
    const unfit = unfitData(wanted, seen.data);
    if (unfit !== null) return `${named(viewer)} saw it otherwise: ${unfit}`;
  }
  for (const viewer of blind) {
    const seen = eventFor(event, viewer);
    if (seen !== null && unfitData(wanted, seen.data) === null) {
      return `${named(viewer)} saw ${shown(seen.data)}`;
    }
  }
  return null;
}

function unfitData({ data }: ExpectedEvent, actual: unknown): string | null {
  if (data === undefined) return null;
  const [first] = differences(data, actual, ['data']);
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

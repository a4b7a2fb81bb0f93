import { type AnyTypes, type Seat, type StateOf, seatsOf } from '@starboard/kernel';
import type { Quiet } from '../store/database.ts';

/** How long people may take. `window` is how long a window stays open at a table with no tells, in seconds. */
export type Pace =
  | {
      readonly kind: 'live';
      readonly seconds: number;
      readonly reserve: number;
      readonly window: number;
    }
  | { readonly kind: 'mail'; readonly hours: number; readonly window: number };

/** Where a table's time stands; times in milliseconds. Nothing in it depends on anybody's hand. */
export interface Clock {
  /** By seat: since when the table waits for it, or null. */
  readonly since: readonly (number | null)[];
  /** By seat: what is left of the reserve. */
  readonly reserve: readonly number[];
  /** By seat: whether its owner was reminded that time is up. */
  readonly reminded: readonly boolean[];
  /** With no tells: the asks of the window that is open, and when it closes for everybody. */
  readonly window: { readonly asks: readonly number[]; readonly ends: number } | null;
}

export function freshClock(seats: number, pace: Pace): Clock {
  const reserve = pace.kind === 'live' ? pace.reserve * 1000 : 0;
  return {
    since: seatsOf(seats).map(() => null),
    reserve: seatsOf(seats).map(() => reserve),
    reminded: seatsOf(seats).map(() => false),
    window: null,
  };
}

type State = Pick<StateOf<AnyTypes>, 'asks' | 'noTells' | 'outcome' | 'seats'>;

/** The clock after a move by `movers` led to this state. */
export function tick(
  clock: Clock,
  state: State,
  movers: readonly number[],
  pace: Pace,
  now: number,
): Clock {
  const waited = new Set<number>();
  const windowAsks: number[] = [];
  for (const open of state.asks) {
    if (open.answered) continue;
    if (state.noTells && open.window !== null) windowAsks.push(open.id);
    else waited.add(open.seat);
  }
  const since = clock.since.map((before, seat) => {
    if (!waited.has(seat)) return null;
    return before === null || movers.includes(seat) ? now : before;
  });
  return {
    since,
    reserve: clock.reserve.map((left, seat) => {
      const before = clock.since[seat];
      if (pace.kind === 'mail' || before == null || since[seat] === before) return left;
      return Math.max(0, left - Math.max(0, now - before - pace.seconds * 1000));
    }),
    reminded: clock.reminded.map((was, seat) => was && since[seat] === clock.since[seat]),
    window: nextWindow(clock.window, windowAsks, pace, now),
  };
}

function nextWindow(
  before: Clock['window'],
  asks: readonly number[],
  pace: Pace,
  now: number,
): Clock['window'] {
  if (asks.length === 0) return null;
  if (before !== null && asks.every((ask) => before.asks.includes(ask))) return before;
  return { asks, ends: now + pace.window * 1000 };
}

const LIVE_GRACE_MS = 10_000;
const HOUR_MS = 3_600_000;

/** When a seat's time is up. By mail the owner's quiet hours do not count. */
export function deadlineOf(
  clock: Clock,
  seat: number,
  pace: Pace,
  quiet: Quiet | null,
): number | null {
  const since = clock.since[seat];
  if (since == null) return null;
  if (pace.kind === 'live') return since + pace.seconds * 1000 + (clock.reserve[seat] ?? 0);
  return afterQuiet(since, pace.hours * HOUR_MS, quiet);
}

/** When a bot decides in the owner's place, if the reminder did not help. */
export function standInAt(
  clock: Clock,
  seat: number,
  pace: Pace,
  quiet: Quiet | null,
): number | null {
  const deadline = deadlineOf(clock, seat, pace, quiet);
  if (deadline === null) return null;
  if (pace.kind === 'live') return deadline + LIVE_GRACE_MS;
  return afterQuiet(deadline, (pace.hours * HOUR_MS) / 4, quiet);
}

const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** The moment at which so much time has passed since `start`, not counting quiet hours. */
export function afterQuiet(start: number, duration: number, quiet: Quiet | null): number {
  if (quiet === null || quiet.from === quiet.to) return start + duration;
  const length = ((quiet.to - quiet.from + 1440) % 1440) * MINUTE_MS;
  /** How long ago the last quiet time began. */
  const sinceQuiet = (at: number): number =>
    mod(at + quiet.offset * MINUTE_MS - quiet.from * MINUTE_MS, DAY_MS);
  let at = start;
  let left = duration;
  for (;;) {
    const passed = sinceQuiet(at);
    if (passed < length) at += length - passed;
    const untilQuiet = DAY_MS - sinceQuiet(at);
    if (left <= untilQuiet) return at + left;
    left -= untilQuiet;
    at += untilQuiet;
  }
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** What everybody may see of the clock. */
export interface ClockView {
  readonly seat: Seat;
  readonly since: number;
  readonly deadline: number;
}

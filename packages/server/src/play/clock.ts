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
  /** What answers that can be taken back have cost: whoever takes one back has no more time than before it. */
  readonly spent?: readonly Spent[];
  /** Asks for which an owner who came back was given their time once more. */
  readonly again?: readonly number[];
  /** By seat: what was added to the time for what is asked now. */
  readonly extra?: readonly number[];
}

/** From when until when somebody is away by arrangement: their clock stands. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
}

interface Spent {
  readonly ask: number;
  readonly ms: number;
  readonly reserve: number;
  readonly reminded: boolean;
  readonly extra?: number;
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

/** The asks that people are waited for, by seat. (A window with no tells has a time of its own.) */
function waitedFor(state: State): number[][] {
  const asks: number[][] = seatsOf(state.seats).map(() => []);
  for (const { id, seat, answered, window } of state.asks)
    if (!answered && !(state.noTells && window !== null)) asks[seat]?.push(id);
  return asks;
}

/** More than anybody takes back one after the other. */
const MOST_SPENT = 200;

/** The clock after a move led from one state to another; `undoable` says whether answers can be taken back in it. */
export function tick(
  clock: Clock,
  before: State | null,
  state: State,
  undoable: boolean,
  pace: Pace,
  now: number,
): Clock {
  const asked = before === null ? [] : waitedFor(before);
  const asks = waitedFor(state);
  const spent: Spent[] = [...(clock.spent ?? [])];
  const seats = asks.map((own, seat) => {
    const was = asked[seat] ?? [];
    const stood = {
      since: clock.since[seat] ?? null,
      reserve: clock.reserve[seat] ?? 0,
      reminded: clock.reminded[seat] ?? false,
      extra: clock.extra?.[seat] ?? 0,
    };
    const anew = own.filter((ask) => !was.includes(ask));
    const back = anew.length === 0 ? [] : spent.filter(({ ask }) => anew.includes(ask));
    const dearest = back.sort((a, b) => b.ms - a.ms)[0];
    // What was taken back stands as it stood: time goes on from there, with what was spent on the questions after it.
    if (dearest !== undefined) {
      const { ms, reserve, reminded, extra = 0 } = dearest;
      return { since: (stood.since ?? now) - ms, reserve, reminded, extra };
    }
    const gone = was.filter((ask) => !own.includes(ask));
    if (stood.since !== null && gone.length > 0) {
      const ms = now - stood.since;
      const { reserve, reminded, extra } = stood;
      for (const ask of gone) spent.push({ ask, ms, reserve, reminded, extra });
    }
    // Nothing begins anew but what somebody has answered, or what they are asked now.
    if (own.length > 0 && stood.since !== null && gone.length === 0) return stood;
    const since = own.length === 0 ? null : now;
    return { since, reserve: left(stood, pace, now), reminded: false, extra: 0 };
  });
  const open = new Set(asks.flat());
  const sealed = new Set(state.asks.map(({ id }) => id));
  return {
    since: seats.map(({ since }) => since),
    reserve: seats.map(({ reserve }) => reserve),
    reminded: seats.map(({ reminded }) => reminded),
    window: nextWindow(clock.window, windowAsks(state), pace, now),
    spent: spent
      .filter(({ ask }) => !open.has(ask) && (undoable || sealed.has(ask)))
      .slice(-MOST_SPENT),
    again: (clock.again ?? []).filter((ask) => open.has(ask)),
    extra: seats.map(({ extra }) => extra),
  };
}

/** The reserve, when what was asked is done with now. */
function left(
  {
    since,
    reserve,
    extra,
  }: { readonly since: number | null; readonly reserve: number; readonly extra: number },
  pace: Pace,
  now: number,
): number {
  if (pace.kind === 'mail' || since === null) return reserve;
  return Math.max(0, reserve - Math.max(0, now - since - pace.seconds * 1000 - extra));
}

function windowAsks({ asks, noTells }: State): number[] {
  return asks.flatMap(({ id, answered, window }) =>
    noTells && window !== null && !answered ? [id] : [],
  );
}

/**
 * Whoever is back after a bot was called has their time once more for what is asked now, without the reserve they have
 * used. Where others wait, once only: null when that was given before.
 */
export function beginAgain(
  clock: Clock,
  state: State,
  seat: number,
  pace: Pace,
  now: number,
  othersWait: boolean,
): Clock | null {
  const own = waitedFor(state)[seat] ?? [];
  const again = clock.again ?? [];
  if (othersWait && own.some((ask) => again.includes(ask))) return null;
  if (clock.since[seat] == null) return clock;
  const stood = {
    since: clock.since[seat],
    reserve: clock.reserve[seat] ?? 0,
    extra: clock.extra?.[seat] ?? 0,
  };
  const reserve = left(stood, pace, now);
  return {
    ...begunAnew(clock, seat, now),
    reserve: clock.reserve.map((it, at) => (at === seat ? reserve : it)),
    again: [...again, ...own],
  };
}

/** Somebody else sits there now: what is asked of the seat is asked of them from now on. */
export function begunAnew(clock: Clock, seat: number, now: number): Clock {
  if (clock.since[seat] == null) return clock;
  return {
    ...clock,
    since: clock.since.map((since, at) => (at === seat ? now : since)),
    reminded: clock.reminded.map((was, at) => was && at !== seat),
    extra: clock.since.map((_, at) => (at === seat ? 0 : (clock.extra?.[at] ?? 0))),
  };
}

/** When somebody does not want to be waited for. */
export interface Rests {
  readonly quiet: Quiet | null;
  readonly vacation: Vacation | null;
}

/**
 * After the game stood still: nobody has lost any time. What was left of a vacation counts up to the pause; where quiet
 * hours fell out of the time that was moved on, what they were worth is given back.
 */
export function afterPause(
  clock: Clock,
  pausedAt: number,
  now: number,
  pace: Pace,
  restsOf: (seat: number) => Rests,
): Clock {
  const ms = now - pausedAt;
  const rests = clock.since.map((_, seat) => restsOf(seat));
  const before = rests.reduce(
    (it, { quiet, vacation }, seat) =>
      vacation === null || vacation.from >= pausedAt
        ? it
        : pastVacation(it, seat, pace, quiet, {
            from: vacation.from,
            until: Math.min(vacation.until, pausedAt),
          }),
    clock,
  );
  const { window } = before;
  const moved = {
    ...before,
    since: before.since.map((since) => (since === null ? null : since + ms)),
    window: window === null ? null : { ...window, ends: window.ends + ms },
  };
  const lost = rests.map(({ quiet }, seat) => {
    const [was, is] = [before, moved].map((it) => deadlineOf(it, seat, pace, quiet));
    return was == null || is == null ? 0 : Math.max(0, was + ms - is);
  });
  if (lost.every((it) => it === 0)) return moved;
  return { ...moved, extra: lost.map((it, seat) => (moved.extra?.[seat] ?? 0) + it) };
}

/** A vacation that is over is no more looked at: what it was worth is in the clock. */
export function pastVacation(
  clock: Clock,
  seat: number,
  pace: Pace,
  quiet: Quiet | null,
  { from, until }: Vacation,
): Clock {
  const since = clock.since[seat];
  const deadline = deadlineOf(clock, seat, pace, quiet);
  if (since == null || deadline === null || until <= since || deadline <= from) return clock;
  const stood = until - Math.max(from, since);
  return { ...clock, since: clock.since.map((it, at) => (at === seat ? since + stood : it)) };
}

/** So much more time for these seats and for an open window. Whose time is up has it from now on. */
export function withMore(
  clock: Clock,
  seats: readonly number[],
  ms: number,
  pace: Pace,
  now: number,
): Clock {
  const late = (seat: number): number =>
    clock.reminded[seat] === true
      ? Math.max(0, now - (deadlineOf(clock, seat, pace, null) ?? now))
      : 0;
  const { window } = clock;
  return {
    ...clock,
    extra: clock.since.map(
      (_, seat) => (clock.extra?.[seat] ?? 0) + (seats.includes(seat) ? late(seat) + ms : 0),
    ),
    reminded: clock.reminded.map((was, seat) => was && !seats.includes(seat)),
    window: window === null ? null : { ...window, ends: Math.max(window.ends, now) + ms },
  };
}

/** Other clocks from now on: everybody who is waited for begins anew by them. A window that is open keeps its end. */
export function withPace(clock: Clock, pace: Pace, now: number): Clock {
  const fresh = freshClock(clock.since.length, pace);
  return {
    ...fresh,
    since: clock.since.map((since) => (since === null ? null : now)),
    window: clock.window,
  };
}

/** The game stands elsewhere than it did: whoever is waited for there has their time, and the reserve they have left. */
export function elsewhere(clock: Clock, state: State, pace: Pace, now: number): Clock {
  const { since, reserve, reminded } = freshClock(clock.since.length, pace);
  const left = reserve.map((it, seat) => clock.reserve[seat] ?? it);
  return tick({ since, reserve: left, reminded, window: null }, null, state, false, pace, now);
}

/** After everybody was away: a window that nobody saw close has its time once more. */
export function windowAgain(clock: Clock, pace: Pace, now: number): Clock {
  const { window } = clock;
  if (window === null || window.ends > now) return clock;
  return { ...clock, window: { ...window, ends: now + pace.window * 1000 } };
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

/** When a seat's time is up. By mail the owner's quiet hours do not count, nor their vacation. */
export function deadlineOf(
  clock: Clock,
  seat: number,
  pace: Pace,
  quiet: Quiet | null,
  vacation: Vacation | null = null,
): number | null {
  const since = clock.since[seat];
  if (since == null) return null;
  const extra = clock.extra?.[seat] ?? 0;
  if (pace.kind === 'live') return since + pace.seconds * 1000 + extra + (clock.reserve[seat] ?? 0);
  return overVacation(since, pace.hours * HOUR_MS + extra, quiet, vacation);
}

/** The same with a vacation in it, which does not count: what was left before it is left after it. */
function overVacation(
  start: number,
  duration: number,
  quiet: Quiet | null,
  vacation: Vacation | null,
): number {
  const end = afterQuiet(start, duration, quiet);
  if (vacation === null || vacation.until <= start || end <= vacation.from) return end;
  const stood = vacation.until - Math.max(vacation.from, start);
  return afterQuiet(end + stood, 0, quiet);
}

/** When a bot decides in the owner's place, if the reminder did not help. */
export function standInAt(
  clock: Clock,
  seat: number,
  pace: Pace,
  quiet: Quiet | null,
  vacation: Vacation | null = null,
): number | null {
  const deadline = deadlineOf(clock, seat, pace, quiet, vacation);
  if (deadline === null) return null;
  if (pace.kind === 'live') return deadline + LIVE_GRACE_MS;
  return overVacation(deadline, (pace.hours * HOUR_MS) / 4, quiet, vacation);
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

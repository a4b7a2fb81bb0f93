import { commitmentOf, seatAt, type Viewer } from '@starboard/kernel';
import { type Clock, type ClockView, deadlineOf } from './clock.ts';
import { namesAt, type Room, type SeatRow } from './room.ts';
import { vacationOf } from './schedule.ts';

/** What a table tells about itself, beside the game. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly options: object;
  readonly seats: readonly SeatInfo[];
  readonly noTells: boolean;
  readonly pace: object;
  readonly listed: boolean;
  readonly join: string;
  readonly watch: string;
  /** Whoever has no invitation must say one to sit down. */
  readonly password: boolean;
  readonly talk: { readonly private: boolean; readonly rules: string };
  readonly status: string;
  readonly host: string | null;
  readonly created: string;
  readonly started: string | null;
  readonly ended: string | null;
  readonly revision: number;
  /** Since when the host lets the game stand still. */
  readonly paused: string | null;
  /** Where the host asks all to go back to, in a game that is being played, and which seats agree. */
  readonly goBack: { readonly to: number; readonly agreed: readonly number[] } | null;
  /** Whom the table waits for, and since when, in milliseconds since 1970. */
  readonly waiting: readonly { readonly seat: number; readonly since: number }[];
  /** SHA-256 of the seed, from the start; the seed, after the end. */
  readonly fairness: { readonly commitment: string; readonly seed: string | null } | null;
  /** For those who sit at the table: what lets others in. */
  readonly invite?: string;
}

export interface SeatInfo {
  readonly seat: number;
  readonly player: { readonly id: string; readonly name: string } | null;
  /** The strength of the bot that sits here. */
  readonly bot: string | null;
  /** A bot decides until the owner is back. */
  readonly away: boolean;
  readonly agreesToEnd: boolean;
  /** Until when its owner is away by arrangement; may be over. */
  readonly vacation: string | null;
}

/** What of a room is needed to tell about it; a list of tables has no games at hand. */
type Shown = Pick<Room, 'table' | 'seats' | 'people' | 'playing'> & {
  readonly clock?: Clock;
  readonly pausedAt?: number | null;
};

export function infoOf(room: Shown, inside: boolean): TableInfo {
  const { table } = room;
  const pausedAt = pauseOf(room);
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    options: table.options,
    seats: room.seats.map((row) => seatInfo(namesAt(room), row)),
    noTells: table.no_tells,
    pace: table.pace,
    listed: table.listed,
    join: table.join_rule,
    watch: table.watch_rule,
    password: table.password !== null,
    talk: { private: table.private_talk, rules: talkRules(table.game) },
    status: table.status,
    host: table.host,
    created: table.created_at.toISOString(),
    started: table.started_at?.toISOString() ?? null,
    ended: table.ended_at?.toISOString() ?? null,
    revision: table.revision,
    paused: pausedAt === null ? null : new Date(pausedAt).toISOString(),
    goBack: goingBack(room),
    waiting: waitingFor(room),
    fairness: fairnessOf(room),
    ...(inside ? { invite: table.invite } : {}),
  };
}

function seatInfo(names: ReturnType<typeof namesAt>, row: SeatRow): SeatInfo {
  const { player_id: id } = row;
  const name = id === null ? undefined : names.get(id);
  return {
    seat: row.seat,
    player: id === null || name === undefined ? null : { id, name },
    bot: row.bot,
    away: row.away_since !== null,
    agreesToEnd: row.agrees_to_end,
    vacation: row.vacation_until?.toISOString() ?? null,
  };
}

/** Only a game that is being played can be paused. */
function pauseOf({ table, playing, pausedAt = playing?.pausedAt }: Shown): number | null {
  return table.status === 'playing' ? (pausedAt ?? null) : null;
}

function goingBack({ table, seats }: Shown): TableInfo['goBack'] {
  if (table.status !== 'playing' || table.back_to === null) return null;
  const agreed = seats.flatMap(({ seat, agrees_to_go_back }) => (agrees_to_go_back ? [seat] : []));
  return { to: table.back_to, agreed };
}

function waitingFor(shown: Shown): TableInfo['waiting'] {
  const { table, playing, clock = playing?.clock } = shown;
  if (table.status !== 'playing' || clock === undefined || pauseOf(shown) !== null) return [];
  return clock.since.flatMap((since, seat) => (since === null ? [] : [{ seat, since }]));
}

/** The message that says what may be said at this game's table. */
function talkRules(game: string): string {
  return game === 'bsg' ? 'talk-rules-bsg' : 'talk-rules';
}

function fairnessOf({ playing, table }: Shown): TableInfo['fairness'] {
  if (playing === null) return null;
  const { seed } = playing.match.state.dice;
  const over = table.status === 'finished' || table.status === 'abandoned';
  return { commitment: commitmentOf(seed), seed: over ? seed : null };
}

/** Whether every viewer sees the same clocks: nobody here has quiet hours, which are theirs to know. */
export function clocksAreOpen({ people }: Room): boolean {
  for (const { quiet } of people.values()) if (quiet !== null) return false;
  return true;
}

/**
 * The clocks as a viewer may see them. When somebody sleeps is theirs to know: of others the time is told as if they had no
 * quiet hours, the earliest it could be up.
 */
export function clocksOf(
  room: Room,
  viewer: Viewer,
): {
  readonly seats: readonly ClockView[];
  readonly windowEnds: number | null;
} {
  const { playing, table } = room;
  if (playing === null) return { seats: [], windowEnds: null };
  const seats = room.seats.flatMap((row) => {
    const { seat, player_id } = row;
    const own = seat === viewer && player_id !== null;
    const quiet = own ? (room.people.get(player_id)?.quiet ?? null) : null;
    const since = playing.clock.since[seat];
    const deadline = deadlineOf(playing.clock, seat, table.pace, quiet, vacationOf(row));
    return since == null || deadline === null || player_id === null
      ? []
      : [{ seat: seatAt(seat), since, deadline }];
  });
  return { seats, windowEnds: playing.clock.window?.ends ?? null };
}

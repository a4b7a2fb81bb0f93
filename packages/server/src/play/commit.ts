import { type AnyTypes, type Entry, enterMove, type Match, turnedMatch } from '@starboard/kernel';
import { Refusal } from '../refusal.ts';
import type { PlayerId } from '../store/ids.ts';
import { append, type Closing, type NewMove, rowsOf } from './append.ts';
import { tick } from './clock.ts';
import { type Hall, momentOf, release, reload } from './hall.ts';
import type { Playing, Room } from './room.ts';
import { nextWake, queueJob } from './schedule.ts';

export interface Doing {
  readonly entry: Entry;
  readonly player: PlayerId | null;
  readonly key: string | null;
}

/**
 * Enters moves one after the other and stores them together; then tells everybody. False when another process was
 * faster: then the room has been read again, and nothing was done.
 */
export async function commit(
  hall: Hall,
  room: Room,
  playing: Playing,
  doings: readonly Doing[],
  closing: Closing | null = null,
): Promise<boolean> {
  const now = hall.time.now();
  const moves: NewMove[] = [];
  let entered: Match<AnyTypes> = playing.match;
  for (const { entry, player, key } of doings) {
    const move = enterMove(room.game, entered, entry);
    entered = move.match;
    moves.push({
      seq: entered.length,
      link: move.link,
      events: move.events,
      replaces: move.replaces,
      player,
      key,
    });
  }
  // What did not change is then the very same: views are compared by that.
  const { patch, match } = turnedMatch(playing.match, entered);
  const { pace } = room.table;
  const undoable = match.undo !== null;
  const clock = tick(playing.clock, playing.match.state, match.state, undoable, pace, now);
  const wakeAt = nextWake(room, match.state, clock, now);
  const jobAt = await queueJob(hall, room.id, wakeAt, playing.jobAt);
  const before = momentOf(room);
  const patchText = patch === null ? null : JSON.stringify(patch);
  const whole =
    patchText === null ||
    match.state.outcome !== null ||
    match.length - playing.wholeAt >= PATCHES ||
    patchText.length > LONGEST_PATCH;
  const rows = rowsOf(room.id, moves, now);
  const stored = await append(
    hall.store,
    hall.appends,
    {
      table: room.id,
      moves,
      rows,
      match,
      patch: patchText,
      whole,
      clock,
      revision: playing.revision,
      wakeAt,
      jobAt,
      now,
      by: closing === null ? byWhom(doings) : null,
      closing,
    },
    room.game,
  );
  if (!stored) {
    await reload(hall, room);
    return false;
  }
  const by = byWhom(doings);
  if (by !== null) hall.budgets.log.spend(by.player, rows.length);
  const wholeAt = whole ? match.length : playing.wholeAt;
  room.playing = { ...playing, match, seq: match.length, clock, jobAt, wholeAt };
  if (closing !== null) room.held = new Map();
  room.views = new Map();
  release(hall, room, before, moves);
  if (match.state.outcome !== null) {
    await reload(hall, room);
    hall.afterEnd(room);
  }
  hall.afterMove(room);
  return true;
}

/** So many patches are applied at most when a table is opened. */
const PATCHES = 32;
/** Longer ones save nothing. */
const LONGEST_PATCH = 8_000;

/** The person whose move it is. (What was held for a window was given by whoever sat there then.) */
function byWhom([first]: readonly Doing[]): { seat: number; player: PlayerId } | null {
  if (first === undefined || first.player === null) return null;
  return { seat: first.entry.seat, player: first.player };
}

export function playingOf(room: Room): Playing {
  if (room.playing === null || room.table.status === 'open') throw new Refusal(409, 'not-started');
  if (room.table.status === 'abandoned') throw new Refusal(409, 'game-over');
  return room.playing;
}

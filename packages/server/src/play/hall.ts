import { isDeepStrictEqual } from 'node:util';
import { type Change, comparing, type View, type Viewer } from '@starboard/kernel';
import type { Replays } from '../archive/replays.ts';
import type { Config } from '../config.ts';
import type { Budget } from '../running/budget.ts';
import type { Log } from '../running/log.ts';
import type { Metrics } from '../running/metrics.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Present } from '../store/news.ts';
import type { Store } from '../store/store.ts';
import { roleOf } from '../tables/roles.ts';
import type { Time } from '../time.ts';
import { type AppendLine, appendLine } from './append-line.ts';
import type { Clock } from './clock.ts';
import { readOn } from './follow.ts';
import { clocksAreOpen, clocksOf, infoOf } from './info.ts';
import { Presence } from './presence.ts';
import { loadRoom, type Member, mayTakeBack, type Room, readRoom, viewFor } from './room.ts';
import { type HappenedStep, stepFor } from './step.ts';
import type { Pool } from './thinking.ts';

export interface Bots {
  readonly pool: Pool;
  /** How long a bot seems to think, in milliseconds; it would be uncanny otherwise. */
  readonly pace: number;
  readonly paceWithoutTells: number;
  /** How long it may really think. */
  readonly patience: number;
}

/** What an account may use in a while, in this process. */
export interface Budgets {
  /** Messages said at tables. */
  readonly talk: Budget;
  /** Bytes of what they do in games, as it is stored. */
  readonly log: Budget;
}

export type Luck = (of: 'game' | 'bot') => string;

/** What somebody is asked or told about a table, beside the game. */
export const ASKED = ['invited', 'rematch', 'asked-back', 'asked-to-end', 'seat-lost'] as const;
export type Asked = (typeof ASKED)[number];

/** Something a person should hear about even when no page is open. */
export interface Nudge {
  readonly player: PlayerId;
  readonly table: TableId;
  readonly what: 'your-turn' | 'time-is-up' | 'bot-plays' | 'game-over' | Asked;
}

export interface Hall {
  readonly store: Store;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly rooms: Map<TableId, Room>;
  readonly loading: Map<TableId, Promise<Room>>;
  /** Where moves wait to be stored. */
  readonly appends: AppendLine;
  readonly bots: Bots;
  readonly replays: Replays;
  readonly budgets: Budgets;
  readonly limits: Config['limits'];
  /** A seed nobody has seen: for a game that begins, or for the whims of a bot. */
  readonly luck: Luck;
  /** How many tables without anybody connected stay in memory. */
  readonly idleRooms: number;
  /** After this process entered a move: timers, bots and messages are seen to. */
  afterMove: (room: Room) => void;
  /** After a game came to its end here. */
  afterEnd: (room: Room) => void;
  /** After a table was read from the store: for the first time, or because another process changed it. */
  afterReload: (room: Room) => void;
  /** Puts a message to a person in the queue. */
  readonly notify: (nudge: Nudge) => Promise<void>;
  closed: boolean;
  /** How often something was done with a table since those nobody uses were looked for. */
  sinceSweep: number;
}

export function openHall(
  it: Pick<
    Hall,
    | 'store'
    | 'time'
    | 'log'
    | 'metrics'
    | 'rooms'
    | 'idleRooms'
    | 'bots'
    | 'replays'
    | 'budgets'
    | 'limits'
    | 'luck'
    | 'notify'
  >,
): Hall {
  const hall: Hall = {
    ...it,
    presence: new Presence(it.time),
    loading: new Map(),
    appends: appendLine(it.store),
    sinceSweep: 0,
    afterMove: () => {},
    afterEnd: () => {},
    afterReload: () => {},
    closed: false,
  };
  it.store.news.on((item, from) => {
    switch (item.kind) {
      case 'moved':
        for (const table of item.tables) catchUp(hall, table, follow);
        break;
      case 'changed':
        catchUp(hall, item.table);
        break;
      case 'present':
        for (const { table, seats, watching } of item.tables)
          if (hall.presence.heard(table, from, seats, watching)) showPresence(hall, table);
        break;
      case 'who':
        tellPresence(hall, item.table);
        break;
      case 'deaf':
        // A copy: looking at a room moves it to the end.
        for (const id of [...hall.rooms.keys()]) catchUp(hall, id);
        break;
      case 'talked':
      case 'entrances':
        break;
    }
  });
  return hall;
}

/** Runs something on a table, alone. The table is loaded when it is not in memory. */
export async function inRoom<T>(
  hall: Hall,
  id: TableId,
  work: (room: Room) => Promise<T>,
): Promise<T> {
  const room = await roomOf(hall, id);
  // Forgotten again before we got to it.
  if (hall.rooms.get(id) !== room) return inRoom(hall, id, work);
  room.busy += 1;
  const done = room.last.then(async () => {
    if (room.stale) await reload(hall, room);
    return work(room);
  });
  room.last = done.catch(() => {});
  try {
    return await done;
  } finally {
    room.busy -= 1;
    sweep(hall);
  }
}

/**
 * The same, as the store has it at this moment: for what two processes could decide about at once. (For moves the
 * store itself settles that.)
 */
export function inRoomNow<T>(
  hall: Hall,
  id: TableId,
  work: (room: Room) => Promise<T>,
): Promise<T> {
  return inRoom(hall, id, async (room) => {
    if (hall.store.kind === 'postgres') await reload(hall, room);
    return work(room);
  });
}

async function roomOf(hall: Hall, id: TableId): Promise<Room> {
  const there = hall.rooms.get(id);
  if (there !== undefined) {
    // The map is kept in the order of use.
    hall.rooms.delete(id);
    hall.rooms.set(id, there);
    return there;
  }
  const underWay = hall.loading.get(id);
  if (underWay !== undefined) return underWay;
  const loading = loadRoom(hall.store, id).then((room) => {
    hall.rooms.set(id, room);
    hall.afterReload(room);
    return room;
  });
  hall.loading.set(id, loading);
  try {
    return await loading;
  } finally {
    hall.loading.delete(id);
  }
}

/** So many tables in memory are looked at for everything that is done with one, on average. */
const SWEEP_SHARE = 8;

/** Forgets the tables that nobody is connected to, but for the ones used last. Not every time: there may be many. */
function sweep(hall: Hall): void {
  hall.sinceSweep += 1;
  if (hall.sinceSweep * SWEEP_SHARE < hall.rooms.size) return;
  hall.sinceSweep = 0;
  let idle = 0;
  for (const room of hall.rooms.values()) if (isIdle(room)) idle += 1;
  if (idle <= hall.idleRooms) return;
  for (const [id, room] of hall.rooms) {
    if (idle <= hall.idleRooms) return;
    if (!isIdle(room)) continue;
    room.callOff?.();
    hall.rooms.delete(id);
    idle -= 1;
  }
}

function isIdle(room: Room): boolean {
  return room.members.size === 0 && room.busy === 0 && room.thinking.size === 0;
}

/** Another process changed a table: whoever is connected to it here is told. */
export function catchUp(hall: Hall, id: TableId, look = reload): void {
  const room = hall.rooms.get(id);
  if (room === undefined) {
    // What is being read at this moment may already be old.
    hall.loading.get(id)?.then(
      (it) => {
        it.stale = true;
        catchUp(hall, id);
      },
      () => {},
    );
    return;
  }
  if (isIdle(room)) {
    room.callOff?.();
    hall.rooms.delete(id);
    return;
  }
  // One look that has not begun yet sees everything there is to see.
  if (room.catching) return;
  room.catching = true;
  inRoom(hall, id, async (it) => {
    it.catching = false;
    await look(hall, it);
  }).catch((error: unknown) => {
    room.catching = false;
    hall.log.warn('a table could not be read again', error);
  });
}

/** Reads a table again and sends whatever its members have not seen. */
export async function reload(hall: Hall, room: Room): Promise<void> {
  const before = momentOf(room);
  const { revision } = room.table;
  room.stale = true;
  // All of it before any of it is believed: what was not told to the members must not count as seen by them.
  const now = await readRoom(hall.store, room.id);
  const steps = await stepsSince(hall.store, room.id, before.seq);
  Object.assign(room, now);
  room.views = new Map();
  room.stale = false;
  settleMembers(hall, room);
  const seq = now.playing?.seq ?? -1;
  release(
    hall,
    room,
    before,
    // One that came meanwhile is told when it is read.
    steps.filter((step) => step.seq <= seq),
  );
  // Only then: that somebody did something only they can see must not be seen.
  if (room.table.revision !== revision) showTable(room);
  hall.afterReload(room);
}

/** Reads the moves that another process has made, and nothing else of the table, if nothing else has changed. */
async function follow(hall: Hall, room: Room): Promise<void> {
  const { playing } = room;
  if (playing === null || room.table.no_tells) return reload(hall, room);
  const before = momentOf(room);
  room.stale = true;
  const made = await readOn(hall.store, room, playing);
  if (made === null) return reload(hall, room);
  room.stale = false;
  room.playing = made.playing;
  room.views = new Map();
  release(hall, room, before, made.steps);
  hall.afterReload(room);
}

/** What members saw of a room before something changed. */
export interface Moment {
  readonly seq: number;
  readonly views: ReadonlyMap<Viewer, View>;
  readonly clock: Clock | null;
}

export function momentOf(room: Room): Moment {
  for (const member of room.members) viewFor(room, member.viewer);
  const { playing } = room;
  return { seq: playing?.seq ?? -1, views: room.views, clock: playing?.clock ?? null };
}

/** Sends every member the difference between what it saw and what it may see now. */
export function release(
  hall: Hall,
  room: Room,
  before: Moment,
  steps: readonly HappenedStep[],
): void {
  const { playing } = room;
  if (playing === null) return;
  const made = new Map<Viewer, string | null>();
  const sameTime = before.seq === playing.seq && isDeepStrictEqual(before.clock, playing.clock);
  const alike = writtenAlike(room, steps);
  let sent = 0;
  for (const member of room.members) {
    let update = made.get(member.viewer);
    if (update === undefined) {
      update = updateFor(room, member.viewer, before, alike, sameTime);
      made.set(member.viewer, update);
    }
    if (update === null) continue;
    member.send('game', update);
    sent += 1;
  }
  if (sent > 0) hall.metrics.updates.inc(sent);
}

/** Parts of an update, as they are written: for those that all viewers get alike, once. */
interface Written {
  patch(before: View, now: View): string;
  steps(viewer: Viewer): string;
  clocks(viewer: Viewer): string;
}

function writtenAlike(room: Room, steps: readonly HappenedStep[]): Written {
  const stepsFor = (viewer: Viewer): string =>
    JSON.stringify(steps.map((step) => stepFor(step, viewer)));
  const clocksFor = (viewer: Viewer): string => JSON.stringify(clocksOf(room, viewer));
  const open = steps.every(({ events }) => events.every(({ to }) => to === undefined));
  return {
    patch: writtenPatches(),
    steps: open ? once(stepsFor) : stepsFor,
    clocks: clocksAreOpen(room) ? once(clocksFor) : clocksFor,
  };
}

function writtenPatches(): Written['patch'] {
  const compare = comparing();
  const texts = new Map<Change, string>();
  return (before, now) => {
    const changes = compare(before, now).map((change) => {
      const text = texts.get(change) ?? JSON.stringify(change);
      texts.set(change, text);
      return text;
    });
    return `[${changes.join(',')}]`;
  };
}

/** What is the same for every viewer is made for the first. */
function once(make: (viewer: Viewer) => string): (viewer: Viewer) => string {
  let made: string | undefined;
  return (viewer) => {
    made ??= make(viewer);
    return made;
  };
}

function updateFor(
  room: Room,
  viewer: Viewer,
  before: Moment,
  alike: Written,
  sameTime: boolean,
): string | null {
  const now = viewFor(room, viewer);
  const seen = before.views.get(viewer);
  const seq = room.playing?.seq ?? -1;
  const patch = seen === undefined || now === null ? null : alike.patch(seen, now);
  if (patch === NO_CHANGE && sameTime) return null;
  const standing = { table: room.id, seq, mayTakeBack: mayTakeBack(room, viewer) };
  const head =
    patch === null
      ? { type: 'view', ...standing }
      : { type: 'update', ...standing, from: before.seq };
  const seenNow = patch === null ? `"view":${JSON.stringify(now)}` : `"patch":${patch}`;
  const parts = [seenNow, `"steps":${alike.steps(viewer)}`, `"clocks":${alike.clocks(viewer)}`];
  return `${JSON.stringify(head).slice(0, -1)},${parts.join(',')}}`;
}

const NO_CHANGE = '[]';

export async function stepsSince(
  { db }: Store,
  id: TableId,
  seen: number,
  limit = 1000,
): Promise<HappenedStep[]> {
  const rows = await db
    .selectFrom('move')
    .select(['seq', 'replaces', 'events'])
    .where('table_id', '=', id)
    .where('seq', '>', seen)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** After anything about a table changed: everybody sees from where they sit now, or not at all. */
function settleMembers(hall: Hall, room: Room): void {
  const before = room.members.size;
  for (const member of [...room.members]) {
    if (roleOf(room, member.player, member.invite) === member.viewer) continue;
    room.members.delete(member);
    member.send('game', JSON.stringify({ type: 'moved', table: room.id }));
  }
  if (room.members.size < before) tellPresence(hall, room.id);
}

/** Tells members who sits where and how the table stands. */
export function showTable(room: Room): void {
  const made = new Map<boolean, string>();
  for (const member of room.members) {
    const inside = member.viewer !== 'spectator' || member.player === room.table.host;
    const message =
      made.get(inside) ??
      JSON.stringify({ type: 'table', table: room.id, info: infoOf(room, inside) });
    made.set(inside, message);
    member.send('around', message);
  }
}

export function welcome(hall: Hall, room: Room, member: Member): void {
  room.members.add(member);
  tellPresence(hall, room.id);
  member.send('around', presenceAt(hall, room.id));
  hall.store.news.tell({ kind: 'who', table: room.id }).catch(() => {});
}

export function farewell(hall: Hall, room: Room, member: Member): void {
  if (!room.members.delete(member)) return;
  tellPresence(hall, room.id);
  sweep(hall);
}

/** Says who is connected to a table here, to the members and to the other processes. */
function tellPresence(hall: Hall, id: TableId): void {
  hall.store.news.tell({ kind: 'present', tables: [presentAt(hall, id)] }).catch(() => {});
}

/** The most tables that one message tells of: PostgreSQL carries 8,000 bytes at a time. */
const MOST_TOLD = 64;

/** Says again who is connected here, so that it is still believed. */
export async function repeatPresence(hall: Hall): Promise<void> {
  const busy = [...hall.rooms].flatMap(([id, { members }]) => (members.size > 0 ? [id] : []));
  // One after the other: whoever answers meanwhile does not wait behind all of them.
  for (let at = 0; at < busy.length; at += MOST_TOLD) {
    const tables = busy.slice(at, at + MOST_TOLD).map((id) => presentAt(hall, id));
    await hall.store.news.tell({ kind: 'present', tables });
  }
}

/** Who is connected to a table here; the members are told if that is new. */
function presentAt(hall: Hall, id: TableId): Present {
  const seats = new Set<number>();
  let watching = 0;
  for (const { viewer } of hall.rooms.get(id)?.members ?? []) {
    if (viewer === 'spectator') watching += 1;
    else seats.add(viewer);
  }
  const here = [...seats].sort((a, b) => a - b);
  if (hall.presence.heard(id, hall.store.news.me, here, watching)) showPresence(hall, id);
  return { table: id, seats: here, watching };
}

function showPresence(hall: Hall, id: TableId): void {
  const room = hall.rooms.get(id);
  if (room === undefined) return;
  const message = presenceAt(hall, id);
  for (const member of room.members) member.send('around', message);
}

function presenceAt(hall: Hall, id: TableId): string {
  const { seats, watching } = hall.presence.of(id);
  return JSON.stringify({ type: 'presence', table: id, seats, watching });
}

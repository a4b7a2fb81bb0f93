import {
  type AnyGame,
  type AnyTypes,
  type Json,
  type Match,
  type Order,
  restoreMatch,
  type Seat,
  seatAt,
  type View,
  type Viewer,
  viewOf,
} from '@starboard/kernel';
import type { Selectable } from 'kysely';
import { gameNamed } from '../games.ts';
import { notFound } from '../refusal.ts';
import type { PlayerTable, SeatTable, TableTable } from '../store/database.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';

export type TableRow = Selectable<TableTable>;
export type SeatRow = Selectable<SeatTable>;
type Person = Pick<Selectable<PlayerTable>, 'id' | 'name' | 'quiet' | 'language'>;

/** A table's game as it stands. */
export interface Playing {
  readonly match: Match<AnyTypes>;
  readonly seq: number;
  readonly clock: Clock;
  /** Standing orders by seat, at tables with no tells; elsewhere they are the kernel's. */
  readonly orders: readonly (readonly Order[])[];
  readonly jobAt: number | null;
}

/** Somebody who is connected to a table. */
export interface Member {
  readonly player: PlayerId | null;
  readonly viewer: Viewer;
  /** What they came in with; it must still let them in whenever the table changes. */
  readonly invite: string | undefined;
  send(message: object): void;
}

/** A table in memory: what the store says of it, and who is connected to it here. */
export interface Room {
  readonly id: TableId;
  readonly game: AnyGame;
  table: TableRow;
  seats: SeatRow[];
  people: Map<PlayerId, Person>;
  /** Who sat at the table this one is the rematch of. */
  kin: Set<PlayerId>;
  playing: Playing | null;
  /** Answers that wait for a window to close, by ask. */
  held: Map<number, Json>;
  /** The views of this moment, made when first needed. */
  views: Map<Viewer, View>;
  readonly members: Set<Member>;
  /** What is being done to this table; one thing after the other. */
  last: Promise<unknown>;
  busy: number;
  /** The store failed or went on without us: what is here must be read again before it is used. */
  stale: boolean;
  /** It is about to be read again, because another process changed it. */
  catching: boolean;
  callOff: (() => void) | null;
  /** Seats whose owners are here again and wait for the bot to have answered. */
  readonly wantBack: Set<number>;
  /** Asks that a bot is thinking about. */
  readonly thinking: Set<number>;
}

export async function loadRoom(store: Store, id: TableId): Promise<Room> {
  const loaded = await readRoom(store, id);
  return {
    ...loaded,
    id,
    game: gameNamed(loaded.table.game),
    views: new Map(),
    members: new Set(),
    last: Promise.resolve(),
    busy: 0,
    stale: false,
    catching: false,
    callOff: null,
    wantBack: new Set(),
    thinking: new Set(),
  };
}

type Loaded = Pick<Room, 'table' | 'seats' | 'people' | 'kin' | 'playing' | 'held'>;

export async function readRoom({ db }: Store, id: TableId): Promise<Loaded> {
  const table = await db
    .selectFrom('game_table')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (table === undefined) throw notFound('table');
  const seats = await readSeats({ db }, id);
  const people = await readPeople({ db }, seats);
  const kin = await readKin({ db }, table.rematch_of);
  const stored =
    table.status === 'open'
      ? undefined
      : await db.selectFrom('match').selectAll().where('table_id', '=', id).executeTakeFirst();
  if (stored === undefined) return { table, seats, people, kin, playing: null, held: new Map() };
  const match = restoreMatch(gameNamed(table.game), JSON.parse(stored.match));
  const held = table.no_tells
    ? await db.selectFrom('held').selectAll().where('table_id', '=', id).execute()
    : [];
  return {
    table,
    seats,
    people,
    kin,
    playing: {
      match,
      seq: stored.seq,
      clock: stored.clock,
      orders: stored.orders,
      jobAt: stored.job_at?.getTime() ?? null,
    },
    held: new Map(
      held.flatMap(({ ask, answer }) => ('answer' in answer ? [[ask, answer.answer as Json]] : [])),
    ),
  };
}

type Db = Pick<Store, 'db'>;

export async function readSeats({ db }: Db, id: TableId): Promise<SeatRow[]> {
  return db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat').execute();
}

async function readKin({ db }: Db, id: TableId | null): Promise<Set<PlayerId>> {
  if (id === null) return new Set();
  const rows = await db.selectFrom('seat').select('player_id').where('table_id', '=', id).execute();
  return new Set(rows.flatMap(({ player_id }) => player_id ?? []));
}

export async function readPeople({ db }: Db, seats: readonly SeatRow[]): Promise<Room['people']> {
  const ids = seats.flatMap(({ player_id }) => (player_id === null ? [] : [player_id]));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'name', 'quiet', 'language'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What of a room comes from the store is replaced by what the store says now. */
export async function refresh(store: Store, room: Room): Promise<void> {
  Object.assign(room, await readRoom(store, room.id));
  room.views = new Map();
}

export function seatOf(room: Room, player: PlayerId | null): Seat | null {
  if (player === null) return null;
  const row = room.seats.find(({ player_id }) => player_id === player);
  return row === undefined ? null : seatAt(row.seat);
}

/** What a viewer may know at this moment: the kernel's view, with what the server keeps for that seat alone. */
export function viewFor(room: Room, viewer: Viewer): View | null {
  if (room.playing === null) return null;
  const kept = room.views.get(viewer);
  if (kept !== undefined) return kept;
  const made = withOwn(room, room.playing, viewOf(room.game, room.playing.match.state, viewer));
  room.views.set(viewer, made);
  return made;
}

/** Whether the server would take a take-back of this viewer now: no more than trying would tell. */
export function mayTakeBack(room: Room, viewer: Viewer): boolean {
  const { playing, held } = room;
  if (playing === null || viewer === 'spectator' || room.table.status !== 'playing') return false;
  const own = playing.match.state.asks.some(({ id, seat }) => seat === viewer && held.has(id));
  return own || playing.match.mayTakeBack.includes(viewer);
}

function withOwn(room: Room, { match, orders }: Playing, view: View): View {
  if (!match.state.noTells || view.viewer === 'spectator') return view;
  return {
    ...view,
    orders: orders[view.viewer] ?? [],
    asks: view.asks.map((ask) => {
      const answer = room.held.get(ask.id);
      return answer === undefined ? ask : { ...ask, answered: true, answer };
    }),
  };
}

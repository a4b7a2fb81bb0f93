import {
  type AnyGame,
  type AnyTypes,
  type Json,
  type Match,
  type Order,
  patchedMatch,
  restoreMatch,
  type Seat,
  seatAt,
  type View,
  type Viewer,
  viewsOf,
} from '@starboard/kernel';
import { type Selectable, sql } from 'kysely';
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
  /** Since when the game stands still because the host wants it so. */
  readonly pausedAt: number | null;
  /** What was last seen to change the game's time without a move; the store has the latest. */
  readonly revision: number;
  /** The seq at which the store has the match as a whole. */
  readonly wholeAt: number;
}

/** Somebody who is connected to a table. */
export interface Member {
  readonly player: PlayerId | null;
  readonly viewer: Viewer;
  /** What they came in with; it must still let them in whenever the table changes. */
  readonly invite: string | undefined;
  /**
   * Takes a message as it is written: what goes to many is written once. `game`: what they may see of it is another now;
   * `around`: who is there, what is said, how the table is set up.
   */
  send(about: 'game' | 'around', message: string): void;
}

/** A table in memory: what the store says of it, and who is connected to it here. */
export interface Room {
  readonly id: TableId;
  readonly game: AnyGame;
  table: TableRow;
  seats: SeatRow[];
  people: Map<PlayerId, Person>;
  /** Who is asked to come: by somebody here, or because they sat at the table this one is the rematch of. */
  kin: Set<PlayerId>;
  /** Whose seat here went to somebody else in the game. */
  former: Set<PlayerId>;
  playing: Playing | null;
  /** Answers that wait for a window to close, by ask. */
  held: Map<number, Json>;
  /** The views of this moment, made when first needed. */
  views: Map<Viewer, View>;
  /** How to see the match from any seat; it is never changed, only replaced. */
  looking: { readonly match: Playing['match']; readonly from: (viewer: Viewer) => View } | null;
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
    looking: null,
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

type Loaded = Pick<Room, 'table' | 'seats' | 'people' | 'kin' | 'former' | 'playing' | 'held'>;

export async function readRoom({ db }: Db, id: TableId): Promise<Loaded> {
  const table = await db
    .selectFrom('game_table')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (table === undefined) throw notFound('table');
  const seats = await readSeats({ db }, id);
  const people = await readPeople({ db }, seats);
  const kin = await readKin({ db }, id, table.rematch_of);
  const former = await readFormer({ db }, id);
  const stored = table.status === 'open' ? undefined : await readMatch({ db }, id);
  if (stored === undefined)
    return { table, seats, people, kin, former, playing: null, held: new Map() };
  // Seats and match of one moment: a seat that was handed over meanwhile has another owner.
  if (stored.table_revision !== table.revision) return readRoom({ db }, id);
  const game = gameNamed(table.game);
  const { match, wholeAt } = pieceTogether(stored.match, stored.patches, stored.seq);
  const held = table.no_tells
    ? await db.selectFrom('held').selectAll().where('table_id', '=', id).execute()
    : [];
  return {
    table,
    seats,
    people,
    kin,
    former,
    playing: {
      match: restoreMatch(game, match),
      seq: stored.seq,
      clock: stored.clock,
      orders: stored.orders,
      jobAt: stored.job_at?.getTime() ?? null,
      pausedAt: stored.paused_at?.getTime() ?? null,
      revision: stored.revision,
      // What leads on from a match of an earlier version does not lead on from what is stored of it.
      wholeAt: match.state?.version === game.version ? wholeAt : Number.NEGATIVE_INFINITY,
    },
    held: new Map(
      held.flatMap(({ ask, answer }) => ('answer' in answer ? [[ask, answer.answer as Json]] : [])),
    ),
  };
}

type Db = Pick<Store, 'db'>;

/** A match with what has led on from it, as one moment of the store has them. */
async function readMatch({ db }: Db, id: TableId) {
  return db
    .selectFrom('match')
    .innerJoin('game_table', 'game_table.id', 'match.table_id')
    .selectAll('match')
    .select('game_table.revision as table_revision')
    .select(
      sql<string[]>`coalesce((select json_agg(patch order by match_patch.seq) from match_patch
        where match_patch.table_id = match.table_id), '[]')`.as('patches'),
    )
    .where('match.table_id', '=', id)
    .executeTakeFirst();
}

/** The match as it stands at `seq`, and where the store has it as a whole. */
function pieceTogether(text: string, patches: readonly string[], seq: number) {
  const whole: { readonly length: number; readonly state?: { readonly version?: unknown } } =
    JSON.parse(text);
  const wholeAt = whole.length;
  let match = whole;
  for (const patch of patches) {
    const it: { readonly from: number } = JSON.parse(patch);
    if (it.from >= wholeAt) match = patchedMatch(match, it);
  }
  if (match.length !== seq) throw new Error('a match lacks what led to where it stands');
  return { match, wholeAt };
}

export async function readSeats({ db }: Db, id: TableId): Promise<SeatRow[]> {
  return db.selectFrom('seat').selectAll().where('table_id', '=', id).orderBy('seat').execute();
}

async function readKin({ db }: Db, id: TableId, before: TableId | null): Promise<Set<PlayerId>> {
  const asked = await db
    .selectFrom('invitation')
    .select('player_id')
    .where('table_id', '=', id)
    .execute();
  const sat =
    before === null
      ? []
      : await db.selectFrom('seat').select('player_id').where('table_id', '=', before).execute();
  return new Set([...asked, ...sat].flatMap(({ player_id }) => player_id ?? []));
}

async function readFormer({ db }: Db, id: TableId): Promise<Set<PlayerId>> {
  const rows = await db
    .selectFrom('former')
    .select('player_id')
    .where('table_id', '=', id)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
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

/** What people are called at a table: those of the same name are told apart by a number, in the order they sit. */
export function namesAt({
  seats,
  people,
}: {
  readonly seats: readonly Pick<SeatRow, 'player_id'>[];
  readonly people: Room['people'];
}): ReadonlyMap<PlayerId, string> {
  const names = new Map<PlayerId, string>();
  const taken = new Set<string>();
  for (const { player_id } of seats) {
    const name = player_id === null ? undefined : people.get(player_id)?.name;
    if (player_id === null || name === undefined) continue;
    let called = name;
    for (let number = 2; taken.has(called.toLowerCase()); number++) called = `${name} ${number}`;
    taken.add(called.toLowerCase());
    names.set(player_id, called);
  }
  return names;
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
  const { match } = room.playing;
  if (room.looking?.match !== match)
    room.looking = { match, from: viewsOf(room.game, match.state) };
  const made = withOwn(room, room.playing, room.looking.from(viewer));
  room.views.set(viewer, made);
  return made;
}

/** Whether the server would take a take-back of this viewer now: no more than trying would tell. */
export function mayTakeBack(room: Room, viewer: Viewer): boolean {
  const { playing, held } = room;
  if (playing === null || viewer === 'spectator' || room.table.status !== 'playing') return false;
  if (playing.pausedAt !== null) return false;
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

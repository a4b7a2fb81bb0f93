import type { Json, Message, Order, SeenEvent, View } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import type { GameName } from '../game-name.ts';
import type { TableInfo } from '../online/api.ts';

/** What happened, in order, as this viewer saw it. */
export interface LogEntry {
  readonly seq: number;
  readonly event: SeenEvent;
}

/**
 * `broken`: it was there and is being sought again; what is on the table stays in sight. `lost`: it is not there,
 * or not for me. `unreadable`: another version kept it. `failed`: the referee in this browser broke down.
 */
export type Connection = 'opening' | 'live' | 'broken' | 'lost' | 'unreadable' | 'failed';

/** Something said at the table, or told by the table itself. */
export interface Said {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who said it, by account; null for the table itself. */
  readonly player: string | null;
  readonly seat: number | null;
  readonly name: string;
  /** The only other seat that hears it. */
  readonly to: number | null;
  readonly text: string | null;
  readonly notice: Message | null;
}

/** A seat the table waits for; times in milliseconds since 1970. */
export interface SeatClock {
  readonly seat: number;
  readonly since: number;
  readonly deadline: number;
}

/** What only a table on a server has. */
export interface Online {
  /** All that the table tells about itself. */
  readonly table: TableInfo;
  readonly title: string;
  /** The link that lets others in; empty for those who may not hand it out. */
  readonly invite: string;
  readonly status: 'open' | 'playing' | 'finished' | 'abandoned';
  readonly pace: 'live' | 'mail';
  readonly talk: readonly Said[];
  /** Whether one may talk to a single seat. */
  readonly privateTalk: boolean;
  /** Seats whose players are connected. */
  readonly present: readonly number[];
  readonly watching: number;
  /** Seats that a bot plays until their player is back. */
  readonly away: readonly number[];
  readonly clocks: readonly SeatClock[];
  /** What I have not seen happen: the entries after `from`, up to `to`; `own` is my last one. */
  readonly missed: { readonly from: number; readonly to: number; readonly own: number } | null;
  /** With no tells: when the open window closes for everybody. */
  readonly windowEnds: number | null;
}

/** A table as one person sees it. */
export interface TableState {
  /** Null until it is known. */
  readonly game: GameName | null;
  readonly connection: Connection;
  readonly view: View<object> | null;
  readonly people: readonly Person[];
  /** Seats that are played by bots. */
  readonly bots: readonly number[];
  readonly log: readonly LogEntry[];
  /** An answer is on its way. */
  readonly sending: boolean;
  readonly refusal: Message | null;
  readonly canTakeBack: boolean;
  /** Several people share this device: whose turn to look it is, until they say they are there. */
  readonly curtain: number | null;
  /** Only looked at again: nothing can be done any more. */
  readonly past?: true;
  /** Null for a game in this browser. */
  readonly online: Online | null;
}

/** Where a table comes from: a server, or a worker in this browser. */
export interface TableClient {
  subscribe(listener: () => void): () => void;
  state(): TableState;
  answer(ask: number, answer: Json): void;
  takeBack(): void;
  /** My standing orders, all of them anew. */
  order(orders: readonly Order[]): void;
  /** Says something to the table, or to one seat. Nobody listens where `online` is null. */
  talk(text: string, to: number | null): void;
  /** The same with a line that everybody reads in their own language, perhaps about a seat. */
  quick(id: string, about: number | null, to: number | null): void;
  /** I am here again: the bot that plays my seat leaves it to me. */
  back(): void;
  /** Lets the bots wait, until what it gives is called. Only where they are at this device. */
  wait?(): () => void;
  /** What the server answered to something done about the table by a request of its own. */
  learn?(info: TableInfo): void;
  /** The same table once more for the same people; gives its address. Null where there is no such thing. */
  readonly rematch: (() => Promise<string>) | null;
  /** Somebody on a shared device says they are there. */
  lift(): void;
  close(): void;
}

/** A table that has not been opened yet. */
const OPENING: TableState = {
  game: null,
  connection: 'opening',
  view: null,
  people: [],
  bots: [],
  log: [],
  sending: false,
  refusal: null,
  canTakeBack: false,
  curtain: null,
  online: null,
};

/** A store for one table; what is known of it from the beginning can be given. */
export function tableStore(known: Partial<TableState> = {}) {
  let state: TableState = { ...OPENING, ...known };
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set(some: Partial<TableState>): void {
      state = { ...state, ...some };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The log after some of its last moves were replaced. */
export function appended(
  log: readonly LogEntry[],
  seq: number,
  events: readonly SeenEvent[],
  replacesFrom: number | null,
): LogEntry[] {
  const kept = replacesFrom === null ? log : log.filter((entry) => entry.seq < replacesFrom);
  return [...kept, ...events.map((event) => ({ seq, event }))];
}

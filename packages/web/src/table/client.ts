import type { Json, Message, SeenEvent, View } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import type { GameName } from '../language/load.ts';

/** What happened, in order, as this viewer saw it. */
export interface LogEntry {
  readonly seq: number;
  readonly event: SeenEvent;
}

export type Connection = 'opening' | 'live' | 'lost';

/** A table as one person sees it. */
export interface TableState {
  readonly game: GameName;
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
}

/** Where a table comes from: a server, or a worker in this browser. */
export interface TableClient {
  subscribe(listener: () => void): () => void;
  state(): TableState;
  answer(ask: number, answer: Json): void;
  takeBack(): void;
  /** Somebody on a shared device says they are there. */
  lift(): void;
  close(): void;
}

/** A store for one table. */
export function tableStore(first: TableState) {
  let state = first;
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

import type { Json, Message, Patch, SeenEvent, View } from '@starboard/kernel';
import type { Said, SeatClock } from '../table/client.ts';
import type { TableInfo } from './api.ts';

export interface Step {
  readonly seq: number;
  /** How many of the last steps' events no longer stand: these replace them. */
  readonly replaces?: number;
  readonly events: readonly SeenEvent[];
}

interface Clocks {
  readonly seats: readonly SeatClock[];
  readonly windowEnds: number | null;
}

/** What the server sends over the live connection. */
export type FromServer =
  | { readonly type: 'hello' }
  | {
      readonly type: 'table-joined';
      readonly you: number | 'spectator';
      readonly seq: number | null;
      readonly info: TableInfo;
      readonly view: View<object> | null;
      readonly steps: readonly Step[];
      readonly clocks: Clocks;
      readonly mayTakeBack: boolean;
      /** The seq of the last thing I did here. */
      readonly lastOwn: number | null;
      readonly talk: readonly Said[];
    }
  | {
      readonly type: 'update';
      readonly from: number;
      readonly seq: number;
      readonly steps: readonly Step[];
      readonly patch: Patch;
      readonly clocks: Clocks;
      readonly mayTakeBack: boolean;
    }
  | {
      readonly type: 'view';
      readonly seq: number;
      readonly steps: readonly Step[];
      readonly view: View<object>;
      readonly clocks: Clocks;
      readonly mayTakeBack: boolean;
    }
  | { readonly type: 'table'; readonly info: TableInfo }
  | { readonly type: 'talk'; readonly said: Said }
  | { readonly type: 'presence'; readonly seats: readonly number[]; readonly watching: number }
  | { readonly type: 'moved' }
  | { readonly type: 'done'; readonly id: number; readonly seq?: number; readonly held?: true }
  | {
      readonly type: 'refused';
      readonly id: number | null;
      readonly status: number;
      readonly code?: string;
      readonly args?: Message['args'];
    };

/** Something this client did that the server has not yet acknowledged. */
export interface Pending {
  readonly id: number;
  readonly message: { readonly type: string; readonly [part: string]: Json };
}

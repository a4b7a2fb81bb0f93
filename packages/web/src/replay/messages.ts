import type { Entry, GameRecord, Seat, View } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';
import type { LogEntry } from '../table/client.ts';

/** A finished game, enough to play it again. */
export interface Recording {
  readonly game: GameName;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly noTells: boolean;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** Where it came as a record: what must come out when it is played again. */
  readonly record?: GameRecord;
}

/** Whose eyes: a seat's, those of somebody who watches, or everybody's at once. */
export type Eyes = Seat | 'spectator' | 'all';

export type ToReplay =
  | { readonly say: 'load'; readonly recording: Recording }
  | { readonly say: 'look'; readonly seq: number; readonly eyes: Eyes };

export type FromReplay =
  | {
      readonly say: 'loaded';
      readonly length: number;
      /** Null for a game that is not over. */
      readonly record: GameRecord | null;
    }
  | { readonly say: 'failed' }
  | {
      readonly say: 'seen';
      readonly seq: number;
      readonly view: View<object>;
      readonly log: readonly LogEntry[];
    };

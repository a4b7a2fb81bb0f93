import type { Entry, Seat, View } from '@starboard/kernel';
import type { GameName } from '../language/load.ts';
import type { LogEntry } from '../table/client.ts';

/** A finished game, enough to play it again. */
export interface Recording {
  readonly game: GameName;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly noTells: boolean;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** Whose eyes: a seat's, those of somebody who watches, or everybody's at once. */
export type Eyes = Seat | 'spectator' | 'all';

export type ToReplay =
  | { readonly say: 'load'; readonly recording: Recording }
  | { readonly say: 'look'; readonly seq: number; readonly eyes: Eyes };

export type FromReplay =
  | { readonly say: 'loaded'; readonly length: number }
  | { readonly say: 'failed' }
  | {
      readonly say: 'seen';
      readonly seq: number;
      readonly view: View<object>;
      readonly log: readonly LogEntry[];
    };

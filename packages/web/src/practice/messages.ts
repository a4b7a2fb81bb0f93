import type { Level } from '@starboard/bots';
import type { Entry, Json, Message, Order, SeenEvent, View } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';

/** How a practice game is set. */
export interface PracticeSetup {
  readonly game: GameName;
  readonly seats: number;
  /** Seats played by people on this device; all others are bots. */
  readonly humans: readonly number[];
  readonly level: Level;
  /** What people call themselves, by seat; empty for those who did not say. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
  /** The deal and the others' first moves are those of the game's lesson. */
  readonly lesson?: true;
}

/** Everything needed to go on later. */
export interface Saved {
  readonly setup: PracticeSetup;
  readonly match: Json;
  readonly memories: readonly Json[];
  /** What they were before each move that may still be taken back; games kept earlier lack it. */
  readonly before?: readonly (readonly Json[])[];
  /** Everything that was done, for the replay. */
  readonly entries: readonly Entry[];
  /** Events by move, as each viewer saw them: seat by seat. */
  readonly logs: readonly (readonly { readonly seq: number; readonly event: SeenEvent }[])[];
}

export type ToWorker =
  | {
      readonly say: 'begin';
      readonly setup: PracticeSetup;
      /** 64 hexadecimal digits nobody has seen. */
      readonly seed: string;
      readonly pace: number;
      /** The standing orders people here begin with. */
      readonly orders: readonly Order[];
    }
  | { readonly say: 'resume'; readonly saved: Saved; readonly pace: number }
  | { readonly say: 'answer'; readonly seat: number; readonly ask: number; readonly answer: Json }
  | { readonly say: 'take-back'; readonly seat: number }
  | { readonly say: 'orders'; readonly seat: number; readonly orders: readonly Order[] }
  | { readonly say: 'look'; readonly seat: number }
  | { readonly say: 'pace'; readonly pace: number }
  /** Bots wait, while somebody reads or looks, or go on. */
  | { readonly say: 'hold'; readonly on: boolean };

export type FromWorker =
  | {
      readonly say: 'seen';
      readonly seat: number;
      readonly view: View<object>;
      /** How much of the log the page has still stands, and what comes after that. */
      readonly log: {
        readonly kept: number;
        readonly added: readonly { readonly seq: number; readonly event: SeenEvent }[];
      };
      readonly canTakeBack: boolean;
      /** The human who should look next, when it is not this one. */
      readonly next: number | null;
    }
  | { readonly say: 'save'; readonly saved: Saved }
  | { readonly say: 'refused'; readonly why: Message }
  | { readonly say: 'unreadable' };

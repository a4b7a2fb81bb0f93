import type { AskView, Json, Message, SeenEvent, View } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';
import type { Recording } from '../replay/messages.ts';

/** Somebody who knows no more than a seat does, asked about it. */
export type ToCoach =
  | {
      readonly say: 'advise';
      readonly game: GameName;
      readonly view: View<object>;
      readonly ask: AskView;
      /** Everything that seat saw happen. */
      readonly events: readonly SeenEvent[];
    }
  | { readonly say: 'review'; readonly recording: Recording; readonly seat: number };

/** What a strong bot would answer, and why. */
export interface Advice {
  readonly ask: number;
  readonly answer: Json;
  readonly why: Message;
}

/** A decision of a finished game, and what a strong bot would have done. */
export interface Turning {
  /** The moment before it, for the replay. */
  readonly seq: number;
  readonly ask: AskView['ask'];
  /** What was known then, for choices that name something by its number. */
  readonly facts: object;
  readonly mine: Json;
  readonly better: Json;
  readonly why: Message;
  /** How much better, in the measure of the game. */
  readonly gain: number;
}

export type FromCoach =
  | { readonly say: 'advice'; readonly advice: Advice | null }
  | { readonly say: 'looking'; readonly done: number; readonly of: number }
  | { readonly say: 'reviewed'; readonly turnings: readonly Turning[] };

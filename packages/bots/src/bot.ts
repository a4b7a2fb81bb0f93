import type { AskView, Chance, Json, Message, SeenEvent, View } from '@starboard/kernel';

export const LEVELS = ['easy', 'normal', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot decided, and why, for whoever asks after the game. */
export interface Decision {
  readonly answer: Json;
  /** What it will remember; plain data, so that a bot can sleep between two answers. */
  readonly memory: Json;
  readonly why: Message;
  /** It has looked ahead for this, though the reason does not say so. */
  readonly searched?: true;
}

/**
 * A player without hands. All it ever gets is what its seat sees: the view, the events as that seat saw them, the
 * ask, and whims of its own.
 */
export interface Bot<V = object> {
  readonly level: Level;
  /** The memory of somebody who sits down. */
  sitDown(view: View<V>): Json;
  /** Takes in what happened since it last looked. */
  notice(memory: Json, events: readonly SeenEvent[], view: View<V>): Json;
  /** Somebody who stays who it is, and remembers only what it did before: what came after did not happen after all. */
  unlearn(memory: Json, before: Json): Json;
  /** Answers one of the view's open asks. `late` turns true when it should stop thinking. */
  decide(view: View<V>, ask: AskView, memory: Json, chance: Chance, late?: () => boolean): Decision;
}

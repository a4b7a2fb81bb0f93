import type { JsonObject } from '@starboard/kernel';
import { definitionOf } from '../content/library.ts';
import type { Card } from '../table/cards.ts';
import type { Effect } from './effect.ts';

type Path = readonly (string | number)[];

/**
 * Effects by where they are written, so that a corrected card corrects running games: the card, and the way to them
 * within its definition. A scenario may write some of its own.
 */
export type Text =
  | { readonly of: Card; readonly path: Path }
  | { readonly effects: readonly Effect[] };

/** One effect of a text. */
export interface Line {
  readonly text: Text;
  readonly at: number;
}

export const textOf = (of: Card, ...path: Path): Text => ({ of, path });

export function effectsOf(text: Text): readonly Effect[] {
  if ('effects' in text) return text.effects;
  let it: unknown = definitionOf(text.of);
  for (const step of text.path) it = Reflect.get(Object(it), step);
  // What is not there does nothing: a part that some cards of a kind lack.
  return Array.isArray(it) ? it : [];
}

/** The effect of a line, which was made for one of this operation. */
export function effectAt<E extends Effect>({ text, at }: Line): E {
  const effect = effectsOf(text)[at];
  if (effect === undefined)
    throw new RangeError('a card has lost a line that is being carried out');
  return effect as E;
}

/** Effects within an effect: what follows a roll, a choice, a name. */
export function inner({ text, at }: Line, ...path: Path): Text {
  if (!('effects' in text)) return { of: text.of, path: [...text.path, at, ...path] };
  let it: unknown = text.effects[at];
  for (const step of path) it = Reflect.get(Object(it), step);
  return { effects: Array.isArray(it) ? it : [] };
}

/** A line to be told with an ask: it is plain data, like everything on a card. */
export const told = (line: Line): JsonObject => line as unknown as JsonObject;

import type { JsonObject } from '@starboard/kernel';
import { definitionOf, edition } from '../content/library.ts';
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

/** The text looked up last: it is carried out line by line. */
let last: { readonly text: Text; readonly edition: number; readonly effects: readonly Effect[] } = {
  text: { effects: [] },
  edition: 0,
  effects: [],
};

export function effectsOf(text: Text): readonly Effect[] {
  if (last.text === text && last.edition === edition()) return last.effects;
  const effects = 'effects' in text ? text.effects : at(definitionOf(text.of), text.path);
  last = { text, edition: edition(), effects };
  return effects;
}

/** What is not there does nothing: a part that some cards of a kind lack. */
function at(within: object | undefined, path: Path): readonly Effect[] {
  // A way within a definition leads through lists and records to a list of effects.
  let it = within as Readonly<Record<string | number, never>> | undefined;
  for (const step of path) {
    if (it === undefined) return NOTHING;
    it = it[step];
  }
  return (it as readonly Effect[] | undefined) ?? NOTHING;
}

const NOTHING: readonly Effect[] = [];

/** The effect of a line, which was made for one of this operation. */
export function effectAt<E extends Effect>({ text, at: line }: Line): E {
  const effect = effectsOf(text)[line];
  if (effect === undefined)
    throw new RangeError('a card has lost a line that is being carried out');
  return effect as E;
}

/** Effects within an effect: what follows a roll, a choice, a name. */
export function inner({ text, at: line }: Line, ...path: Path): Text {
  return 'effects' in text
    ? { effects: at(text.effects[line], path) }
    : { of: text.of, path: [...text.path, line, ...path] };
}

/** A line to be told with an ask: it is plain data, like everything on a card. */
export const told = (line: Line): JsonObject => line as unknown as JsonObject;

import { type Json, oneOf, type StateOf } from '@starboard/kernel';
import type { Roll } from '../facts.ts';
import { tilesNamed } from './names.ts';

/** What is drawn out of the bag next. */
export function draws(_state: StateOf<Roll>, kind: string, names: readonly Json[]): Json[] {
  oneOf(kind, ['tiles'], 'kind of draw');
  return tilesNamed(names);
}

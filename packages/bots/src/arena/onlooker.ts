import { isPlainObject, type Json, type State } from '@starboard/kernel';
import type { Facts } from '@starboard/roll';
import { bsgOnlooker } from './bsg-onlooker.ts';
import type { Onlooker } from './contest.ts';

/** What a ladder of Roll keeps of a game. */
export interface RollNotes {
  readonly rounds: number;
}

/** An onlooker for a game's ladder, or none where nothing beyond the outcome is kept. */
export function onlookerFor(game: string): Onlooker | undefined {
  switch (game) {
    case 'roll':
      return { look: () => undefined, notes: (state) => ({ rounds: rollFacts(state).round }) };
    case 'bsg':
      return bsgOnlooker();
    default:
      return undefined;
  }
}

// A state of Roll holds the facts of Roll.
const rollFacts = ({ facts }: State): Facts => facts as Facts;

export function rollNotes(notes: Json): RollNotes | null {
  if (!isPlainObject(notes)) return null;
  const { rounds } = notes;
  return typeof rounds === 'number' ? { rounds } : null;
}

import { Fault } from '../faults.ts';
import type { Game, GameTypes } from '../game.ts';
import { enterMove, restoreMatch } from '../match.ts';
import type { GameRecord } from '../record.ts';

/** What came of playing a stored match on: as recorded, something else, or it could not be told. */
export type PlayedOn =
  | 'as recorded'
  | 'undo lost'
  | { readonly at: number; readonly wrong: string };

/**
 * Takes up a game that was stored in the middle, perhaps by an earlier version, and plays it on with the entries of
 * its record: every link must come out as it was recorded. (Moves across a migration cannot be taken back; a game
 * that goes on with such a take-back says nothing.)
 */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  stored: unknown,
): PlayedOn {
  let match = restoreMatch(game, stored);
  const lost = match.undo === null;
  for (const [i, { entry, hash }] of record.links.entries()) {
    if (i < match.length) continue;
    try {
      const move = enterMove(game, match, entry);
      if (move.link.hash !== hash) {
        // What is taken back reaches behind the migration, where the record's own take-back went.
        if (lost && entry.kind === 'take-back') return 'undo lost';
        return { at: i + 1, wrong: 'what happened is something else' };
      }
      match = move.match;
    } catch (error) {
      const behind = error instanceof Fault && error.code === 'nothing-to-take-back';
      if (lost && behind && entry.kind === 'take-back') return 'undo lost';
      return { at: i + 1, wrong: error instanceof Error ? error.message : String(error) };
    }
  }
  return match.state.outcome === null
    ? { at: record.links.length, wrong: 'not over' }
    : 'as recorded';
}

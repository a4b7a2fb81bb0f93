import {
  type Contestant,
  type ContestResult,
  contestAt,
  onlookerFor,
  playContest,
} from '@starboard/bots/arena';
import { gameNamed } from '../games.ts';

/** A ladder to be played: which game, by whom, how often. */
export interface Ladder {
  readonly game: string;
  readonly levels: readonly Contestant[];
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

/** Plays one game of the ladder. What comes out depends on the ladder and the index alone. */
export function playGame({ game, levels, players, seed }: Ladder, index: number): ContestResult {
  return playContest(
    gameNamed(game),
    contestAt(index, levels, players, seed),
    onlookerFor(game),
    () => performance.now(),
  );
}

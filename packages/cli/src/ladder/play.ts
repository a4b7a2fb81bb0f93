import type { Level } from '@starboard/bots';
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
  /** What the table agrees on. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Whoever is a Cylon plays at this level instead. */
  readonly cylons?: Level;
}

/** Plays one game of the ladder. What comes out depends on the ladder and the index alone. */
export function playGame(ladder: Ladder, index: number): ContestResult {
  const { game, levels, players, seed, cylons, options = {} } = ladder;
  const contest = { ...contestAt(index, levels, players, seed), options };
  return playContest(
    gameNamed(game),
    cylons === undefined ? contest : { ...contest, cylons },
    onlookerFor(game),
    () => performance.now(),
  );
}

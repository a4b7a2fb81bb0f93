import {
  type Contestant,
  type ContestResult,
  type CylonSide,
  contestAt,
  type HumanSide,
  onlookerFor,
  playContest,
  sidesAt,
} from '@starboard/bots/arena';
import type { Stored } from '@starboard/bots/learning';
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
  /** bsg: whoever is a Cylon is played by this one instead. */
  readonly cylons?: CylonSide;
  /** bsg: who plays the humans, one after the other from the same deals, instead of the levels. */
  readonly humans?: readonly HumanSide[];
  /** bsg: what the strong players have learned, instead of what they usually have. */
  readonly learned?: Stored;
}

/** How many games there are: each deal once for everybody who plays the humans. */
export function gamesOf({ games, humans = [] }: Ladder): number {
  return games * Math.max(1, humans.length);
}

/** Games that belong together: from one deal, by everybody who plays the humans or from every rotation of the seats. */
function together({ players, humans = [] }: Ladder): number {
  return humans.length > 0 ? humans.length : players;
}

/** Which game is played at what time: whole deals, one after the other, so that a ladder can end at any of them. */
export function gameAt(ladder: Ladder, time: number): number {
  const { games, humans = [] } = ladder;
  if (humans.length === 0) return time;
  return (time % humans.length) * games + Math.floor(time / humans.length);
}

/** The ladder that was played, where so many of its games were: whole deals alone, unless there is not one. */
export function playedPart(ladder: Ladder, played: number): Ladder {
  if (played >= gamesOf(ladder)) return ladder;
  const deals = Math.max(1, Math.floor(played / together(ladder)));
  return { ...ladder, games: (ladder.humans ?? []).length > 0 ? deals : deals * ladder.players };
}

/** Plays one game of the ladder. What comes out depends on the ladder and the index alone. */
export function playGame(ladder: Ladder, index: number): ContestResult {
  const { game, options = {}, learned } = ladder;
  return playContest(
    gameNamed(game),
    { ...contestOf(ladder, index), options, ...(learned !== undefined && { learned }) },
    onlookerFor(game),
    () => performance.now(),
  );
}

function contestOf({ levels, players, seed, cylons, humans = [], games }: Ladder, index: number) {
  const side = humans[Math.floor(index / games)];
  if (side !== undefined) return sidesAt(index % games, side, cylons ?? 'normal', players, seed);
  const contest = contestAt(index, levels, players, seed);
  return cylons === undefined ? contest : { ...contest, cylons };
}

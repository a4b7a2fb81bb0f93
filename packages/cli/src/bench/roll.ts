import { roll } from '@starboard/roll';
import { cloneCost, clones, midGame, playedGames, referee } from './games.ts';
import { ratio, sideBySide } from './measure.ts';
import type { Peer } from './peers.ts';
import { playOnPeer } from './tic-tac-toe.ts';

const TABLE = { seats: 3 };

/** Random games of three, beside the peer's tic-tac-toe in the same run. */
export function benchRoll(peer: Peer) {
  const games = playedGames(roll, TABLE, 100);
  const { starboard, boardgameio } = sideBySide({
    starboard: () => games.reduce((answers, game) => answers + referee(roll, TABLE, game), 0),
    boardgameio: playOnPeer(peer),
  });
  const [first] = games;
  if (first === undefined) throw new Error('nothing was played');
  const state = midGame(roll, TABLE, first);
  const { rate } = sideBySide({ rate: clones(state) }, { rounds: 5, milliseconds: 100 });
  const answersPerGame = games.reduce((sum, { answers }) => sum + answers.length, 0) / games.length;
  return {
    starboard,
    boardgameio,
    ratio: ratio(starboard, boardgameio),
    target: 30,
    gamesPerSecond: Math.round(starboard / answersPerGame),
    clone: { roll: cloneCost(state, rate) },
  };
}

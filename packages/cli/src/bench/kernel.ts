import { liarsDice, ticTacToe } from '@starboard/examples';
import { answer, start } from '@starboard/kernel';
import { cloneCost, clones, midGame, playedGames } from './games.ts';
import { ratio, sideBySide } from './measure.ts';
import type { Peer } from './peers.ts';
import { playOnPeer, TIC_TAC_TOE_GAMES } from './tic-tac-toe.ts';

/** The same games, move by move, that the peer plays. */
function playGame(cells: readonly number[], seed: string): number {
  const { state } = start(ticTacToe, { seed, seats: 2 });
  let moves = 0;
  for (const cell of cells) {
    const [open] = state.asks;
    if (open === undefined) break;
    answer(ticTacToe, state, open.seat, open.id, cell);
    moves += 1;
  }
  return moves;
}

export function benchKernel(peer: Peer) {
  const { starboard, boardgameio } = sideBySide({
    starboard: () =>
      TIC_TAC_TOE_GAMES.reduce((moves, { cells, seed }) => moves + playGame(cells, seed), 0),
    boardgameio: playOnPeer(peer),
  });
  const [game] = playedGames(ticTacToe, { seats: 2 }, 1);
  const [longer] = playedGames(liarsDice, { seats: 4 }, 1);
  if (game === undefined || longer === undefined) throw new Error('nothing was played');
  const small = midGame(ticTacToe, { seats: 2 }, game);
  const large = midGame(liarsDice, { seats: 4 }, longer);
  const rates = sideBySide(
    { small: clones(small), large: clones(large) },
    { rounds: 5, milliseconds: 100 },
  );
  return {
    starboard,
    boardgameio,
    ratio: ratio(starboard, boardgameio),
    target: 200,
    clone: {
      'tic-tac-toe': cloneCost(small, rates.small),
      'liars-dice': cloneCost(large, rates.large),
    },
  };
}

import { seedFrom, shuffleWith, whims } from '@starboard/kernel';
import type { Peer } from './peers.ts';

const chance = whims('bench');

/** The cells in the order in which they are marked, until the game is over. */
export const TIC_TAC_TOE_GAMES = Array.from({ length: 200 }, (_, i) => ({
  cells: shuffleWith(chance, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  seed: seedFrom(`bench ${i}`),
}));

export function playOnPeer(peer: Peer): () => number {
  return () => TIC_TAC_TOE_GAMES.reduce((moves, { cells }) => moves + peer.playGame(cells), 0);
}

import { bsg } from '@starboard/bsg';
import { restore } from '@starboard/kernel';
import { cloneCost, clones, midGame, playedGames, referee } from './games.ts';
import { ratio, sideBySide } from './measure.ts';
import type { Peer } from './peers.ts';
import { playOnPeer } from './tic-tac-toe.ts';

const SEATS = 5;

/** Random games of five, beside the peer's tic-tac-toe in the same run; and a stored state, loaded. */
export function benchBsg(peer: Peer) {
  const games = playedGames(bsg, SEATS, 40);
  const { starboard, boardgameio } = sideBySide({
    starboard: () => games.reduce((answers, game) => answers + referee(bsg, SEATS, game), 0),
    boardgameio: playOnPeer(peer),
  });
  const longest = [...games].sort((a, b) => b.answers.length - a.answers.length)[0];
  if (longest === undefined) throw new Error('nothing was played');
  const state = midGame(bsg, SEATS, longest);
  const stored = JSON.stringify(state);
  const load = (): number => {
    restore(bsg, JSON.parse(stored));
    return 1;
  };
  const rates = sideBySide(
    { clone: clones(state), load },
    { rounds: 5, milliseconds: 200, warmUp: 300 },
  );
  const answersPerGame = games.reduce((sum, { answers }) => sum + answers.length, 0) / games.length;
  return {
    starboard,
    boardgameio,
    ratio: ratio(starboard, boardgameio),
    target: 10,
    gamesPerSecond: Math.round(starboard / answersPerGame),
    clone: { bsg: cloneCost(state, rates.clone) },
    load: {
      bytes: stored.length,
      milliseconds: Math.round((1000 / rates.load) * 1000) / 1000,
      mostBytes: 100_000,
      mostMilliseconds: 5,
    },
  };
}

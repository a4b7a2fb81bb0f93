import { bsg } from '@starboard/bsg';
import { restore } from '@starboard/kernel';
import { cloneCost, clones, midGame, playedGames, referee, type Table } from './games.ts';
import { ratio, sideBySide } from './measure.ts';
import type { Peer } from './peers.ts';
import { playOnPeer } from './tic-tac-toe.ts';

/** The first rulebook, with five. */
const BASE: Table = { seats: 5 };
/** Everything that can lie on one table, with seven. */
const EVERYTHING: Table = {
  seats: 7,
  options: {
    modules: [
      'pegasus',
      'cylon-leaders',
      'exodus',
      'personal-goals',
      'final-five',
      'cylon-fleet',
      'ionian-nebula',
    ],
  },
};

export const benchBsg = (peer: Peer) => benchTable(peer, BASE, 15);
export const benchEverything = (peer: Peer) => benchTable(peer, EVERYTHING, 8);

/** Random games, beside the peer's tic-tac-toe in the same run; and a stored state, loaded. */
function benchTable(peer: Peer, table: Table, target: number) {
  const games = playedGames(bsg, table, 40);
  const { starboard, boardgameio } = sideBySide({
    starboard: () => games.reduce((answers, game) => answers + referee(bsg, table, game), 0),
    boardgameio: playOnPeer(peer),
  });
  const longest = [...games].sort((a, b) => b.answers.length - a.answers.length)[0];
  if (longest === undefined) throw new Error('nothing was played');
  const state = midGame(bsg, table, longest);
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
    target,
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

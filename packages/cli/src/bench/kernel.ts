import { liarsDice, ticTacToe } from '@starboard/examples';
import {
  answer,
  clone,
  type Game,
  type GameTypes,
  type StateOf,
  seedFrom,
  shuffleWith,
  start,
  whims,
} from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import { sideBySide } from './measure.ts';
import type { Peer } from './peers.ts';

const chance = whims('bench');
const GAMES = Array.from({ length: 200 }, (_, i) => ({
  cells: shuffleWith(chance, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
  seed: seedFrom(`bench ${i}`),
}));

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

/** A game in the middle, as a bot would clone it. */
function midGame<G extends GameTypes>(game: Game<G>, seats: number): StateOf<G> {
  let middle: StateOf<G> | undefined;
  const answers = playTrial(game, { seed: seedFrom('middle'), seats }).answers;
  let count = 0;
  playTrial(
    game,
    { seed: seedFrom('middle'), seats },
    {
      checks: [
        ({ state }) => {
          count += 1;
          if (count === Math.ceil(answers / 2)) middle = clone(state);
          return undefined;
        },
      ],
    },
  );
  if (middle === undefined) throw new Error(`${game.name} has no middle`);
  return middle;
}

function clones(state: object): () => number {
  return () => {
    for (let i = 0; i < 100; i++) clone(state);
    return 100;
  };
}

export function benchKernel(peer: Peer) {
  const rates = sideBySide({
    starboard: () => GAMES.reduce((moves, { cells, seed }) => moves + playGame(cells, seed), 0),
    boardgameio: () => GAMES.reduce((moves, { cells }) => moves + peer.playGame(cells), 0),
  });
  const states = { 'tic-tac-toe': midGame(ticTacToe, 2), 'liars-dice': midGame(liarsDice, 4) };
  const cloneRates = sideBySide(
    {
      'tic-tac-toe': clones(states['tic-tac-toe']),
      'liars-dice': clones(states['liars-dice']),
    },
    { rounds: 5, milliseconds: 100 },
  );
  return {
    starboard: rates.starboard,
    boardgameio: rates.boardgameio,
    ratio: Math.round((rates.starboard / rates.boardgameio) * 10) / 10,
    target: 100,
    clone: {
      'tic-tac-toe': cloneCost(states['tic-tac-toe'], cloneRates['tic-tac-toe']),
      'liars-dice': cloneCost(states['liars-dice'], cloneRates['liars-dice']),
    },
  };
}

function cloneCost(state: object, perSecond: number) {
  return {
    bytes: JSON.stringify(state).length,
    microseconds: Math.round((1_000_000 / perSecond) * 1000) / 1000,
  };
}

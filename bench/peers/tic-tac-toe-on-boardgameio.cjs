// The tutorial's tic-tac-toe on boardgame.io's local client, in production mode.

process.env.NODE_ENV = 'production';
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isVictory = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Plays the cells in order until the game is over; returns the number of moves. */
function playGame(cells) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  for (const cell of cells) {
    client.moves.mark(cell);
    moves += 1;
    if (client.getState().ctx.gameover !== undefined) break;
  }
  client.stop();
  return moves;
}

module.exports = { playGame };

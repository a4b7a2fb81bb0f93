import { defineGame, one, rulebook, type Seat, seatAt } from '@starboard/kernel';

/** A cell holds the seat that marked it, or null. */
type Cell = Seat | null;

interface Facts {
  readonly cells: Cell[];
  turn: Seat;
}

export interface TicTacToe {
  facts: Facts;
  options: Record<string, never>;
  events: {
    marked: { seat: Seat; cell: number };
  };
  view: { readonly cells: readonly Cell[]; readonly turn: Seat };
}

const { procedure, asks } = rulebook<TicTacToe>();

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const play = procedure('play', {
  mark: asks({
    seat: (t) => t.facts.turn,
    ask: (t) => one('mark-a-cell', emptyCells(t.facts)), // TTT-2
    then(t, _, cell, seat) {
      t.facts.cells[cell] = seat;
      t.emit('marked', { seat, cell });
    },
  }),

  judge(t) {
    const seat = t.facts.turn;
    const other = seatAt(1 - seat);
    if (hasLine(t.facts, seat)) {
      t.end({ winners: [seat], losers: [other], reason: { id: 'three-in-a-row' } }); // TTT-3
    } else if (t.facts.cells.every((cell) => cell !== null)) {
      t.end({ winners: [], losers: [], reason: { id: 'board-full' } }); // TTT-4
    }
    t.facts.turn = other; // TTT-1
    return 'mark';
  },
});

function emptyCells({ cells }: Facts): number[] {
  const empty: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === null) empty.push(cell);
  return empty;
}

function hasLine({ cells }: Facts, seat: Seat): boolean {
  for (const line of LINES) {
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

export const ticTacToe = defineGame<TicTacToe>({
  name: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: () => ({}),
  setup: () => ({
    cells: [null, null, null, null, null, null, null, null, null],
    turn: seatAt(0),
  }),
  play,
  procedures: [],
  view: ({ facts }) => ({ cells: facts.cells, turn: facts.turn }),
  imagine: () => undefined, // TTT-5: nothing is hidden
  invariants({ facts: { cells, turn }, outcome }) {
    const marks = [0, 1].map((seat) => cells.filter((cell) => cell === seat).length);
    const ahead = (marks[0] ?? 0) - (marks[1] ?? 0);
    if (cells.length !== 9) return [`the board has ${cells.length} cells`];
    return outcome !== null || ahead === turn ? [] : ['somebody marked twice in a row'];
  },
  eventTypes: { marked: true },
  coverage: {
    all: () => Array.from({ length: 9 }, (_, cell) => `cell-${cell}`),
    of: (event) => [`cell-${event.data.cell}`],
  },
});

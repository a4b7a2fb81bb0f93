import { type Ask, amount, one, plan, type SeenEvent } from '@starboard/kernel';

/** One of everything the example games ask and tell. */

export const ticTacToeAsks: readonly Ask[] = [one('mark-a-cell', [0, 1, 2, 3, 4, 5, 6, 7, 8])];
export const ticTacToeEvents: readonly SeenEvent[] = [
  { type: 'marked', data: { seat: 0, cell: 4 } },
  { type: 'marked', data: { seat: 1, cell: 0 } },
];

export const liarsDiceAsks: readonly Ask[] = [
  amount('name-an-opening', 1, 15),
  one('choose-a-face', [1, 2, 3, 4, 5, 6]),
  one('challenge', ['liar', 'pass'], { about: { count: 3, face: 5, dice: 15 } }),
  plan('raise-the-bid', 'raise', { count: 1, face: 6, dice: 15 }),
];
const bid = { count: 3, face: 5 };
export const liarsDiceEvents: readonly SeenEvent[] = [
  { type: 'rolled', data: { seat: 0 } },
  { type: 'rolled', data: { seat: 1, faces: [2, 3, 6] } },
  {
    type: 'openings',
    data: [
      { seat: 0, count: 2 },
      { seat: 1, count: 3 },
      { seat: 2, count: 1 },
    ],
  },
  { type: 'bid', data: { seat: 1, bid } },
  { type: 'bid', data: { seat: 0, bid: { count: 1, face: 3 } } },
  { type: 'challenged', data: { seat: 0, bidder: 1 } },
  { type: 'revealed', data: { cups: [[1, 5, 5], [2, 3, 6], [], [5]], bid, count: 3 } },
  { type: 'lost-a-die', data: { seat: 0, left: 2 } },
  { type: 'lost-a-die', data: { seat: 2, left: 0 } },
];

export const ticTacToeScenes: readonly object[] = [
  { cells: [0, 1, 0, null, null, null, null, null, 0], turn: 1 },
  { cells: Array.from({ length: 9 }, () => null), turn: 0 },
];
const cups = [
  { dice: 1, faces: null },
  { dice: 3, faces: [2, 3, 6] },
  { dice: 0, faces: null },
];
export const liarsDiceScenes: readonly object[] = [
  { cups, round: null },
  { cups: [{ dice: 5, faces: null }], round: { bidder: 1, bid, challenger: null } },
];

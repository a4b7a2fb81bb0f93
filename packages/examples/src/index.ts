import { type AnyGame, anyGame } from '@starboard/kernel';
import { liarsDice } from './liars-dice.ts';
import { ticTacToe } from './tic-tac-toe.ts';

export { type Bid, type LiarsDice, legalRaises, liarsDice } from './liars-dice.ts';
export { type TicTacToe, ticTacToe } from './tic-tac-toe.ts';

export const exampleGames: readonly AnyGame[] = [anyGame(ticTacToe), anyGame(liarsDice)];

import { liarsDice, ticTacToe } from '@starboard/examples';
import { anyGame } from '@starboard/kernel';
import type { Played } from './game.ts';

export const playedTicTacToe: Played = { game: anyGame(ticTacToe), botOf: null };
export const playedLiarsDice: Played = { game: anyGame(liarsDice), botOf: null };

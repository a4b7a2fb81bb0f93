import type { Level } from '@starboard/bots';
import type { GameName } from '../game-name.ts';
import type { Played } from './game.ts';

/**
 * Loads the rules and bots of one game: who plays Roll has no use for the other's, and who plays with easy bots none
 * for what strong ones have learned.
 */
export async function playedGame(name: GameName, level: Level): Promise<Played> {
  switch (name) {
    case 'roll':
      return (await import('./played-roll.ts')).played;
    case 'bsg':
      return level === 'strong'
        ? (await import('./played-bsg-strong.ts')).played
        : (await import('./played-bsg.ts')).played;
    case 'tic-tac-toe':
      return (await import('./played-examples.ts')).playedTicTacToe;
    case 'liars-dice':
      return (await import('./played-examples.ts')).playedLiarsDice;
  }
}

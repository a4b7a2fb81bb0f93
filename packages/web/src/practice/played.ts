import { anyGame } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';
import type { Played } from './game.ts';

/** Loads the rules and bots of one game: who plays Roll has no use for the other's. */
export async function playedGame(name: GameName): Promise<Played> {
  switch (name) {
    case 'roll': {
      const [{ roll }, { botOf }] = await Promise.all([
        import('@starboard/roll'),
        import('@starboard/bots/roll'),
      ]);
      return { game: anyGame(roll), botOf };
    }
    case 'bsg': {
      const [{ bsg }, { botOf }] = await Promise.all([
        import('@starboard/bsg'),
        import('@starboard/bots/bsg'),
      ]);
      return { game: anyGame(bsg), botOf };
    }
    case 'tic-tac-toe': {
      const { ticTacToe } = await import('@starboard/examples');
      return { game: anyGame(ticTacToe), botOf: null };
    }
    case 'liars-dice': {
      const { liarsDice } = await import('@starboard/examples');
      return { game: anyGame(liarsDice), botOf: null };
    }
  }
}

import { bsg } from '@starboard/bsg';
import { exampleGames } from '@starboard/examples';
import { type AnyGame, anyGame, message } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { UsageError } from './usage.ts';

export const games: readonly AnyGame[] = [anyGame(roll), anyGame(bsg), ...exampleGames];

export function gameNamed(name: string | undefined): AnyGame {
  const known = games.map((game) => game.name).join(', ');
  if (name === undefined) {
    throw new UsageError(`name a game: ${known}`, message('name-a-game', { known }));
  }
  const game = games.find((it) => it.name === name);
  if (game === undefined) {
    throw new UsageError(
      `no game named "${name}"; there are ${known}`,
      message('no-game', { name, known }),
    );
  }
  return game;
}

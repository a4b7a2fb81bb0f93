import { exampleGames } from '@starboard/examples';
import type { AnyGame } from '@starboard/kernel';
import { UsageError } from './usage.ts';

export const games: readonly AnyGame[] = exampleGames;

export function gameNamed(name: string | undefined): AnyGame {
  const known = games.map((game) => game.name).join(', ');
  if (name === undefined) throw new UsageError(`name a game: ${known}`);
  const game = games.find((it) => it.name === name);
  if (game === undefined) throw new UsageError(`no game named "${name}"; there are ${known}`);
  return game;
}

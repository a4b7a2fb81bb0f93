import { bsg } from '@starboard/bsg';
import { exampleGames } from '@starboard/examples';
import { type AnyGame, anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { Refusal } from './refusal.ts';

export const games: readonly AnyGame[] = [anyGame(roll), anyGame(bsg), ...exampleGames];

export function gameNamed(name: string): AnyGame {
  const game = games.find((it) => it.name === name);
  if (game === undefined) throw new Refusal(422, 'no-such-game');
  return game;
}

import type { Words } from '@starboard/words';

/** Games with a table, cards, an aid and rules to look up here. */
export type MainGame = 'roll' | 'bsg';
/** Small games, whose plain table tells in words what lies on it. */
export type PlainGame = 'tic-tac-toe' | 'liars-dice';
export type GameName = MainGame | PlainGame;

export const GAMES = ['bsg', 'roll', 'liars-dice', 'tic-tac-toe'] as const satisfies GameName[];

/** A game by the name a server, a record or an address gives it; null for one that this app does not know. */
export function gameNamed(name: string): GameName | null {
  return GAMES.find((it) => it === name) ?? null;
}

export const isMain = (game: GameName): game is MainGame => game === 'roll' || game === 'bsg';

/** What a game is called; one that is not known here goes by the name it came with. */
export function titleOf({ say }: Words, name: string): string {
  return gameNamed(name) === null ? name : say(`web-game-${name}`);
}

import { botOf as bsgBotOf } from '@starboard/bots/bsg';
import { botOf as rollBotOf } from '@starboard/bots/roll';
import { bsg } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import type { GameName } from '../../src/game-name.ts';
import type { Played } from '../../src/practice/game.ts';

/** Both games, at once. */
export const PLAYED: Readonly<Record<GameName, Played>> = {
  roll: { game: anyGame(roll), botOf: rollBotOf },
  bsg: { game: anyGame(bsg), botOf: bsgBotOf },
};

import { botOf as bsgBotOf } from '@starboard/bots/bsg';
import { botOf as rollBotOf } from '@starboard/bots/roll';
import { bsg } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import type { MainGame } from '../../src/game-name.ts';
import type { Played } from '../../src/practice/game.ts';

/** Both main games, at once. */
export const PLAYED = {
  roll: { game: anyGame(roll), botOf: rollBotOf },
  bsg: { game: anyGame(bsg), botOf: bsgBotOf },
} as const satisfies Record<MainGame, Played>;

import { botOf } from '@starboard/bots/roll';
import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import type { Played } from './game.ts';

export const played: Played = { game: anyGame(roll), botOf };

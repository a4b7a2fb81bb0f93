import { botOf } from '@starboard/bots/bsg-quick';
import { bsg } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import type { Played } from './game.ts';

export const played: Played = { game: anyGame(bsg), botOf };

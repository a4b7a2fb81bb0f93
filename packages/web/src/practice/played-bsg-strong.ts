import { botOf } from '@starboard/bots/bsg';
import { bsg } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import type { Played } from './game.ts';

/** With bots of every level: the strong ones bring what they have learned along. */
export const played: Played = { game: anyGame(bsg), botOf };

import type { MainGame } from '../game-name.ts';
import type { Seen } from './lesson.ts';

/** A sentence for the first time something appears. */
export interface Tip {
  readonly id: string;
  readonly at: readonly string[];
  when(seen: Seen): boolean;
}

/** The tips of a game: a table of one has no use for those of the other. */
export async function tipsOf(game: MainGame): Promise<readonly Tip[]> {
  return game === 'roll'
    ? (await import('./roll-tips.ts')).TIPS
    : (await import('./bsg-tips.ts')).TIPS;
}

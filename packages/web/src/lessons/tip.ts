import type { MainGame } from '../game-name.ts';
import type { Seen } from './lesson.ts';

/** A sentence for the first time something appears. */
export interface Tip {
  readonly id: string;
  readonly at: readonly string[];
  /** What else it must not cover. */
  readonly keep?: string;
  /** Another sentence, which is told only while secrets may be seen: its id, by what I am. */
  under?(seen: Seen): string;
  /** What must be on the page already, if not all of it comes with the ask. */
  readonly shown?: string;
  when(seen: Seen): boolean;
}

/** The tips of a game: a table of one has no use for those of the other. */
export async function tipsOf(game: MainGame): Promise<readonly Tip[]> {
  return game === 'roll'
    ? (await import('./roll-tips.ts')).TIPS
    : (await import('./bsg-tips.ts')).TIPS;
}

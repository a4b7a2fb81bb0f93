import type { MainGame } from '../game-name.ts';

/** How far somebody came with a lesson. */
export interface Progress {
  /** The practice game it is played in. */
  readonly id: string;
  /** The steps that were read. */
  readonly read: readonly string[];
  readonly over: boolean;
}

const key = (game: MainGame): string => `starboard.lesson.${game}`;

export function lessonProgress(game: MainGame): Progress | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { id, read, over } = kept as Partial<Progress>;
    return typeof id === 'string' && Array.isArray(read) ? { id, read, over: over === true } : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: MainGame, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

export const freshProgress = (): Progress => ({ id: crypto.randomUUID(), read: [], over: false });

import { isStoreAway } from '../edge/errors.ts';
import { isFull } from '../store/health.ts';
import type { Store } from '../store/store.ts';
import { type Appending, appendAll } from './append.ts';

/** Stores the moves of a table, together with whatever else waits. False when another process was faster. */
export type AppendLine = (it: Appending) => Promise<boolean>;

/** How many statements are under way at once; a folder has one connection only. */
const AT_ONCE = { postgres: 2, pglite: 1 };
/** The most that one statement takes. */
const MOST = 64;

interface Waiting {
  readonly it: Appending;
  readonly done: (stored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Moves of different tables that come while others are being stored go into the store together: one statement and one
 * commit for all of them. Whoever comes alone goes at once.
 */
export function appendLine(store: Pick<Store, 'db' | 'news' | 'kind'>): AppendLine {
  const waiting: Waiting[] = [];
  let underWay = 0;
  const next = (): void => {
    if (underWay >= AT_ONCE[store.kind] || waiting.length === 0) return;
    underWay += 1;
    storeTogether(store, waiting.splice(0, MOST)).finally(() => {
      underWay -= 1;
      next();
    });
  };
  return (it) =>
    new Promise((done, fail) => {
      waiting.push({ it, done, fail });
      next();
    });
}

/** Never fails itself: whoever waits is told. */
async function storeTogether(
  store: Pick<Store, 'db' | 'news'>,
  some: readonly Waiting[],
): Promise<void> {
  try {
    const all = some.map(({ it }) => it);
    const stored = await appendAll(store, all);
    for (const { it, done } of some) done(stored.has(it.table));
  } catch (error) {
    // Refused for one of them, and nothing was stored: the others are none the worse for it.
    if (some.length > 1 && !isStoreAway(error) && !isFull(error)) {
      for (const one of some) await storeTogether(store, [one]);
      return;
    }
    for (const { fail } of some) fail(error);
  }
}

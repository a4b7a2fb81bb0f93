import { useSyncExternalStore } from 'react';

// Whom I do not want to read at this table: mine alone, in this browser.

const keyOf = (table: string): string => `starboard.mute ${table}`;
const listeners = new Set<() => void>();
const known = new Map<string, ReadonlySet<number>>();

function read(table: string): ReadonlySet<number> {
  let muted = known.get(table);
  if (muted === undefined) {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
      muted = new Set(Array.isArray(kept) ? kept.filter((it) => typeof it === 'number') : []);
    } catch {
      muted = new Set();
    }
    known.set(table, muted);
  }
  return muted;
}

/** The seats that are not read at this table. */
export function useMuted(): ReadonlySet<number> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(window.location.pathname),
    () => NOBODY,
  );
}

const NOBODY: ReadonlySet<number> = new Set();

export function mute(seat: number, isMuted: boolean): void {
  const table = window.location.pathname;
  const now = new Set(read(table));
  if (isMuted) now.add(seat);
  else now.delete(seat);
  known.set(table, now);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify([...now]));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

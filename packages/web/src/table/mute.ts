import { useEffect, useSyncExternalStore } from 'react';
import { isAccount, whoIAm } from '../online/account.ts';
import { call } from '../online/api.ts';

// Whom I do not want to read, at any table: kept with my account, so that it holds on every device. Whoever watches without
// an account has it in this browser.

const KEY = 'starboard.muted';
const NOBODY: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = NOBODY;

function set(now: Iterable<string>): void {
  muted = new Set(now);
  for (const listener of listeners) listener();
}

function keptHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

function keepHere(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

async function read(): Promise<void> {
  if (!isAccount(await whoIAm())) return set(keptHere());
  try {
    set((await call('muted', 'GET', '/me/muted')).map(({ id }) => id));
  } catch {
    // Out of reach for now: it stays as it was.
  }
}

/** Another device may have changed it while nobody looked here. */
function lookAgain(): void {
  if (document.visibilityState === 'visible') void read();
}

/** The people that are not read, by the ids of their accounts; nobody where nobody talks. */
export function useMuted(online: boolean): ReadonlySet<string> {
  useEffect(() => {
    if (!online) return;
    void read();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, [online]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
    () => NOBODY,
  );
}

/** At once here; on my other devices when the server has it. */
export async function mute(player: string, isMuted: boolean): Promise<void> {
  set(isMuted ? [...muted, player] : [...muted].filter((it) => it !== player));
  if (!isAccount(await whoIAm())) return keepHere();
  try {
    await call('nothing', isMuted ? 'PUT' : 'DELETE', `/me/muted/${player}`);
  } catch (error) {
    await read();
    throw error;
  }
}

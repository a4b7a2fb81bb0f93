import { useSyncExternalStore } from 'react';
import { useSay } from '../language/provider.tsx';

// The server was brought up to date while this page was open. The page still works; it is told, and nothing more.

const AGAIN_MS = 5 * 60_000;

let newer = false;
let looked = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** The script this page began with has a hash in its name: as long as it is the newest, it is on the list. */
function own(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

async function look(): Promise<void> {
  if (newer || !import.meta.env.PROD) return;
  looked = performance.now();
  try {
    const response = await fetch('/precache.json', { cache: 'no-cache' });
    const list: unknown = response.ok ? await response.json() : null;
    const mine = own();
    if (mine === null || !Array.isArray(list) || list.length === 0 || list.includes(mine)) return;
    newer = true;
    for (const listener of listeners) listener();
  } catch {
    // Whoever cannot be reached is not newer.
  }
}

/** A connection that comes back may come back to another server. */
export const lookForNewer = (): void => void look();

function nowAndThen(): void {
  const rested = performance.now() - looked > AGAIN_MS;
  if (document.visibilityState === 'visible' && rested) void look();
}

let watching = false;
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    document.addEventListener('visibilitychange', nowAndThen);
    setInterval(nowAndThen, AGAIN_MS);
  }
  return () => listeners.delete(listener);
}

/** Says, once there is one, that there is a newer Starboard. What is half-made is kept over the loading. */
export function Newer() {
  const say = useSay();
  if (!useSyncExternalStore(subscribe, () => newer)) return null;
  return (
    <p className="newer" role="status">
      <span>{say('web-newer')}</span>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {say('web-newer-load')}
      </button>
    </p>
  );
}

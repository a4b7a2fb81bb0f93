import { useSyncExternalStore } from 'react';

/** Where a person is in the app. */
export type Place =
  | { readonly at: 'lobby' }
  | { readonly at: 'practice'; readonly game: string; readonly id: string }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly seq: number }
  | { readonly at: 'create' }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'settings' }
  | { readonly at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  switch (first) {
    case '':
      return { at: 'lobby' };
    case 'practice':
      return second === '' ? { at: 'lobby' } : { at: 'practice', game: second, id: third };
    case 't':
      return second === '' ? { at: 'lobby' } : { at: 'table', id: second };
    case 'replay':
      return { at: 'replay', id: second, seq: Number(third) || 0 };
    case 'create':
      return { at: 'create' };
    case 'rules':
      return { at: 'rules', game: second || 'bsg', rule: third };
    case 'settings':
      return { at: 'settings' };
    default:
      return { at: 'nowhere' };
  }
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', notify);

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', path);
  else window.history.replaceState(null, '', path);
  notify();
}

/** The path shown in the address bar. */
export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => window.location.pathname,
  );
}

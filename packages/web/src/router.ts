import { useSyncExternalStore } from 'react';
import { type GameName, gameNamed, isMain, type MainGame } from './game-name.ts';

/** Where a person is in the app. */
export type Place =
  | { readonly at: 'lobby' }
  | { readonly at: 'create' }
  | { readonly at: 'practice'; readonly game: GameName; readonly id: string }
  | { readonly at: 'learn'; readonly game: MainGame }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly seq: number | null }
  | { readonly at: 'rules'; readonly part: string; readonly rule: string }
  | { readonly at: 'settings' }
  | { readonly at: 'profile' }
  | { readonly at: 'statistics' }
  | { readonly at: 'player'; readonly id: string }
  | { readonly at: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', third = ''] = path.split('/').filter((part) => part !== '');
  switch (first) {
    case '':
      return { at: 'lobby' };
    case 'create':
    case 'settings':
    case 'profile':
    case 'statistics':
      return second === '' ? { at: first } : { at: 'nowhere' };
    case 'practice': {
      const game = gameNamed(second);
      return game === null ? { at: 'nowhere' } : { at: 'practice', game, id: third };
    }
    case 'learn': {
      const game = gameNamed(second);
      return game !== null && isMain(game) ? { at: 'learn', game } : { at: 'nowhere' };
    }
    case 'table':
    case 'player':
      return second === '' ? { at: 'nowhere' } : { at: first, id: second };
    case 'replay':
      return second === ''
        ? { at: 'nowhere' }
        : { at: 'replay', id: second, seq: /^\d{1,6}$/.test(third) ? Number(third) : null };
    case 'rules':
      return { at: 'rules', part: second, rule: third };
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
  if (how === 'push') {
    window.history.pushState(null, '', path);
    window.scrollTo(0, 0);
  } else window.history.replaceState(null, '', path);
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path shown in the address bar. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** What follows the question mark in the address bar. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}

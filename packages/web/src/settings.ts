import type { Order } from '@starboard/kernel';
import { useSyncExternalStore } from 'react';
import type { GameName } from './game-name.ts';

/** `system` is dark or light as the system is. */
export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose for this browser. */
export interface Settings {
  /** A language tag; empty for what the browser asks for. */
  readonly language: string;
  readonly theme: Theme;
  /** How large everything is, in percent. */
  readonly zoom: number;
  /** The colour I want to have, by the seat it belongs to; null for that of my seat. */
  readonly colour: number | null;
  readonly motion: 'system' | 'off';
  readonly sounds: boolean;
  /** A sentence the first time something new appears. */
  readonly tips: boolean;
  /** How loud, in percent. */
  readonly volume: number;
  /** What only I may see lies open all the time. */
  readonly openSecrets: boolean;
  /** How long bots seem to think, in milliseconds. */
  readonly botPace: number;
  /** The name to sit down with. */
  readonly name: string;
  /** Standing orders to begin every game with, by game. */
  readonly orders: Readonly<Partial<Record<GameName, readonly Order[]>>>;
}

const KEY = 'starboard.settings';
const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  zoom: 100,
  colour: null,
  motion: 'system',
  sounds: false,
  tips: true,
  volume: 60,
  openSecrets: false,
  // Slow enough that a newcomer can follow.
  botPace: 1200,
  name: '',
  orders: {},
};

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return DEFAULTS;
    const kept: Settings = { ...DEFAULTS, ...stored };
    // Looks have had other names.
    return THEMES.includes(kept.theme) ? kept : { ...kept, theme: DEFAULTS.theme };
  } catch {
    return DEFAULTS;
  }
}

export function settings(): Settings {
  return current;
}

/** The standing orders I begin every game of this kind with. */
export function usualOrders(game: GameName): readonly Order[] {
  return current.orders[game] ?? [];
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls back whenever something was changed; gives the way to stop that. */
export function onSettings(tell: (now: Settings) => void): () => void {
  const listener = (): void => tell(current);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settings,
    settings,
  );
}

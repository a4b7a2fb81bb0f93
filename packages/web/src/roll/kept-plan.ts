import type { Draft } from './plan.ts';

// A half-made plan outlives a lost connection and a reloaded page: it is kept for this tab, by table and ask.

const key = (ask: number): string => `starboard.plan ${window.location.pathname} ${ask}`;

export function keptPlan(ask: number): readonly Draft[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(ask)) ?? 'null');
    return Array.isArray(kept) && kept.length > 0 ? (kept as readonly Draft[]) : null;
  } catch {
    return null;
  }
}

export function keepPlan(ask: number, history: readonly Draft[]): void {
  try {
    sessionStorage.setItem(key(ask), JSON.stringify(history));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

import type { TableState } from './client.ts';

/** The host lets the game stand still. */
export function isPaused({ online }: TableState): boolean {
  return online !== null && online.table.paused !== null;
}

/** While nobody can answer nobody is asked. */
export function asItStands(state: TableState): TableState {
  const over = state.online?.status === 'abandoned';
  if (state.view === null || (!over && !isPaused(state))) return state;
  // After an early end nobody is waited for, either.
  const { waiting } = state.view;
  const view = { ...state.view, asks: [], waiting: over ? [] : waiting };
  return { ...state, canTakeBack: false, view };
}

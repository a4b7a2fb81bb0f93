import type { TableState } from './client.ts';

/** The host lets the game stand still. */
export function isPaused({ online }: TableState): boolean {
  return online !== null && online.table.paused !== null;
}

/** While nobody can answer nobody is asked. */
export function asItStands(state: TableState): TableState {
  const over = state.online?.status === 'abandoned';
  if (state.view === null || (!over && !isPaused(state))) return state;
  return { ...state, canTakeBack: false, view: { ...state.view, asks: [] } };
}

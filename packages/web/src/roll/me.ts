import type { PlayerView, RollView } from '@starboard/roll';
import type { TableProps } from '../table/page.tsx';

/** The player who is asked. */
export function meIn({ state }: TableProps): PlayerView | undefined {
  // The view of this game holds its facts.
  const facts = state.view?.facts as RollView | undefined;
  return facts?.players.find(({ seat }) => seat === state.view?.viewer);
}

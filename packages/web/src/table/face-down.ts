import type { BsgView, PlayerView } from '@starboard/bsg/reading';
import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings.ts';
import type { TableProps } from './page.tsx';

// Secrets that rest face down are looked at while they are held, or from when they are turned up until they are turned
// down or something else is asked. Whoever shows something of them asks here whether it may be seen.

interface Looked {
  readonly held: boolean;
  readonly turned: boolean;
}

const DOWN: Looked = { held: false, turned: false };
let now = DOWN;
const listeners = new Set<() => void>();

function set(next: Looked): void {
  if (next.held === now.held && next.turned === now.turned) return;
  now = next;
  for (const listener of listeners) listener();
}

export const hold = (held: boolean): void => set({ ...now, held });
export const turnUp = (turned: boolean): void => set({ held: false, turned });
export const putDown = (): void => set(DOWN);

export function useLooked(): Looked {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => now,
    () => DOWN,
  );
}

/** Whether secrets are in sight: kept open, turned up or held. */
export function useSecretsOpen(): boolean {
  const { held, turned } = useLooked();
  return useSettings().openSecrets || held || turned;
}

/** Whether somebody still hides what they are: an Agenda until the end, a Loyalty card until they are revealed. */
export const hides = ({ agenda, revealed, loyalty, faceUp }: PlayerView): boolean =>
  agenda !== null || (revealed === 'no' && loyalty.length > faceUp.length);

/** Whether the viewer of a table has something that rests face down there. */
export function hasSecrets({ game, state: { view } }: Pick<TableProps, 'game' | 'state'>): boolean {
  if (game !== 'bsg' || view === null || view.outcome !== null) return false;
  // The game is known by name, so that the facts are what its view says.
  const { players } = view.facts as BsgView;
  const me = players.find(({ seat }) => seat === view.viewer);
  return me !== undefined && hides(me);
}

import { useSyncExternalStore } from 'react';

const query =
  typeof window === 'undefined'
    ? null
    : window.matchMedia('(max-width: 780px), (max-height: 500px)');

/** Whether the parts of the table take turns, as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches ?? false,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const media = (query: string): MediaQueryList | null =>
  typeof window === 'undefined' ? null : window.matchMedia(query);

const narrow = media('(max-width: 780px), (max-height: 500px)');
// A board that stands has room above a question, a row of cards and a row of answers.
const high = media('(max-width: 780px) and (max-aspect-ratio: 47/100)');

function useMedia(query: MediaQueryList | null): boolean {
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches ?? false,
    () => false,
  );
}

/** Whether the parts of the table take turns, as on a phone. */
export const useNarrow = (): boolean => useMedia(narrow);

/** Whether it is a phone that stands, and has room for a board that can be read. */
export const useHigh = (): boolean => useMedia(high);

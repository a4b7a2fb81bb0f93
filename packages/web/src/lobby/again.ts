import { useEffect } from 'react';

/** How often a list is asked for again while somebody looks at it. */
const AGAIN_MS = 20_000;

/** Asks the server now and again, and tells what it said, as long as somebody looks; the last is shown if it fails. */
export function useAgain<T>(ask: (() => Promise<T>) | null, tell: (found: T) => void, of: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says what is asked for
  useEffect(() => {
    if (ask === null) return;
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      ask().then(
        (found) => wanted && tell(found),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [of]);
}

import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Which of these are on the page: from when they come to when they go. */
export function useOnPage(selectors: readonly string[]): ReadonlySet<string> {
  const [there, setThere] = useState<readonly string[]>([]);
  const wanted = selectors.join('\n');
  useLayoutEffect(() => {
    if (wanted === '') return;
    const look = (): void => {
      const found = wanted.split('\n').filter((it) => document.querySelector(it) !== null);
      setThere((now) => (now.join() === found.join() ? now : found));
    };
    look();
    // Before the browser paints: what stands beside it would be seen for a moment.
    const observer = new MutationObserver(() => flushSync(look));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [wanted]);
  return new Set(there.filter((it) => selectors.includes(it)));
}

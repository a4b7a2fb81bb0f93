import { useEffect, useState } from 'react';

/** Whether something is on the page, from when it comes to when it goes; null asks for nothing. */
export function useOnPage(selector: string | null): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (selector === null) return;
    const look = (): void => setThere(document.querySelector(selector) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector]);
  return selector !== null && there;
}

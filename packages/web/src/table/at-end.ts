import { type RefObject, type UIEvent, useEffect, useRef } from 'react';

/** How far from its end a list still counts as read to the end, in pixels. */
const NEAR = 40;

/**
 * Keeps a list at its newest line: when one is added, when it is said in another language, when the list gets another size,
 * and when it is seen at all after it lay behind another part. Whoever scrolled back to read stays there.
 */
export function useAtEnd<T extends HTMLElement>(
  count: number,
  said: object,
): { readonly list: RefObject<T | null>; readonly onScroll: (event: UIEvent<T>) => void } {
  const list = useRef<T>(null);
  const atEnd = useRef(true);
  const size = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of these changes, the end is elsewhere
  useEffect(() => {
    const it = list.current;
    if (it !== null && atEnd.current) it.scrollTop = it.scrollHeight;
  }, [count, said]);
  useEffect(() => {
    const it = list.current;
    if (it === null) return;
    const seen = new ResizeObserver(() => {
      size.current = sizeOf(it);
      if (atEnd.current) it.scrollTop = it.scrollHeight;
    });
    seen.observe(it);
    return () => seen.disconnect();
  }, []);
  return {
    list,
    onScroll({ currentTarget: it }) {
      // What a browser moves because there is more or less room was scrolled by nobody.
      if (sizeOf(it) !== size.current) return;
      atEnd.current = it.scrollHeight - it.scrollTop - it.clientHeight < NEAR;
    },
  };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string =>
  `${clientWidth} ${clientHeight}`;

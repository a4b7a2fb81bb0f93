import type { Words } from '@starboard/words';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from './glyph.tsx';

/** How far from its end a list still counts as read to the end, in pixels. */
const NEAR = 40;

/**
 * A list that stands at its newest line. It is laid out from its end, so that the browser keeps it there by itself: whatever
 * is added, said in another language or given another size. Whoever scrolled back stays where they read, and is told when
 * there is something new.
 */
export function AtEnd({
  count,
  words,
  onKeyDown,
  children,
}: {
  /** How many lines there are. */
  readonly count: number;
  readonly words: Words;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}) {
  const lines = useRef<HTMLDivElement>(null);
  /** How many lines there were when somebody scrolled back; null at the end. */
  const [read, setRead] = useState<number | null>(null);
  const look = (): void => {
    const back = -(lines.current?.scrollTop ?? 0) > NEAR;
    setRead((now) => (back ? (now ?? count) : null));
  };
  const toEnd = (): void => {
    lines.current?.scrollTo({ top: 0 });
    setRead(null);
  };
  // A list that was out of sight opens at its newest line.
  useEffect(() => {
    const it = lines.current;
    if (it === null) return;
    let isShown = true;
    const seen = new ResizeObserver(() => {
      const wasShown = isShown;
      isShown = it.clientHeight > 0;
      if (wasShown || !isShown) return;
      it.scrollTop = 0;
      setRead(null);
    });
    seen.observe(it);
    return () => seen.disconnect();
  }, []);
  return (
    <div className="at-end">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from line to line */}
      <div
        ref={lines}
        className="lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={look}
      >
        {children}
      </div>
      {read !== null && count > read && (
        <button type="button" className="button quiet new-lines" onClick={toEnd}>
          <Glyph name="down" /> {words.say('web-new-lines')}
        </button>
      )}
    </div>
  );
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether there is too little height for a board that stands: a scene above it may take the room. */
export function useLow(board: RefObject<HTMLElement | null>): boolean {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const stage = board.current?.parentElement;
    if (stage == null) return;
    let was = false;
    const look = (): void => {
      const is = stage.clientHeight < stage.clientWidth * 1.05;
      // Said again it would be another pass over the whole table.
      if (is !== was) setLow(is);
      was = is;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [board]);
  return low;
}

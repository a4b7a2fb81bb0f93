import { same } from '@starboard/kernel';
import { useCallback, useLayoutEffect, useRef } from 'react';

// A part of the table that nothing has happened to is left as it was drawn (`memo`): for that it is given the same things as before.

/** A function that stays the same and does what the newest one does: for what is pressed, not for what is drawn. */
export function useSteady<A extends readonly unknown[], R>(newest: (...given: A) => R) {
  const does = useRef(newest);
  useLayoutEffect(() => {
    does.current = newest;
  });
  return useCallback((...given: A): R => does.current(...given), []);
}

/** Whether a part is given the same as before; lists are the same when what is in them is. */
export function isGivenTheSame<P extends object>(before: P, now: P): boolean {
  const keys = Object.keys(now) as (keyof P)[];
  return keys.every((key) => {
    const [was, is] = [before[key], now[key]];
    return was === is || (Array.isArray(was) && Array.isArray(is) && same(was, is));
  });
}

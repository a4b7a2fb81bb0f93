import { useEffect, useRef, useState } from 'react';
import type { Online } from '../table/client.ts';

/** How long a line stands beside whoever said it, in milliseconds. */
const STANDS = 6000;

/** What was just said to everybody, by seat: for a moment. What was said before I came is read in the talk. */
export function useSpoken(online: Online | null): ReadonlyMap<number, string> {
  const [spoken, setSpoken] = useState<ReadonlyMap<number, string>>(new Map());
  const talk = online?.talk;
  const heard = useRef(talk?.at(-1)?.id ?? 0);
  useEffect(() => {
    const now = new Map<number, string>();
    for (const { id, seat, to, text } of talk ?? []) {
      if (id > heard.current && seat !== null && to === null && text !== null) now.set(seat, text);
    }
    heard.current = talk?.at(-1)?.id ?? heard.current;
    if (now.size === 0) return;
    setSpoken((before) => new Map([...before, ...now]));
    const timer = setTimeout(
      () =>
        setSpoken(
          (before) => new Map([...before].filter(([seat, text]) => now.get(seat) !== text)),
        ),
      STANDS,
    );
    return () => clearTimeout(timer);
  }, [talk]);
  return spoken;
}

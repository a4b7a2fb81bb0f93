import { useMemo, useState } from 'react';

// A half-made answer outlives a lost connection and a reloaded page: it is kept for this tab, by table and ask.

const keyOf = (ask: number | null, part: string): string =>
  `starboard.half ${window.location.pathname} ${ask} ${part}`;

function read<T>(key: string): readonly T[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? (kept as readonly T[]) : null;
  } catch {
    return null;
  }
}

/** A list that belongs to an ask; another ask begins with another list. */
export function useKept<T extends string | number | object>(
  ask: number | null,
  part: string,
  first: readonly T[],
): readonly [readonly T[], (next: readonly T[]) => void] {
  const key = keyOf(ask, part);
  const found = useMemo(() => read<T>(key), [key]);
  const [now, setNow] = useState<{ readonly key: string; readonly list: readonly T[] } | null>(
    null,
  );
  const list = now?.key === key ? now.list : (found ?? first);
  return [
    list,
    (next) => {
      setNow({ key, list: next });
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without a place to keep it, it lasts as long as the page.
      }
    },
  ];
}

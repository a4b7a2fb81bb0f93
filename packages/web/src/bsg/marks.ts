import { useState } from 'react';

/** What I think of somebody. */
export type Mark = 'none' | 'trust' | 'doubt' | 'accuse';

type Marks = Readonly<Record<number, Mark>>;

/** One pad for each table: its address is its name. */
const key = (): string => `starboard.marks ${window.location.pathname}`;

function read(): Marks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Marks) : {};
  } catch {
    return {};
  }
}

export function useMarks(): readonly [Marks, (seat: number, mark: Mark) => void] {
  const [marks, setMarks] = useState(read);
  return [
    marks,
    (seat, mark) => {
      const next = { ...marks, [seat]: mark };
      setMarks(next);
      try {
        localStorage.setItem(key(), JSON.stringify(next));
      } catch {
        // A browser that keeps nothing: the marks last as long as the page.
      }
    },
  ];
}

import type { BsgView, PlayerView } from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import type { TableProps } from '../table/page.tsx';

/** Asks that come several times in a row: what they need to say of how many is read out of the log. */
const COUNTED = new Set(['choose-skill-to-draw', 'place-scarce-ship']);

type Count = typeof import('./counted-asks.ts').sayHowMany;

/** Which of how many it is; nothing for other asks. It is counted by what comes with the first that wants it. */
export function useHowMany(
  table: TableProps,
  ask: AskView | null,
  facts: BsgView,
  me: PlayerView | undefined,
): string | undefined {
  const [count, setCount] = useState<Count | null>(null);
  const wanted = ask !== null && COUNTED.has(ask.ask.prompt);
  useEffect(() => {
    if (!wanted || count !== null) return;
    let here = true;
    void import('./counted-asks.ts').then(({ sayHowMany }) => {
      if (here) setCount(() => sayHowMany);
    });
    return () => {
      here = false;
    };
  }, [wanted, count]);
  return wanted && count !== null ? count({ ask, facts, me, table }) : undefined;
}

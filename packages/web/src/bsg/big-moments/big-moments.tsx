import type { BsgView } from '@starboard/bsg/reading';
import { lazy, Suspense, useCallback, useState } from 'react';
import { settings } from '../../settings.ts';
import type { TableState } from '../../table/client.ts';
import type { TableProps } from '../../table/page.tsx';
import { type BigMoment, momentsIn } from './which.ts';

// Pictures and words of their own: they come with the first of them.
const Shown = lazy(() => import('./shown.tsx'));

/** When more than this wait, the oldest have been lived through. */
const MOST = 3;

interface Lived extends Pick<TableState, 'log' | 'connection'> {
  readonly waiting: readonly BigMoment[];
}

/** What happened while I look: not before I came, while I was away, or once more. */
function after({ log, connection, waiting }: Lived, state: TableState): Lived {
  const now = { log: state.log, connection: state.connection };
  const last = log.at(-1);
  const from = last === undefined ? 0 : state.log.lastIndexOf(last) + 1;
  // Moves were taken back, or it is another log.
  if (last !== undefined && from === 0) return { ...now, waiting: [] };
  const looking = connection === 'live' && document.visibilityState === 'visible';
  // A replay is step by step already; whoever wants everything at once waits for nothing.
  if (!looking || state.past === true || settings().botPace === 0) return { ...now, waiting };
  const fresh = momentsIn(state.log, from, state.view?.viewer);
  return { ...now, waiting: [...waiting, ...fresh].slice(-MOST) };
}

/** Moments that fill the screen: as long as they last, one after the other, and gone with any key. */
export function BigMoments({
  table,
  facts,
}: {
  readonly table: TableProps;
  readonly facts: BsgView;
}) {
  const { state } = table;
  const [lived, setLived] = useState<Lived>({
    log: state.log,
    connection: state.connection,
    waiting: [],
  });
  if (lived.log !== state.log || lived.connection !== state.connection) {
    setLived(after(lived, state));
  }
  const end = useCallback(
    (key: string) =>
      setLived((now) => ({ ...now, waiting: now.waiting.filter((it) => it.key !== key) })),
    [],
  );
  const [first, next] = lived.waiting;
  if (first === undefined) return null;
  return (
    <Suspense>
      <Shown moment={first} hurry={next !== undefined} table={table} facts={facts} onEnd={end} />
    </Suspense>
  );
}

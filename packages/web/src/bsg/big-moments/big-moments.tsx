import type { BsgView } from '@starboard/bsg/reading';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { settings } from '../../settings.ts';
import { useBotsWait } from '../../table/bots-wait.ts';
import type { TableState } from '../../table/client.ts';
import type { TableProps } from '../../table/page.tsx';
import { type BigMoment, momentsIn } from './which.ts';

// Pictures and words of their own: they come with the first of them.
const Shown = lazy(() => import('./shown.tsx'));

/** When more than this wait, the oldest have been lived through; a card for my eyes waits until it is seen. */
const MOST = 3;
/** So long after one that ended by itself, a press was still meant for it, in milliseconds. */
const STILL_MEANT = 600;

const isMine = ({ kind }: BigMoment): boolean => kind === 'loyalty';

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
  // A replay is step by step already; whoever wants everything at once waits for nothing.
  if (connection !== 'live' || state.past === true || settings().botPace === 0) {
    return { ...now, waiting };
  }
  const all = momentsIn(state.log, from, state.view?.viewer);
  const fresh = document.visibilityState === 'visible' ? all : all.filter(isMine);
  const queue = [...waiting, ...fresh];
  return { ...now, waiting: queue.filter((it, i) => isMine(it) || i >= queue.length - MOST) };
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
  const [late, setLate] = useState(false);
  const end = useCallback((key: string, byItself: boolean) => {
    setLived((now) => ({ ...now, waiting: now.waiting.filter((it) => it.key !== key) }));
    setLate(byItself);
  }, []);
  const [first, next] = lived.waiting;
  useBotsWait(table.client, first !== undefined);
  useEffect(() => {
    if (!late) return;
    const timer = setTimeout(() => setLate(false), STILL_MEANT);
    return () => clearTimeout(timer);
  }, [late]);
  if (first === undefined) return late ? <TooLate /> : null;
  return (
    <Suspense>
      <Shown moment={first} hurry={next !== undefined} table={table} facts={facts} onEnd={end} />
    </Suspense>
  );
}

/** A press that was meant for what has just gone does nothing to what lies there now. */
function TooLate() {
  useEffect(() => {
    const swallow = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', swallow, { capture: true });
    return () => window.removeEventListener('keydown', swallow, { capture: true });
  }, []);
  return <div className="moment-gone" aria-hidden="true" />;
}

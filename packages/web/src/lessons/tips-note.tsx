import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isMain } from '../game-name.ts';
import { useSettings } from '../settings.ts';
import type { TableProps } from '../table/page.tsx';
import { seenAt } from './lesson.ts';
import { useOnPage } from './on-page.ts';
import { type Tip, tipsOf } from './tip.ts';

// Notes and their words come with the first that is given.
const Given = lazy(() => import('./given-tip.tsx'));

const KEY = 'starboard.tips';

function given(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : [];
  } catch {
    return [];
  }
}

function keep(tips: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tips));
  } catch {
    // Without a place to keep it, it lasts as long as the page.
  }
}

/**
 * A sentence the first time something new is there to be decided on; each once, for as long as this browser
 * remembers.
 */
export default function TipsNote({ table }: { readonly table: TableProps }) {
  const { tips: wanted } = useSettings();
  const { game, state } = table;
  const main = isMain(game) ? game : null;
  const [all, setAll] = useState<readonly Tip[]>([]);
  const [read, setRead] = useState(given);
  useEffect(() => {
    if (wanted && main !== null) void tipsOf(main).then(setAll);
  }, [wanted, main]);
  const playing = wanted && state.past !== true && typeof state.view?.viewer === 'number';
  const seen = seenAt(state);
  const tips = playing ? all.filter(({ id, when }) => !read.includes(id) && when(seen)) : [];
  const come = useOnPage(tips.flatMap(({ shown }) => shown ?? []));
  const tip = tips.find(({ shown }) => shown === undefined || come.has(shown));
  const give = (ids: readonly string[]): void => {
    const now = [...new Set([...read, ...ids])];
    keep(now);
    setRead(now);
  };
  // Whoever answers a question beside tips has had them.
  const beside = useRef<{ ask: number | null; ids: readonly string[] }>({ ask: null, ids: [] });
  const ask = seen.ask?.id ?? null;
  if (beside.current.ask !== ask) beside.current = { ask, ids: [] };
  const onShown = (id: string): void => {
    beside.current = { ask, ids: [...beside.current.ids, id] };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (state.sending && beside.current.ids.length > 0) give(beside.current.ids);
  }, [state.sending]);
  if (tip === undefined) return null;
  return (
    <Suspense>
      <Given tip={tip} seen={seen} onShown={onShown} onRead={() => give([tip.id])} />
    </Suspense>
  );
}

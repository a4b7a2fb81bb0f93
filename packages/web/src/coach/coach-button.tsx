import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../app/button.tsx';
import { openAsk } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';

// Who never asks loads nothing of it.
const Advice = lazy(() => import('./advice.tsx'));

/** "What would you do?", beside every question of a game with bots. */
export function CoachButton({ table }: { readonly table: TableProps }) {
  const ask = openAsk(table.state);
  /** The ask that was wondered about last. */
  const [wondered, setWondered] = useState<number | null>(null);
  const id = ask?.id ?? null;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const where = event.target;
      if (where instanceof HTMLElement && where.matches('input, textarea, select')) return;
      if (event.key.toLowerCase() === 'h') setWondered(id);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [id]);
  if (ask === null) return null;
  return (
    <>
      <Button
        className="button quiet coach"
        aria-keyshortcuts="H"
        onPress={() => setWondered(ask.id)}
      >
        {table.words.say('web-coach-ask')}
        <span className="digit key" aria-hidden="true">
          H
        </span>
      </Button>
      {wondered !== null && (
        <Suspense>
          <Advice table={table} wondered={wondered} onClose={() => setWondered(null)} />
        </Suspense>
      )}
    </>
  );
}

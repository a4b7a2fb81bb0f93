import { lazy, Suspense } from 'react';
import { isMain } from '../game-name.ts';
import { useSettings } from '../settings.ts';
import type { Extras, TableProps } from '../table/page.tsx';
import { CoachButton } from './coach-button.tsx';

// None of it is there before the table is.
const TipsNote = lazy(() => import('../lessons/tips-note.tsx'));
const LookingBack = lazy(() => import('./looking-back.tsx'));

/** Who wants none loads none. */
function Tips({ table }: { readonly table: TableProps }) {
  const { tips } = useSettings();
  return tips ? <TipsNote table={table} /> : null;
}

/** What stands beside a table with other people: tips, and after the game what mattered. */
export function onlineExtras(table: TableProps): Extras {
  if (!isMain(table.game)) return {};
  return {
    beside: <Tips table={table} />,
    end: (
      <Suspense>
        <LookingBack table={table} />
      </Suspense>
    ),
  };
}

/** The same beside a game with bots, and somebody to ask. */
export function practiceExtras(table: TableProps): Extras {
  if (!isMain(table.game)) return {};
  return {
    ...onlineExtras(table),
    ask: <CoachButton table={table} />,
  };
}

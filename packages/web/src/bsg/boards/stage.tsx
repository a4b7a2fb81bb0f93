import { type BsgView, CIVILIANS_AT } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { lazy, Suspense, useState } from 'react';
import { useNarrow } from '../../table/narrow.ts';
import { Icon } from '../icons.tsx';
import type { BoardDrawing } from './drawing.ts';
import { BoardFrame, type BoardProps, spotsOf } from './frame.tsx';
import type { BoardPages } from './pages.ts';

// A picture for the eye alone: the board does not wait for it.
const Sky = lazy(() => import('./sky.tsx'));

/** All boards: Galactica with the others as neighbours, or one page at a time, where something is lit. */
export function Boards({ paged, ...props }: BoardProps & { readonly paged: BoardPages }) {
  const { facts, words } = props;
  const narrow = useNarrow();
  const { pages, front, isLit, pick } = paged;
  const stacked = narrow ? front : front.filter(({ beside }) => beside === undefined);
  const neighbours = narrow ? [] : front.filter(({ beside }) => beside !== undefined);
  const height = stacked.reduce((sum, { lying }) => sum + lying.height, 0);
  const shown = stacked.map((drawing) => (
    <BoardFrame key={drawing.name} {...props} drawing={drawing} />
  ));
  const sky = (
    <Suspense>
      <Sky seed={`sky ${facts.visited.length}`} />
    </Suspense>
  );
  if (pages.length === 1 && front.length === 1) {
    return (
      <>
        {sky}
        {shown}
      </>
    );
  }
  return (
    <div
      className={narrow ? 'boards one' : 'boards'}
      style={{ '--boards-height': height, '--boards': stacked.length }}
    >
      {sky}
      {pages.length > 1 && (
        <div className="board-tabs" role="tablist" aria-label={words.say('web-bsg-boards')}>
          {pages.map((page) => (
            <button
              key={page[0]?.name}
              type="button"
              role="tab"
              aria-selected={page === front}
              className={isLit(page) ? 'board-tab lit' : 'board-tab'}
              onClick={() => pick(page)}
            >
              {page.map(({ name }) => words.say(name)).join(' · ')}
            </button>
          ))}
        </div>
      )}
      {neighbours.length === 0 ? (
        shown
      ) : (
        <div className="side-by-side">
          {neighbours.map((drawing) => (
            <Neighbour key={drawing.name} {...props} drawing={drawing} />
          ))}
          <div className="stacked">{shown}</div>
        </div>
      )}
    </div>
  );
}

/**
 * A board beside the others: it lies open where there is room for it, where something on it is asked about and where
 * somebody wants it; else a line tells what is on it.
 */
function Neighbour({ drawing, ...props }: BoardProps & { readonly drawing: BoardDrawing }) {
  const { words, lit, facts } = props;
  const [wanted, setWanted] = useState(false);
  const { beside } = drawing;
  if (beside === undefined) return null;
  const asked = spotsOf(beside).some((spot) => lit.has(spot));
  const open = wanted || asked;
  return (
    <div className={open ? 'neighbour unfolded' : 'neighbour'}>
      <button
        type="button"
        className="unfold"
        aria-expanded={open}
        onClick={() => setWanted(!open)}
      >
        <b>{words.say(drawing.name)}</b>
        <span className="counts">{waitingLine(facts, words)}</span>
        <Icon name="unfold" />
      </button>
      <BoardFrame {...props} drawing={drawing} beside={beside} />
    </div>
  );
}

/** How many Cylon ships wait there, and how near they are. */
function waitingLine({ pursuit }: BsgView, words: Words): string {
  if (pursuit === null) return '';
  const count = (where: readonly unknown[]): number => where.filter((it) => it !== null).length;
  const ships = [
    ['basestar', count(pursuit.basestars)],
    ['raider', count(pursuit.raiders)],
    ['heavy-raider', count(pursuit.heavyRaiders)],
  ] as const;
  return [
    ...ships.flatMap(([ship, n]) =>
      n === 0 ? [] : [words.say(`bsg-ships-${ship}`, { count: n })],
    ),
    `${words.say('web-bsg-pursuit')} ${pursuit.track}/${CIVILIANS_AT.length - 1}`,
  ].join(' · ');
}

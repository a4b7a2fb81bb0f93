import { useState } from 'react';
import { useNarrow } from '../../table/narrow.ts';
import type { Spot } from '../spots.ts';
import type { BoardDrawing } from './drawing.ts';
import { drawingsFor } from './drawings.ts';
import { BoardFrame, type BoardProps, spotsOf } from './frame.tsx';

/** Boards that lie side by side; one that takes the whole stage is a page of its own. On a phone each is. */
function pagesOf(
  drawings: readonly BoardDrawing[],
  narrow: boolean,
): readonly (readonly BoardDrawing[])[] {
  if (narrow) return drawings.map((drawing) => [drawing]);
  const together = drawings.filter(({ alone }) => alone !== true);
  const others = drawings.filter(({ alone }) => alone === true);
  return [together, ...others.map((drawing) => [drawing])];
}

/** All boards: Galactica with the others as neighbours, or one page at a time, where something is lit. */
export function Boards(props: BoardProps) {
  const { facts, words, lit, mine } = props;
  const narrow = useNarrow();
  const pages = pagesOf(drawingsFor(facts), narrow);
  const [picked, setPicked] = useState<string | null>(null);
  const main = pages[0];
  if (main === undefined) return null;
  const holds = (page: readonly BoardDrawing[], is: (spot: Spot) => boolean): boolean =>
    page.some((drawing) => spotsOf(drawing.lying).some(is));
  const isLit = (page: readonly BoardDrawing[]): boolean => holds(page, (spot) => lit.has(spot));
  const where = facts.players.find(({ seat }) => seat === mine)?.where;
  const home = pages.find((page) => holds(page, (spot) => spot === `location:${where}`)) ?? main;
  // A page opens by itself where something is lit and the one in front has nothing.
  const chosen = pages.find((page) => page[0]?.name === picked) ?? home;
  const front = isLit(chosen) ? chosen : (pages.find(isLit) ?? chosen);
  const height = front.reduce((sum, { lying }) => sum + lying.height, 0);
  const shown = front.map((drawing) => (
    <BoardFrame key={drawing.name} {...props} drawing={drawing} />
  ));
  if (pages.length === 1 && front.length === 1) return shown;
  return (
    <div
      className={narrow ? 'boards one' : 'boards'}
      style={{ '--boards-height': height, '--boards': front.length }}
    >
      {pages.length > 1 && (
        <div className="board-tabs" role="tablist" aria-label={words.say('web-bsg-boards')}>
          {pages.map((page) => (
            <button
              key={page[0]?.name}
              type="button"
              role="tab"
              aria-selected={page === front}
              className={isLit(page) ? 'board-tab lit' : 'board-tab'}
              onClick={() => setPicked(page[0]?.name ?? null)}
            >
              {page.map(({ name }) => words.say(name)).join(' · ')}
            </button>
          ))}
        </div>
      )}
      {shown}
    </div>
  );
}

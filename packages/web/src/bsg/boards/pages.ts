import type { BsgView } from '@starboard/bsg/reading';
import { useState } from 'react';
import { useNarrow } from '../../table/narrow.ts';
import type { Spot } from '../spots.ts';
import type { BoardDrawing } from './drawing.ts';
import { drawingsFor } from './drawings.ts';
import { spotsOf } from './frame.tsx';

/** Boards that are seen at once. */
type Page = readonly BoardDrawing[];

/** Which boards there are, and which of them lie in front. */
export interface BoardPages {
  readonly pages: readonly Page[];
  readonly front: Page;
  readonly isLit: (page: Page) => boolean;
  readonly pick: (page: Page) => void;
}

/** Boards that lie side by side; one that takes the whole stage is a page of its own. On a phone each is. */
function pagesOf(drawings: readonly BoardDrawing[], narrow: boolean): readonly Page[] {
  if (narrow) return drawings.map((drawing) => [drawing]);
  const together = drawings.filter(({ alone }) => alone !== true);
  const others = drawings.filter(({ alone }) => alone === true);
  return [together, ...others.map((drawing) => [drawing])];
}

/** A page opens by itself where something is lit and the one in front has nothing. */
export function useBoardPages(
  facts: BsgView,
  lit: ReadonlySet<Spot>,
  mine: number | null,
): BoardPages {
  const pages = pagesOf(drawingsFor(facts), useNarrow());
  const [picked, setPicked] = useState<string | null>(null);
  const holds = (page: Page, is: (spot: Spot) => boolean): boolean => spotsSeenOn(page).some(is);
  const isLit = (page: Page): boolean => holds(page, (spot) => lit.has(spot));
  const where = facts.players.find(({ seat }) => seat === mine)?.where;
  const home = pages.find((page) => holds(page, (spot) => spot === `location:${where}`));
  const chosen = pages.find((page) => page[0]?.name === picked) ?? home ?? pages[0] ?? [];
  return {
    pages,
    front: isLit(chosen) ? chosen : (pages.find(isLit) ?? chosen),
    isLit,
    pick: (page) => setPicked(page[0]?.name ?? null),
  };
}

/** Every spot that is on the screen with these boards. */
export const spotsSeenOn = (page: Page): readonly Spot[] =>
  page.flatMap(({ lying }) => spotsOf(lying));

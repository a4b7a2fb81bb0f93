import { createElement, type ReactNode } from 'react';
import { NOWHERE } from '../../src/bsg/answered-there.ts';
import type { BoardProps } from '../../src/bsg/boards/frame.tsx';
import { useBoardPages } from '../../src/bsg/boards/pages.ts';
import { Boards } from '../../src/bsg/boards/stage.tsx';

/** The boards as a table shows them to somebody whose answers stand in a list. */
export function DrawnBoards(props: Omit<BoardProps, 'there'>): ReactNode {
  const paged = useBoardPages(props.facts, props.lit, props.mine);
  return createElement(Boards, { ...props, paged, there: NOWHERE });
}

import { brokenRules } from './faults.ts';
import { topOf } from './frames.ts';
import type { GameTypes } from './game.ts';
import type { Branch, Frame } from './state.ts';
import type { Table } from './table.ts';

export interface Located {
  readonly branch: Branch;
  /** The frame that waits for the branch, on whose stack, in which branch. */
  readonly frame: Frame;
  readonly stack: Frame[];
  readonly within: number;
}

export function locate(stack: Frame[], id: number, within = 0): Located | null {
  const frame = topOf(stack);
  if (frame?.pending?.kind !== 'together') return null;
  for (const branch of frame.pending.branches) {
    if (branch.id === id) return { branch, frame, stack, within };
    const deeper = locate(branch.stack, id, branch.id);
    if (deeper !== null) return deeper;
  }
  return null;
}

/** Makes a branch (0: the game itself) the one being played. */
export function enter<G extends GameTypes>(t: Table<G>, id: number): void {
  if (id === 0) {
    t.stack = t.state.stack;
  } else {
    const found = locate(t.state.stack, id);
    if (found === null) throw brokenRules(`no branch ${id}`);
    t.stack = found.branch.stack;
  }
  t.branch = id;
}

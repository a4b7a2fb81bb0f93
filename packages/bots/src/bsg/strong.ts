import { type Foresight, judgeWith } from './foresight.ts';
import { BY_HAND } from './judge.ts';
import type { Effort, Search } from './looking-ahead.ts';

/** Fixed, not timed, so that a game comes out the same on any machine. */
const EFFORT: Effort = { choices: 4, worlds: 12, turns: 1, caution: 0.5 };
const EFFORT_BY_HAND: Effort = { choices: 4, worlds: 10, turns: 2, caution: 0 };

/** How the strong player looks ahead: through the eyes of a network, or by hand where there is none. */
export function strongSearch(foresight: Foresight | null): Search {
  return foresight === null
    ? { effort: EFFORT_BY_HAND, judge: BY_HAND }
    : { effort: EFFORT, judge: judgeWith(foresight) };
}

import { BY_HAND } from './judge.ts';
import type { Effort, Search } from './looking-ahead.ts';

/** Fixed, not timed, so that a game comes out the same on any machine. */
const EFFORT: Effort = { choices: 4, worlds: 10, turns: 2, checks: 6, caution: 0 };

/** How the strong player looks ahead: two turns, judged by hand. */
export const STRONG: Search = { effort: EFFORT, judge: BY_HAND };

import { restored, type Stored } from '../learning/storage.ts';
import { foresightWith, judgeWith } from './foresight.ts';
import type { LookAhead } from './look-ahead.ts';
import { type Effort, lookingAhead } from './looking-ahead.ts';
import { LEARNED } from './weights.ts';

/** Fixed, not timed, so that a game comes out the same on any machine. */
const EFFORT: Effort = { choices: 4, worlds: 20, turns: 1, checks: 8, caution: 1.5, nerve: 0.5 };

/** How a strong player looks ahead who has learned this. */
export const searchWith = (learned: Stored): LookAhead =>
  lookingAhead({ effort: EFFORT, judge: judgeWith(foresightWith(restored(learned))) });

let unpacked: LookAhead | null = null;

/** How the strong player does: what was learned is unpacked once, and only where somebody uses it. */
export function strongSearch(): LookAhead {
  unpacked ??= searchWith(LEARNED);
  return unpacked;
}

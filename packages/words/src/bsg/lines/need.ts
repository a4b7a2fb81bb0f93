import type { Condition } from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import type { Words } from '../../words.ts';
import { condition } from '../conditions.ts';

/** What must hold, by the name of its sentence. */
function needOf(need: Condition): string {
  return need.is === 'title' ? need.title : need.is;
}

/** Whatever has no sentence of its own is said as a condition. */
export function needLine(words: Words, need: Condition): Line {
  const own = `bsg-need-${needOf(need)}`;
  return words.has(own) ? [own] : ['bsg-need-while', { condition: condition(need, 'self') }];
}

import type { SeenEvent } from '@starboard/kernel';

/** Events that tell whose eyes they are for which Loyalty cards lie there, and everybody else how many. */
const OF_LOYALTY: ReadonlySet<string> = new Set([
  'loyalty-dealt',
  'loyalty-looked-at',
  'loyalty-passed',
]);

/** As everybody else was told it: while secrets rest face down, the log names no Loyalty card that only I may see. */
export function veiled(event: SeenEvent): SeenEvent {
  const { type, data } = event;
  if (!OF_LOYALTY.has(type)) return event;
  if (typeof data !== 'object' || data === null || !('cards' in data)) return event;
  const { cards: _, ...told } = data;
  return { type, data: told };
}

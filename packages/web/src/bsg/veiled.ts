import type { SeenEvent } from '@starboard/kernel';

/** Events that tell whose eyes they are for which cards lie there, and everybody else how many. */
const FOR_MY_EYES: ReadonlySet<string> = new Set([
  'loyalty-dealt',
  'loyalty-looked-at',
  'loyalty-passed',
  'contributed',
]);

/** As everybody else was told it: while secrets rest face down, the log names no card by which I could be told for a Cylon. */
export function veiled(event: SeenEvent): SeenEvent {
  const { type, data } = event;
  if (!FOR_MY_EYES.has(type)) return event;
  if (typeof data !== 'object' || data === null || !('cards' in data)) return event;
  const { cards: _, ...told } = data;
  return { type, data: told };
}

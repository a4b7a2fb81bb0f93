import type { SeenEvent } from '@starboard/kernel';
import { isCardId, sidesOf } from '@starboard/roll';

/** The tiles an event speaks of: a card by its name, a tile of the bag by both its sides. */
export function aboutEvent({ data }: SeenEvent): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const found: string[] = [];
  const note = (key: string, value: unknown): void => {
    if (Array.isArray(value)) for (const it of value) note(key, it);
    else if (typeof value === 'string' && isCardId(value)) found.push(value);
    else if (typeof value === 'number' && (key === 'tile' || key === 'tiles')) {
      const { development, world } = sidesOf(value);
      found.push(development, world);
    }
  };
  const counted = 'count' in data || 'draws' in data;
  for (const [key, value] of Object.entries(data)) {
    // Some events tell only how many tiles there were.
    if (key === 'tiles' && !Array.isArray(value)) continue;
    if (
      ['card', 'home', 'world', 'tile', 'tiles'].includes(key) &&
      !(counted && typeof value === 'number')
    ) {
      note(key, value);
    }
  }
  return [...new Set(found)].slice(0, 4);
}

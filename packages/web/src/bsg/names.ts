import { kindOf } from '@starboard/bsg/reading';
import type { SeenEvent } from '@starboard/kernel';
import type { Speech } from '@starboard/words';

/** Definitions are named by deck and id. The game itself mostly says only the id. */
const DECKS = [
  'location',
  'character',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'loyalty',
  'title',
  'agenda',
  'card',
  'ally',
  'crossroads',
] as const;

let known: { readonly ids: readonly string[]; readonly all: ReadonlySet<string> } | null = null;

function all(speech: Speech): ReadonlySet<string> {
  if (known === null || known.ids.length !== speech.ids.length) {
    known = { ids: speech.ids, all: new Set(speech.ids) };
  }
  return known.all;
}

/** The definition of what the game calls `id`, or null. */
export function definitionId(speech: Speech, id: string): string | null {
  const ids = all(speech);
  const deck = DECKS.find((it) => ids.has(`${it}:${id}`));
  return deck === undefined ? null : `${deck}:${id}`;
}

export function named(speech: Speech, id: string): string {
  const found = definitionId(speech, id);
  return found === null ? id : speech.name(found);
}

const TOLD = new Set([
  'card',
  'cards',
  'of',
  'character',
  'location',
  'to',
  'loyalties',
  'agendas',
  'title',
  'ally',
]);

/** The cards, characters and places an event speaks of. */
export function aboutEvent(speech: Speech, { data }: SeenEvent): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const found: string[] = [];
  const deck = 'deck' in data && typeof data.deck === 'string' ? data.deck : null;
  const note = (key: string, value: unknown): void => {
    if (Array.isArray(value)) for (const it of value) note(key, it);
    else if (typeof value === 'number' && (key === 'card' || key === 'cards')) {
      found.push(`card:${kindOf(value).id}`);
    } else if (typeof value === 'string') {
      const ofDeck = deck !== null && (key === 'card' || key === 'of');
      const id =
        key === 'ally'
          ? `ally:${value}`
          : ofDeck
            ? `${deck}:${value}`
            : definitionId(speech, value);
      if (id !== null) found.push(id);
    }
  };
  for (const [key, value] of Object.entries(data)) if (TOLD.has(key)) note(key, value);
  return [...new Set(found)].slice(0, 4);
}

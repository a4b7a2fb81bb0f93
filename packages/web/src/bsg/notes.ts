import type { BsgEvents, PlayerView } from '@starboard/bsg/reading';
import type { Person, Speech, Words } from '@starboard/words';
import type { LogEntry } from '../table/client.ts';
import { definitionId, named } from './names.ts';

/** Something a player saw in secret. */
export type Note = PlayerView['notes'][number];

/** The cards a note speaks of. */
export function aboutNote(speech: Speech, note: Note): readonly string[] {
  if (note.about === 'civilian') return [];
  const cards = 'cards' in note ? note.cards : [note.card];
  return cards.flatMap((card) => definitionId(speech, card) ?? []);
}

export function sayNote(
  words: Words,
  speech: Speech,
  people: readonly Person[],
  note: Note,
): string {
  switch (note.about) {
    case 'loyalty':
      return words.say('web-bsg-note-loyalty', {
        who: people[note.seat]?.name ?? '',
        card: named(speech, note.card),
      });
    case 'civilian':
      return words.say('web-bsg-note-civilian', {
        ship: note.ship + 1,
        face: words.say(`bsg-face-${note.face}`),
      });
    case 'quorum':
      return words.say('web-bsg-note-quorum', {
        cards: note.cards.map((card) => named(speech, card)).join(', '),
      });
    case 'crisis':
    case 'destination':
      return words.say(`web-bsg-note-${note.end}`, { card: named(speech, note.card) });
  }
}

/** What takes the card from the top of a deck, or may have. */
const DRAWN: Readonly<Record<'crisis' | 'destination', ReadonlySet<string>>> = {
  crisis: new Set(['crisis-drawn', 'crisis-replaced']),
  destination: new Set(['destination-chosen', 'destinations-seen']),
};

/** Whether a card that I saw on top of its deck lies there still, for all I know. */
function isOnTop(
  { about, card }: Note & { about: 'crisis' | 'destination' },
  log: readonly LogEntry[],
): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event === undefined || DRAWN[about].has(event.type)) return false;
    if (event.type !== 'deck-looked-at') continue;
    // The log of this game holds this game's events.
    const look = event.data as BsgEvents['deck-looked-at'];
    if (look.deck === about && look.end === 'bottom') return false;
    if (look.deck === about && look.card === card) return true;
  }
  return false;
}

/** What of it still holds: all of it is kept among my notes. */
export function standing(notes: readonly Note[], log: readonly LogEntry[]): readonly Note[] {
  return notes.filter(
    (note) =>
      note.about === 'loyalty' ||
      note.about === 'civilian' ||
      (note.about !== 'quorum' && note.end === 'top' && isOnTop(note, log)),
  );
}

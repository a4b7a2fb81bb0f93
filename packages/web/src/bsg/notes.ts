import type { PlayerView } from '@starboard/bsg/reading';
import type { Person, Speech, Words } from '@starboard/words';
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

import type { GameEvent } from '@starboard/kernel';
import {
  ALL_CRISES,
  ALL_DESTINATIONS,
  ALL_QUORUM,
  CHARACTERS,
  CYLON_CARDS,
} from './content/index.ts';
import type { BsgEvents } from './events.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS } from './vocabulary.ts';

/** What random play should have shown. */
export const coverage = {
  all: [
    ...ALL_CRISES.map((id) => `crisis:${id}`),
    ...ALL_DESTINATIONS.map((id) => `destination:${id}`),
    ...ALL_QUORUM.map((id) => `quorum:${id}`),
    ...CHARACTERS.map((id) => `character:${id}`),
    ...CYLON_CARDS.map((id) => `revealed:${id}`),
    ...DAMAGE_TOKENS.map((id) => `damage:${id}`),
    ...BASESTAR_TOKENS.map((id) => `basestar:${id}`),
    ...['pass', 'partial', 'fail'].map((result) => `check:${result}`),
    'sleeper',
    'sympathizer:cylon',
    'sympathizer:prisoner',
  ],
  of(event: GameEvent<BsgEvents>): string[] {
    switch (event.type) {
      case 'crisis-drawn':
      case 'crisis-replaced':
        return [`crisis:${event.data.card}`];
      case 'destination-chosen':
        return [`destination:${event.data.card}`];
      case 'quorum-played':
        return [`quorum:${event.data.card}`];
      case 'character-picked':
        return [`character:${event.data.character}`];
      case 'cylon-revealed':
        return [`revealed:${event.data.card}`];
      case 'galactica-damaged':
        return [`damage:${event.data.token}`];
      case 'basestar-damaged':
        return [`basestar:${event.data.token}`];
      case 'check-settled':
        return [`check:${event.data.result}`];
      case 'sleeper-phase':
        return ['sleeper'];
      case 'sympathizer-resolved':
        return [`sympathizer:${event.data.becomes}`];
      default:
        return [];
    }
  },
};

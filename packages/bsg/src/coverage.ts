import type { GameEvent } from '@starboard/kernel';
import {
  type Ability,
  ALL_CRISES,
  ALL_DESTINATIONS,
  ALL_QUORUM,
  CHARACTERS,
  type Crisis,
  CYLON_CARDS,
  characterOf,
  crisisOf,
  DEFINITIONS,
  kindOf,
} from './content/index.ts';
import { ENDINGS } from './rulebook/endings.ts';
import type { BsgEvents } from './table/events.ts';
import type { CivilianFace } from './table/facts.ts';
import { BASESTAR_TOKENS, DAMAGE_TOKENS } from './table/vocabulary.ts';

/** Rules that forbid something show themselves in nothing that happens. */
function shows({ rule }: Ability): boolean {
  return rule !== 'cannot-activate' && rule !== 'activates-alone';
}

function branches(crisis: Crisis): string[] {
  const { id } = crisis;
  const parts = [`part:${id}:0`, `part:${id}:1`];
  switch (crisis.kind) {
    case 'attack':
      return [];
    case 'event':
      return parts;
    case 'check':
      return [
        ...['pass', 'fail', ...(crisis.partial === undefined ? [] : ['partial'])].map(
          (result) => `check:${id}:${result}`,
        ),
        ...(crisis.instead === undefined ? [] : parts),
      ];
  }
}

const FACES: readonly CivilianFace[] = [
  'empty',
  'population-1',
  'population-2',
  'population-1-fuel-1',
  'population-1-morale-1',
];

const CHECKED_LOCATIONS = ['administration', 'admirals-quarters', 'brig'];

/** What random play should have shown. */
export const coverage = {
  all: [
    ...ALL_CRISES.flatMap((id) => [`crisis:${id}`, ...branches(crisisOf(id))]),
    ...ALL_DESTINATIONS.map((id) => `destination:${id}`),
    ...ALL_QUORUM.map((id) => `quorum:${id}`),
    ...DEFINITIONS.skillCards.map(({ id }) => `card:${id}`),
    ...DEFINITIONS.locations.flatMap(({ id, action }) =>
      action.length === 0 ? [] : [`location:${id}`],
    ),
    ...CHECKED_LOCATIONS.flatMap((id) => [`check:${id}:pass`, `check:${id}:fail`]),
    ...CHARACTERS.flatMap((id) => [
      `character:${id}`,
      ...characterOf(id).abilities.flatMap((it) => (shows(it) ? [`ability:${it.id}`] : [])),
    ]),
    ...CYLON_CARDS.flatMap((id) => [`revealed:${id}`, `power:${id}`]),
    ...DAMAGE_TOKENS.map((id) => `damage:${id}`),
    ...BASESTAR_TOKENS.map((id) => `basestar:${id}`),
    ...FACES.map((face) => `civilian:${face}`),
    ...ENDINGS.map((id) => `ending:${id}`),
    'title:president',
    'title:admiral',
    'sleeper',
    'sympathizer:cylon',
    'sympathizer:prisoner',
  ],
  of(event: GameEvent<BsgEvents>): string[] {
    switch (event.type) {
      case 'crisis-drawn':
      case 'crisis-replaced':
        return [`crisis:${event.data.card}`];
      case 'part-chosen':
        return [`part:${event.data.card}:${event.data.part}`];
      case 'check-settled':
        return [`check:${event.data.of}:${event.data.result}`];
      case 'destination-chosen':
        return [`destination:${event.data.card}`];
      case 'quorum-played':
        return [`quorum:${event.data.card}`];
      case 'card-played':
        return [`card:${kindOf(event.data.card).id}`];
      case 'location-activated':
        return [`location:${event.data.location}`];
      case 'ability-used':
        return [`ability:${event.data.ability}`];
      case 'action-taken':
        return event.data.action.startsWith('title') ? [event.data.action] : [];
      case 'character-picked':
        return [`character:${event.data.character}`];
      case 'cylon-revealed':
        return [`revealed:${event.data.card}`];
      case 'reveal-power-used':
        return [`power:${event.data.card}`];
      case 'galactica-damaged':
        return [`damage:${event.data.token}`];
      case 'basestar-damaged':
        return [`basestar:${event.data.token}`];
      case 'civilian-destroyed':
        return [`civilian:${event.data.face}`];
      case 'ended':
        return [`ending:${event.data.ending}`];
      case 'sleeper-phase':
        return ['sleeper'];
      case 'sympathizer-resolved':
        return [`sympathizer:${event.data.becomes}`];
      default:
        return [];
    }
  },
};

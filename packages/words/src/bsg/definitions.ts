import {
  type AgendaCard,
  type AllyCard,
  type AllyId,
  type Character,
  type Crisis,
  type CrossroadsCard,
  DEFINITIONS,
  type Destination,
  type ExtraAction,
  edition,
  type LocationCard,
  type LoyaltyCard,
  type QuorumCard,
  type SkillCardKind,
  type TitleCard,
} from '@starboard/bsg/reading';
import type { Line } from '../line.ts';
import type { Definition } from '../speech.ts';
import type { Words } from '../words.ts';
import { conditions } from './conditions.ts';
import { inPlayLine, useLines } from './lines/cards.ts';
import { characterLines } from './lines/character.ts';
import { crisisLines } from './lines/crisis.ts';
import { extraLines, locationLines } from './lines/location.ts';
import { loyaltyLines } from './lines/loyalty.ts';
import { textOf } from './lines/text.ts';
import { allyName, character, destinationCards, place, skill } from './vocabulary.ts';

/** A card, sheet or place with its deck. */
export type Entry =
  | { readonly kind: 'crisis' | 'super-crisis'; readonly it: Crisis }
  | { readonly kind: 'quorum'; readonly it: QuorumCard }
  | { readonly kind: 'destination'; readonly it: Destination }
  | { readonly kind: 'loyalty'; readonly it: LoyaltyCard }
  | { readonly kind: 'card'; readonly it: SkillCardKind }
  | { readonly kind: 'character'; readonly it: Character }
  | { readonly kind: 'location'; readonly it: LocationCard }
  | { readonly kind: 'title'; readonly it: TitleCard }
  | { readonly kind: 'agenda'; readonly it: AgendaCard }
  | { readonly kind: 'action'; readonly it: ExtraAction }
  | { readonly kind: 'ally'; readonly it: AllyCard<AllyId> }
  | { readonly kind: 'crossroads'; readonly it: CrossroadsCard };

function entries(): Entry[] {
  const all: Entry[] = [];
  for (const it of DEFINITIONS.characters) all.push({ kind: 'character', it });
  for (const it of DEFINITIONS.titles) all.push({ kind: 'title', it });
  for (const it of DEFINITIONS.locations) all.push({ kind: 'location', it });
  for (const it of DEFINITIONS.skillCards) all.push({ kind: 'card', it });
  for (const it of DEFINITIONS.quorumCards) all.push({ kind: 'quorum', it });
  for (const it of DEFINITIONS.loyaltyCards) all.push({ kind: 'loyalty', it });
  for (const it of DEFINITIONS.destinations) all.push({ kind: 'destination', it });
  for (const it of DEFINITIONS.crises) all.push({ kind: 'crisis', it });
  for (const it of DEFINITIONS.agendas) all.push({ kind: 'agenda', it });
  for (const it of DEFINITIONS.actions) all.push({ kind: 'action', it });
  for (const it of DEFINITIONS.allies) all.push({ kind: 'ally', it });
  for (const it of DEFINITIONS.crossroads) all.push({ kind: 'crossroads', it });
  for (const it of DEFINITIONS.superCrises) all.push({ kind: 'super-crisis', it });
  return all;
}

let kept: { readonly edition: number; readonly entries: ReadonlyMap<string, Entry> } | null = null;

/** Every definition, by deck and id: `crisis:water-shortage-basestars`, `location:brig`. */
export function allEntries(): ReadonlyMap<string, Entry> {
  if (kept?.edition !== edition()) {
    const all = entries().map((entry) => [`${entry.kind}:${entry.it.id}`, entry] as const);
    kept = { edition: edition(), entries: new Map(all) };
  }
  return kept.entries;
}

export function nameOf(entry: Entry): string {
  if (entry.kind === 'ally') return allyName(entry.it.id);
  const { kind, it } = entry;
  return `bsg-${kind === 'super-crisis' ? 'crisis' : kind}-${it.id}`;
}

export function define(words: Words, id: string): Definition {
  const entry = allEntries().get(id);
  if (entry === undefined) throw new RangeError(`there is no card "${id}"`);
  return {
    id,
    kind: entry.kind,
    name: words.say(nameOf(entry)),
    lines: linesOf(words, entry).map(([message, args]) => words.say(message, args)),
  };
}

export function linesOf(words: Words, entry: Entry): Line[] {
  switch (entry.kind) {
    case 'crisis':
    case 'super-crisis':
      return [[`bsg-kind-${entry.kind}`], ...crisisLines(words, entry.it)];
    case 'quorum':
      return [
        ['bsg-kind-quorum'],
        ['bsg-line-text', { text: textOf(words, entry.it.effects) }],
        ...(entry.it.inPlay === undefined ? [] : [inPlayLine(entry.it.inPlay)]),
      ];
    case 'destination':
      return [
        ['bsg-kind-destination'],
        ['bsg-line-distance', { distance: entry.it.distance }],
        ['bsg-line-text', { text: textOf(words, entry.it.effects) }],
      ];
    case 'loyalty':
      return loyaltyLines(words, entry.it);
    case 'card':
      return [
        ['bsg-kind-skill-card', { skill: skill(entry.it.skill) }],
        ...useLines(words, entry.it),
      ];
    case 'character':
      return characterLines(words, entry.it);
    case 'location':
      return locationLines(words, entry.it);
    case 'title':
      return [
        ['bsg-kind-title'],
        ...titleLines(words, entry.it),
        ['bsg-line-succession', { characters: entry.it.succession.map(character) }],
      ];
    case 'agenda': {
      const { deck, winner, needs } = entry.it;
      return [
        [`bsg-kind-agenda-${deck}`],
        [`bsg-line-agenda-${winner}`, { conditions: conditions(needs, 'self') }],
      ];
    }
    case 'action':
      return extraLines(words, entry.it);
    case 'ally':
      return [
        ['bsg-kind-ally'],
        ['bsg-line-ally', { place: place(entry.it.location) }],
        ...sidesOf(words, entry.it),
      ];
    case 'crossroads':
      return [['bsg-kind-crossroads'], ...sidesOf(words, entry.it)];
  }
}

const PLACES_CIVILIANS = {
  anywhere: 'bsg-line-places-civilians',
  'empty-first': 'bsg-line-places-civilians-empty-first',
} as const;

/** What the holder of a title does. */
function titleLines(
  words: Words,
  { action, playsQuorum, destinations, placesCivilians }: TitleCard,
): Line[] {
  return [
    ['bsg-line-action', { text: textOf(words, action) }],
    ...(playsQuorum === true ? [['bsg-line-plays-quorum'] as const] : []),
    ...(destinations === undefined
      ? []
      : [['bsg-line-destinations', { cards: destinationCards(destinations) }] as const]),
    ...(placesCivilians === undefined ? [] : [[PLACES_CIVILIANS[placesCivilians]] as const]),
  ];
}

/** What either kind of trauma token brings. */
function sidesOf(words: Words, { benevolent, antagonistic }: AllyCard | CrossroadsCard): Line[] {
  return [
    ['bsg-line-benevolent', { text: textOf(words, benevolent) }],
    ['bsg-line-antagonistic', { text: textOf(words, antagonistic) }],
  ];
}

import { type Location, SKILLS, type Skill, type Title } from '../table/vocabulary.ts';
import { characters } from './base/characters.ts';
import { crises } from './base/crises.ts';
import { destinations } from './base/destinations.ts';
import { locations } from './base/locations.ts';
import { loyaltyCards } from './base/loyalty.ts';
import { quorumCards } from './base/quorum.ts';
import { skillCards, strengths } from './base/skill-cards.ts';
import { superCrises } from './base/super-crises.ts';
import { titles } from './base/titles.ts';
import type {
  Ability,
  AbilityRule,
  Character,
  Crisis,
  Destination,
  LocationCard,
  LoyaltyCard,
  QuorumCard,
  Rule,
  SkillCardKind,
  TitleCard,
} from './definition.ts';

export type CharacterId = (typeof characters)[number]['id'];
export type CrisisId = (typeof crises)[number]['id'] | (typeof superCrises)[number]['id'];
export type DestinationId = (typeof destinations)[number]['id'];
export type QuorumId = (typeof quorumCards)[number]['id'];
export type LoyaltyId = (typeof loyaltyCards)[number]['id'];
export type SkillCardId = (typeof skillCards)[number]['id'];

export const CHARACTERS: readonly CharacterId[] = characters.map(({ id }) => id);
function index<T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> {
  return new Map(cards.map((card) => [card.id, card]));
}

function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const card = map.get(id);
  if (card === undefined) throw new RangeError(`there is no card "${id}"`);
  return card;
}

const characterById = index<Character>(characters);
const crisisById = index<Crisis>([...crises, ...superCrises]);
const destinationById = index<Destination>(destinations);
const quorumById = index<QuorumCard>(quorumCards);
const loyaltyById = index<LoyaltyCard>(loyaltyCards);
const locationById = index<LocationCard>(locations);
const titleById = index<TitleCard<CharacterId>>(titles);

export const characterOf = (id: CharacterId): Character => found(characterById, id);
export const crisisOf = (id: CrisisId): Crisis => found(crisisById, id);
export const destinationOf = (id: DestinationId): Destination => found(destinationById, id);
export const quorumOf = (id: QuorumId): QuorumCard => found(quorumById, id);
export const loyaltyOf = (id: LoyaltyId): LoyaltyCard => found(loyaltyById, id);
export const locationOf = (id: Location): LocationCard => found(locationById, id);
export const titleOf = (id: Title): TitleCard<CharacterId> => found(titleById, id);

function copies<T extends { readonly id: string; readonly copies?: number }>(
  cards: readonly T[],
): T['id'][] {
  return cards.flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card.id));
}

const WHOLE_DECKS = {
  crises: copies<(typeof crises)[number]>(crises),
  superCrises: copies<(typeof superCrises)[number]>(superCrises),
  destinations: copies<(typeof destinations)[number]>(destinations),
  quorum: copies<(typeof quorumCards)[number]>(quorumCards),
};

export const crisisDeck = (): CrisisId[] => [...WHOLE_DECKS.crises];
export const superCrisisDeck = (): CrisisId[] => [...WHOLE_DECKS.superCrises];
export const destinationDeck = (): DestinationId[] => [...WHOLE_DECKS.destinations];
export const quorumDeck = (): QuorumId[] => [...WHOLE_DECKS.quorum];
export const ALL_CRISES: readonly CrisisId[] = [...crises, ...superCrises].map(({ id }) => id);
export const ALL_QUORUM: readonly QuorumId[] = quorumCards.map(({ id }) => id);
export const ALL_DESTINATIONS: readonly DestinationId[] = destinations.map(({ id }) => id);
export const CYLON_CARDS: readonly LoyaltyId[] = loyaltyCards
  .filter(({ team }) => team === 'cylon')
  .map(({ id }) => id);

/** A skill card of the box, 0 to 104: 21 of each skill, in the order of SKILLS. */
export type SkillCard = number;

interface CardFace {
  readonly kind: SkillCardKind;
  readonly strength: number;
}

const FACES: readonly CardFace[] = SKILLS.flatMap((skill) => {
  const [low, high] = skillCards.filter((card) => card.skill === skill);
  return strengths.flatMap(({ strength, copies: count }) => {
    const kind: SkillCardKind | undefined = strength <= 2 ? low : high;
    return kind === undefined ? [] : Array.from({ length: count }, () => ({ kind, strength }));
  });
});

/** BSG-1.11: how many cards a skill has. */
const SKILL_DECK = FACES.length / SKILLS.length;

export const ALL_SKILL_CARDS: readonly SkillCard[] = FACES.map((_, card) => card);

function faceOf(card: SkillCard): CardFace {
  const face = FACES[card];
  if (face === undefined) throw new RangeError(`there is no skill card ${card}`);
  return face;
}

/**
 * The card that stands for all that look like it. Cards are shown to others only so: a number of its own would
 * let them recognise one of several that are alike (HI-12).
 */
export const lookOf = (card: SkillCard): SkillCard => LOOKS[card] ?? card;

const LOOKS: readonly SkillCard[] = FACES.map((face) =>
  FACES.findIndex(({ kind, strength }) => kind === face.kind && strength === face.strength),
);

export const skillOf = (card: SkillCard): Skill => faceOf(card).kind.skill;
export const strengthOf = (card: SkillCard): number => faceOf(card).strength;
export const kindOf = (card: SkillCard): SkillCardKind => faceOf(card).kind;

export function skillDeck(skill: Skill): SkillCard[] {
  const first = SKILLS.indexOf(skill) * SKILL_DECK;
  return ALL_SKILL_CARDS.slice(first, first + SKILL_DECK);
}

export function isCharacterId(id: string): id is CharacterId {
  return characterById.has(id);
}

/** The ability of a character sheet with this rule, if it has one. */
export function abilityOf<R extends Rule>(
  id: CharacterId,
  rule: R,
): (Ability & Extract<AbilityRule, { rule: R }>) | undefined {
  return characterOf(id).abilities.find((it): it is Ability & Extract<AbilityRule, { rule: R }> =>
    isRule(it, rule),
  );
}

function isRule(ability: Ability, rule: Rule): boolean {
  return ability.rule === rule;
}

/** BSG-12.8 */
export function canPilot(id: CharacterId): boolean {
  return characterOf(id).skillSet.some(({ skills }) => skills.includes('piloting'));
}

export type * from './definition.ts';

/** Every definition of the game by deck, for whoever reads or speaks them all. */
export const DEFINITIONS = {
  characters,
  locations,
  titles,
  skillCards,
  quorumCards,
  loyaltyCards,
  destinations,
  crises,
  superCrises,
} as const;

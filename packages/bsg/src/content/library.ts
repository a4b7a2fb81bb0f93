import { PRINTED } from '../modules/printed.ts';
import type { Card, DeckId } from '../table/cards.ts';
import type { Location, Skill } from '../table/vocabulary.ts';
import type { baseContent } from './base/index.ts';
import type {
  Ability,
  AbilityRule,
  AgendaCard,
  AllyCard,
  Board,
  Character,
  Content,
  Crisis,
  CrossroadsCard,
  Destination,
  ExtraAction,
  LocationCard,
  LoyaltyCard,
  QuorumCard,
  Rule,
  SkillCardKind,
  TitleCard,
  TitleCardId,
} from './definition.ts';
import type { cylonFleetContent } from './exodus/cylon-fleet.ts';
import type { exodusContent } from './exodus/index.ts';
import type { ionianNebulaContent } from './exodus/ionian-nebula.ts';
import type { finalFiveCards, personalGoals } from './exodus/loyalty.ts';
import type { pegasusContent } from './pegasus/index.ts';
import type { leadersContent } from './pegasus/leaders.ts';
import type { newCapricaContent } from './pegasus/new-caprica.ts';

// Every definition this program knows, whatever is in play at a table: a card is looked up by its id.

type Base = typeof baseContent;
type Pegasus = typeof pegasusContent;
type NewCaprica = typeof newCapricaContent;
type Leaders = typeof leadersContent;
type Exodus = typeof exodusContent;
type CylonFleet = typeof cylonFleetContent;
type IonianNebula = typeof ionianNebulaContent;
export type CharacterId =
  | Base['characters'][number]['id']
  | Pegasus['characters'][number]['id']
  | Leaders['characters'][number]['id']
  | Exodus['characters'][number]['id'];
export type CrisisId =
  | Base['crises'][number]['id']
  | Base['superCrises'][number]['id']
  | Pegasus['crises'][number]['id']
  | Pegasus['superCrises'][number]['id']
  | NewCaprica['laterCrises'][number]['id']
  | Exodus['crises'][number]['id']
  | Exodus['superCrises'][number]['id']
  | CylonFleet['crises'][number]['id']
  | CylonFleet['superCrises'][number]['id'];
export type DestinationId =
  | Base['destinations'][number]['id']
  | Pegasus['destinations'][number]['id']
  | Exodus['destinations'][number]['id'];
export type QuorumId =
  | Base['quorumCards'][number]['id']
  | Pegasus['quorumCards'][number]['id']
  | Exodus['quorumCards'][number]['id'];
export type LoyaltyId =
  | Base['loyaltyCards'][number]['id']
  | Pegasus['loyaltyCards'][number]['id']
  | 'sympathetic-cylon'
  | Exodus['loyaltyCards'][number]['id']
  | (typeof personalGoals)[number]['id']
  | (typeof finalFiveCards)[number]['id'];
export type SkillCardId =
  | Base['skillCards']['kinds'][number]['id']
  | Pegasus['skillCards']['kinds'][number]['id']
  | Exodus['skillCards']['kinds'][number]['id'];
export type AgendaId = Pegasus['agendas'][number]['id'];
export type ActionId =
  | NewCaprica['actions'][number]['id']
  | Pegasus['actions'][number]['id']
  | CylonFleet['actions'][number]['id'];
export type AllyId = IonianNebula['allies'][number]['id'];
export type CrossroadsId = IonianNebula['crossroads'][number]['id'];
export type { TitleCardId };

/** A skill card of the box by its number: each of several that are alike has its own. */
export type SkillCard = number;

interface CardFace {
  readonly kind: SkillCardKind;
  /** That of the kind. */
  readonly skill: Skill;
  readonly strength: number;
  /** The first card that looks like it. */
  readonly look: SkillCard;
}

const shelves: Record<DeckId, Map<string, object>> = {
  crisis: new Map(),
  'super-crisis': new Map(),
  quorum: new Map(),
  destination: new Map(),
  loyalty: new Map(),
  card: new Map(),
  character: new Map(),
  location: new Map(),
  title: new Map(),
  agenda: new Map(),
  action: new Map(),
  ally: new Map(),
  crossroads: new Map(),
};
/** How often something was put on the shelf: whoever keeps lists of it knows when they are old. */
let editions = 0;
export const edition = (): number => editions;

const boards: Board[] = [];
const faces: CardFace[] = [];

function put(deck: DeckId, definitions: readonly { readonly id: string }[] = []): void {
  for (const it of definitions) {
    if (shelves[deck].has(it.id)) throw new RangeError(`two things are called "${deck}:${it.id}"`);
    shelves[deck].set(it.id, it);
  }
}

/** Puts the contents of a box on the shelf, once and for all. */
export function shelve(content: Content): void {
  editions += 1;
  put('character', content.characters);
  put('title', content.titles);
  put('quorum', content.quorumCards);
  put('loyalty', content.loyaltyCards);
  put('destination', content.destinations);
  put('crisis', content.crises);
  put('crisis', content.laterCrises);
  put('agenda', content.agendas);
  put('action', content.actions);
  put('ally', content.allies);
  put('crossroads', content.crossroads);
  put('super-crisis', content.superCrises);
  put('card', content.skillCards?.kinds);
  for (const board of content.boards ?? []) {
    boards.push(board);
    put('location', board.locations);
  }
  let card = content.skillCards?.from ?? 0;
  for (const kind of content.skillCards?.kinds ?? []) {
    for (const { strength, copies } of kind.strengths) {
      const look = card;
      for (let i = 0; i < copies; i++, card++) {
        if (faces[card] !== undefined) throw new RangeError(`two skill cards are number ${card}`);
        faces[card] = { kind, skill: kind.skill, strength, look };
      }
    }
  }
}

for (const { content } of PRINTED) if (content !== undefined) shelve(content);

/** A definition by its id. What lies on a shelf is what `shelve` put there. */
function found<T>(shelf: ReadonlyMap<string, object>, id: string): T {
  const it = shelf.get(id);
  if (it === undefined) throw new RangeError(`there is no "${nameOf(shelf)}:${id}"`);
  return it as T;
}

const nameOf = (shelf: ReadonlyMap<string, object>): string =>
  Object.entries(shelves).find(([, it]) => it === shelf)?.[0] ?? '';

// Every shelf is named outright: one that is looked up by the name of its deck takes twice as long.
export const definitionOf = ({ deck, id }: Card): object => found(shelves[deck], id);
export const characterOf = (id: CharacterId): Character => found(shelves.character, id);
export const destinationOf = (id: DestinationId): Destination => found(shelves.destination, id);
export const quorumOf = (id: QuorumId): QuorumCard => found(shelves.quorum, id);
export const loyaltyOf = (id: LoyaltyId): LoyaltyCard => found(shelves.loyalty, id);
export const locationOf = (id: Location): LocationCard => found(shelves.location, id);
export const titleOf = (id: TitleCardId): TitleCard<CharacterId> => found(shelves.title, id);
export const agendaOf = (id: AgendaId): AgendaCard => found(shelves.agenda, id);
export const allyOf = (id: AllyId): AllyCard => found(shelves.ally, id);
export const crossroadsOf = (id: CrossroadsId): CrossroadsCard => found(shelves.crossroads, id);
export const extraActionOf = (id: ActionId): ExtraAction => found(shelves.action, id);
export const crisisOf = (id: CrisisId): Crisis =>
  found(shelves.crisis.has(id) ? shelves.crisis : shelves['super-crisis'], id);

/** Whether there is such a card in that deck. */
export function isIn(deck: DeckId, id: string): boolean {
  return shelves[deck].has(id);
}

/** All that is called so, as far as the type goes: the shelf of a deck holds nothing else. */
function all<T>(deck: DeckId): readonly T[] {
  return [...shelves[deck].values()] as T[];
}

/** Every definition by deck, for whoever reads or speaks them all. */
export const DEFINITIONS = {
  get characters() {
    return all<Character<CharacterId>>('character');
  },
  get boards(): readonly Board[] {
    return boards;
  },
  get locations() {
    return all<LocationCard>('location');
  },
  get titles() {
    return all<TitleCard<CharacterId>>('title');
  },
  get skillCards() {
    return all<SkillCardKind<SkillCardId>>('card');
  },
  get quorumCards() {
    return all<QuorumCard<QuorumId>>('quorum');
  },
  get loyaltyCards() {
    return all<LoyaltyCard<LoyaltyId>>('loyalty');
  },
  get destinations() {
    return all<Destination<DestinationId>>('destination');
  },
  get crises() {
    return all<Crisis & { readonly id: CrisisId }>('crisis');
  },
  get agendas() {
    return all<AgendaCard<AgendaId>>('agenda');
  },
  get actions() {
    return all<ExtraAction<ActionId>>('action');
  },
  get allies() {
    return all<AllyCard<AllyId>>('ally');
  },
  get crossroads() {
    return all<CrossroadsCard<CrossroadsId>>('crossroads');
  },
  get superCrises() {
    return all<Crisis & { readonly id: CrisisId }>('super-crisis');
  },
};

function faceOf(card: SkillCard): CardFace {
  const face = faces[card];
  if (face === undefined) throw new RangeError(`there is no skill card ${card}`);
  return face;
}

/**
 * The card that stands for all that look like it. Cards are shown to others only so: a number of its own would
 * let them recognise one of several that are alike (HI-12).
 */
export const lookOf = (card: SkillCard): SkillCard => faceOf(card).look;
export const skillOf = (card: SkillCard): Skill => faceOf(card).skill;
export const strengthOf = (card: SkillCard): number => faceOf(card).strength;
export const kindOf = (card: SkillCard): SkillCardKind => faceOf(card).kind;

export const isSkillCard = (card: number): boolean => faces[card] !== undefined;

/** All skill cards of a kind, by their numbers. */
export function cardsOfKind(kind: SkillCardKind): SkillCard[] {
  return faces.flatMap((face, card) => (face.kind === kind ? [card] : []));
}

export function isCharacterId(id: string): id is CharacterId {
  return isIn('character', id);
}

/** The ability of a character sheet with this rule, if it has one. */
export function abilityOf<R extends Rule>(
  id: CharacterId,
  rule: R,
): (Ability & Extract<AbilityRule, { rule: R }>) | undefined {
  const found = rulesOn(id).get(rule);
  return found !== undefined && isRule(found, rule) ? found : undefined;
}

const rulesBySheet = new Map<CharacterId, ReadonlyMap<Rule, Ability>>();

/** The abilities of a sheet by their rules, the first of each: asked for at every step. */
function rulesOn(id: CharacterId): ReadonlyMap<Rule, Ability> {
  let rules = rulesBySheet.get(id);
  if (rules === undefined) {
    rules = new Map([...characterOf(id).abilities].reverse().map((it) => [it.rule, it]));
    rulesBySheet.set(id, rules);
  }
  return rules;
}

function isRule<R extends Rule>(
  ability: Ability,
  rule: R,
): ability is Ability & Extract<AbilityRule, { rule: R }> {
  return ability.rule === rule;
}

/** BSG-12.8 */
export function canPilot(id: CharacterId): boolean {
  return characterOf(id).skillSet.some(({ skills }) => skills.includes('piloting'));
}

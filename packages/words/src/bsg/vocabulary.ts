import {
  type Activation,
  type AgendaId,
  type AllyId,
  allyOf,
  type BasestarToken,
  type BoardId,
  type CrisisId,
  type CrossroadsId,
  type DamageToken,
  type DeckId,
  type DestinationId,
  type Everybody,
  kindOf,
  type Location,
  type LoyaltyId,
  type QuorumId,
  type Resource,
  type Sector,
  type Skill,
  type SkillCard,
  skillOf,
  strengthOf,
  type Title,
  type Trauma,
  type Who,
} from '@starboard/bsg/reading';
import { type Thing, thing } from '../thing.ts';

/** The things of Battlestar Galactica that sentences name. */

export type ShipName =
  | 'raider'
  | 'heavy-raider'
  | 'basestar'
  | 'civilian'
  | 'viper'
  | 'raptor'
  | 'centurion'
  | 'occupation-force';

export const resource = (it: Resource): Thing => thing(`bsg-resource-${it}`);
export const skill = (it: Skill): Thing => thing(`bsg-skill-${it}`);
export const sector = (it: Sector): Thing => thing(`bsg-sector-${it}`);
export const ships = (ship: ShipName | string, count: number): Thing =>
  thing(`bsg-ships-${ship}`, { count });
export const who = (it: Who | Everybody | 'each-other-human'): Thing => thing(`bsg-who-${it}`);
/** Somebody who was spoken of just before: they. */
export const PRONOUN = thing('bsg-who-pronoun');
export const title = (it: Title): Thing => thing(`bsg-title-${it}`);
export const activation = (it: Activation): Thing => thing(`bsg-activation-${it}`);
export const character = (id: string): Thing => thing(`bsg-character-${id}`);
export const board = (id: BoardId): Thing => thing(`bsg-board-${id}`);

/** What is used by the name of a post that a Quorum card gives, not of an ability. */
const POSTS: ReadonlySet<string> = new Set(['arbitrator', 'chief-of-staff']);
export const isPost = (id: string): boolean => POSTS.has(id);
export const ability = (id: string): Thing => thing(isPost(id) ? `bsg-${id}` : `bsg-ability-${id}`);

export const place = (it: Location | 'colonial-one'): Thing =>
  it === 'colonial-one' ? thing('bsg-place-colonial-one') : thing(`bsg-location-${it}`);

const quoted = (id: string): Thing => thing('bsg-quoted', { name: thing(id) });
export const crisis = (id: CrisisId): Thing => quoted(`bsg-crisis-${id}`);
export const quorum = (id: QuorumId): Thing => quoted(`bsg-quorum-${id}`);
export const loyalty = (id: LoyaltyId): Thing => quoted(`bsg-loyalty-${id}`);
export const destination = (id: DestinationId): Thing => quoted(`bsg-destination-${id}`);
export const agenda = (id: AgendaId): Thing => quoted(`bsg-agenda-${id}`);
export const crossroads = (id: CrossroadsId): Thing => quoted(`bsg-crossroads-${id}`);

/** Somebody who can also be played is called by the same name. */
export function allyName(id: AllyId): string {
  return allyOf(id).character === id ? `bsg-character-${id}` : `bsg-ally-${id}`;
}
export const ally = (id: AllyId): Thing => thing(allyName(id));
/** A kind of skill card. */
export const cardKind = (id: string): Thing => quoted(`bsg-card-${id}`);

/** A card, or a place, by its deck and id. */
export function named(deck: DeckId, id: string): Thing {
  switch (deck) {
    case 'crisis':
    case 'super-crisis':
      return quoted(`bsg-crisis-${id}`);
    case 'location':
    case 'character':
    case 'title':
    case 'action':
      return thing(`bsg-${deck}-${id}`);
    case 'ally':
      // An id of that deck is an ally's.
      return ally(id as AllyId);
    default:
      return quoted(`bsg-${deck}-${id}`);
  }
}

/** Of a deck that is named beside them. */
export const plainCards = (count: number): Thing => thing('bsg-plain-cards', { count });
export const skillCards = (count: number): Thing => thing('bsg-skill-cards', { count });
export const skillCardsOf = (count: number, from: readonly Skill[]): Thing =>
  thing('bsg-skill-cards-of', { count, skills: from.map(skill) });
export const quorumCards = (count: number): Thing => thing('bsg-quorum-cards', { count });
export const moreQuorumCards = (count: number): Thing => thing('bsg-more-quorum-cards', { count });
export const loyaltyCards = (count: number): Thing => thing('bsg-loyalty-cards', { count });
export const crisisCards = (count: number): Thing => thing('bsg-crisis-cards', { count });
export const traumaTokens = (count: number): Thing => thing('bsg-trauma-tokens', { count });
export const trauma = (it: Trauma): Thing => thing(`bsg-trauma-${it}`);
export const destinationCards = (count: number): Thing => thing('bsg-destination-cards', { count });

/** One card of the box: its name, skill and strength. */
export const skillCard = (card: SkillCard): Thing =>
  thing('bsg-card-with-strength', {
    name: thing(`bsg-card-${kindOf(card).id}`),
    skill: skill(skillOf(card)),
    strength: strengthOf(card),
  });

const LOCATED: readonly DamageToken[] = ['food', 'fuel'];

export function damage(token: DamageToken): Thing {
  return LOCATED.includes(token) ? thing(`bsg-resource-${token}`) : thing(`bsg-location-${token}`);
}

export const basestarToken = (it: BasestarToken): Thing => thing(`bsg-token-${it}`);

/** `basestar-1` is the second basestar; which one it is the sector says. */
export const target = (name: string): Thing => thing(`bsg-target-${name.replace(/-\d+$/, '')}`);
